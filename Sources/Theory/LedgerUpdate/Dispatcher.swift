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
    Action.act(on: &current, by: change)
    log.combine(with: change)
  }
}

extension Dispatcher where Action: Reducer {
  /// Changes the state by one step and adds the step to the log, in place.
  @inlinable
  public mutating func dispatch(_ step: Action.Step) {
    Action.reduce(&current, by: step)
    log.append(step)
  }

  /// Dispatches the step that a function chooses by the state, or none: a conditional dispatch.
  ///
  /// The function changes the state in place, as the reducer does for its step; for nil it leaves
  /// the state as it is:
  ///
  /// ```text
  /// d.record { choose($0) }  is  d.dispatch(step) for step = choose(&d.state)
  /// ```
  @inlinable
  public mutating func record(_ choose: (inout Action.State) -> Action.Step?) {
    if let step = choose(&current) { log.append(step) }
  }
}
