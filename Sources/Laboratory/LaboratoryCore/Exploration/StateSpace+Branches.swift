package import ComponentKit
import EmbeddedText

extension StateSpace {
  /// Explores the space that is deepest among those with at most so many places; nil where even the
  /// first messages lead to too many.
  ///
  /// - Parameters:
  ///   - depth: How many messages are sent one after another at most.
  ///   - limit: How many places there are at most.
  ///   - program: The program.
  ///   - name: The name of the program.
  ///   - start: The first state.
  ///   - messages: The messages, and each as a script writes it.
  ///   - text: Writes what a state shows.
  package init?<P: Program>(
    upTo depth: Int,
    limit: Int = limit,
    of program: P,
    named name: String,
    from start: P.State,
    by messages: [(line: String, message: P.Message)],
    text: (P.State) -> String
  ) where P.State: Equatable {
    for depth in stride(from: depth, through: 0, by: -1) {
      let space = try? StateSpace(
        of: program,
        named: name,
        from: start,
        by: messages,
        depth: depth,
        limit: limit,
        text: text
      )
      guard let space, space.places.count <= limit else { continue }
      self = space
      return
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
