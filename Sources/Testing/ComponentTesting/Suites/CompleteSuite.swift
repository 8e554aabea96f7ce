public import ComponentKit
import EmbeddedText
import StateGraphs

/// Histories of events that together detect every component that behaves otherwise, up to a number of
/// states.
///
/// ```swift
/// struct Clock: Program {
///   var hours = 3
///   let initial = 0
///   func update(_ hour: inout Int, by message: Int) { hour = (hour + message) % hours }
///   func view(_ hour: Int, send: @escaping (Int) -> Void) -> String { hour == 0 ? "noon" : "" }
/// }
/// let space = Exploration(from: Component<Elm<Clock>>(Clock()), by: [1])
/// let suite = space.completeSuite(extraStates: 1)
/// suite.histories.map(\.count)  // [5]
/// suite.fault(in: Component<Redux<Clock>>(Clock())) == nil  // true
/// suite.fault(in: Component<Elm<Clock>>(Clock(hours: 4)))?.history.count  // 3
/// ```
///
/// If a component has at most ``stateCount`` states, and it shows the expected views and refusals in
/// all histories, then it behaves as the explored one after all sequences of events of the space.
///
/// (Chow, Testing software design modeled by finite-state machines, 1978; Vasilevskii, Failure
/// diagnosis of automata, 1973: the W-method.)
public struct CompleteSuite<Message: Hashable, View: Hashable> {
  /// An event, and what is expected after it.
  public struct Step: Hashable {
    /// The event.
    public let event: RunEvent<Message>
    /// The refusal of its message, if it is refused.
    public let refusal: Refusal?
    /// The view after it.
    public let view: View
  }

  /// The view at the start.
  public let start: View

  /// The histories, none of which is the beginning of another one.
  public let histories: [[Step]]

  /// How many states a component may have that the suite tests completely.
  ///
  /// It is the number of classes of the space, and the extra ones. If up to c classes cannot be told
  /// apart by views and refusals, since they differ in the events that may come, it is a c-th of it:
  /// a state of the component may then stand for each of them.
  public let stateCount: Int
}

extension CompleteSuite: Sendable where Message: Sendable, View: Sendable {}
extension CompleteSuite.Step: Sendable where Message: Sendable, View: Sendable {}

extension Exploration where Subject.View: Hashable {
  /// Returns a suite that is complete for components with so many states more than are needed.
  ///
  /// - Parameter extraStates: How many states more a component may have.
  /// - Returns: The suite.
  /// - Precondition: The space was not cut off.
  /// - Complexity: O(n²k) for n classes and k inputs, and for each extra state k times as many
  ///   histories.
  public func completeSuite(extraStates: Int = 0) -> CompleteSuite<Subject.Message, Subject.View> {
    completeSuite(extraStates: extraStates) { $0.view }
  }
}

extension Exploration {
  /// Returns a suite that is complete by what a component shows.
  package func completeSuite<View: Hashable>(
    extraStates: Int = 0,
    showing view: (Subject) -> View
  ) -> CompleteSuite<Subject.Message, View> {
    precondition(
      cut == nil,
      "a complete suite needs the whole space; it was cut off at \(cut ?? "")"
    )
    let machine = minimalMachine(showing: view)
    let paths = machine.paths
    let distinguishing = machine.distinguishing
    let ends = Set(distinguishing.joined().compactMap { $0 }).union([[]])
    // A class is not distinguished from itself.
    let mostAlike = distinguishing.map { $0.count { $0 == nil } }.max() ?? 1
    var middles: [[Int]] = [[]]
    var latest = middles
    for _ in 0...max(extraStates, 0) {
      latest = latest.flatMap { middle in machine.inputs.indices.map { middle + [$0] } }
      middles += latest
    }
    var histories: Set<[Int]> = []
    for path in paths {
      for middle in middles {
        for end in ends {
          histories.insert(machine.defined(path + middle + end))
        }
      }
    }
    return CompleteSuite(
      start: view(situations[0].subject),
      histories: maximal(histories).map { steps($0, machine, view) },
      stateCount: (paths.count + max(extraStates, 0)) / mostAlike
    )
  }

  /// The events of inputs, and what is expected after each.
  private func steps<View: Hashable>(
    _ inputs: [Int],
    _ machine: MinimalMachine,
    _ view: (Subject) -> View
  ) -> [CompleteSuite<Subject.Message, View>.Step] {
    var here = 0
    return inputs.compactMap { input in
      guard let place = machine.places[here][input] else { return nil }
      let step = graph.steps[place]
      here = machine.targets[here][input]
      return CompleteSuite.Step(
        event: events[Int(step.label)],
        refusal: refusal(of: step),
        view: view(situations[Int(step.target)].subject)
      )
    }
  }
}

/// Returns the sequences that are not the beginning of another one, in a fixed order.
private func maximal(_ sequences: Set<[Int]>) -> [[Int]] {
  let sorted = sequences.sorted { $0.lexicographicallyPrecedes($1) }
  return sorted.indices.compactMap { index in
    let next = index + 1 < sorted.count ? sorted[index + 1] : []
    return next.starts(with: sorted[index]) && !sorted[index].isEmpty || sorted[index].isEmpty
      ? nil : sorted[index]
  }
}

extension MinimalMachine {
  /// Returns the inputs of a sequence that do something where they come.
  fileprivate func defined(_ sequence: [Int]) -> [Int] {
    var here = 0
    return sequence.filter { input in
      guard places[here][input] != nil else { return false }
      here = targets[here][input]
      return true
    }
  }
}

// MARK: - Running

extension CompleteSuite {
  /// A history after which a component does not show what is expected.
  public struct Fault: CustomStringConvertible {
    /// The events up to the difference.
    public let history: [RunEvent<Message>]
    /// The differences, as lines.
    public let lines: [String]

    /// The history and the differences.
    public var description: String {
      let messages = history.compactMap(\.message).map { MessageText.text(of: $0) }
      let place = messages.isEmpty ? "at the start" : "after \(messages.joined(separator: "; "))"
      return ([place + ":"] + lines).joined(separator: "\n")
    }
  }

  /// Returns the first difference that the histories of messages show in a component.
  ///
  /// Each history runs on a copy of the component, up to an event that is no message of a person:
  /// histories with answers of work are run by a ``Tester``, or by a host.
  ///
  /// - Parameter subject: The component, at its beginning.
  /// - Returns: The difference; nil if there is none.
  /// - Complexity: O(steps of all histories).
  public func fault<Subject: Child>(in subject: Subject) -> Fault?
  where Subject.Message == Message, Subject.View == View {
    if subject.view != start {
      return Fault(history: [], lines: LineDifference.text(ofViews: start, subject.view))
    }
    for history in histories {
      var subject = subject
      for (number, step) in history.enumerated() {
        guard case .message(let message) = step.event else { break }
        let refusal = subject.send(message)
        _ = subject.takeEffect()
        let events = history.prefix(number + 1).map(\.event)
        if refusal != step.refusal {
          let texts = [step.refusal, refusal].map { $0.map { "refused: \($0)" } ?? "accepted" }
          return Fault(history: events, lines: ["- \(texts[0])", "+ \(texts[1])"])
        }
        let view = subject.view
        if view != step.view {
          return Fault(history: events, lines: LineDifference.text(ofViews: step.view, view))
        }
      }
    }
    return nil
  }
}
