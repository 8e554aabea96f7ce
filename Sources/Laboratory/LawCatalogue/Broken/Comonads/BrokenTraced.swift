import ComonadLab
package import ComonadLaws

private let traced = FaultFamily("Traced", LogOperations()) { operations in
  let spaces = Generator<Traced<String, Bit>>.traces.map { FaultySpace($0.meaning, operations) }
  comonadLaws(spaces, values: .cases)
  Suite("traced") {
    composedTraceLaw(Variable("w", spaces), Variable("m", .words), Variable("n", .words)) {
      $0.values($1)
    }
  }
}

private let combine = traced.faults(of: "monoid", \.composing)

/// The spaces of logs in which one operation is wrong.
///
/// The first is a comonad, and a wrong one: only a law that says where a log leads rejects it.
package let brokenTraced: [BrokenInstance] = [
  combine("T1", "the later log is put before the earlier one") { log, other, _ in other + log }
    .caught(by: "traced.trace-trace"),
  combine("T2", "the grouping of three logs changes their combination") { log, other, _ in
    log.isEmpty || other.isEmpty ? log + other : log + other + "a"
  }.caught(by: "cokleisli.associativity", "traced.trace-trace"),
  traced("T3", "monoid", "the empty log holds a letter") {
    $0.extracted = { _ in "a" }
  }.caught(by: "comonad.left-identity", "comonad.extract-extend"),
  combine("T4", "the earlier of two logs is dropped") { _, other, _ in other }
    .caught(by: "cokleisli.left-unit", "traced.trace-trace"),
  traced("T5", "extend", "extend calls the arrow at the origin for every log") {
    $0.extend.seen = { _, _ in "" }
  }.caught(by: "cokleisli.left-unit", "traced.trace-trace"),
  combine("T6", "the letters of two logs are sorted") { log, other, _ in
    String((log + other).sorted())
  }.caught(by: "comonad.left-identity", "traced.trace-trace"),
]

/// The operations of a space of logs.
typealias LogOperations = SpaceOperations<TracedContainer<String>>
