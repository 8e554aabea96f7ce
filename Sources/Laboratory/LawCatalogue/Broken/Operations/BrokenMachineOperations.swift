import ComonadLab
import ComonadLaws

private let moore = FaultFamily("Moore", MooreOperations()) { own(mooreLaws(.machines, $0)) }

private let step = moore.faults(of: "step", \.step)
private let contramap = moore.faults(of: "contramap", \.contramap)

/// Operations of machines, each wrong in one way.
let brokenMooreOperations: [BrokenInstance] = [
  FaultyInstance("Moore.sharedState", "step", "the state is an object that copies share") {
    own(
      mooreLaws(
        Generator { _ in
          Moore(
            state: Shared(Bit.zero),
            output: { $0.value },
            step: { state, _ in state.value = .one }
          )
        }
      )
    )
  }.caught(by: "moore.contramap-composition", "moore.step-copy"),
  step("stepByOutput", "a step depends on the output") { machine, input in
    machine.step(machine.output == .zero ? input : input.flipped)
  }.caught(by: "moore.extend-step", "moore.map-step"),
  moore("unfoldElsewhere", "unfold", "unfold begins at another seed") {
    let unfold = $0.unfold
    $0.unfold = { seed, layer in unfold(seed + "a", layer) }
  }.caught(by: "moore.unfold-output", "moore.unfold-step"),
  contramap("contramapTwice", "contramap translates twice") { $0.contramap(twice($1)) }
    .caught(by: "moore.contramap-composition", "moore.contramap-step"),
  contramap("contramapSteps", "contramap takes a step") { machine, translate in
    machine.contramap(translate).stepped(.zero)
  }.caught(by: "moore.contramap-composition", "moore.contramap-output"),
]

private let ledger = FaultFamily("Ledger", LedgerOperations<SpelledDial>()) {
  own(ledgerLaws(.ledgers, $0))
}

private let trace = ledger.faults(of: "trace", \.trace)
private let dispatch = ledger.faults(of: "dispatch", \.dispatch)
private let state = ledger.faults(of: "state", \.state)

/// Operations of ledgers, each wrong in one way.
let brokenLedgerOperations: [BrokenInstance] = [
  FaultyInstance("Ledger.logsRejected", "log", "a step that is rejected is logged, too") {
    rejectingLedgerLaws(
      LedgerOperations(log: { book in book.log + (book.state == .zero ? [.one] : []) })
    )
  }.caught(by: "ledger.rejected-log"),
  FaultyInstance("Ledger.tracesFirst", "trace", "trace makes its first step twice, and no other") {
    rejectingLedgerLaws(
      LedgerOperations(trace: { book, steps in
        book.trace(steps.first.map { [$0, $0] } ?? [])
      })
    )
  }.caught(by: "ledger.rejected-trace"),
  FaultyInstance("Ledger.stepsLate", "dispatch", "the fourth step is not logged") {
    ledgerStepLaws { ledger, step in
      if ledger.log.count == 3 { ledger.dispatch([]) } else { ledger.dispatch(step) }
    }
  }.caught(by: "ledger.steps"),
  trace("traceReversed", "trace reads the change from its end") { $0.trace(String($1.reversed())) }
    .caught(by: "ledger.extend-trace", "ledger.trace-trace"),
  trace("traceFlipped", "trace returns the other bit") { $0.trace($1).flipped }
    .caught(by: "ledger.trace-empty", "ledger.trace-trace"),
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
