package import ComponentKit
import ReplicaSync
import StateGraphs

/// The states of a program, by which it is decided whether what several people do can be merged.
package struct MergeSpace<P: Program> {
  /// The result of a message in a state.
  enum Step {
    case leads(to: Int)
    case refused
    /// The exploration was cut off before.
    case unknown
  }

  let program: P

  /// The messages that people send.
  package let messages: [P.Message]

  /// Whether two states are equal.
  private let isEqual: (P.State, P.State) -> Bool

  /// Whether two messages are one.
  private let isSame: (P.Message, P.Message) -> Bool

  /// The states that have been visited, each reached first by a shortest way.
  private(set) var explored: ExploredGraph<P.State>

  /// Whether there may be states beyond those visited.
  package private(set) var isCut = false

  /// How many states were visited.
  package var count: Int { explored.graph.expanded }

  /// Visits the states of a program in the order of their distance, at most so many.
  ///
  /// Effects do not run: their answers are messages like any other.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - messages: The messages that people send.
  ///   - limit: How many states are visited.
  ///   - hash: A number that equal states have in common.
  ///   - isEqual: Whether two states are equal.
  ///   - isSame: Whether two messages are one.
  /// - Complexity: O(states · messages), besides states whose numbers are equal.
  package init(
    _ program: P,
    messages: [P.Message],
    limit: Int,
    hash: (P.State) -> Int,
    isEqual: @escaping (P.State, P.State) -> Bool,
    isSame: @escaping (P.Message, P.Message) -> Bool
  ) {
    (self.program, self.messages) = (program, messages)
    (self.isEqual, self.isSame) = (isEqual, isSame)
    let start = ProgramState(program).state
    explored = ExploredGraph(start, hash: hash(start))
    while count < min(limit, explored.graph.count) {
      let state = explored.states[count]
      for (label, message) in messages.enumerated() {
        var next = state
        if program.step(&next, by: message) != nil {
          explored.add(label: label, refusal: 1)
        } else {
          explored.add(next, hash: hash(next), label: label) { isEqual($0, next) }
        }
      }
      explored.endExpansion()
    }
    isCut = count < explored.graph.count
  }

  /// The messages that lead to a state by a shortest way.
  func way(to state: Int) -> [P.Message] {
    explored.graph.path(to: state).map { messages[Int(explored.graph.steps[$0].label)] }
  }

  /// The result of a message, given by its number, in a state.
  func step(_ state: Int, _ message: Int) -> Step {
    let steps = explored.graph.steps(of: state)
    guard !steps.isEmpty else { return .unknown }
    let step = steps[steps.startIndex + message]
    return step.refusal > 0 ? .refused : .leads(to: Int(step.target))
  }

  /// The numbers of the messages that are accepted in a state.
  func accepted(in state: Int) -> [Int] {
    messages.indices.filter { if case .leads = step(state, $0) { true } else { false } }
  }
}

extension MergeSpace where P.State: Hashable, P.Message: Equatable {
  /// Visits the states of a program in the order of their distance, at most so many.
  package init(_ program: P, messages: [P.Message], limit: Int) {
    self.init(
      program,
      messages: messages,
      limit: limit,
      hash: { $0.hashValue },
      isEqual: { $0 == $1 },
      isSame: { $0 == $1 }
    )
  }
}

// MARK: - A given rule

/// Messages that several people send in one state, and which do not merge.
package struct MergeFault<P: Program> {
  /// One of two orders: what is sent, and the state after it.
  package typealias Column = [(message: P.Message?, state: P.State)]

  /// The messages that lead to the state.
  package let way: [P.Message]

  /// The state in which all messages are sent.
  package let state: P.State

  /// The messages that are sent, two or three.
  package let sent: [P.Message]

  /// The two orders; a message that has become nothing is nil.
  package let columns: [Column]

  /// Whether the two orders end in one state, so that only the messages differ.
  package let isSameState: Bool
}

