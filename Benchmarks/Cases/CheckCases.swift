package import BenchmarkRunner
import ComponentKit
import ComponentTesting

/// The cost of visiting all states of a component, and of deciding a property of them.
package var checkGroup: BenchmarkGroup {
  BenchmarkGroup(
    "check",
    "visiting n states by two messages each, and deciding a property of all runs",
    remarks: ["the liveness property searches the strong components of its automaton's product"],
    [
      Benchmark("explore", "all states visited", sized: runs(checkSizes) { ring($0).stateCount }),
      Benchmark(
        "decide-safety",
        "visited, and an invariant decided",
        sized: runs(checkSizes) { size in
          ring(size).verdict(on: .always("it is in the ring") { $0.view < size }).holds ? size : 0
        }
      ),
      Benchmark(
        "decide-liveness",
        "visited, and a response decided",
        sized: runs(checkSizes) { size in
          let isFirst = TemporalProperty<Component<React<Ring>>>("it is first") { $0.view == 0 }
          let isLeft = TemporalProperty<Component<React<Ring>>>("the ring is left") { _ in false }
          return ring(size).verdict(on: isFirst.leads(to: isLeft)).holds ? 0 : size
        }
      ),
    ]
  )
}

/// From some hundred to some ten thousand.
private let checkSizes = doublings(from: 8, to: 14)

/// A number that goes round, one or two steps at a time.
private struct Ring: Program {
  let size: Int
  let initial = 0
  func update(_ place: inout Int, by message: Int) { place = (place + message) % size }
  func view(_ place: Int, send: @escaping (Int) -> Void) -> Int { place }
}

private func ring(_ size: Int) -> Exploration<Component<React<Ring>>> {
  Exploration(from: Component(Ring(size: size)), by: [1, 2])
}
