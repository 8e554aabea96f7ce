public import Comonads
public import FreeMonad

extension Cofree where F: DualContainer {
  /// Creates a tree from a state that answers operations and changes with each of them, in place.
  ///
  /// ```swift
  /// enum Memory: Container {
  ///   typealias Shape = Int // the number that is added
  ///   typealias Position = Int // the sum
  /// }
  /// var memory = Cofree<Dual<Memory>, String>(
  ///   state: 0,
  ///   value: { "\($0)" },
  ///   respond: { sum, added in
  ///     sum += added
  ///     return sum
  ///   }
  /// )
  /// memory.ask(3)  // 3
  /// memory.ask(4)  // 7
  /// memory.extract()  // "7"
  /// ```
  ///
  /// - Parameters:
  ///   - state: The hidden state.
  ///   - value: The value at a state.
  ///   - respond: The answer to an operation, and the change of the state.
  @inlinable
  @inline(__always)
  public init<State>(
    state: State,
    value: @escaping (State) -> Value,
    respond: @escaping (inout State, F.Original.Shape) -> F.Original.Position
  ) {
    self.init(
      machine: Machine(
        state,
        shape: { state in
          .each { operation in
            var state = state
            return respond(&state, operation)
          }
        },
        value: value,
        step: { .always(respond(&$0, $1)) }
      )
    )
  }

  /// Answers one operation and moves the focus by it, in place.
  ///
  /// ```text
  /// w.ask(o) == w.move(by: .liftF(o))
  /// ```
  ///
  /// - Complexity: One call of the function given; no allocation.
  @discardableResult
  @inlinable
  public mutating func ask(_ operation: F.Original.Shape) -> F.Original.Position {
    leave(along: operation)(operation)
  }
}
