import ComponentHost
import ComponentKit
import Foundation
import Locks
import TestSupport
import Testing

/// A program that adds up, and requests nothing.
struct Sum: SavedProgram {
  let initial = 0
  func refusal(of message: Int, in sum: Int) -> Refusal? {
    message == 0 ? Refusal("nothing must be more than 0") : nil
  }
  func update(_ sum: inout Int, by message: Int) { sum += message }
  func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
}

/// A program that keeps its messages, and requests whatever it was made to request.
struct Asking: SavedProgram {
  let initial: [String] = []
  var initialEffect = Effect<String>.none
  let ask: @Sendable (String) -> Effect<String>

  init(first: Effect<String> = .none, _ ask: @escaping @Sendable (String) -> Effect<String>) {
    self.ask = ask
    initialEffect = first
  }

  func update(_ heard: inout [String], by message: String) -> Effect<String> {
    heard.append(message)
    return ask(message)
  }
  func view(_ heard: [String], send: @escaping (String) -> Void) -> [String] { heard }
}

/// Blocks this thread until a condition holds; after ten minutes it records a failure and goes on, so
/// that a test of a broken host ends.
func eventually(
  _ expectation: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () -> Bool
) {
  let end = ContinuousClock.now + .seconds(600)
  while !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("expected within ten minutes: \(expectation)", sourceLocation: sourceLocation)
      return
    }
    Thread.sleep(forTimeInterval: 0.000_1)
  }
}

/// Does something in a thread of its own, which may wait.
func inThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}

/// Work whose messages and whose end the test decides.
final class Hand: Sendable {
  private let outlets = Locked<[(text: String, outlet: Outlet<String>)]>([])
  let log = Notes<String>()

  /// Returns work that this hand controls.
  func work(_ text: String, _ id: EffectID? = nil, _ policy: WorkPolicy = .latest) -> Effect<String>
  {
    .work(
      Work(id, policy: policy) { outlet in
        self.log.add("start \(text)")
        self.outlets.withLock { $0.append((text, outlet)) }
        return Cancellation { self.log.add("cancel \(text)") }
      }
    )
  }

  private func outlet(_ text: String) -> Outlet<String> {
    outlets.withLock { $0.last { $0.text == text }?.outlet }
      ?? Outlet(send: { _ in }, finish: {}, fail: { _ in })
  }

  func send(_ message: String, from text: String) { outlet(text).send(message) }
  func end(_ text: String, with message: String) { outlet(text).end(with: message) }
  func finish(_ text: String) { outlet(text).finish() }
  func fail(_ text: String) { outlet(text).fail(WorkFailure("no answer")) }
}

/// Returns the effect named by a message in a table.
func asks(_ table: [String: Effect<String>]) -> @Sendable (String) -> Effect<String> {
  { table[$0] ?? .none }
}

/// A function that is set later.
final class Link: Sendable {
  private let function = Locked<(@Sendable (Int) -> Void)?>(nil)
  func connect(_ function: @escaping @Sendable (Int) -> Void) {
    self.function.withLock { $0 = function }
  }
  func send(_ message: Int) { function.withLock { $0 }?(message) }
}

/// Counts the objects that work holds, and its cancellations.
final class Tokens: Sendable {
  private let counts = Locked((made: 0, alive: 0, cancelled: 0))
  var alive: Int { counts.withLock { $0.alive } }
  var cancelled: Int { counts.withLock { $0.cancelled } }

  /// Something that a piece of work holds.
  final class Token: Sendable {
    let number: Int
    private let tokens: Tokens
    fileprivate init(_ tokens: Tokens, number: Int) {
      self.tokens = tokens
      self.number = number
    }
    deinit { tokens.counts.withLock { $0.alive -= 1 } }

    /// Stops the work that holds the token.
    var cancellation: Cancellation {
      Cancellation { [self] in tokens.counts.withLock { $0.cancelled += 1 } }
    }
  }

  func make() -> Token {
    let number = counts.withLock { counts in
      counts.made += 1
      counts.alive += 1
      return counts.made
    }
    return Token(self, number: number)
  }
}
