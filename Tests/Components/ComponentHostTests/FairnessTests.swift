import ComponentKit
import Foundation
import Locks
import TestSupport
import Testing

@testable import ComponentHost

@Suite("The threads that use a component", .timeLimit(.minutes(10)))
struct FairnessTests {
  /// A program that notes its messages.
  private struct Noting: Program {
    let initial = 0
    let log: Notes<String>
    func update(_ count: inout Int, by message: String) {
      log.add(message)
      count += 1
    }
    func view(_ count: Int, send: @escaping (String) -> Void) -> Int { count }
  }

  /// Waits until a number of threads wait for the component of a host.
  private static func await(_ count: Int, of host: ProgramHost<Elm<Noting>>) {
    eventually("\(count) threads wait for the component") {
      host.core.lock.mutex.lock()
      defer { host.core.lock.mutex.unlock() }
      return host.core.lock.waiters.count == count
    }
  }

  @Test("get it in the order in which they ask")
  func order() async {
    let log = Notes<String>()
    let host = ProgramHost(Component<Elm<Noting>>(Noting(log: log)))
    await withTaskGroup { group in
      group.addTask {
        await inThread {
          host.read { _ in
            log.add("first")
            Self.await(2, of: host)
          }
          host.read { _ in log.add("first again") }
        }
      }
      group.addTask {
        await inThread {
          eventually("the first reads") { log.all == ["first"] }
          host.send("message")
        }
      }
      group.addTask {
        await inThread {
          eventually("the first reads") { log.all == ["first"] }
          Self.await(1, of: host)
          host.read { _ in log.add("second") }
        }
      }
    }
    #expect(log.all == ["first", "message", "second", "first again"])
  }

  @Test("handle messages while two others never stop reading it")
  func starvation() async {
    /// A sum whose view takes a while.
    struct Slow: Program {
      let initial = 0
      func update(_ sum: inout Int, by message: Int) { sum += message }
      func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int {
        var mixed = sum
        for step in 0..<1_000 { mixed = (mixed &* 31) ^ step }
        return mixed == 1 ? 1 : sum
      }
    }
    let host = ProgramHost(Component<Elm<Slow>>(Slow()))
    let reading = Locked(Set<Int>())
    let isDone = Locked(false)
    await withTaskGroup { group in
      for reader in 0..<2 {
        group.addTask {
          await inThread {
            while !isDone.withLock({ $0 }) {
              _ = host.view
              reading.withLock { _ = $0.insert(reader) }
            }
          }
        }
      }
      await inThread {
        eventually("both read") { reading.withLock { $0.count == 2 } }
        for message in 1...200 {
          host.send(1)
          // No other thread sends, so each message has been handled when its call returns.
          #expect(host.view == message)
        }
        isDone.withLock { $0 = true }
      }
    }
  }
}
