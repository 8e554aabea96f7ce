import ComonadLab
import ComonadLaws

/// The operations of a monad of thunks, each with the program after it.
struct UpdateOperations<M: Monad, Action: MonoidAction>: Sendable {
  /// Dispatches a change and goes on.
  var dispatch: @Sendable (Action.Change, M) -> M

  /// Gets the state and goes on with it.
  var getState: @Sendable (@escaping (Action.State) -> M) -> M
}

/// Returns the laws of dispatching changes and of getting the state that they lead to.
///
/// - Parameters:
///   - programs: The generator of the programs that follow.
///   - changes: The generator of the changes, of a monoid in which the order matters.
///   - operations: The operations.
/// - Returns: The suite.
func updateLaws<M: Monad & Observed, Action: MonoidAction & SendableMetatype>(
  _ programs: Generator<M>,
  changes: Generator<Action.Change>,
  operations: UpdateOperations<M, Action>
) -> Suite where Action.State: Observed {
  let dispatch = operations.dispatch
  let getState = operations.getState
  let arrows = programs.function(of: Action.State.self)
  let m = Variable("m", programs)
  let (a, b) = (Variable("a", changes), Variable("b", changes))
  let k = Variable("k", arrows)
  let source = "Ahman and Uustalu, Update monads: cointerpreting directed containers, 2013"
  return Suite("update", source: source) {
    law("dispatch-empty", "dispatching the empty change changes nothing")
      .states("dispatch(.empty).flatMap { m } == m")
      .forAll(m) { m in .same(dispatch(.empty, m), m) }
    law("dispatch-dispatch", "dispatching two changes equals dispatching their combination")
      .states("dispatch(a).flatMap { dispatch(b) } == dispatch(a.combined(with: b))")
      .forAll(a, b, m) { a, b, m in
        .same(dispatch(a, dispatch(b, m)), dispatch(a.combined(with: b), m))
      }
    law("get-discarded", "getting the state and ignoring it changes nothing")
      .states("getState.flatMap { _ in m } == m")
      .forAll(m) { m in .same(getState { _ in m }, m) }
    law("dispatch-get", "getting the state after a change returns the changed state")
      .states(
        "dispatch(a).flatMap { getState }.flatMap(k)"
          + " == getState.flatMap { s in dispatch(a).flatMap { k(act(on: s, by: a)) } }"
      )
      .forAll(a, k) { a, k in
        .same(
          dispatch(a, getState(k)),
          getState { state in dispatch(a, k(Action.state(after: a, from: state))) }
        )
      }
  }
}
