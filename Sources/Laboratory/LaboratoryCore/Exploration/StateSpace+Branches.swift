import ComponentKit
import EmbeddedText

extension StateSpace {
  /// Returns the space that is explored deepest among those with at most so many places.
  ///
  /// - Parameters:
  ///   - depth: How many messages are sent one after another at most.
  ///   - limit: How many places there are at most.
  ///   - explore: Explores to a depth.
  /// - Returns: The space; nil where even the first messages lead to too many places.
  package static func deepest(
    upTo depth: Int,
    limit: Int,
    _ explore: (_ depth: Int) throws(TooMany) -> StateSpace
  ) -> StateSpace? {
    for depth in stride(from: depth, through: 0, by: -1) {
      if let space = try? explore(depth), space.places.count <= limit { return space }
    }
    return nil
  }
}

// MARK: - As a tree

extension StateSpace {
  /// A message, what it would show, and what would follow.
  package struct Branch: Equatable {
    /// The message, as a script writes it.
    package let line: String

    /// The view after the message, on one line; or why the message would be refused.
    package let result: String

    /// Whether the message would be refused.
    package let isRefused: Bool

    /// The results of the next messages.
    package let next: [Branch]
  }

  /// Returns the space as a tree of messages.
  ///
  /// - Parameters:
  ///   - place: The place where the messages are sent.
  ///   - depth: How many messages stand below each other at most.
  ///   - limit: How many messages stand beside each other at most.
  /// - Returns: The messages that can be sent there.
  package func branches(from place: Int = 0, depth: Int, limit: Int) -> [Branch] {
    guard depth > 0 else { return [] }
    return zip(messages, steps[place]).prefix(limit).compactMap { message, step in
      switch step {
      case .beyond: return nil
      case .refused(let refusal):
        return Branch(line: message, result: refusal.reason, isRefused: true, next: [])
      case .leads(let target):
        let lines = places[target].view.printableLines.filter { !$0.isEmpty }
        return Branch(
          line: message,
          result: lines.joined(separator: " / "),
          isRefused: false,
          next: branches(from: target, depth: depth - 1, limit: limit)
        )
      }
    }
  }
}
