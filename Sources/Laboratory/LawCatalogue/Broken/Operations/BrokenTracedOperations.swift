import ComonadLab
import ComonadLaws

private let traced = FaultFamily("Traced", TracedOperations.standard) {
  own(tracedLaws(.traces, $0))
}

private let trace = traced.faults(of: "trace", \.trace)
private let listen = traced.faults(of: "listen", \.listen)
private let censor = traced.faults(of: "censor", \.censor)

/// Operations of traced spaces, each wrong in one way.
let brokenTracedOperations: [BrokenInstance] = [
  trace("traceReversed", "trace reads the log from its end") { $0.trace(String($1.reversed())) }
    .caught(by: "traced.extend-trace", "traced.tell-trace"),
  trace("traceFlipped", "trace returns the other bit") { $0.trace($1).flipped }
    .caught(by: "traced.map-trace", "traced.trace-empty"),
  traced("tellStays", "tell", "tell stays where it is") { $0.tell = { w, _ in w } }
    .caught(by: "traced.extend-trace", "traced.tell-trace"),
  traced("tracesHere", "traces", "traces looks along nothing") {
    $0.traces = { w, _ in w.extract() }
  }.caught(by: "traced.traces"),
  listen("listenReversed", "listen shows the log reversed") { w, log in
    (w.trace(log), String(log.reversed()))
  }.caught(by: "traced.listen"),
  censor("censorTwice", "censor rewrites twice") { $0.censor(twice($1)) }
    .caught(by: "traced.censor-composition", "traced.censor-trace"),
  FaultyInstance("Traced.censorByAnything", "censor", "the rewriting is no homomorphism") {
    let rewrites = Generator<String>.words.function(of: String.self)
    own(tracedLaws(.traces, rewrites: rewrites, .standard))
  }.caught(by: "traced.censor-extend", "traced.censor-extract"),
  FaultyInstance(
    "Cofree.asTraced",
    "trace",
    "the published instance for Cofree reads one layer down"
  ) {
    own(
      tracedLaws(
        Generator<Cofree<TracedContainer<String>, Bit>>.trees(
          layers: Generator { _ in { _ in } },
          values: .cases
        ),
        TracedOperations(
          trace: { $0.stepped($1).extract() },
          tell: { $0.stepped($1) },
          censor: { w, rewrite in
            w.hoist(ContainerMorphism(shape: { $0 }, position: { log, _ in rewrite(log) }))
          }
        )
      )
    )
  }.caught(by: "traced.tell-trace", "traced.trace-empty"),
]
