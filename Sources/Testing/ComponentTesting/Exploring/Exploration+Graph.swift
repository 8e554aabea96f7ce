public import ComponentKit
import StateGraphs

// The graph of an exploration, for questions that it does not answer.

extension Exploration {
  /// The component in a state.
  ///
  /// - Parameter state: Its number, from 0 for the start, in the order of the shortest ways.
  /// - Returns: The component.
  /// - Complexity: O(1).
  public func subject(_ state: Int) -> Subject {
    precondition(
      situations.indices.contains(state),
      "a state must be below stateCount, \(stateCount); got \(state)"
    )
    return situations[state].subject
  }

  /// The steps that lead from a state; none from one that was not expanded, since the space was cut off.
  ///
  /// ```swift
  /// struct Clock: Program {
  ///   let initial = 0
  ///   func update(_ hour: inout Int, by message: Int) { hour = (hour + message) % 12 }
  ///   func view(_ hour: Int, send: @escaping (Int) -> Void) -> Int { hour }
  /// }
  /// let space = Exploration(from: Component<React<Clock>>(Clock()), by: [1])
  /// space.steps(of: 11).map(\.target)  // [0]
  /// space.subject(11).view  // 11
  /// ```
  ///
  /// - Complexity: O(steps of the state).
  public func steps(of state: Int) -> [ExplorationStep<Subject.Message>] {
    graph.steps(of: state).map { step in
      ExplorationStep(
        event: events[Int(step.label)],
        refusal: refusal(of: step),
        target: Int(step.target)
      )
    }
  }
}

extension Exploration: CustomStringConvertible {
  /// How many states and steps there are, and where the exploration has stopped.
  public var description: String {
    "\(stateCount) states, \(stepCount) steps, \(cut.map { "cut off at \($0)" } ?? "all visited")"
  }
}

/// A step from one state of an ``Exploration`` to another.
public struct ExplorationStep<Message> {
  /// The event.
  public let event: RunEvent<Message>

  /// Why it was refused, if it was: then it leads to the state where it began.
  public let refusal: Refusal?

  /// The number of the state that it leads to.
  public let target: Int
}
