public import ComonadLaws
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import TracedWriter

/// The pairings that are tied to the wrong operations.
public let brokenAnchors: [BrokenInstance] = [
  BrokenInstance(
    ledger("P21", change: { _ in "" }),
    operation: "pair",
    fault: "the pairing of thunks never moves",
    caughtBy: ["ledger-update.dispatch", "ledger-update.state"]
  ),
  BrokenInstance(
    ledger("P22", reduced: { _, w in w.state }),
    operation: "getState",
    fault: "a thunk gets the state from before its dispatches",
    caughtBy: ["ledger-update.state"]
  ),
  BrokenInstance(
    Instance(
      "Moore-Free.P23",
      mooreFreeLaws(Generator<Moore<Bit, Bit>>.machines, inputs: .cases) {
        pair(.send($0.flipped), $1) { $1 }
      }
    ),
    operation: "pair",
    fault: "the pairing takes each of two inputs for the other one",
    caughtBy: ["moore-free.send"]
  ),
  BrokenInstance(
    Instance(
      "Env-Reader.P24",
      envReaderLaws(Generator<Env<Trit, Bit>>.environments) { PairingResult(.zero, $0.extract()) }
    ),
    operation: "pair",
    fault: "the pairing asks in the first environment",
    caughtBy: ["env-reader.ask"]
  ),
  BrokenInstance(
    row("P25", to: { $0 + 1 }),
    operation: "to",
    fault: "a walk goes one element too far",
    caughtBy: ["zipper-walk.to"]
  ),
  BrokenInstance(
    row("P26", sides: [.right, .left]),
    operation: "left",
    fault: "left and right are exchanged",
    caughtBy: ["zipper-walk.sides"]
  ),
]

/// The instance of a pairing of thunks that changes what is dispatched.
private func ledger(
  _ name: String,
  reduced: @escaping @Sendable (String, Ledger<SpelledDial, Bit>) -> Trit = { change, w in
    var state = w.state
    SpelledDial.act(on: &state, by: change)
    return state
  },
  line: Int = #line,
  change: @escaping @Sendable (String) -> String = { $0 }
) -> Instance {
  Instance(
    "Ledger-Update.\(name)",
    ledgerUpdateLaws(
      Generator<Ledger<SpelledDial, Bit>>.ledgers,
      changes: .words,
      dispatch: { pair(.dispatch(change($0)), $1) { $1 } },
      reduced: { PairingResult(reduced(change($0), $1), $1.trace(change($0))) }
    ),
    line: line
  )
}

/// The instance of a pairing of walks that go elsewhere.
private func row(
  _ name: String,
  to: @escaping @Sendable (Int) -> Int = { $0 },
  sides: [Side] = [.left, .right],
  line: Int = #line
) -> Instance {
  Instance(
    "Zipper-Walk.\(name)",
    zipperWalkLaws(
      Generator<Zipper<Bit>>.rows,
      position: { index, row in
        pair(Walk<Void>.to(to(index)).flatMap { .position }, row) { PairingResult($0, $1) }
      },
      sides: { row in
        sides.map { pair($0 == .left ? Walk<Void>.left : .right, row) { $1 } }
      }
    ),
    line: line
  )
}

/// A side of a row.
private enum Side {
  case left
  case right
}
