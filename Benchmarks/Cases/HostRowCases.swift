package import BenchmarkRunner
import ComponentHost
import ComponentKit

/// The row that an observer sees, and what it was told.
private final class SeenRow: Sendable {
  // Unsafe in name only: the thread that sends is the thread that notifies.
  nonisolated(unsafe) var key = 0
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
    remarks: [
      "the keys are far apart from step to step, so that each row is fetched from memory",
      "the program keeps the rows of the beginning, so the first message to a row copies its path",
    ],
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
      Benchmark("host-row-observed", "ProgramHost<Elm>, with one observer of the row") {
        let host = ProgramHost(Component<TallyRows>(ChildProgram(list(rowCount))))
        let seen = SeenRow()
        host.observe(
          select: { $0[seen.key].view },
          isSame: { _, _ in false },
          tell: { seen.sum &+= $0 }
        )
        return { steps in
          for _ in 0..<steps {
            seen.key = (seen.key + 7_919) % rowCount
            host.send(.child(seen.key, 1))
          }
          return seen.sum
        }
      },
    ]
  )
}

private typealias TallyRows = Elm<ChildProgram<TallyList>>

private let rowCount = 10_000
