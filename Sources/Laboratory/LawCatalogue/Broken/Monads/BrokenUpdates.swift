import ComonadLaws
import Comonads
import LedgerUpdate

/// A thunk that dispatches words to a dial.
private typealias Thunk = Update<SpelledDial, Bit>

/// The operations of thunks besides those of their monad.
private struct ThunkOperations: Sendable {
  var dispatch: @Sendable (String, Thunk) -> Thunk = { change, next in
    Update.dispatch(change).flatMap { next }
  }

  var getState: @Sendable (@escaping (Trit) -> Thunk) -> Thunk = { Update.getState.flatMap($0) }
}

private let update = FaultFamily("Update", ThunkOperations()) {
  updateLaws(
    Generator<Thunk>.updates,
    changes: .words,
    operations: UpdateOperations<Thunk, SpelledDial>(
      dispatch: $0.dispatch,
      getState: $0.getState
    )
  )
}

private let dispatch = update.faults(of: "dispatch", \.dispatch)
private let getState = update.faults(of: "getState", \.getState)

/// The update monads in which one operation is wrong.
let brokenUpdates: [BrokenInstance] = [
  dispatch("M38", "dispatch does nothing") { _, next in next }.caught(by: "update.dispatch-get"),
  dispatch("M39", "dispatch dispatches twice") { change, next in
    Update.dispatch(change + change).flatMap { next }
  }.caught(by: "update.dispatch-dispatch", "update.dispatch-get"),
  dispatch("M40", "dispatch goes one step too far") { change, next in
    Update.dispatch(change + "a").flatMap { next }
  }.caught(by: "update.dispatch-empty", "update.dispatch-dispatch"),
  getState("M41", "getState answers with the first state") { next in
    Thunk.pure(.zero).flatMap { _ in next(.zero) }
  }.caught(by: "update.dispatch-get"),
  getState("M42", "getState resets the state") { next in
    Update.getState.flatMap { state in
      Update<SpelledDial, Void>.dispatch("b").flatMap { next(state) }
    }
  }.caught(by: "update.get-discarded", "update.dispatch-get"),
]
