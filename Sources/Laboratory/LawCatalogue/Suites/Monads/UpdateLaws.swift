import ComonadLab
import ComonadLaws

/// The operations of thunks that dispatch words to a dial, each with the program after it.
struct UpdateOperations: Sendable {
  /// Dispatches a change and goes on.
  var dispatch: @Sendable (String, Thunk) -> Thunk = { change, next in
    Update.dispatch(change).flatMap { next }
  }

  /// Gets the state and goes on with it.
  var getState: @Sendable (@escaping (Trit) -> Thunk) -> Thunk = { Update.getState.flatMap($0) }
}

/// Returns the laws of dispatching changes and of getting the state that they lead to.
func updateLaws(_ operations: UpdateOperations = UpdateOperations()) -> Suite {
  let (dispatch, getState) = (operations.dispatch, operations.getState)
  let m = Variable("m", Generator<Thunk>.updates)
  let (a, b) = (Variable("a", .words), Variable("b", .words))
  let k = Variable("k", Generator<Thunk>.updates.function(of: Trit.self))
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
          getState { state in dispatch(a, k(SpelledDial.state(after: a, from: state))) }
        )
      }
  }
}
