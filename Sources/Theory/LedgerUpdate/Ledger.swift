public import Comonads

/// A value for every further change of a state, together with the state and the log of changes that
/// has led to it.
///
/// `trace` reads the value after a further change; `dispatch` changes the state. With a
/// ``Reducer``, a ledger is a store of Redux:
///
/// ```swift
/// enum Stepper: Reducer {
///   static func reduce(_ state: inout Int, by step: Int) { state += step }
/// }
/// var counter = Ledger<Stepper, String>(state: 0) { state, log in "\(log) -> \(state)" }
/// counter.dispatch(2)
/// counter.trace([3])  // "[2, 3] -> 5"
/// counter.extract()  // "[2] -> 2"
/// counter.dispatch(4)
/// counter.extract()  // "[2, 4] -> 6"
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
/// Two ledgers are equal when their states and their values after every further change are; their
/// logs may differ.
///
/// A ledger is not a `Store`: a program can read the state, and move to another one only by a
/// change.
///
/// Its dual monad is ``Update``. (Ahman and Uustalu, Update monads: cointerpreting directed
/// containers, 2013.)
///
/// - Complexity: A move changes the state and combines logs in place, and computes no value. A
///   reading is one call of the function given; closures do not nest, whatever the number of moves.
public struct Ledger<Action: MonoidAction, Value> {
  @usableFromInline
  var dispatcher: Dispatcher<Action>

  @usableFromInline
  let values: (Action.State, Action.Change) -> Value

  /// Creates a ledger from a state, the log that has led to it, and the value at each state and
  /// log.
  @inlinable
  public init(
    state: Action.State,
    log: Action.Change = .empty,
    value: @escaping (_ state: Action.State, _ log: Action.Change) -> Value
  ) {
    self.init(dispatcher: Dispatcher(state: state, log: log), values: value)
  }

  @inlinable
  init(dispatcher: Dispatcher<Action>, values: @escaping (Action.State, Action.Change) -> Value) {
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

  /// Returns the value after a further change, without moving the focus.
  ///
  /// - Complexity: One change, on copies of the state and of the log, and one call of the function
  ///   given.
  @inlinable
  public func trace(_ change: Action.Change) -> Value {
    var copy = dispatcher
    copy.dispatch(change)
    return values(copy.state, copy.log)
  }

  /// Changes the state and adds the change to the log, in place.
  ///
  /// - Complexity: One action on the state and one combination of logs; no value is computed.
  @inlinable
  public mutating func dispatch(_ change: Action.Change) { dispatcher.dispatch(change) }

  /// Returns the ledger after a change.
  ///
  /// ```text
  /// w.dispatching(m) == w.moved(by: .dispatch(m))
  /// ```
  ///
  /// - Complexity: One change, on copies of the state and of the log; no value is computed.
  @inlinable
  public func dispatching(_ change: Action.Change) -> Ledger {
    changed(self, change) { $0.dispatch($1) }
  }

  /// Replaces the log by the empty one and leaves the state as it is.
  ///
  /// ```text
  /// w.forgetLog(); w.log == .empty, and w.state is as before
  /// ```
  @inlinable
  public mutating func forgetLog() { dispatcher.log = .empty }
}

extension Ledger where Action: Reducer {
  /// Changes the state by one step and adds the step to the log, in place, unless it is rejected.
  ///
  /// ```text
  /// w.dispatch(step) == w.dispatch([step])
  /// ```
  ///
  /// - Complexity: One call of the reducer, and amortised O(1) for the log.
  @discardableResult
  @inlinable
  @inline(__always)
  public mutating func dispatch(_ step: Action.Step) -> Action.Rejection {
    dispatcher.dispatch(step)
  }

  /// Returns the ledger after one step.
  ///
  /// ```text
  /// w.dispatching(step) == w.dispatching([step])
  /// ```
  ///
  /// - Complexity: One step, on copies of the state and of the log; no value is computed.
  @inlinable
  public func dispatching(_ step: Action.Step) -> Ledger { changed(self, step) { $0.dispatch($1) } }
}

// MARK: - Functor

extension Ledger {
  /// Returns the ledger of the transformed values, with the same state and log.
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

  /// Returns the value at the state and the log so far.
  @inlinable
  public func extract() -> Value { values(dispatcher.state, dispatcher.log) }

  /// Returns the ledger whose value after each change is this ledger after that change.
  @inlinable
  public func duplicate() -> Ledger<Action, Ledger<Action, Value>> { extend { $0 } }

  /// Returns the ledger whose value after each change is the answer for this one after that change.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Ledger) -> Other) -> Ledger<Action, Other> {
    Ledger<Action, Other>(dispatcher: dispatcher) { [values] state, log in
      answer(Ledger(dispatcher: Dispatcher(state: state, log: log), values: values))
    }
  }

  /// Moves the focus by running a program on the state and the log, and returns the program's
  /// value.
  ///
  /// - Complexity: One run of the program, on state and log in place; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Update<Action, Answer>) -> Answer {
    program.run(&dispatcher)
  }
}
