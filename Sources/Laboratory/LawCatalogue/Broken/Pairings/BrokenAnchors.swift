import ComonadLab
import ComonadLaws

/// The operations of thunks on ledgers that are paired.
private struct LedgerPairing: Sendable {
  /// Returns the change that is dispatched for another.
  var dispatched: @Sendable (String) -> String = { $0 }

  /// Returns the state that a thunk gets after a change.
  var reduced: @Sendable (String, Ledger<SpelledDial, Bit>) -> Trit = { change, ledger in
    changing(ledger.state) { SpelledDial.act(on: &$0, by: change) }
  }
}

private let ledgerUpdate = FaultFamily("Ledger-Update", LedgerPairing()) { the in
  ledgerUpdateLaws(
    dispatch: { pair(.dispatch(the.dispatched($0)), $1) { $1 } },
    reduced: { change, ledger in
      let change = the.dispatched(change)
      return PairingResult(the.reduced(change, ledger), ledger.trace(change))
    }
  )
}

private let mooreFree = OperationFamily<@Sendable (Bit) -> Bit>("Moore-Free", "pair") { input in
  mooreFreeLaws {
    pair(.send(input($0)), $1) { $1 }
  }
}

private let envReader = OperationFamily<@Sendable (Trit) -> Trit>("Env-Reader", "pair") {
  environment in
  envReaderLaws {
    PairingResult(environment($0.ask()), $0.extract())
  }
}

/// The walks that are paired with rows.
private struct RowPairing: Sendable {
  /// Returns the index that a walk goes to in the place of another.
  var index: @Sendable (Int) -> Int = { $0 }

  /// The walks to the left and to the right.
  var sides: @Sendable () -> [Walk<Void>] = { [.left, .right] }
}

private let zipperWalk = FaultFamily("Zipper-Walk", RowPairing()) { the in
  zipperWalkLaws(
    position: { index, row in
      pair(Walk<Void>.to(the.index(index)).flatMap { .position }, row) { PairingResult($0, $1) }
    },
    sides: { row in the.sides().map { pair($0, row) { $1 } } }
  )
}

/// The pairings that are tied to the wrong operations.
let brokenAnchors: [BrokenInstance] = [
  ledgerUpdate("P21", "pair", "the pairing of thunks never moves") { $0.dispatched = { _ in "" } }
    .caught(by: "ledger-update.dispatch", "ledger-update.state"),
  ledgerUpdate("P22", "getState", "a thunk gets the state from before its dispatches") {
    $0.reduced = { _, ledger in ledger.state }
  }.caught(by: "ledger-update.state"),
  mooreFree("P23", "the pairing takes each of two inputs for the other one") { $0.flipped }
    .caught(by: "moore-free.send"),
  envReader("P24", "the pairing answers with the first environment") { _ in .zero }
    .caught(by: "env-reader.ask"),
  zipperWalk("P25", "to", "a walk goes one element too far") { $0.index = { $0 + 1 } }
    .caught(by: "zipper-walk.to"),
  zipperWalk("P26", "left", "left and right are exchanged") { $0.sides = { [.right, .left] } }
    .caught(by: "zipper-walk.sides"),
]
