public import Comonads

/// The directed container of a ledger: from a state one may go along any change of it.
public enum LedgerContainer<Action: MonoidAction>: DirectedContainer {
  /// The state.
  public typealias Shape = Action.State

  /// What is dispatched.
  public typealias Position = Action.Change

  /// Returns the empty change.
  public static func root(of shape: Action.State) -> Action.Change { .empty }

  /// Returns the shape that the position leads to.
  public static func subshape(
    of shape: Action.State,
    at position: Action.Change
  ) -> Action.State {
    var state = shape
    Action.act(on: &state, by: position)
    return state
  }

  /// Combines with what comes after, in place.
  public static func advance(
    _ position: inout Action.Change,
    by step: Action.Change,
    from shape: Action.State
  ) {
    position.combine(with: step)
  }
}

extension Ledger {
  /// What the ledger means: a state, and a value for every change from here on.
  ///
  /// ```text
  /// Ledger(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  public var meaning: Space<LedgerContainer<Action>, Value> {
    Space(shape: state, value: trace)
  }

  /// Creates the ledger that a space means; its log begins here.
  public init(meaning space: Space<LedgerContainer<Action>, Value>) {
    self.init(state: space.shape) { _, log in space.peek(at: log) }
  }
}

extension Update {
  /// What the program means: what it dispatches from each state, and its value.
  ///
  /// ```text
  /// Update(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  public var meaning: Co<LedgerContainer<Action>, Value> {
    Co(answering: { state in
      let (change, value) = run(from: state)
      return (change, value)
    })
  }

  /// Creates the program that a walk means.
  public init(meaning program: Co<LedgerContainer<Action>, Value>) {
    self.init { dispatcher in
      let (change, value) = program(dispatcher.state)
      dispatcher.dispatch(change)
      return value
    }
  }
}
