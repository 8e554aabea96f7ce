package import BenchmarkRunner
import CofreeFree
import Comonads
import FreeMonad
import LedgerUpdate
import StoreState

/// The one workload that benchmarks of effects share: get the number, put one less, repeat.
package var countdownGroup: BenchmarkGroup {
  BenchmarkGroup(
    "countdown",
    "countdown from n: get, put, repeat",
    remarks: ["published, per iteration:"] + publishedCountdowns.map { "  \($0)" },
    [
      Benchmark(
        "countdown",
        "two functions that are not inlined",
        .plain,
        sized: runs(countdownSizes) { count in
          var state = count
          while getPlain(&state) > 0 { putPlain(&state, getPlain(&state) - 1) }
          return state
        }
      ),
      Benchmark(
        "countdown-state",
        "State, repeating(until:)",
        sized: runs(countdownSizes) { countdownState.run(from: $0).position }
      ),
      Benchmark(
        "countdown-update",
        "Update, repeating(until:)",
        sized: runs(countdownSizes) { countdownUpdate.run(from: $0).log.count }
      ),
      Benchmark(
        "countdown-free",
        "Free, run by a function",
        sized: runs(countdownSizes) { count in
          var state = count
          return countdownFree().fold { answer($0, &state) }
        }
      ),
      Benchmark(
        "countdown-cofree",
        "Free/Cofree",
        sized: runs(countdownSizes) { count in
          var space = Cofree<Dual<Cells>, Int>(
            state: count,
            value: { $0 },
            respond: { answer($1, &$0) }
          )
          return space.move(by: countdownFree()) &+ space.extract()
        }
      ),
      Benchmark(
        "countdown-free",
        "Free, textbook",
        .naive,
        sized: runs(countdownSizes) { count in
          var state = count
          return naiveCountdown().fold { answer($0, &state) }
        }
      ),
    ]
  )
}

/// Published figures of others, in nanoseconds for each iteration, with their sources.
package let publishedCountdowns = [
  "pure 6.6, effectful 8.1 to 29, freer-simple 49, mtl 80, fused-effects 168, polysemy 213",
  "  (effectful's benchmarks: GHC 9.2.4, Ryzen 5950X, from 1,000, not inlined)",
  "mtl 0.6, fused-effects 0.6, shallow free 28, freer-simple 132, polysemy 190",
  "  (patrickt/effects-benchmarks: MacBook Pro 2017, from 10,000)",
  "mtl 1.1, freer-simple 71",
  "  (freer-simple, pull request 21: from 10,000)",
]

private let countdownSizes = [1_000, 31_623, 1_000_000]

@inline(never)
private func getPlain(_ state: inout Int) -> Int { state }

@inline(never)
private func putPlain(_ state: inout Int, _ value: Int) { state = value }

private var countdownState: State<Int, Bool> {
  .repeating(
    State<Int, Int>.get.flatMap { count in
      count > 0 ? State.put(count - 1).map { false } : .pure(true)
    },
    until: { $0 }
  )
}

/// The action of steps that replace a number; it keeps the steps as a log.
private enum Putting: Reducer {
  static func reduce(_ state: inout Int, by step: Int) { state = step }
}

private var countdownUpdate: Update<Putting, Bool> {
  .repeating(
    Update<Putting, Int>.getState.flatMap { count in
      count > 0 ? Update.dispatch(count - 1).map { false } : .pure(true)
    },
    until: { $0 }
  )
}

/// The operations of one cell: nil reads it, a number replaces it; either is answered.
private enum Cells: Container {
  typealias Shape = Int?
  typealias Position = Int
}

private func answer(_ operation: Int?, _ state: inout Int) -> Int {
  if let operation { state = operation }
  return state
}

private func countdownFree() -> Free<Cells, Int> {
  Free<Cells, Int>.liftF(nil).flatMap { count in
    count > 0 ? Free<Cells, Int>.liftF(count - 1).flatMap { _ in countdownFree() } : .pure(count)
  }
}

private func naiveCountdown() -> NaiveFree<Int?, Int, Int> {
  NaiveFree<Int?, Int, Int>.lift(nil).flatMap { count in
    count > 0
      ? NaiveFree<Int?, Int, Int>.lift(count - 1).flatMap { _ in naiveCountdown() } : .pure(count)
  }
}
