public import Comonads

/// A state that can be read, and changed only by dispatching changes to it.
public struct Dispatcher<Action: MonoidAction> {
  @usableFromInline
  var current: Action.State

  /// The changes so far.
  @usableFromInline
  var log: Action.Change

  /// Creates a dispatcher at a state, with the log that has led there.
  @inlinable
  public init(state: Action.State, log: Action.Change = .empty) {
    current = state
    self.log = log
  }

  /// The state that the changes so far have led to.
  @inlinable
  public var state: Action.State { current }

  /// Changes the state and adds the change to the log, in place.
  @inlinable
  public mutating func dispatch(_ change: Action.Change) {
    Action.act(on: &current, by: change, log: &log)
  }
}

extension Dispatcher where Action: Reducer {
  /// Changes the state by one step and adds the step to the log, in place, unless it is rejected.
  @discardableResult
  @inlinable
  // Inlined, so that generic code of a reducer knows what it returns.
  @inline(__always)
  public mutating func dispatch(_ step: Action.Step) -> Action.Rejection {
    let rejection = Action.reduce(&current, by: step)
    if !Action.isRejected(rejection) { log.append(step) }
    return rejection
  }
}
