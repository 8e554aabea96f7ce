package import ComponentKit
import EmbeddedText
import SamplePrograms

/// The states around the present one: where messages would lead.
package struct Neighbourhood {
  /// The states, as far as they were explored; nil where even the first messages lead to too many.
  package let space: StateSpace?

  /// Explores the states around a start, as deep as asked for or as the limit allows.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - name: The name of the program.
  ///   - start: The present state.
  ///   - messages: The messages that are sent, and each as a script writes it.
  ///   - depth: How many messages are sent one after another at most.
  ///   - limit: How many states there are at most.
  ///   - text: Writes what a state shows.
  package init<P: Program>(
    of program: P,
    named name: String,
    from start: P.State,
    by messages: [(line: String, message: P.Message)],
    depth: Int,
    limit: Int,
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
      if let space, space.places.count <= limit {
        self.space = space
        return
      }
    }
    space = nil
  }
}

// MARK: - As a tree

extension Neighbourhood {
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

  /// Returns the neighbourhood as a tree of messages.
  ///
  /// - Parameters:
  ///   - depth: How many messages stand below each other at most.
  ///   - limit: How many messages stand beside each other at most.
  /// - Returns: The messages that can be sent in the present state.
  package func branches(depth: Int, limit: Int) -> [Branch] {
    space.map { Self.branches(from: 0, in: $0, depth, limit) } ?? []
  }

  private static func branches(
    from place: Int,
    in space: StateSpace,
    _ depth: Int,
    _ limit: Int
  ) -> [Branch] {
    guard depth > 0 else { return [] }
    return zip(space.messages, space.steps[place]).prefix(limit).compactMap { message, step in
      switch step {
      case .beyond: return nil
      case .refused(let refusal):
        return Branch(line: message, result: refusal.reason, isRefused: true, next: [])
      case .leads(let target):
        let lines = space.places[target].view.printableLines.filter { !$0.isEmpty }
        return Branch(
          line: message,
          result: lines.joined(separator: " / "),
          isRefused: false,
          next: branches(from: target, in: space, depth - 1, limit)
        )
      }
    }
  }
}
