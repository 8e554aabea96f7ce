package import BenchmarkRunner
import Comonads
import ComponentKit
import LedgerUpdate
import TracedWriter

/// A program of many rows, of which each message changes one.
struct Rows: Program {
  let initial: [Int]

  init(count: Int) { initial = Array(repeating: 1, count: count) }

  func update(_ rows: inout [Int], by message: Int) { rows[message] &+= message }

  func view(_ rows: [Int], send: @escaping (Int) -> Void) -> Int { rows[0] }
}

/// One element of a large state changed; this shows the cost of copies.
package var stateSizeGroup: BenchmarkGroup {
  BenchmarkGroup(
    "state-size",
    "one of n elements changed by a message, and one view",
    [
      Benchmark(
        "array-size",
        "bare array",
        .plain,
        sized: kept(stateSizes, { Array(repeating: 1, count: $0) }) { rows, index in
          rows[index] &+= index
          return rows[0]
        }
      ),
      sized(React<Rows>.self, "react", "Component<React>"),
      sized(Redux<Rows>.self, "redux", "Component<Redux>"),
      sized(Elm<Rows>.self, "elm", "Component<Elm>"),
      sized(Halogen<Rows>.self, "halogen", "Component<Halogen>"),
    ]
  )
}

/// A message after a long history, which shows the cost of reading it.
package var historyGroup: BenchmarkGroup {
  BenchmarkGroup(
    "history",
    "one dispatch and one reading after a history of n",
    [
      Benchmark(
        "ledger-history",
        "Ledger",
        sized: kept(
          stateSizes,
          { count in
            var space = LedgerSubject.space()
            for input in 0..<count { space.dispatch(input) }
            return space
          }
        ) { space, input in
          space.dispatch(input)
          return space.extract()
        }
      ),
      Benchmark(
        "traced-history",
        "Traced, log a list",
        sized: kept(
          stateSizes,
          { count in
            var space = TracedListSubject.space()
            for input in 0..<count { space.move(by: TracedListSubject.movement(input)) }
            return space
          }
        ) { space, input in
          space.move(by: TracedListSubject.movement(input))
          return space.extract()
        }
      ),
    ]
  )
}

private let stateSizes = [
  10, 32, 100, 316, 1_000, 3_162, 10_000, 31_623, 100_000, 316_228, 1_000_000,
]

@inline(__always)
private func sized<A: ProgramArchitecture<Rows>>(
  _ architecture: A.Type,
  _ name: String,
  _ title: String
) -> Benchmark {
  Benchmark(
    "\(name)-size",
    title,
    sized: kept(stateSizes, { Component<A>(Rows(count: $0)) }) { component, index in
      component.send(index)
      return component.view
    }
  )
}

/// Work on a value that is made once for each size and then changed in place, step after step.
///
/// Each step is given a number below the size, the next one or one that is a stride further on.
@inline(__always)
func kept<Value>(
  _ sizes: [Int],
  stride: Int = 1,
  _ make: @escaping (Int) -> Value,
  _ step: @escaping (inout Value, Int) -> Int
) -> SizedWork {
  SizedWork(sizes: sizes, unit: .run) { size in
    let slot = Slot(make(size))
    var next = 0
    return { steps in
      // Taken out of the slot, so that nothing else holds it and no access is checked.
      guard var value = slot.value.take() else { return 0 }
      defer { slot.value = value }
      var sum = 0
      for _ in 0..<steps {
        next += stride
        if next >= size { next %= size }
        sum &+= step(&value, next)
      }
      return sum
    }
  }
}

/// A place that a value is taken out of and put back into.
private final class Slot<Value> {
  var value: Value?

  init(_ value: Value) { self.value = value }
}
