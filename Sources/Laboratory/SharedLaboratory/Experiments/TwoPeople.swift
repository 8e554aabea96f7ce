import ComponentKit
import ComponentServices
import Markup
import ReplicaSync

/// What happens to two people who use a program at once.
package enum PeopleMessage: Sendable {
  /// A person sends a message of the program.
  case sent(Int, ProgramMessage)
  /// A person is connected, or is no longer.
  case connect(Int, Bool)
  /// A person has read what is lost.
  case dismiss(Int)
}

/// Two people who use a program at once, and the server that orders their messages.
///
/// Nothing of it reaches the program that is explored, and its work is not done.
struct TwoPeople<P: Program & Sendable> where P.Message: Sendable {
  private struct Person {
    let name: String
    var replica: ReplicaState<ProgramRule<P>>
    var link: ReplicaLink
    var isConnected = true
    var lost: [P.Message] = []
  }

  private let parts: ExperimentParts<P>
  private var log: MergeLog<ProgramRule<P>>
  private var people: [Person]

  /// Begins with two people who see one state.
  init(_ parts: ExperimentParts<P>, at state: P.State) {
    let rule = ProgramRule(parts.program)
    (self.parts, log) = (parts, MergeLog(state, rule: rule))
    people = ["Ada", "Max"].map { name in
      Person(
        name: name,
        replica: ReplicaState(state, rule: rule),
        link: ReplicaLink(author: name)
      )
    }
  }

  /// Sends and delivers, until each connected person has all entries and an answer to each message.
  private mutating func exchange() {
    var hasMoved = true
    while hasMoved {
      hasMoved = false
      for number in people.indices where people[number].isConnected {
        let sent = people[number].link.sent(people[number].replica.pending)
        if let sent, log.add(sent) { hasMoved = true }
        while people[number].link.version < log.entries.count {
          let place = people[number].link.version
          let pending = people[number].replica.pending
          let event = people[number].link.event(log.entries[place], at: place, pending: pending)
          if let event { people[number].lost += people[number].replica.receive(event) }
          hasMoved = true
        }
      }
    }
  }
}

extension TwoPeople: Child {
  func refusal(of message: PeopleMessage) -> Refusal? {
    guard case .sent(let number, let message) = message else { return nil }
    guard let own = parts.own(message) else { return parts.foreign(message) }
    return ProgramState(parts.program, state: people[number].replica.shown).refusal(of: own)
  }

  mutating func send(_ message: PeopleMessage) -> Refusal? {
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .sent(let number, let message):
      guard let own = parts.own(message) else { break }
      if parts.program.isShared(own) {
        people[number].replica.make(own)
      } else {
        people[number].lost += people[number].replica.receive(.theirs(own))
      }
    case .connect(let number, let isConnected): people[number].isConnected = isConnected
    case .dismiss(let number): people[number].lost = []
    }
    exchange()
    return nil
  }

  mutating func takeEffect() -> Effect<PeopleMessage> { .none }

  mutating func resume() {}

  func view(send: @escaping (PeopleMessage) -> Void) -> PeopleView {
    PeopleView(
      people: people.enumerated().map { number, person in
        let here = ProgramState(parts.program, state: person.replica.shown)
        let view = parts.markup(parts, here.view { _ in }) { here.refusal(of: $0) }
        return PersonView(
          number: number,
          name: person.name,
          view: parts.wrapped(view).map { .sent(number, $0) },
          isConnected: person.isConnected,
          pending: person.replica.pending.map { line($0) },
          lost: person.lost.map { parts.line(for: $0) }
        )
      },
      log: log.entries.map { ($0.author, line($0.step)) }
    )
  }

  private func line(_ message: P.Message?) -> String {
    message.map { parts.line(for: $0) } ?? "nothing"
  }
}

/// What two people see, and the log between them.
package struct PeopleView {
  /// The people.
  let people: [PersonView]

  /// Who has made each entry, and what it is.
  let log: [(author: String, line: String)]
}

/// What one of two people sees.
struct PersonView {
  let number: Int
  let name: String
  let view: Markup<PeopleMessage>
  let isConnected: Bool

  /// The messages that wait for the server, and those that are lost.
  let pending, lost: [String]
}

// MARK: - The verdict

extension ExperimentParts {
  /// Decides whether what several people do can be merged, in a sentence for a server and one for people
  /// without one.
  func merging(isEqual: @escaping (P.State, P.State) -> Bool) -> [String] {
    let space = MergeSpace(
      program,
      messages: messages.filter(program.isShared),
      limit: 200,
      hash: { _ in 0 },
      isEqual: isEqual,
      isSame: { line(for: $0) == line(for: $1) }
    )
    return Merging.allCases.map { merging in
      let who = merging == .server ? "Through a server" : "Between people"
      let states = space.count == 1 ? "1 state" : "\(space.count) states"
      guard let fault = space.fault(merging) else {
        return space.isCut
          ? "\(who): bounded, no case was found in the first \(states)."
          : "\(who): decided, in each of \(states) all orders lead to one."
      }
      let sent = fault.sent.map { line(for: $0) }.joined(separator: ", ")
      let way = fault.way.map { line(for: $0) }.joined(separator: "; ")
      let place = way == "" ? "at the start" : "after \(way)"
      return "\(who): refuted \(place), by \(sent)."
    }
  }
}