/// Who merges what people do: a server, which has an order, or people among themselves.
package enum Merging: CaseIterable {
  /// A server orders the messages.
  case server

  /// Nobody does: the rule has one side, and three messages must agree.
  case peers
}

extension MergeSpace {
  /// Returns the first messages that do not merge by the rule of the program, nil if there are none.
  package func fault(_ merging: Merging) -> MergeFault<P>? {
    switch merging {
    case .server: squareFault(ProgramRule(program))
    case .peers: squareFault(OneSided(ProgramRule(program))) ?? cubeFault()
    }
  }

  /// The first two messages with different ends, in a state that is nearest.
  private func squareFault<Rule: Rebasing>(_ rule: Rule) -> MergeFault<P>?
  where Rule.State == P.State, Rule.Step == P.Message {
    for number in 0..<count {
      let (state, accepted) = (explored.states[number], accepted(in: number))
      for a in accepted.map({ messages[$0] }) {
        for b in accepted.map({ messages[$0] }) {
          guard let square = rule.square(a, b, at: state) else { continue }
          if isEqual(square.ends.earlierFirst, square.ends.laterFirst) { continue }
          let columns = [
            column(from: state, [a, square.later]), column(from: state, [b, square.earlier]),
          ]
          return fault(at: number, [a, b], columns)
        }
      }
    }
    return nil
  }

  /// The first three messages of which one becomes something else over the two others, by their order.
  private func cubeFault() -> MergeFault<P>? {
    let rule = OneSided(ProgramRule(program))
    func over(_ message: P.Message?, _ other: P.Message?, at state: P.State) -> P.Message? {
      guard let message, let other else { return message }
      return rule.square(other, message, at: state)?.later
    }
    for number in 0..<count {
      let (state, accepted) = (explored.states[number], accepted(in: number).map { messages[$0] })
      for a in accepted {
        for b in accepted {
          let (first, second) = (
            self.state(after: a, from: state), self.state(after: b, from: state)
          )
          let (bOverA, aOverB) = (over(b, a, at: state), over(a, b, at: state))
          for c in accepted {
            let one = over(over(c, a, at: state), bOverA, at: first)
            let other = over(over(c, b, at: state), aOverB, at: second)
            if isSameOrNothing(one, other) { continue }
            let columns = [
              column(from: state, [a, bOverA, one]), column(from: state, [b, aOverB, other]),
            ]
            return fault(at: number, [a, b, c], columns)
          }
        }
      }
    }
    return nil
  }

  private func isSameOrNothing(_ one: P.Message?, _ other: P.Message?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return isSame(one, other)
  }

  private func column(from state: P.State, _ messages: [P.Message?]) -> MergeFault<P>.Column {
    var state = state
    return messages.map { message in
      if let message { state = self.state(after: message, from: state) }
      return (message, state)
    }
  }

  private func fault(
    at number: Int,
    _ sent: [P.Message],
    _ columns: [MergeFault<P>.Column]
  ) -> MergeFault<P> {
    MergeFault(
      way: way(to: number),
      state: explored.states[number],
      sent: sent,
      columns: columns,
      isSameState: isEqual(columns[0][sent.count - 1].state, columns[1][sent.count - 1].state)
    )
  }

  /// The state after a message, if the program accepts it.
  private func state(after message: P.Message, from state: P.State) -> P.State {
    var state = state
    _ = program.step(&state, by: message)
    return state
  }
}

/// A rule for people without a server, among whom nobody is the later one.
struct OneSided<Rule: Rebasing>: Rebasing {
  let base: Rule

  init(_ base: Rule) { self.base = base }

  func make(_ step: Rule.Step, in state: inout Rule.State) -> Bool { base.make(step, in: &state) }

  func accepts(_ step: Rule.Step, in state: Rule.State) -> Bool { base.accepts(step, in: state) }

  func rebased(
    _ step: Rule.Step,
    over other: Rule.Step,
    as side: RebaseSide,
    at state: Rule.State
  ) -> Rule.Step? { base.rebased(step, over: other, as: .later, at: state) }
}
