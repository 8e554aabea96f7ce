import ComonadLaws
import Comonads
import LedgerUpdate
import TracedWriter

/// Returns the instance with changed operations.
private func ledger(
  _ name: String,
  line: Int = #line,
  _ change: (inout LedgerOperations<SpelledDial, Bit>) -> Void
) -> Instance {
  Instance(
    "Ledger.\(name)",
    own(
      ledgerLaws(
        Generator<Ledger<SpelledDial, Bit>>.ledgers,
        values: .cases,
        operations: changing(.standard, change)
      )
    ),
    line: line
  )
}

/// Operations of ledgers, each wrong in one way.
let brokenLedgerOperations: [BrokenInstance] = [
  BrokenInstance(
    ledger("traceReversed") { $0.trace = { $0.trace(String($1.reversed())) } },
    operation: "trace",
    fault: "trace reads the change from its end",
    caughtBy: ["ledger.extend-trace", "ledger.trace-trace"]
  ),
  BrokenInstance(
    ledger("traceFlipped") { $0.trace = { $0.trace($1).flipped } },
    operation: "trace",
    fault: "trace returns the other bit",
    caughtBy: ["ledger.trace-empty", "ledger.trace-trace"]
  ),
  BrokenInstance(
    ledger("dispatchFirst") { $0.dispatch = { $0.dispatch(String($1.prefix(1))) } },
    operation: "dispatch",
    fault: "dispatch makes the first change only",
    caughtBy: ["ledger.batching", "ledger.dispatch-trace"]
  ),
  BrokenInstance(
    ledger("dispatchTwice") { $0.dispatch = { $0.dispatch($1 + $1) } },
    operation: "dispatch",
    fault: "dispatch makes every change twice",
    caughtBy: ["ledger.batching", "ledger.dispatch-trace"]
  ),
  BrokenInstance(
    ledger("stateOfValue") { $0.state = { $0.extract() == .zero ? $0.state : $0.state.next } },
    operation: "state",
    fault: "the state depends on the value",
    caughtBy: ["ledger.extend-state", "ledger.map-state"]
  ),
  BrokenInstance(
    ledger("stateForgotten") { $0.state = { _ in .zero } },
    operation: "state",
    fault: "the state is always zero",
    caughtBy: ["ledger.dispatch-state", "ledger.replay"]
  ),
  BrokenInstance(
    ledger("logReversed") { $0.log = { String($0.log.reversed()) } },
    operation: "log",
    fault: "the log begins with the last change",
    caughtBy: ["ledger.dispatch-log", "ledger.replay"]
  ),
]
