import ComonadLaws
import Comonads
import LedgerUpdate
import TracedWriter

private let ledger = FaultFamily("Ledger", LedgerOperations<SpelledDial, Bit>.standard) {
  own(ledgerLaws(.ledgers, values: .cases, operations: $0))
}

private let trace = ledger.faults(of: "trace", \.trace)
private let dispatch = ledger.faults(of: "dispatch", \.dispatch)
private let state = ledger.faults(of: "state", \.state)

/// Operations of ledgers, each wrong in one way.
let brokenLedgerOperations: [BrokenInstance] = [
  trace("traceReversed", "trace reads the change from its end") { $0.trace(String($1.reversed())) }
    .caught(by: "ledger.extend-trace", "ledger.trace-trace"),
  trace("traceFlipped", "trace returns the other bit") { $0.trace($1).flipped }
    .caught(by: "ledger.trace-empty", "ledger.trace-trace"),
  dispatch("dispatchFirst", "dispatch makes the first change only") {
    $0.dispatch(String($1.prefix(1)))
  }.caught(by: "ledger.batching", "ledger.dispatch-trace"),
  dispatch("dispatchTwice", "dispatch makes every change twice") { $0.dispatch($1 + $1) }
    .caught(by: "ledger.batching", "ledger.dispatch-trace"),
  state("stateOfValue", "the state depends on the value") {
    $0.extract() == .zero ? $0.state : $0.state.next
  }.caught(by: "ledger.extend-state", "ledger.map-state"),
  state("stateForgotten", "the state is always zero") { _ in .zero }
    .caught(by: "ledger.dispatch-state", "ledger.replay"),
  ledger("logReversed", "log", "the log begins with the last change") {
    $0.log = { String($0.log.reversed()) }
  }.caught(by: "ledger.dispatch-log", "ledger.replay"),
]
