import CofreeFree
import ComonadLaws
import Comonads
import TracedWriter

/// Returns the instance with changed operations.
private func traced(
  _ name: String,
  rewrites: Generator<(String) -> String> = .homomorphisms,
  line: Int = #line,
  _ change: (inout TracedOperations<Traced<String, Bit>, String>) -> Void
) -> Instance {
  let operations = changing(TracedOperations<Traced<String, Bit>, String>.standard(), change)
  return Instance(
    "Traced.\(name)",
    own(tracedLaws(.traces, values: .cases, rewrites: rewrites, operations: operations)),
    line: line
  )
}

/// Operations of traced spaces, each wrong in one way.
let brokenTracedOperations: [BrokenInstance] = [
  BrokenInstance(
    traced("traceReversed") { $0.trace = { $0.trace(String($1.reversed())) } },
    operation: "trace",
    fault: "trace reads the log from its end",
    caughtBy: ["traced.extend-trace", "traced.tell-trace"]
  ),
  BrokenInstance(
    traced("traceFlipped") { $0.trace = { $0.trace($1).flipped } },
    operation: "trace",
    fault: "trace returns the other bit",
    caughtBy: ["traced.map-trace", "traced.trace-empty"]
  ),
  BrokenInstance(
    traced("tellStays") { $0.tell = { w, _ in w } },
    operation: "tell",
    fault: "tell stays where it is",
    caughtBy: ["traced.extend-trace", "traced.tell-trace"]
  ),
  BrokenInstance(
    traced("tracesHere") { $0.traces = { w, _ in w.extract() } },
    operation: "traces",
    fault: "traces looks along nothing",
    caughtBy: ["traced.traces"]
  ),
  BrokenInstance(
    traced("listenReversed") { $0.listen = { w, log in (w.trace(log), String(log.reversed())) } },
    operation: "listen",
    fault: "listen shows the log reversed",
    caughtBy: ["traced.listen"]
  ),
  BrokenInstance(
    traced("listenHere") { $0.listen = { w, log in (w.extract(), log) } },
    operation: "listen",
    fault: "listen shows the value that is here with every log",
    caughtBy: ["traced.listen"]
  ),
  BrokenInstance(
    traced("censorStays") { $0.censor = { w, _ in w } },
    operation: "censor",
    fault: "censor rewrites nothing",
    caughtBy: ["traced.censor-trace"]
  ),
  BrokenInstance(
    traced("censorTwice") { $0.censor = { w, rewrite in w.censor { rewrite(rewrite($0)) } } },
    operation: "censor",
    fault: "censor rewrites twice",
    caughtBy: ["traced.censor-composition", "traced.censor-trace"]
  ),
  BrokenInstance(
    traced(
      "censorByAnything",
      rewrites: Generator<String>.words.function(of: String.self)
    ) { _ in },
    operation: "censor",
    fault: "the rewriting is no homomorphism",
    caughtBy: ["traced.censor-extend", "traced.censor-extract"]
  ),
  BrokenInstance(
    Instance(
      "Cofree.asTraced",
      own(
        tracedLaws(
          Generator<Cofree<TracedContainer<String>, Bit>>.trees(
            layers: Generator { _ in { _ in } },
            values: .cases
          ),
          values: .cases,
          rewrites: .homomorphisms,
          operations: TracedOperations(
            trace: { $0.stepped($1).extract() },
            tell: { $0.stepped($1) },
            censor: { w, rewrite in
              w.hoist(ContainerMorphism(shape: { $0 }, position: { log, _ in rewrite(log) }))
            }
          )
        )
      )
    ),
    operation: "trace",
    fault: "the published instance for Cofree reads one layer down",
    caughtBy: ["traced.tell-trace", "traced.trace-empty"]
  ),
]
