public import ComonadLaws
import Comonads
import TracedWriter

/// What a pairing of writer programs with traced values may make of a log.
private protocol LogFault: SendableMetatype {
  static func log(_ log: String) -> String
}

/// Stays where it is.
private enum TracedNeverMoves: LogFault {
  static func log(_ log: String) -> String { "" }
}

/// Goes along the log twice.
private enum TracedMovesTwice: LogFault {
  static func log(_ log: String) -> String { log + log }
}

/// Goes along the log backwards.
private enum TracedMovesBackwards: LogFault {
  static func log(_ log: String) -> String { String(log.reversed()) }
}

/// Goes along each letter twice.
private enum TracedDoublesLetters: LogFault {
  static func log(_ log: String) -> String { log.reduce("") { "\($0)\($1)\($1)" } }
}

/// Does not see the letter b.
private enum TracedDropsLetter: LogFault {
  static func log(_ log: String) -> String { log.filter { $0 != "b" } }
}

/// A traced value that may look the wrong way.
private struct ReversedTraced<Value>: Comonad {
  typealias Focus = Value

  let space: Traced<String, Value>

  func extract() -> Value { space.extract() }

  func map<Other>(_ f: @escaping (Value) -> Other) -> ReversedTraced<Other> {
    ReversedTraced<Other>(space: space.map(f))
  }

  func duplicate() -> ReversedTraced<ReversedTraced> { extend { $0 } }

  func extend<Other>(_ answer: @escaping (ReversedTraced) -> Other) -> ReversedTraced<Other> {
    ReversedTraced<Other>(
      space: Traced { [space] log in
        answer(ReversedTraced(space: Traced { space.trace($0 + log) }))
      }
    )
  }
}

extension ReversedTraced: Observed, Explorable where Value: Observed {
  var exitCount: Int { String.letters.count }

  func step(through exit: Int) -> ReversedTraced {
    duplicate().space.trace(String.letters[exit])
  }
}

/// The pairings of writer programs with traced values that are wrong.
public let brokenTracedPairings: [BrokenInstance] = [
  BrokenInstance(
    faulty("P5", TracedNeverMoves.self),
    operation: "pair",
    fault: "the pairing never moves",
    caughtBy: ["traced-writer.tell"]
  ),
  BrokenInstance(
    faulty("P6", TracedMovesTwice.self),
    operation: "pair",
    fault: "the pairing goes along the log twice",
    caughtBy: ["pairing.join", "traced-writer.tell"]
  ),
  BrokenInstance(
    faulty("P7", TracedMovesBackwards.self),
    operation: "pair",
    fault: "the pairing goes along the log backwards",
    caughtBy: ["pairing.join", "traced-writer.tell"]
  ),
  BrokenInstance(
    faulty("P8", TracedDoublesLetters.self),
    operation: "pair",
    fault: "the pairing goes along each letter twice",
    caughtBy: ["traced-writer.tell"]
  ),
  BrokenInstance(
    faulty("P9", TracedDropsLetter.self),
    operation: "pair",
    fault: "the pairing does not see the letter b",
    caughtBy: ["traced-writer.tell"]
  ),
  BrokenInstance(
    plain("P10", BindReversed.self),
    operation: "pair",
    fault: "the monad tells backwards, and the comonad does not",
    caughtBy: ["pairing.join"]
  ),
  BrokenInstance(
    reversed("P11", LawfulWriter.self),
    operation: "pair",
    fault: "the comonad looks backwards, and the monad does not",
    caughtBy: ["pairing.join"]
  ),
  BrokenInstance(
    reversed("P12", BindReversed.self),
    operation: "flatMap",
    fault: "monad and comonad go backwards, so that they agree",
    caughtBy: ["writer.listen-tell", "writer.tell-tell"]
  ),
]

/// The instance of a fault.
private func faulty<Fault: LogFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  Instance(
    "Traced-Writer.\(name)",
    pairingLaws(
      Generator<Writer<String, Bit>>.writers,
      Generator<Traced<String, Bit>>.traces,
      answers: .cases,
      values: .cases,
      pair: { faultyPair(fault, $0, $1, $2) },
      everywhere: { faultyPair(fault, $0, $1, $2) }
    ),
    tracedWriterLaws(
      Generator<Traced<String, Bit>>.traces,
      logs: .words,
      tell: { faultyPair(fault, .tell($0), $1) { $1 } },
      trace: { $1.trace($0) }
    ),
    line: line
  )
}

private func faultyPair<Fault: LogFault, Answer, Value, Result>(
  _ fault: Fault.Type,
  _ program: Writer<String, Answer>,
  _ space: Traced<String, Value>,
  _ combine: (Answer, Value) -> Result
) -> Result {
  let (log, answer) = program.run()
  return combine(answer, space.trace(Fault.log(log)))
}

/// The instance of a faulty monad with the right comonad.
private func plain<Fault: WriterFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  Instance(
    "Traced-Writer.\(name)",
    pairingLaws(
      Generator<Writer<String, Bit>>.writers.map { FaultyWriter<Fault, Bit>(program: $0) },
      Generator<Traced<String, Bit>>.traces,
      answers: .cases,
      values: .cases,
      pair: { pair($0.program, $1, combine: $2) },
      everywhere: { pair($0.program, $1, combine: $2) }
    ),
    tracedWriterLaws(
      Generator<Traced<String, Bit>>.traces,
      logs: .words,
      tell: { pair(Fault.tell($0), $1) { $1 } },
      trace: { $1.trace($0) }
    ),
    line: line
  )
}

/// The instance of a monad with the comonad that looks backwards.
private func reversed<Fault: WriterFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  let programs = Generator<Writer<String, Bit>>.writers
    .map { FaultyWriter<Fault, Bit>(program: $0) }
  let spaces = Generator<Traced<String, Bit>>.traces.map { ReversedTraced(space: $0) }
  return Instance(
    "Traced-Writer.\(name)",
    comonadLaws(spaces, values: .cases),
    monadLaws(programs, values: .cases),
    writerLaws(programs, values: .cases, logs: .words, operations: operations(fault)),
    pairingLaws(
      programs,
      spaces,
      answers: .cases,
      values: .cases,
      pair: { pair($0.program, $1.space, combine: $2) },
      everywhere: { pair($0.program, $1.space, combine: $2) }
    ),
    tracedWriterLaws(
      spaces,
      logs: .words,
      tell: { pair(Fault.tell($0), $1.space) { $1 } },
      trace: { $1.space.trace($0) }
    ),
    line: line
  )
}
