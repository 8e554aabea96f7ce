package import BenchmarkRunner
import ComponentHost
import ComponentKit

/// The rows of a table, drawn and kept by an observer.
private final class DrawnRows: Sendable {
  // Unsafe in name only: the thread that sends is the thread that notifies.
  nonisolated(unsafe) var cache: KeyedCache<ListPlace<Int>, Component<Elm<RowTally>>>?
  nonisolated(unsafe) var sum = 0
}

/// A message to one of 10,000 rows in a host, whose observer draws the row.
package var hostRowGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host-row",
    "a message to one of 10,000 rows, and the view of the row",
    baseline: Benchmark("list-row", "a KeyedList without a host", .plain) {
      var list = list(rowCount)
      var key = 0
      return { steps in
        var sum = 0
        for _ in 0..<steps {
          key = (key + 7_919) % rowCount
          list.send(.child(key, 1))
          sum &+= list.view[key].view
        }
        return sum
      }
    },
    remarks: ["the keys are far apart from step to step, so that each row is fetched from memory"],
    [
      Benchmark("host-row-alone", "ProgramHost<Elm>, without an observer") {
        let host = ProgramHost(Component<TallyRows>(ChildProgram(list(rowCount))))
        var key = 0
        return { steps in
          var sum = 0
          for _ in 0..<steps {
            key = (key + 7_919) % rowCount
            host.send(.child(key, 1))
            sum &+= host.withView { [key] in $0[key].view }
          }
          return sum
        }
      },
      Benchmark("host-row-cached", "ProgramHost<Elm>, with one observer and a KeyedCache") {
        let host = ProgramHost(Component<TallyRows>(ChildProgram(list(rowCount))))
        let drawn = DrawnRows()
        host.observe(
          select: { rows in
            if drawn.cache == nil { drawn.cache = KeyedCache(rows) }
            return drawn.cache?.update(to: rows).changed.first ?? 0
          },
          isSame: { _, _ in false },
          tell: { drawn.sum &+= drawn.cache?[$0].view ?? 0 }
        )
        var key = 0
        return { steps in
          for _ in 0..<steps {
            key = (key + 7_919) % rowCount
            host.send(.child(key, 1))
          }
          return drawn.sum
        }
      },
    ]
  )
}

private typealias TallyRows = Elm<ChildProgram<TallyList>>

private let rowCount = 10_000
