import ComonadLaws
import ComponentKit

/// A count that never falls below zero: a program whose messages are numbers.
struct Tally: Program, Sendable {
  let initial: Int

  func refusal(of message: Int, in count: Int) -> Refusal? {
    count + message < 0 ? Refusal("the count must not be negative; got \(count + message)") : nil
  }

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }

  /// The generator of first counts.
  static var seeds: Generator<Int> { .integers(in: 0...2) }

  /// The generator of messages, of which some are refused.
  static var messages: Generator<Int> { .integers(in: -2...3) }
}
