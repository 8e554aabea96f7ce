public import ComponentKit
import StateGraphs

// Questions about work that was cancelled, and about states that were saved or left.

extension Exploration {
  /// Decides whether cancelled work is never heard: after a message that cancels work of a name, the
  /// work that was outstanding before is not, and an answer on its way changes nothing.
  ///
  /// ```swift
  /// struct Search: Program {
  ///   enum Message: Hashable { case type, found, clear }
  ///   var forgets = false
  ///   let initial = 0
  ///   func update(_ hits: inout Int, by message: Message) -> Effect<Message> {
  ///     switch message {
  ///     case .type: return .work(Work("search", policy: .latest) { _ in .none })
  ///     case .found: hits = 1
  ///     case .clear: hits = 0
  ///     }
  ///     return message == .clear && !forgets ? .cancel("search") : .none
  ///   }
  ///   func view(_ hits: Int, send: @escaping (Message) -> Void) -> Int { hits }
  /// }
  /// func heard(_ search: Search) -> Verdict<ProgramState<Search>> {
  ///   Exploration(
  ///     of: search,
  ///     by: [.type, .clear],
  ///     answers: [WorkAnswers("search") { _ in [.message(.found)] }]
  ///   )
  ///   .cancelledWorkIsNeverHeard("search") { $0 == .clear }
  /// }
  /// heard(Search()).holds  // true
  /// heard(Search(forgets: true)).trace?.messages  // [.type, .clear]
  /// ```
  ///
  /// - Parameters:
  ///   - id: The name of the work; work of names within it is meant too.
  ///   - cancels: Whether a message must cancel it, where it is taken.
  /// - Returns: The verdict; a run that refutes it ends with the message.
  /// - Complexity: O(steps).
  public func cancelledWorkIsNeverHeard(
    _ id: EffectID,
    by cancels: (Subject.Message) -> Bool
  ) -> Verdict<Subject> {
    let claim = "cancelled work \(id) is never heard"
    for state in 0..<graph.expanded where situations[state].hasWork {
      for (place, possible) in zip(graph.places(of: state), rules.events(in: situations[state])) {
        guard case .message(let message) = possible.event, cancels(message),
          graph.steps[place].refusal == 0
        else { continue }
        var after = situations[state]
        _ = after.take(possible.cause)
        rules.describe(&after)
        if isHeard(id, of: situations[state], after) {
          return verdict(claim, refutedBy: trace(to: state, place))
        }
      }
    }
    return verdict(claim, refutedBy: nil)
  }

  /// Whether work of a name is outstanding after its cancellation, or an answer of it is taken.
  private func isHeard(
    _ id: EffectID,
    of before: Situation<Subject>,
    _ after: Situation<Subject>
  ) -> Bool {
    let tickets = before.tickets { ($0 ?? .all).isWithin(id) }
    if tickets.contains(where: { after.isOutstanding($0) }) { return true }
    return rules.events(in: before).contains { possible in
      guard case .answer(_, let ticket, _) = possible.cause, tickets.contains(ticket) else {
        return false
      }
      var late = after
      _ = late.take(possible.cause)
      rules.describe(&late)
      return !rules.isSame(late, after)
    }
  }

  /// Decides whether each state, saved and restored, behaves alike: after each sequence of events both
  /// show the same, refuse the same, and have the same outstanding work.
  ///
  /// ```swift
  /// struct Pager: Program {
  ///   struct State: Hashable { var page = 0, direction = 1 }
  ///   let initial = State()
  ///   func update(_ state: inout State, by message: Int) {
  ///     if message == 0 { state.direction *= -1 } else { state.page = (state.page + state.direction) & 3 }
  ///   }
  ///   func view(_ state: State, send: @escaping (Int) -> Void) -> Int { state.page }
  /// }
  /// let space = Exploration(of: Pager(), by: [0, 1])
  /// let whole = space.restoredStatesBehaveAlike { ProgramState($0.program, state: $0.state) }
  /// whole.holds  // true
  /// let partial = space.restoredStatesBehaveAlike {
  ///   ProgramState($0.program, state: Pager.State(page: $0.state.page))
  /// }
  /// partial.trace?.messages  // [0, 1]
  /// ```
  ///
  /// States with outstanding work are left out, since work is not saved.
  ///
  /// - Parameter restored: Saves a component and returns the one that is restored, or nil if it cannot
  ///   be.
  /// - Returns: The verdict; a run that refutes it leads to the state, and on to the difference.
  /// - Complexity: O(states); for a state that is restored as another one, a whole exploration.
  public func restoredStatesBehaveAlike(
    _ restored: (Subject) -> Subject?
  ) -> Verdict<Subject> where Subject.View: Equatable {
    let claim = "each state that is saved and restored behaves alike"
    for state in 0..<graph.count where !situations[state].hasWork {
      guard let subject = restored(situations[state].subject) else {
        var trace = trace(to: state)
        trace.ending = ["but the state that is saved here cannot be restored"]
        return verdict(claim, refutedBy: trace)
      }
      var situation = Situation(subject)
      rules.describe(&situation)
      if rules.isSame(situation, situations[state]) { continue }
      let other = rules.explored(subject, as: { $0 }, ExplorationLimit(states: graph.count))
      if let found = divergence(from: state, to: other) {
        var trace = trace(to: state, found.places)
        let number = trace.moments.count - 1 - found.places.count
        let head = "but if the state after \(number) is saved and restored"
        trace.ending = [head] + found.lines.map { "     \($0)" }
        return verdict(claim, refutedBy: trace)
      }
    }
    return verdict(claim, refutedBy: nil)
  }
}
