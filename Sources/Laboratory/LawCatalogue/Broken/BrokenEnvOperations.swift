import ComonadLaws
import Comonads

/// Returns the instance with changed operations.
private func env(
  _ name: String,
  line: Int = #line,
  _ change: (inout EnvOperations<Env<Trit, Bit>, Trit>) -> Void
) -> Instance {
  let operations = changing(EnvOperations<Env<Trit, Bit>, Trit>.standard(), change)
  return Instance(
    "Env.\(name)",
    own(envLaws(.environments, environments: .cases, values: .cases, operations: operations)),
    line: line
  )
}

/// Operations of environments, each wrong in one way.
let brokenEnvOperations: [BrokenInstance] = [
  BrokenInstance(
    env("askOfValue") {
      $0.ask = { $0.value == .zero ? $0.environment : $0.environment.next }
    },
    operation: "ask",
    fault: "ask depends on the value",
    caughtBy: ["env.extend-ask", "env.map-ask"]
  ),
  BrokenInstance(
    env("localStays") { $0.local = { w, _ in w } },
    operation: "local",
    fault: "local leaves the environment as it is",
    caughtBy: ["env.local-ask"]
  ),
  BrokenInstance(
    env("localTwice") { $0.local = { w, change in w.local { change(change($0)) } } },
    operation: "local",
    fault: "local changes the environment twice",
    caughtBy: ["env.local-ask", "env.local-composition"]
  ),
  BrokenInstance(
    env("localFlips") {
      $0.local = { w, change in w.local { change($0) }.map { $0.flipped } }
    },
    operation: "local",
    fault: "local changes the value as well",
    caughtBy: ["env.local-extend", "env.local-extract"]
  ),
]
