public import Comonads

/// The directed container of a ledger: every change leads from a state to the changed state.
///
/// ```swift
/// LedgerContainer<WriterAction<String>>.composing("ab", "c", from: ())  // "abc"
/// ```
///
/// The laws are those of `DirectedContainer`. Its comonad is ``Ledger``, its dual monad ``Update``.
public enum LedgerContainer<Action: MonoidAction>: DirectedContainer {
  /// The state.
  public typealias Shape = Action.State

  /// The change that leads to a value.
  public typealias Position = Action.Change

  /// Returns the empty change.
  public static func root(of shape: Action.State) -> Action.Change { .empty }

  /// Returns the state after the change.
  public static func subshape(of shape: Action.State, at position: Action.Change) -> Action.State {
    var state = shape
    Action.act(on: &state, by: position)
    return state
  }

  /// Adds the step to the change, in place.
  public static func advance(
    _ position: inout Action.Change,
    by step: Action.Change,
    from shape: Action.State
  ) {
    position.combine(with: step)
  }
}

// MARK: - Comonad

extension Ledger {
  /// The space that the ledger means: its state, and a value for every further change.
  ///
  /// ```swift
  /// let letters = Ledger<WriterAction<String>, Int>(state: ()) { _, log in log.count }
  /// letters.meaning.peek(at: "abc")  // 3
  /// ```
  ///
  /// ```text
  /// Ledger(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  ///
  /// - Complexity: O(1); a value costs one `trace(_:)`.
  public var meaning: Space<LedgerContainer<Action>, Value> { Space(shape: state, value: trace) }

  /// Creates the ledger that a space means; its log is empty.
  ///
  /// - Complexity: O(1); a value costs what it costs in the space.
  public init(meaning space: Space<LedgerContainer<Action>, Value>) {
    self.init(state: space.shape) { _, log in space.peek(at: log) }
  }
}

// MARK: - Monad

extension Update {
  /// The walk that the program means: the change that it dispatches from each state, and its value.
  ///
  /// ```swift
  /// Update<WriterAction<String>, Void>.dispatch("abc").meaning(()).position  // "abc"
  /// ```
  ///
  /// ```text
  /// Update(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  ///
  /// - Complexity: O(1); a run costs one run of the program on a copy of the state.
  public var meaning: Co<LedgerContainer<Action>, Value> { Co(answering: { run(from: $0) }) }

  /// Creates the program that a walk means.
  ///
  /// - Complexity: O(1); a run costs one run of the walk and one dispatch.
  public init(meaning walk: Co<LedgerContainer<Action>, Value>) {
    self.init { dispatcher in
      let (change, value) = walk(dispatcher.state)
      dispatcher.dispatch(change)
      return value
    }
  }
}
