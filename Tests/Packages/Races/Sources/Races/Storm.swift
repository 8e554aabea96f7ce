import ComponentHost
import ComponentKit
import Foundation

// All operations of threads on one host, at the same time and in random order.

/// A program that checks the order of each sender, and counts what it is sent.
struct Counting: Program {
  enum Message: Sendable {
    /// A message of a sender, which some answer with a message to the program itself.
    case item(sender: Int, number: Int)
    /// The answer.
    case followUp
    /// A message that a middleware refuses after the program has taken it.
    case disowned
    /// A message that the program refuses.
    case unwanted
    /// Requests work, and cancels it.
    case begin, cancel
    /// A message of work.
    case answer
  }

  struct Counts: Sendable, Equatable {
    var next: [Int: Int] = [:]
    var items = 0
    var followUps = 0
    var awaitedFollowUps = 0
    var disowned = 0
    var begun = 0
    var answers = 0
    var isOrdered = true
    var taken = 0
  }

  let initial = Counts()

  func refusal(of message: Message, in counts: Counts) -> Refusal? {
    if case .unwanted = message { Refusal("nobody wants it") } else { nil }
  }

  func update(_ counts: inout Counts, by message: Message) -> Effect<Message> {
    counts.taken += 1
    switch message {
    case .item(let sender, let number):
      // At its end a host leaves out the rest of a sender's messages, and none before.
      if counts.next[sender, default: 0] != number { counts.isOrdered = false }
      counts.next[sender] = number + 1
      counts.items += 1
      guard number.isMultiple(of: 3) else { return .none }
      counts.awaitedFollowUps += 1
      return .message(.followUp)
    case .followUp: counts.followUps += 1
    case .disowned:
      counts.disowned += 1
      counts.awaitedFollowUps += 1
      return .message(.followUp)
    case .answer: counts.answers += 1
    case .cancel: return .cancel("work")
    case .begin:
      counts.begun += 1
      return .task("work", policy: counts.begun.isMultiple(of: 2) ? .latest : .parallel) { send in
        send(.answer)
        await Task.yield()
        send(.answer)
      }
    case .unwanted: break
    }
    return .none
  }

  func view(_ counts: Counts, send: @escaping (Message) -> Void) -> Counts { counts }
}

/// Counts that all threads add to.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  func add(_ name: String) { lock.withLock { counts[name, default: 0] += 1 } }
  subscript(name: String) -> Int { lock.withLock { counts[name, default: 0] } }
}

/// One storm over one host.
struct Storm<A: ProgramArchitecture<Counting>> {
  let threads: Int
  let rounds: Int
  let isEndedEarly: Bool
  let seed: UInt64

  func run() async {
    let tally = Tally()
    let host = ProgramHost(
      Component<A>(Counting()),
      middleware: [
        Middleware { message, component, next in
          if let refusal = next(message, &component) { return refusal }
          if case .disowned = message { return Refusal("too late") }
          return nil
        }
      ],
      report: { tally.note($0) }
    )
    let watch = Watch()
    host.observe { watch.see($0.taken) }
    await withTaskGroup { group in
      for sender in 0..<threads {
        group.addTask { await inThread { act(as: sender, on: host, tally) } }
      }
      if isEndedEarly {
        group.addTask {
          while tally["sent"] < threads * rounds / 4 { await Task.yield() }
          await host.end()
        }
      }
    }
    await host.end()
    check(host.view, watch, tally)
  }

