import ComponentKit
import Exploration
import Markup
import SamplePrograms
import StoreState

/// A program in its four architectures, each a component of its own, over one stream of messages.
///
/// A quartet is a value: to send it a line makes another one, and this one stays where it is. So
/// the log keeps one for each entry, and to travel in time is to look at another.
struct Quartet {
  private var elm: Component<Elm<Anything>>
  private var redux: Component<Redux<Anything>>
  private var react: Component<React<Anything>>
  private var halogen: Component<Halogen<Anything>>

  /// Starts a program.
  init(_ subject: AnySubject) {
    let program = Anything(subject)
    elm = Component(program)
    redux = Component(program)
    react = Component(program)
    halogen = Component(program)
  }

  /// The program, as React lets it be seen.
  var subject: AnySubject { react.state.subject }

  /// What each architecture shows.
  var views: [Markup<Posted>] { [elm.view, redux.view, react.view, halogen.view] }

  /// The actions that the ledger of Redux holds.
  var actions: [String] { redux.actions().map { $0.line } }

  /// What Halogen's object answers to each usual request, by asking a copy.
  var answers: [Answer] {
    usual.map { message in
      var there = halogen
      return Answer(request: message.line, refusal: there.send(message)?.reason)
    }
  }

  /// What React's store says of each usual message at the state of another quartet, without going
  /// there.
  func peek(at other: Quartet) -> [Answer] {
    let there = react.space.peek(at: other.react.space.position)
    return usual.map { Answer(request: $0.line, refusal: there.refusal(of: $0)?.reason) }
  }

  /// The usual messages of the program.
  private var usual: [Posted] { (try? subject.messages(subject.vocabulary)) ?? [] }
}

/// What becomes of a request: it is done, or refused.
struct Answer {
  /// The request as a script writes it.
  let request: String

  /// Why it is refused, if it is.
  let refusal: String?
}

// MARK: - Sending

/// An entry of the log: a message, and where it has led.
struct Entry {
  /// The message as a script writes it.
  let line: String

  /// The program after the message.
  let quartet: Quartet
}

/// What came of a line.
struct Sending {
  /// Why a line led nowhere.
  enum Problem {
    /// It is no message of the program, or names what is not there.
    case unread(String)
    /// Some of the four refuse it, for a reason each.
    case refused(line: String, reasons: [String?])
  }

  /// What was sent.
  var entries: [Entry] = []

  /// What was not.
  var problem: Problem?
}

extension Quartet {
  /// Returns what comes of a line; of several messages on it the first that is refused is the last.
  func sent(_ line: String) -> Sending {
    var sending = Sending()
    let messages: [Posted]
    do {
      messages = try subject.messages(line)
    } catch {
      sending.problem = .unread(error.reason)
      return sending
    }
    var here = self
    for message in messages {
      if let error = here.subject.rangeError(of: message) {
        sending.problem = .unread(error.reason)
        return sending
      }
      let reasons = here.send(message)
      guard reasons.allSatisfy({ $0 == nil }) else {
        sending.problem = .refused(line: message.line, reasons: reasons)
        return sending
      }
      sending.entries.append(Entry(line: message.line, quartet: here))
    }
    return sending
  }

  /// Sends a message to all four, and returns why each has refused it.
  private mutating func send(_ message: Posted) -> [String?] {
    let refusals = [
      elm.send(message), redux.send(message), react.send(message), halogen.send(message),
    ]
    return refusals.map { $0?.reason }
  }
}

// MARK: - Looking around

extension Quartet {
  /// Returns the space around the state, as deep as asked for or as the limit allows.
  func space(depth: Int, limit: Int) -> StateSpace? {
    let messages = usual.map { (line: $0.line, message: $0) }
    for depth in stride(from: depth, through: 0, by: -1) {
      let space = try? StateSpace(
        from: Visitor(component: react),
        of: subject.name,
        by: messages,
        depth: depth,
        limit: limit
      )
      if let space, space.places.count <= limit { return space }
    }
    return nil
  }
}

/// A component that is looked at from state to state.
private struct Visitor: Explored {
  var component: Component<React<Anything>>

  var text: String { component.state.subject.text }

  mutating func take(_ message: Posted) -> Refusal? { component.send(message) }

  static func == (one: Self, other: Self) -> Bool {
    one.component.state.subject.isEqual(to: other.component.state.subject)
  }
}

// MARK: - Measuring

/// What runs messages when their cost is measured.
enum Runner: Int, CaseIterable, Sendable {
  /// The reducer of the program, without a component.
  case plain
  case elm
  case redux
  case react
  case halogen

  /// What it is called.
  var title: String {
    switch self {
    case .plain: "plain reducer"
    case .elm: "Elm"
    case .redux: "Redux"
    case .react: "React"
    case .halogen: "Halogen"
    }
  }
}

extension Runner {
  /// Sends the usual messages of a program so many times, from its beginning.
  func run(_ subject: AnySubject, rounds: Int) {
    let program = Anything(subject)
    guard let messages = try? subject.messages(subject.vocabulary) else { return }
    switch self {
    case .plain:
      var state = program.initial
      for round in 0..<rounds {
        if round % Runner.span == 0 { state = program.initial }
        for message in messages { program.reduce(&state, by: message) }
      }
    case .elm: run(Component<Elm<Anything>>(program), messages, rounds)
    case .redux: run(Component<Redux<Anything>>(program), messages, rounds)
    case .react: run(Component<React<Anything>>(program), messages, rounds)
    case .halogen: run(Component<Halogen<Anything>>(program), messages, rounds)
    }
  }

  private func run<A: ProgramArchitecture>(
    _ start: Component<A>,
    _ messages: [Posted],
    _ rounds: Int
  ) where A.Program == Anything {
    var component = start
    for round in 0..<rounds {
      if round % Runner.span == 0 { component = start }
      for message in messages { component.send(message) }
    }
  }

  /// After how many rounds a run begins anew, so that no state and no log grows.
  private static let span = 64
}
