package import BenchmarkRunner

/// The budgets of the benchmarks; the command names the costs that exceed them.
///
/// A budget of time is about half as much again as a quiet machine measures, so a cost over it is
/// worth looking at also on a busy one. Allocations and exponents are asserted by the tests as well.
package let benchmarkTargets: [Target] =
  // With known types the optimiser removes the whole store.
  targets(["store-move", "react-send"], (.ratio, 1.05), (.allocations, 0))
  + targets(["moore-step", "elm-send"], (.boxes, 0.5), (.allocations, 0))
  + targets(
    ["traced-move", "traced-list-move", "ledger-dispatch", "ledger-move", "redux-send"],
    (.boxes, 0.6),
    (.allocations, 0)
  )
  + targets(["cofree-answer", "cofree-move"], (.boxes, 2), (.allocations, 2))
  + targets(
    ["elm", "react", "redux", "halogen"].map { "\($0)-host" },
    (.boxes, 6),
    (.allocations, 0)
  )
  // The one in Redux keeps a log besides.
  + targets(["elm-facet", "halogen-facet"], (.ratio, 1.2), (.allocations, 0))
  + targets(["redux-facet"], (.ratio, 1.4), (.allocations, 0))
  // A host beside hand-written code, in one process.
  + targets(["elm-host-observer", "react-host-observer"], (.ratio, 3.5), (.allocations, 0))
  + targets(["elm-host-observers", "react-host-observers"], (.ratio, 2.5), (.allocations, 0))
  + targets(["host-observers-size"], (.exponent, 1.3))
  + targets(["elm-host-task", "react-host-task"], (.ratio, 5))
  + targets(["elm-host-senders", "react-host-senders"], (.ratio, 6))
  + targets(["host-row-observed"], (.ratio, 5))
  + targets(pairs.map { "\($0)-moves" }, (.exponent, 1.15))
  + targets(
    ["state", "writer", "update", "free"].flatMap { ["\($0)-binds-left", "\($0)-binds-right"] },
    (.exponent, 1.3)
  )
  + targets(["react", "redux", "elm", "halogen"].map { "\($0)-size" }, (.exponent, 0.15))
  + targets(["ledger-history", "traced-history"], (.exponent, 0.15))
  + targets(["explore", "decide-safety", "decide-liveness"], (.exponent, 1.15))
  + targets(["tree-nesting", "markup-nesting", "list-rows"], (.exponent, 1.15))
  + targets(["keyed-row"], (.boxes, 60), (.exponent, 0.5))
  // The cost of a pluggable architecture, without specialisation.
  + targets(
    ["react", "redux", "elm", "halogen"].map { "\($0)-send" },
    in: .generic,
    (.boxes, 25),
    (.allocations, 3)
  )
  + targets(
    (pairs + ["zipper", "day", "day-of-any", "switch"]).map { "\($0)-move" },
    in: .generic,
    (.boxes, 8)
  )

private let pairs = ["store", "moore", "cofree", "traced", "traced-list", "ledger"]

/// Returns the same targets for several benchmarks.
private func targets(
  _ names: [String],
  in variant: Benchmark.Variant = .specialised,
  _ limits: (measure: Target.Measure, most: Double)...
) -> [Target] {
  names.flatMap { name in
    limits.map { Target(name, variant, $0.measure, atMost: $0.most) }
  }
}
