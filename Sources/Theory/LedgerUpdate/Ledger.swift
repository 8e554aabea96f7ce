public import Comonads

/// A state, the log of changes that led to it, and a value for every further change.
///
/// It stands between `Store` and `Moore`: the state can be read, but only a change from the
/// log's monoid can move it. With a ``Reducer`` this is exactly Redux.
///
/// ```swift
/// enum Stepper: Reducer {
///   static func reduce(_ state: inout Int, by step: Int) { state += step }
/// }
/// var counter = Ledger<Stepper, String>(state: 0) { state, log in "\(log) -> \(state)" }
/// counter.dispatch(2)
/// counter.dispatch(3)
/// counter.extract()  // "[2, 3] -> 5"
/// counter.trace([4])  // "[2, 3, 4] -> 9"
/// ```
///
/// ## Laws
///
/// Those of `PairedComonad`, and:
///
/// ```text
/// w.trace(.empty) == w.extract()
/// w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))
/// w.moved(by: .dispatch(m)).trace(n) == w.trace(m.combined(with: n))
/// w.moved(by: .dispatch(m)).state == w.state acted on by m
/// ```
///
/// Its dual monad is ``Update``. (Ahman and Uustalu, Update monads: cointerpreting directed
/// containers, 2013.)
///
/// - Complexity: The state is changed and the log combined in place; the log grows by what is
///   dispatched.
public struct Ledger<Action: MonoidAction, Value> {
  @usableFromInline
  var dispatcher: Dispatcher<Action>

  @usableFromInline
  let values: (Action.State, Action.Change) -> Value

  /// Creates a ledger from its first state and the value at each state and log.
  @inlinable
  public init(
    state: Action.State,
    value: @escaping (_ state: Action.State, _ log: Action.Change) -> Value
  ) {
    self.init(dispatcher: Dispatcher(state: state), values: value)
  }

  @inlinable
  init(
    dispatcher: Dispatcher<Action>,
    values: @escaping (Action.State, Action.Change) -> Value
  ) {
    self.dispatcher = dispatcher
    self.values = values
  }
}

// MARK: - Operations

extension Ledger {
  /// The state that the log has led to.
  @inlinable
  public var state: Action.State { dispatcher.state }

  /// The changes from the first state to the present one.
  @inlinable
  public var log: Action.Change { dispatcher.log }

  /// Changes what the state keeps beside what the log tells, and leaves the log as it is.
  @inlinable
  package mutating func amend(_ change: (inout Action.State) -> Void) {
    change(&dispatcher.current)
  }

  /// Begins the log anew where the state stands.
  ///
  /// ```text
  /// w.forgetLog(); w.log == .empty, and w.state is as before
  /// ```
  @inlinable
  public mutating func forgetLog() { dispatcher.log = .empty }

  /// Returns the value after a further change.
  ///
  /// - Complexity: One copy of the state if the change writes to it, and one of the log.
  @inlinable
  public func trace(_ change: Action.Change) -> Value {
    var copy = dispatcher
    copy.dispatch(change)
    return values(copy.state, copy.log)
  }

  /// Changes the state and adds the change to the log, in place.
  @inlinable
  public mutating func dispatch(_ change: Action.Change) {
    dispatcher.dispatch(change)
  }
}

extension Ledger where Action: Reducer {
  /// Changes the state by one step and adds the step to the log, in place.
  ///
  /// ```text
  /// w.dispatch(step) == w.dispatch([step])
  /// ```
  ///
  /// - Complexity: One step and, amortised, no allocation.
  @inlinable
  public mutating func dispatch(_ step: Action.Step) {
    dispatcher.dispatch(step)
  }
}

// MARK: - Functor

extension Ledger {
  /// Returns the ledger of the transformed values.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Ledger<Action, Other> {
    Ledger<Action, Other>(dispatcher: dispatcher) { [values] in transform(values($0, $1)) }
  }
}

// MARK: - Comonad

extension Ledger: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A program that reads the state and dispatches changes.
  public typealias Movement = Update<Action, Void>

  /// Returns the value at the present state and log.
  @inlinable
  public func extract() -> Value {
    values(dispatcher.state, dispatcher.log)
  }

  /// Returns the ledger whose value after each change is this ledger after that change.
  @inlinable
  public func duplicate() -> Ledger<Action, Ledger<Action, Value>> {
    extend { $0 }
  }

  /// Returns the ledger whose value after each change is the answer of this one after it.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Ledger) -> Other) -> Ledger<Action, Other> {
    Ledger<Action, Other>(dispatcher: dispatcher) { [values] state, log in
      answer(Ledger(dispatcher: Dispatcher(state: state, log: log), values: values))
    }
  }

  /// Makes the changes that the program dispatches and returns the program's value.
  ///
  /// - Complexity: One run of the program, on state and log in place; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Update<Action, Answer>) -> Answer {
    program.run(&dispatcher)
  }
}
