public import ComonadLaws
import Comonads
import TracedWriter

/// The spaces of logs in which one operation is wrong.
///
/// The first is a comonad, and a wrong one: only a law that says where a log leads rejects it.
public let brokenTraced: [BrokenInstance] = [
  broken(
    "T1",
    LogsAreReversed.self,
    caughtBy: ["traced.trace-trace"]
  ),
  broken(
    "T2",
    LogsEndWithALetter.self,
    caughtBy: ["cokleisli.associativity", "traced.trace-trace"]
  ),
  broken(
    "T3",
    EmptyLogIsNot.self,
    caughtBy: ["comonad.left-identity", "comonad.extract-extend"]
  ),
  broken(
    "T4",
    LaterLogRemains.self,
    caughtBy: ["cokleisli.left-unit", "traced.trace-trace"]
  ),
  broken(
    "T5",
    ExtendIgnoresTheLog.self,
    caughtBy: ["cokleisli.left-unit", "traced.trace-trace"]
  ),
  broken(
    "T6",
    LogsAreSorted.self,
    caughtBy: ["comonad.left-identity", "traced.trace-trace"]
  ),
]

// MARK: - Faults

/// Puts the later log before the earlier one; that is a monoid too.
private enum LogsAreReversed: TracedFault {
  static let operation = "monoid"
  static let text = "the later log is put before the earlier one"
  static func combine(_ log: String, _ other: String) -> String { other + log }
}

/// Ends what is put together with one more letter, so that it matters what is put together first.
private enum LogsEndWithALetter: TracedFault {
  static let operation = "monoid"
  static let text = "it matters which of three logs are put together first"
  static func combine(_ log: String, _ other: String) -> String {
    log.isEmpty || other.isEmpty ? log + other : log + other + "a"
  }
}

/// Begins with a letter in the log.
private enum EmptyLogIsNot: TracedFault {
  static let operation = "monoid"
  static let text = "the log that is to add nothing holds a letter"
  static let empty = "a"
}

/// Forgets the earlier of two logs.
private enum LaterLogRemains: TracedFault {
  static let operation = "monoid"
  static let text = "the earlier of two logs is forgotten"
  static func combine(_ log: String, _ other: String) -> String { other }
}

/// Asks the arrow at the origin, whatever the log.
private enum ExtendIgnoresTheLog: TracedFault {
  static let operation = "extend"
  static let text = "extend asks the arrow at the origin, whatever the log"
  static func extend<V, O>(
    _ w: @escaping (String) -> V,
    _ f: @escaping (@escaping (String) -> V) -> O
  ) -> (String) -> O { { _ in f(w) } }
}

/// Sorts the letters of what is put together.
private enum LogsAreSorted: TracedFault {
  static let operation = "monoid"
  static let text = "the letters of two logs are sorted"
  static func combine(_ log: String, _ other: String) -> String { String((log + other).sorted()) }
}

/// The instance of a fault, with the laws that must catch it.
private func broken<Fault: TracedFault>(
  _ name: String,
  _ fault: Fault.Type,
  caughtBy laws: Set<String>,
  line: Int = #line
) -> BrokenInstance {
  let spaces = Generator { draws in
    FaultyTraced<Fault, Bit>(
      values: draws.draw("value", Generator<Bit>.cases.function(of: String.self))
    )
  }
  return BrokenInstance(
    Instance(
      "Traced.\(name)",
      comonadLaws(spaces, values: .cases),
      Suite("traced", [traceLaw(spaces)]),
      line: line
    ),
    operation: Fault.operation,
    fault: Fault.text,
    caughtBy: laws
  )
}

/// Says where a log leads, which the laws of comonads leave open.
private func traceLaw<Fault: TracedFault>(_ spaces: Generator<FaultyTraced<Fault, Bit>>) -> Law {
  Law(
    "traced.trace-trace",
    "w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))",
    "to trace one log and from there another is to trace the one before the other",
    source: "Bow, ComonadTracedLaws"
  ) { draws in
    let w = draws.draw("w", spaces)
    let m = draws.draw("m", .words)
    let n = draws.draw("n", .words)
    return draws.same(w.extend { $0.trace(n) }.trace(m), w.trace(m.combined(with: n)))
  }
}
