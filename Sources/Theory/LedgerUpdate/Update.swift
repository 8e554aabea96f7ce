public import Comonads

/// A program that reads a state and dispatches changes to it, and ends with a value.
///
/// Redux calls such a program a thunk.
///
/// ```swift
/// enum Stepper: Reducer {
///   static func reduce(_ state: inout Int, by step: Int) { state += step }
/// }
/// let double = Update<Stepper, Void> { $0.dispatch($0.state) }
/// double.run(from: 21).log  // [21]
/// ```
///
/// ## Laws
///
/// Those of `Monad`, and:
///
/// ```text
/// Update.dispatch(.empty) == Update.pure(())
/// Update.dispatch(a).flatMap { Update.dispatch(b) } == Update.dispatch(a.combined(with: b))
/// Update.getState.flatMap { _ in m } == m
/// Update.dispatch(a).flatMap { Update.getState } == Update.getState.flatMap { s in Update.dispatch(a).map { s acted on by a } }
/// ```
///
/// Two programs are equal when they dispatch equal changes from every state and end with equal
/// values.
///
/// An update program is not a state program: it cannot replace the state, only dispatch a change.
///
/// Its dual comonad is ``Ledger``. (Ahman and Uustalu, Update monads: cointerpreting directed
/// containers, 2013.)
///
/// - Complexity: A run is one call of the function given; it changes the state and combines logs in
///   place. For the depth of plain binds, see `InPlaceMonad`.
public struct Update<Action: MonoidAction, Value> {
  @usableFromInline
  let body: (inout Dispatcher<Action>) -> Value

  /// Creates a program from a function that reads the state, dispatches changes and returns the
  /// value.
  @inlinable
  public init(_ body: @escaping (inout Dispatcher<Action>) -> Value) { self.body = body }

  /// Runs the program on a dispatcher, in place, and returns its value.
  @inlinable
  public func run(_ dispatcher: inout Dispatcher<Action>) -> Value { body(&dispatcher) }

  /// Returns the change that the program dispatches from a state, and its value.
  ///
  /// - Complexity: One run of the program, on a copy of the state.
  @inlinable
  public func run(from state: Action.State) -> (log: Action.Change, value: Value) {
    var dispatcher = Dispatcher<Action>(state: state)
    let value = body(&dispatcher)
    return (dispatcher.log, value)
  }
}

// MARK: - Operations

extension Update where Value == Action.State {
  /// The program that dispatches nothing and ends with the state.
  @inlinable
  public static var getState: Update { Update { $0.state } }
}

extension Update where Value == Void {
  /// Creates the program that dispatches a change.
  @inlinable
  public static func dispatch(_ change: Action.Change) -> Update { Update { $0.dispatch(change) } }
}

extension Update where Value == Void, Action: Reducer {
  /// Creates the program that dispatches one step.
  @inlinable
  public static func dispatch(_ step: Action.Step) -> Update { Update { _ = $0.dispatch(step) } }
}

// MARK: - Monad

extension Update: InPlaceMonad {
  /// Creates the program that dispatches nothing and ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> Update { Update { _ in value } }

  /// Returns this program with a transformed value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Update<Action, Other> {
    Update<Action, Other> { [body] in transform(body(&$0)) }
  }

  /// Returns this program followed by the one made from its value.
  @inlinable
  public func flatMap<Other>(
    _ next: @escaping (Value) -> Update<Action, Other>
  ) -> Update<Action, Other> {
    Update<Action, Other> { [body] in next(body(&$0)).run(&$0) }
  }
}
