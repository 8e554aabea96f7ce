import ComonadLaws
import Comonads

private let env = FaultFamily("Env", EnvOperations<Env<Trit, Bit>, Trit>.standard()) {
  [own(envLaws(.environments, environments: .cases, values: .cases, operations: $0))]
}

/// Operations of environments, each wrong in one way.
let brokenEnvOperations: [BrokenInstance] = [
  env("askOfValue", "ask", "ask depends on the value") {
    $0.ask = { $0.value == .zero ? $0.environment : $0.environment.next }
  }.caught(by: "env.extend-ask", "env.map-ask"),
  env("localStays", "local", "local leaves the environment as it is") { $0.local = { w, _ in w } }
    .caught(by: "env.local-ask"),
  env("localTwice", "local", "local changes the environment twice") {
    $0.local = { w, change in w.local { change(change($0)) } }
  }.caught(by: "env.local-ask", "env.local-composition"),
  env("localFlips", "local", "local changes the value as well") {
    $0.local = { w, change in w.local { change($0) }.map { $0.flipped } }
  }.caught(by: "env.local-extend", "env.local-extract"),
]
