package import ComponentKit
import EmbeddedText
import Markup

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
  /// other. A state is the same as an earlier one if it equals it.
  ///
  /// - Parameters:
  ///   - kind: Whether it is a program or a space.
  ///   - program: The program.
  ///   - name: The name of the program.
  ///   - start: The first state.
  ///   - messages: The messages, and each as a script writes it.
  ///   - depth: How many messages are sent one after another.
  ///   - limit: The most states to visit.
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
    text: (P.State) -> String
  ) throws(TooMany) where P.State: Equatable {
    self.kind = kind
    self.program = name
    self.messages = messages.map { $0.line }
    self.depth = depth
    let view = text(start)
    var known = KnownStates<P.State>()
    known.add(start, view)
    places = [Place(view: view, depth: 0)]
    steps = []
    while steps.count < places.count {
      let current = steps.count
      try checkCount(at: current, limit)
      steps.append([])
      for message in messages {
        var state = known.states[current]
        var effects = P.Effects()
        if let refusal = program.step(&state, by: message.message, effects: &effects) {
          steps[current].append(.refused(refusal))
          continue
        }
        let view = text(state)
        if let number = known.number(of: state, view) {
          steps[current].append(.leads(to: number))
        } else if places[current].depth == depth {
          steps[current].append(.beyond)
        } else {
          steps[current].append(.leads(to: places.count))
          known.add(state, view)
          places.append(Place(view: view, depth: places[current].depth + 1))
        }
      }
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
  ///   - text: Returns the view of a state as text.
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

  /// Checks, before the first place of a depth is left, that there are not too many up to there.
  private func checkCount(at place: Int, _ limit: Int) throws(TooMany) {
    let reached = places[place].depth
    let isFirst = place == 0 || places[place - 1].depth < reached
    guard isFirst, places.count > limit else { return }
    throw TooMany(depth: reached, count: places.count)
  }
}

// MARK: - Paths

extension StateSpace {
  /// The messages that lead from the first place to another, by the path that was found first.
  package func path(to place: Int) -> [String] {
    var (path, here): ([String], Int) = ([], place)
    while here > 0 {
      for before in 0..<here {
        guard let message = steps[before].firstIndex(where: { $0.target == here }) else { continue }
        path.append(messages[message])
        here = before
        break
      }
    }
    return path.reversed()
  }
}

/// A table of states, which need not be hashable, since their texts are.
private struct KnownStates<State: Equatable> {
  /// The states, in the order in which they were added.
  private(set) var states: [State] = []

  /// The numbers of the states, by their texts.
  private var numbers: [[Int]] = Array(repeating: [], count: 256)

  /// Returns the number of a state that equals one.
  func number(of state: State, _ text: String) -> Int? {
    numbers[Self.mark(of: text)].first { states[$0] == state }
  }

  /// Adds a state.
  mutating func add(_ state: State, _ text: String) {
    numbers[Self.mark(of: text)].append(states.count)
    states.append(state)
  }

  /// A number below 256 that the same text always has.
  private static func mark(of text: String) -> Int {
    // (Fowler, Noll and Vo, FNV-1a.)
    var mark: UInt32 = 2_166_136_261
    for byte in text.bytes { mark = (mark ^ UInt32(byte)) &* 16_777_619 }
    return Int(mark >> 24)
  }
}
