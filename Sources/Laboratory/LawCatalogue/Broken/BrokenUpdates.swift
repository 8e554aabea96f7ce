public import ComonadLaws
import Comonads
import LedgerUpdate

/// A thunk that dispatches words to a dial.
private typealias Thunk = Update<SpelledDial, Bit>

/// The update monads in which one operation is wrong.
public let brokenUpdates: [BrokenInstance] = [
  BrokenInstance(
    faulty("M38", dispatch: { _, next in next }),
    operation: "dispatch",
    fault: "dispatch does nothing",
    caughtBy: ["update.dispatch-get"]
  ),
  BrokenInstance(
    faulty(
      "M39",
      dispatch: { change, next in Update.dispatch(change + change).flatMap { next } }
    ),
    operation: "dispatch",
    fault: "dispatch dispatches twice",
    caughtBy: ["update.dispatch-dispatch", "update.dispatch-get"]
  ),
  BrokenInstance(
    faulty("M40", dispatch: { change, next in Update.dispatch(change + "a").flatMap { next } }),
    operation: "dispatch",
    fault: "dispatch goes one step too far",
    caughtBy: ["update.dispatch-dispatch", "update.dispatch-empty"]
  ),
  BrokenInstance(
    faulty("M41", getState: { next in Thunk.pure(.zero).flatMap { _ in next(.zero) } }),
    operation: "getState",
    fault: "getState answers with the first state",
    caughtBy: ["update.dispatch-get"]
  ),
  BrokenInstance(
    faulty(
      "M42",
      getState: { next in
        Update.getState.flatMap { state in
          Update<SpelledDial, Void>.dispatch("b").flatMap { next(state) }
        }
      }
    ),
    operation: "getState",
    fault: "getState resets the state",
    caughtBy: ["update.dispatch-get", "update.get-discarded"]
  ),
]

/// The instance of a fault.
private func faulty(
  _ name: String,
  dispatch: @escaping @Sendable (String, Thunk) -> Thunk = { change, next in
    Update.dispatch(change).flatMap { next }
  },
  getState: @escaping @Sendable (@escaping (Trit) -> Thunk) -> Thunk = {
    Update.getState.flatMap($0)
  },
  line: Int = #line
) -> Instance {
  Instance(
    "Update.\(name)",
    updateLaws(
      Generator<Thunk>.updates,
      changes: .words,
      operations: UpdateOperations<Thunk, SpelledDial>(dispatch: dispatch, getState: getState)
    ),
    line: line
  )
}