  /// Performs random operations on the host.
  private func act(as sender: Int, on host: ProgramHost<A>, _ tally: Tally) {
    var draws = Draws(state: seed &+ UInt64(sender))
    var number = 0
    var seen = 0
    for _ in 0..<rounds {
      tally.add("sent")
      switch draws.next() % 16 {
      case 0...4:
        host.send(.item(sender: sender, number: number))
        number += 1
        tally.add("item")
      case 5:
        let item = Counting.Message.item(sender: sender, number: number)
        wait { await host.submit(item) }
        number += 1
        tally.add("item")
      case 6:
        host.send(.disowned)
        tally.add("disowned")
      case 7:
        let refusal = wait { await host.submit(.disowned) }
        precondition(refusal != nil, "a middleware's refusal must be returned")
        tally.add("disowned")
      case 8:
        host.send(.unwanted)
        tally.add("unwanted")
      case 9, 10:
        let taken = host.view.taken
        precondition(taken >= seen, "views must not go back; got \(taken) after \(seen)")
        seen = taken
      case 11: precondition(host.read { $0.view.isOrdered }, "each sender has its order")
      case 12:
        let watch = Watch()
        let token = host.observe { watch.see($0.taken) }
        host.send(.cancel)
        host.removeObserver(token)
      case 13: host.removeObserver(host.observe(select: \.items) { _ in host.send(.cancel) })
      case 14: _ = host.views()
      default: host.send(.begin)
      }
    }
  }

  private func check(_ counts: Counting.Counts, _ watch: Watch, _ tally: Tally) {
    func expect(_ isRight: Bool, _ rule: String) {
      precondition(isRight, "\(rule); \(threads) threads, seed \(seed), got \(counts)")
    }
    expect(counts.isOrdered, "messages of a sender must be handled in their order")
    expect(counts.items + tally["late item"] == tally["item"], "each item is handled once")
    expect(
      counts.disowned + tally["late disowned"] == tally["disowned"],
      "each disowned message is handled once"
    )
    expect(
      counts.followUps + tally["late followUp"] == counts.awaitedFollowUps,
      "each follow-up is delivered or reported"
    )
    expect(
      tally["refused unwanted"] + tally["late unwanted"] == tally["unwanted"],
      "each refusal is reported once"
    )
    expect(counts.answers <= 2 * counts.begun, "no work sends more than two messages")
    expect(watch.isOrdered && watch.added == counts.taken, "an observer must see the last view")
    if !isEndedEarly { expect(tally["late item"] == 0, "nothing is late before the end") }
  }
}

extension Tally {
  /// Counts a report by its kind and its message.
  func note(_ report: HostReport<Counting.Message>) {
    switch report {
    case .refused(let message, _): add("refused \(message.name)")
    case .late(let message): add("late \(message.name)")
    case .failed, .unsaved, .unread: add("failed")
    }
  }
}

extension Counting.Message {
  /// The name of the case.
  var name: String {
    switch self {
    case .item: "item"
    case .followUp: "followUp"
    case .disowned: "disowned"
    case .unwanted: "unwanted"
    case .begin: "begin"
    case .cancel: "cancel"
    case .answer: "answer"
    }
  }
}

/// Two hosts, of which the views of one read the other: the threads wait, and never for each other.
func readers(threads: Int) async {
  struct Reading: Program {
    let other: ProgramHost<Elm<Counting>>
    let initial = 0
    func update(_ sum: inout Int, by message: Int) { sum = max(sum, other.view.items) + message }
    func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum + other.view.items }
  }
  let inner = ProgramHost(Component<Elm<Counting>>(Counting()))
  let outer = ProgramHost(Component<Elm<Reading>>(Reading(other: inner)))
  await withTaskGroup { group in
    for sender in 0..<threads {
      group.addTask {
        await inThread {
          var seen = 0
          for number in 0..<100 {
            inner.send(.item(sender: sender, number: number))
            outer.send(0)
            let shown = outer.view
            precondition(shown >= seen, "views must not go back; got \(shown) after \(seen)")
            seen = shown
          }
        }
      }
    }
  }
  await outer.end()
  await inner.end()
  precondition(inner.view.items == threads * 100 && inner.view.isOrdered)
}

// MARK: - Threads

/// Does something in a thread of its own.
func inThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}

/// Waits in this thread until a task has ended.
@discardableResult
private func wait<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
  let result = Result<Value>()
  Task {
    result.set(await body())
  }
  return result.get()
}

/// A value that one thread waits for.
private final class Result<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func set(_ new: Value) {
    condition.withLock {
      value = new
      condition.signal()
    }
  }

  func get() -> Value? {
    condition.withLock {
      while value == nil { condition.wait() }
      return value
    }
  }
}

/// Random numbers of a seed. (Steele, Lea and Flood, 2014.)
private struct Draws {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
