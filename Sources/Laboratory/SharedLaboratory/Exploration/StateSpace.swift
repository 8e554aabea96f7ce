package import ComponentKit
import EmbeddedText
import Markup
import StateGraphs

/// The states that messages lead a program to, or moves lead a space to, up to a depth.
package struct StateSpace: Equatable {
  /// A state, or several that are drawn as one.
  package struct Place: Equatable {
    /// The view of the state.
    package let view: String

    /// How many messages lead there at least.
    package let depth: Int

    /// The number of states that it represents.
    package var count = 1
  }

  /// The kind of space that is explored, which names its places and steps.
  package enum Kind {
    /// A program, with its states and messages.
    case program
    /// A space, with its places and moves.
    case pair

    /// The noun for a place.
    package var place: String { self == .program ? "state" : "place" }

    /// The noun for a step.
    package var step: String { self == .program ? "message" : "move" }
  }

  /// The result of a message in a place.
  package enum Step: Equatable {
    /// It leads to a place.
    case leads(to: Int)
    /// It is refused.
    case refused(Refusal)
    /// It leads to a state beyond the depth.
    case beyond

    /// The place it leads to, if it leads to one.
    package var target: Int? { if case .leads(let target) = self { target } else { nil } }

    /// Why it is refused, if it is.
    package var refusal: Refusal? { if case .refused(let refusal) = self { refusal } else { nil } }

    /// Whether it leads to a state beyond the depth.
    package var isBeyond: Bool { if case .beyond = self { true } else { false } }
  }

  /// The error of more states than the limit.
  package struct TooMany: Error {
    /// The depth that leads to them.
    package let depth: Int
    /// How many they are.
    package let count: Int
  }

  /// Whether it is a program or a space.
  package let kind: Kind

  /// The name of the program or of the space.
  package let program: String

  /// The messages, as a script writes them.
  package let messages: [String]

  /// How many messages were sent one after another.
  package let depth: Int

  /// The places, in the order in which messages reach them.
  package var places: [Place]

  /// For each place the results of all messages.
  package var steps: [[Step]]

  /// Whether a message leads from a place to a state beyond the depth.
  package func isCut(_ place: Int) -> Bool { steps[place].contains { $0.isBeyond } }
}

// MARK: - Exploring

extension StateSpace {
  /// The most states to visit.
  package static var limit: Int { 1_000 }

  /// Visits all states that messages lead a program to, in the order of their distance.
  ///
  /// The effects that a program requests do not run; their answer is a message like any
  /// other.
  ///
  /// - Parameters:
  ///   - kind: Whether it is a program or a space.
  ///   - program: The program.
  ///   - name: The name of the program.
  ///   - start: The first state.
  ///   - messages: The messages, and each as a script writes it.
  ///   - depth: How many messages are sent one after another.
  ///   - limit: The most states to visit.
  ///   - isEqual: Whether a state is the same as an earlier one.
  ///   - text: Returns the view of a state as text.
  /// - Throws: The number of states, if it exceeds the limit.
  package init<P: Program>(
    _ kind: Kind = .program,
    of program: P,
    named name: String,
    from start: P.State,
    by messages: [(line: String, message: P.Message)],
    depth: Int,
    limit: Int = limit,
    isEqual: (P.State, P.State) -> Bool,
    text: (P.State) -> String
  ) throws(TooMany) {
    self.kind = kind
    self.program = name
    self.messages = messages.map { $0.line }
    self.depth = depth
    places = []
    steps = []
    let view = text(start)
    var explored = ExploredGraph((state: start, view: view), hash: view.mark)
    while places.count < explored.states.count {
      let current = places.count
      let (state, view) = explored.states[current]
      places.append(Place(view: view, depth: Int(explored.graph.depths[current])))
      try checkCount(at: current, explored.states.count, limit)
      var refusals: [Refusal] = []
      for (label, message) in messages.enumerated() {
        var state = state
        if let refusal = program.step(&state, by: message.message) {
          refusals.append(refusal)
          explored.add(label: label, refusal: refusals.count)
          continue
        }
        let view = text(state)
        let isBeyond = places[current].depth == depth
        explored.add((state, view), hash: view.mark, label: label, isBeyond: isBeyond) {
          isEqual($0.state, state)
        }
      }
      explored.endExpansion()
      steps.append(
        explored.graph.steps(of: current).map { step in
          if step.refusal > 0 { return .refused(refusals[Int(step.refusal) - 1]) }
          return step.target == StateGraph.beyond ? .beyond : .leads(to: Int(step.target))
        }
      )
    }
  }

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
  ///   - isEqual: Whether a state is the same as an earlier one.
  ///   - text: Returns the view of a state as text.
  package init?<P: Program>(
    upTo depth: Int,
    limit: Int = limit,
    of program: P,
    named name: String,
    from start: P.State,
    by messages: [(line: String, message: P.Message)],
    isEqual: (P.State, P.State) -> Bool,
    text: (P.State) -> String
  ) {
    for depth in stride(from: depth, through: 0, by: -1) {
      let space = try? StateSpace(
        of: program,
        named: name,
        from: start,
        by: messages,
        depth: depth,
        limit: limit,
        isEqual: isEqual,
        text: text
      )
      guard let space, space.places.count <= limit else { continue }
      self = space
      return
    }
    return nil
  }

  /// Checks, before the first place of a depth is left, that there are not too many up to there.
  private func checkCount(at place: Int, _ count: Int, _ limit: Int) throws(TooMany) {
    let reached = places[place].depth
    let isFirst = place == 0 || places[place - 1].depth < reached
    guard isFirst, count > limit else { return }
    throw TooMany(depth: reached, count: count)
  }
}

// MARK: - Paths

extension StateSpace {
  /// The numbers of the messages that lead from the first place to another, by the path that was found
  /// first.
  package func way(to place: Int) -> [Int] {
    var (way, here): ([Int], Int) = ([], place)
    while here > 0 {
      for before in 0..<here {
        guard let message = steps[before].firstIndex(where: { $0.target == here }) else { continue }
        way.append(message)
        here = before
        break
      }
    }
    return way.reversed()
  }

  /// The messages of that path.
  package func path(to place: Int) -> [String] { way(to: place).map { messages[$0] } }
}

extension String {
  /// A number that the same text always has; a page hashes the view in place of the state.
  fileprivate var mark: Int {
    // (Fowler, Noll and Vo, FNV-1a.)
    var mark: UInt32 = 2_166_136_261
    for byte in bytes { mark = (mark ^ UInt32(byte)) &* 16_777_619 }
    return Int(truncatingIfNeeded: mark)
  }
}
