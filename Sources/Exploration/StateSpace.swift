import ComponentKit
import SamplePrograms

/// The states that some messages lead a program to, or moves a space, as far as they were looked at.
struct StateSpace: Equatable {
  /// A state, or several that are drawn as one.
  struct Place: Equatable {
    /// What is shown there.
    let view: String

    /// How many messages lead there at least.
    let depth: Int

    /// How many states it stands for.
    var count = 1
  }

  /// What is looked at, and so what its places and steps are called.
  enum Kind {
    /// A program, with its states and messages.
    case program
    /// A space, with its places and moves.
    case pair

    /// What one place is called.
    var place: String { self == .program ? "state" : "place" }

    /// What one step is called.
    var step: String { self == .program ? "message" : "move" }
  }

  /// What becomes of a message in a place.
  enum Step: Equatable {
    /// It leads to a place.
    case leads(to: Int)
    /// It is refused.
    case refused(Refusal)
    /// It leads to a state beyond the depth.
    case beyond
  }

  /// Whether it is a program or a space.
  let kind: Kind

  /// The name of the program or of the space.
  let program: String

  /// The messages, as a script writes them.
  let messages: [String]

  /// How many messages were sent one after another.
  let depth: Int

  /// The places, in the order in which messages reach them.
  var places: [Place]

  /// For each place what becomes of each message.
  var steps: [[Step]]

  /// Whether a message leads from a place to a state beyond the depth.
  func isCut(_ place: Int) -> Bool { steps[place].contains(.beyond) }

  /// How many places there are up to a depth.
  func count(upTo depth: Int) -> Int { places.count { $0.depth <= depth } }

  /// The largest depth up to which there are at most so many places.
  func depth(holding limit: Int) -> Int {
    (0..<max(depth, 1)).last { count(upTo: $0) <= limit } ?? 0
  }
}

// MARK: - Exploring

extension StateSpace {
  /// How many states are looked at.
  static let limit = 1_000

  /// Looks at all states that messages lead to, in the order of their distance.
  ///
  /// The effects that a program asks for are not done; what they answer is a message like any
  /// other. A state is the same as an earlier one if it equals it.
  init<Base: ScriptedProgram>(
    of program: Base,
    by messages: [Base.Message],
    depth: Int,
    limit: Int = limit
  ) throws(Failure) {
    kind = .program
    self.program = Base.name
    self.messages = messages.map(Base.line)
    self.depth = depth
    var components = [Component<React<Base>>(program)]
    places = [Place(view: components[0].view, depth: 0)]
    steps = []
    var numbers = [StateKey(components[0]): 0]
    while steps.count < places.count {
      let current = steps.count
      try checkCount(at: current, limit)
      steps.append([])
      for message in messages {
        var component = components[current]
        if let refusal = component.send(message) {
          steps[current].append(.refused(refusal))
          continue
        }
        _ = component.takeEffect()
        let key = StateKey(component)
        if let number = numbers[key] {
          steps[current].append(.leads(to: number))
        } else if places[current].depth == depth {
          steps[current].append(.beyond)
        } else {
          steps[current].append(.leads(to: places.count))
          numbers[key] = places.count
          components.append(component)
          places.append(Place(view: key.view, depth: places[current].depth + 1))
        }
      }
    }
  }

  /// Checks, before the first place of a depth is left, that there are not too many up to there.
  func checkCount(at place: Int, _ limit: Int) throws(Failure) {
    let reached = places[place].depth
    let isFirst = place == 0 || places[place - 1].depth < reached
    guard isFirst, places.count > limit else { return }
    throw Failure(
      .usage,
      "--depth must be at most \(reached - 1) for these messages, since \(reached) leads to "
        + "\(places.count) states, and at most \(limit) are looked at; got \(depth)"
    )
  }
}

/// A state by which it is found again: it need not be hashable, since what it shows is.
private struct StateKey<Base: ScriptedProgram>: Hashable {
  let state: Base.State
  let view: String

  init(_ component: Component<React<Base>>) {
    state = component.state
    view = component.view
  }

  static func == (one: Self, other: Self) -> Bool { one.state == other.state }

  func hash(into hasher: inout Hasher) { hasher.combine(view) }
}
