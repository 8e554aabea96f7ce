import ComonadLab
import ComonadLaws

/// The pairings that go along another log than that of the program.
private let logs = OperationFamily<@Sendable (String) -> String>("Traced-Writer", "pair") { log in
  pairingLaws(
    Generator<WordWriter>.writers,
    Generator<Traced<String, Bit>>.traces,
    pair: { pair($0.censor(log), $1, combine: $2) },
    everywhere: { pair($0.censor(log), $1, combine: $2) }
  )
  tellingLaws(log)
}

/// Returns the laws of where a pairing goes along a log, given the log that it goes along instead.
private func tellingLaws(_ log: @escaping @Sendable (String) -> String) -> Suite {
  tracedWriterLaws(
    Generator<Traced<String, Bit>>.traces,
    tell: { pair(.tell(log($0)), $1) { $1 } },
    trace: { $1.trace($0) }
  )
}

/// The pairings of writer programs with traced values that are wrong.
let brokenTracedPairings: [BrokenInstance] = [
  logs("P9", "the pairing does not see the letter b") { log in log.filter { $0 != "b" } }
    .caught(by: "traced-writer.tell"),
  FaultyInstance("Traced-Writer.P10", "pair", "only the monad goes backwards") {
    pairingLaws(
      Generator<WordWriter>.writers.map { FaultyMonad<SecondBeforeFirst<WordWriter>>($0) },
      Generator<Traced<String, Bit>>.traces,
      pair: { pair($0.program, $1, combine: $2) },
      everywhere: { pair($0.program, $1, combine: $2) }
    )
    tellingLaws { $0 }
  }.caught(by: "pairing.join"),
  FaultyInstance("Traced-Writer.P11", "pair", "only the comonad goes backwards") {
    backwardComonad(NoMonadFault<WordWriter>.self)
  }.caught(by: "pairing.join"),
  FaultyInstance(
    "Traced-Writer.P12",
    "flatMap",
    "monad and comonad go backwards, so that they agree"
  ) {
    backwardComonad(SecondBeforeFirst<WordWriter>.self)
  }.caught(by: "writer.tell-tell", "writer.listen-tell"),
]

/// Returns the laws of a monad that may be faulty with a comonad that looks backwards.
private func backwardComonad<Fault: MonadFault>(
  _ fault: Fault.Type
) -> [Suite] where Fault.Program == WordWriter {
  let programs = Generator<WordWriter>.writers.map { FaultyMonad<Fault>($0) }
  let backward = LogOperations(composing: { log, other, _ in other + log })
  let spaces = Generator<Traced<String, Bit>>.traces.map { FaultySpace($0.meaning, backward) }
  return laws(of: fault) + [
    comonadLaws(spaces, values: .cases),
    pairingLaws(
      programs,
      spaces,
      pair: { pair($0.program, $1.traced, combine: $2) },
      everywhere: { pair($0.program, $1.traced, combine: $2) }
    ),
    tracedWriterLaws(
      spaces,
      tell: { pair(.tell($0), $1.traced) { $1 } },
      trace: { $1.values($0) }
    ),
  ]
}

extension FaultySpace where C == TracedContainer<String> {
  /// The space without its faults.
  fileprivate var traced: Traced<String, Value> { Traced(values) }
}
