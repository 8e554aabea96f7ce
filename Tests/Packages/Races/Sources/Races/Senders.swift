import ComponentHost
import ComponentKit
import Foundation

// Many messages of eight threads, while two others never stop reading.

/// A program that checks the order of each of eight senders.
struct Ordered: Program {
  struct Tally: Sendable {
    var next = Array(repeating: 0, count: 8)
    var isOrdered = true
    var count: Int { next.reduce(0, +) }
  }

  struct Message: Sendable { let sender, number: Int }

  let initial = Tally()

  func update(_ tally: inout Tally, by message: Message) {
    if tally.next[message.sender] != message.number { tally.isOrdered = false }
    tally.next[message.sender] += 1
  }

  func view(_ tally: Tally, send: @escaping (Message) -> Void) -> Tally { tally }
}

/// A mark that one thread sets and others look at.
private final class Mark: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false

  func set() { lock.withLock { isSet = true } }
  var value: Bool { lock.withLock { isSet } }
}

/// 160,000 messages are handled once, those of each sender in their order.
func senders() async {
  let host = ProgramHost(Component<Elm<Ordered>>(Ordered()))
  let watch = Watch()
  host.observe(select: \.count) { watch.see($0) }
  let isDone = Mark()
  await withTaskGroup { group in
    for _ in 0..<2 {
      group.addTask {
        await inThread {
          var seen = 0
          while !isDone.value {
            let count = host.view.count
            precondition(count >= seen, "views must not go back; got \(count) after \(seen)")
            seen = count
          }
        }
      }
    }
    await withTaskGroup { group in
      for sender in 0..<8 {
        group.addTask {
          await inThread {
            for number in 0..<20_000 { host.send(Ordered.Message(sender: sender, number: number)) }
          }
        }
      }
    }
    await host.end()
    isDone.set()
  }
  let tally = host.view
  precondition(tally.count == 160_000, "each message must be handled once; got \(tally.count)")
  precondition(tally.isOrdered, "messages of a sender must be handled in their order")
  precondition(watch.added == 160_000 && watch.isOrdered, "an observer must see each in its order")
}
