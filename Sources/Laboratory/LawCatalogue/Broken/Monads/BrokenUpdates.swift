public import ComonadLaws
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
  [
    updateLaws(
      Generator<Thunk>.updates,
      changes: .words,
      operations: UpdateOperations<Thunk, SpelledDial>(
        dispatch: $0.dispatch,
        getState: $0.getState
      )
    )
  ]
}

/// The update monads in which one operation is wrong.
public let brokenUpdates: [BrokenInstance] = [
  update("M38", "dispatch", "dispatch does nothing") { $0.dispatch = { _, next in next } }
    .caught(by: "update.dispatch-get"),
  update("M39", "dispatch", "dispatch dispatches twice") {
    $0.dispatch = { change, next in Update.dispatch(change + change).flatMap { next } }
  }.caught(by: "update.dispatch-dispatch", "update.dispatch-get"),
  update("M40", "dispatch", "dispatch goes one step too far") {
    $0.dispatch = { change, next in Update.dispatch(change + "a").flatMap { next } }
  }.caught(by: "update.dispatch-empty", "update.dispatch-dispatch"),
  update("M41", "getState", "getState answers with the first state") {
    $0.getState = { next in Thunk.pure(.zero).flatMap { _ in next(.zero) } }
  }.caught(by: "update.dispatch-get"),
  update("M42", "getState", "getState resets the state") {
    $0.getState = { next in
      Update.getState.flatMap { state in
        Update<SpelledDial, Void>.dispatch("b").flatMap { next(state) }
      }
    }
  }.caught(by: "update.get-discarded", "update.dispatch-get"),
]
