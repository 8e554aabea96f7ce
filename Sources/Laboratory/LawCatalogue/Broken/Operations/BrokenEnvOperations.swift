import ComonadLaws
import Comonads

private let env = FaultFamily("Env", EnvOperations<Env<Trit, Bit>, Trit>.standard()) {
  own(envLaws(.environments, environments: .cases, values: .cases, operations: $0))
}

private let local = env.faults(of: "local", \.local)

/// Operations of environments, each wrong in one way.
let brokenEnvOperations: [BrokenInstance] = [
  env("askOfValue", "ask", "ask depends on the value") {
    $0.ask = { $0.value == .zero ? $0.environment : $0.environment.next }
  }.caught(by: "env.extend-ask", "env.map-ask"),
  local("localStays", "local leaves the environment as it is") { w, _ in w }
    .caught(by: "env.local-ask"),
  local("localTwice", "local changes the environment twice") { w, change in
    w.local { change(change($0)) }
  }.caught(by: "env.local-ask", "env.local-composition"),
  local("localFlips", "local changes the value as well") { w, change in
    w.local { change($0) }.map { $0.flipped }
  }.caught(by: "env.local-extend", "env.local-extract"),
]
