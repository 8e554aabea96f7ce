import ComponentHost
import ComponentKit

// Operations that threads may perform on a host at the same time.
// `.ci/races` runs them under the thread sanitizer. Each part also checks its results.

/// The last value of an observer, and whether a value was ever less than the one before.
///
/// It has no lock: the thread that serves notifies observers, and one thread at a time serves.
final class Watch: @unchecked Sendable {
  var added = 0
  var isOrdered = true

  func see(_ now: Int) {
    if now < added { isOrdered = false }
    added = now
  }
}

/// Does a piece of work in four tasks at the same time.
func inFourTasks(_ work: @escaping @Sendable (_ number: Int) async -> Void) async {
  await withTaskGroup { group in
    for number in 0..<4 { group.addTask { await work(number) } }
  }
}

/// Hosts are released or ended while work runs and others send.
func ends() async {
  await inFourTasks { number in
    for round in 0..<250 {
      let host = ProgramHost(Component<React<Counting>>(Counting()), report: { _ in })
      host.send(.begin)
      let sender = Task { for _ in 0..<4 { host.send(.answer) } }
      if (round + number).isMultiple(of: 2) { await host.end() }
      await sender.value
      precondition(host.view.begun == 1, "a host must handle a message before its end")
    }
  }
}

/// Storms over hosts of an architecture, of which every second one is ended early.
func storms<A: ProgramArchitecture<Counting>>(_: A.Type, seed: UInt64) async {
  for threads in [8, 16] {
    for isEndedEarly in [false, true] {
      await Storm<A>(threads: threads, rounds: 400, isEndedEarly: isEndedEarly, seed: seed).run()
    }
  }
}

await ends()
try await requests(rounds: 500)
await storms(Elm<Counting>.self, seed: 0)
await storms(React<Counting>.self, seed: 1)
await storms(Redux<Counting>.self, seed: 2)
await storms(Halogen<Counting>.self, seed: 3)
await readers(threads: 8)
await readers(threads: 16)
print("no message was lost, and none was handled twice")
