package import ComonadLaws
import Comonads

private let traced = FaultFamily("Traced", LogOperations()) { operations in
  let spaces = Generator { draws in
    FaultyTraced<Bit>(
      values: draws.draw("value", Generator<Bit>.cases.function(of: String.self)),
      operations: operations
    )
  }
  return [comonadLaws(spaces, values: .cases), Suite("traced") { traceLaw(spaces) }]
}

private let combine = traced.faults(of: "monoid", \.combine)

/// The spaces of logs in which one operation is wrong.
///
/// The first is a comonad, and a wrong one: only a law that says where a log leads rejects it.
package let brokenTraced: [BrokenInstance] = [
  combine("T1", "the later log is put before the earlier one") { $1 + $0 }
    .caught(by: "traced.trace-trace"),
  combine("T2", "it matters which of three logs are put together first") {
    $0.isEmpty || $1.isEmpty ? $0 + $1 : $0 + $1 + "a"
  }.caught(by: "cokleisli.associativity", "traced.trace-trace"),
  traced("T3", "monoid", "the log that is to add nothing holds a letter") { $0.empty = "a" }
    .caught(by: "comonad.left-identity", "comonad.extract-extend"),
  combine("T4", "the earlier of two logs is forgotten") { $1 }
    .caught(by: "cokleisli.left-unit", "traced.trace-trace"),
  traced("T5", "extend", "extend asks the arrow at the origin, whatever the log") {
    $0.asked = { _ in "" }
  }.caught(by: "cokleisli.left-unit", "traced.trace-trace"),
  combine("T6", "the letters of two logs are sorted") { String(($0 + $1).sorted()) }
    .caught(by: "comonad.left-identity", "traced.trace-trace"),
]

/// How a space of logs puts logs together.
struct LogOperations: Sendable {
  var empty = ""
  var combine: @Sendable (_ log: String, _ other: String) -> String = { $0 + $1 }

  /// Returns the log at which `extend(_:)` asks its arrow for the answer at a log.
  var asked: @Sendable (_ log: String) -> String = { $0 }
}

/// A space of logs, as a function of words, in which one operation may be wrong.
struct FaultyTraced<Value>: Comonad {
  typealias Focus = Value

  let values: (String) -> Value
  let operations: LogOperations

  func trace(_ log: String) -> Value { values(log) }

  func extract() -> Value { values(operations.empty) }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> FaultyTraced<Other> {
    FaultyTraced<Other>(values: { transform(values($0)) }, operations: operations)
  }

  func duplicate() -> FaultyTraced<FaultyTraced> { extend { $0 } }

  func extend<Other>(_ answer: @escaping (FaultyTraced) -> Other) -> FaultyTraced<Other> {
    let (values, operations) = (values, operations)
    return FaultyTraced<Other>(
      values: { log in
        let asked = operations.asked(log)
        return answer(
          FaultyTraced(values: { values(operations.combine(asked, $0)) }, operations: operations)
        )
      },
      operations: operations
    )
  }
}

extension FaultyTraced: Observed, Explorable where Value: Observed {
  var exitCount: Int { String.letters.count }

  func step(through exit: Int) -> FaultyTraced {
    FaultyTraced(values: { values(String.letters[exit] + $0) }, operations: operations)
  }

  func name(ofExit exit: Int) -> String { "after(\"\(String.letters[exit])\")" }
}

/// States where a log leads, which the laws of comonads leave open.
private func traceLaw(_ spaces: Generator<FaultyTraced<Bit>>) -> Law {
  law(
    "traced.trace-trace",
    "to trace one log and from there another is to trace the one before the other"
  )
  .states("w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))")
  .citing("Bow, ComonadTracedLaws")
  .forAll { draws in
    let w = draws.draw("w", spaces)
    let m = draws.draw("m", .words)
    let n = draws.draw("n", .words)
    return draws.same(w.extend { $0.trace(n) }.trace(m), w.trace(m.combined(with: n)))
  }
}
