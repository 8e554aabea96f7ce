import ComponentHost
import ComponentKit

// Operations that threads may perform on a host at the same time, ten thousand times each.
// `.ci/races` runs them under the thread sanitizer. Each part also checks its results.

/// A program that counts its messages, and requests work.
struct Busy: Program {
  enum Message: Sendable { case add, start, stop, answer }

  struct Heard: Sendable, Equatable {
    var added = 0
    var started = 0
    var stopped = 0
    var answers = 0
  }

  let initial = Heard()

  func update(_ heard: inout Heard, by message: Message) -> Effect<Message> {
    switch message {
    case .add: heard.added += 1
    case .answer: heard.answers += 1
    case .stop:
      heard.stopped += 1
      return .cancel("work")
    case .start:
      heard.started += 1
      return .task("work") { send in
        send(.answer)
        await Task.yield()
        send(.answer)
      }
    }
    return .none
  }

  func view(_ heard: Heard, send: @escaping (Message) -> Void) -> Heard { heard }
}

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

/// Messages of all senders are handled once, and views and observers see them in order.
func messages<A: ProgramArchitecture<Busy>>(_: A.Type) async {
  let host = ProgramHost(Component<A>(Busy()))
  let watch = Watch()
  host.observe(select: \.added) { watch.see($0) }
  await inFourTasks { number in
    var last = 0
    for round in 0..<2_500 {
      host.send(.add)
      let added = host.view.added
      precondition(added >= last, "views must not go back; got \(added) after \(last)")
      last = added
      if (round + number).isMultiple(of: 16) { host.removeObserver(host.observe { _ in }) }
    }
  }
  await host.end()
  let added = host.view.added
  precondition(added == 10_000, "each message must be handled once; got \(added) of 10000")
  precondition(watch.added == 10_000 && watch.isOrdered, "an observer must see each in its order")
}

/// Work is cancelled while it sends and ends; messages of cancelled work are dropped.
func cancellations() async {
  let host = ProgramHost(Component<Elm<Busy>>(Busy()))
  await inFourTasks { number in
    for round in 0..<2_500 {
      host.send(.start)
      if (round + number).isMultiple(of: 3) { await Task.yield() }
      await host.submit(.stop)
    }
  }
  await host.end()
  let heard = host.view
  precondition(heard.started == 10_000 && heard.stopped == 10_000, "got \(heard)")
  precondition(heard.answers <= 20_000, "no work sends more than two messages; got \(heard)")
}

/// Hosts are released or ended while work runs and others send.
func ends() async {
  await inFourTasks { number in
    for round in 0..<250 {
      let host = ProgramHost(Component<React<Busy>>(Busy()), report: { _ in })
      host.send(.start)
      let sender = Task { for _ in 0..<4 { host.send(.add) } }
      if (round + number).isMultiple(of: 2) { await host.end() }
      await sender.value
      precondition(host.view.started == 1, "a host must handle a message before its end")
    }
  }
}

await messages(Elm<Busy>.self)
await messages(React<Busy>.self)
await messages(Redux<Busy>.self)
await messages(Halogen<Busy>.self)
await cancellations()
await ends()
try await requests(rounds: 500)
for seed in 0..<2 {
  for threads in [8, 16] {
    for isEndedEarly in [false, true] {
      let seed = UInt64(seed)
      await Storm<Elm<Counting>>(
        threads: threads,
        rounds: 200,
        isEndedEarly: isEndedEarly,
        seed: seed
      ).run()
      await Storm<React<Counting>>(
        threads: threads,
        rounds: 200,
        isEndedEarly: isEndedEarly,
        seed: ~seed
      ).run()
    }
  }
}
await senders()
await readers(threads: 8)
await readers(threads: 16)
print("no message was lost, and none was handled twice")
