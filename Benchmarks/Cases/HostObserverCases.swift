import BenchmarkBoundary
package import BenchmarkRunner
import ComponentHost
import ComponentKit

// A host beside hand-written code that does the same, group by group: each ratio is that of two
// neighbouring readings in one process.

/// The last value that an observer has received.
private final class LastValue: Sendable {
  // Unsafe in name only: the thread that sends is the thread that notifies.
  nonisolated(unsafe) var sum = 0
}

// MARK: - One observer

/// One message and one reading, with one observer.
package var hostObserverGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host-observer",
    "one message to a host with one observer that sees each change, and one reading",
    baseline: Benchmark("hand-observer", "a lock and one observer, by hand", .plain) {
      let store = HandStore(firstState)
      let last = LastValue()
      store.observe({ shown($0) }, tell: { last.sum &+= $0 })
      return { steps in
        var sum = 0
        for message in 0..<steps {
          store.send { $0 = mixed($0, with: message) }
          sum &+= shown(store.view)
        }
        return sum ^ last.sum
      }
    },
    [
      observed(Elm<Mixer>.self, "elm", "ProgramHost<Elm>"),
      observed(React<Mixer>.self, "react", "ProgramHost<React>"),
    ]
  )
}

@inline(__always)
private func observed<A: ProgramArchitecture<Mixer>>(
  _ architecture: A.Type,
  _ name: String,
  _ title: String
) -> Benchmark {
  Benchmark("\(name)-host-observer", title) {
    let host = ProgramHost(Component<A>(Mixer()))
    let last = LastValue()
    host.observe { last.sum &+= $0 }
    return { steps in
      var sum = 0
      for message in 0..<steps {
        host.send(message)
        sum &+= host.view
      }
      return sum ^ last.sum
    }
  }
}

// MARK: - Ten observers

/// Ten numbers, of which each message mixes one.
private struct Ten: Program {
  let initial = Array(repeating: firstState, count: 10)

  func update(_ numbers: inout [Int], by message: Int) {
    numbers[message % 10] = mixed(numbers[message % 10], with: message)
  }

  func view(_ numbers: [Int], send: @escaping (Int) -> Void) -> [Int] { numbers }
}

/// One message that one of ten observers sees, and one reading.
package var hostObserversGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host-observers",
    "one message to a host with ten observers, of which one sees a change, and one reading",
    baseline: Benchmark("hand-observers", "a lock and ten observers, by hand", .plain) {
      let store = HandStore(Ten().initial)
      let last = LastValue()
      for index in 0..<10 { store.observe({ $0[index] }, tell: { last.sum &+= $0 }) }
      return { steps in
        var sum = 0
        for message in 0..<steps {
          store.send { $0[message % 10] = mixed($0[message % 10], with: message) }
          sum &+= store.view[message % 10]
        }
        return sum ^ last.sum
      }
    },
    [
      observedTenTimes(Elm<Ten>.self, "elm", "ProgramHost<Elm>"),
      observedTenTimes(React<Ten>.self, "react", "ProgramHost<React>"),
    ]
  )
}

@inline(__always)
private func observedTenTimes<A: ProgramArchitecture<Ten>>(
  _ architecture: A.Type,
  _ name: String,
  _ title: String
) -> Benchmark {
  Benchmark("\(name)-host-observers", title) {
    let host = ProgramHost(Component<A>(Ten()))
    let last = LastValue()
    for index in 0..<10 { host.observe(select: { $0[index] }, tell: { last.sum &+= $0 }) }
    return { steps in
      var sum = 0
      for message in 0..<steps {
        host.send(message)
        sum &+= host.view[message % 10]
      }
      return sum ^ last.sum
    }
  }
}

// MARK: - Many observers

/// A message that one of n observers sees.
package var hostObserversSizeGroup: BenchmarkGroup {
  BenchmarkGroup(
    "host-observers-size",
    "one message to a host with n observers, of which one sees a change",
    [
      Benchmark(
        "host-observers-size",
        "ProgramHost<Elm>",
        sized: kept([1, 3, 10, 32, 100, 316, 1_000, 3_162, 10_000], observedHost) { pair, message in
          pair.host.send(message)
          return pair.last.sum
        }
      )
    ]
  )
}

/// A host of ten numbers with n observers, of which each sees one of the numbers.
private func observedHost(_ count: Int) -> (host: ProgramHost<Elm<Ten>>, last: LastValue) {
  let host = ProgramHost(Component<Elm<Ten>>(Ten()))
  let last = LastValue()
  for index in 0..<count {
    // One sees all changes, and the others none.
    host.observe(select: { index == 0 ? $0.reduce(0, ^) : index }, tell: { last.sum &+= $0 })
  }
  return (host, last)
}
