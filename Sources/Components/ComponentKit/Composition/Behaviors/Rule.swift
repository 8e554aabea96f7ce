/// The rule of a feature, or several combined: kept as data, so that long chains are flat.
@usableFromInline
indirect enum Rule<State, Message> {
  case single((inout State, Message, inout Effect<Message>) -> Acceptance)
  case first([Rule])
  case every([Rule])
  case sequence([Rule])
}

// MARK: - Messages

extension Rule {
  /// Takes the message, in place, or returns why not; then the state is as it was.
  @inlinable
  func take(
    _ message: Message,
    in state: inout State,
    adding effect: inout Effect<Message>
  ) -> Acceptance {
    switch self {
    case .single(let take): take(&state, message, &effect)
    case .first(let rules): some(of: rules, stopping: true, message, &state, &effect)
    case .every(let rules): some(of: rules, stopping: false, message, &state, &effect)
    case .sequence(let rules): sequence(of: rules, message, &state, &effect)
    }
  }

  /// Passes the message to the first of some rules that accepts it, or to each that does.
  @inlinable
  func some(
    of rules: [Rule],
    stopping stopsAtFirst: Bool,
    _ message: Message,
    _ state: inout State,
    _ effect: inout Effect<Message>
  ) -> Acceptance {
    var answer = Acceptance.ignored
    for rule in rules {
      let next = rule.take(message, in: &state, adding: &effect)
      answer = next.isAccepted ? next : answer.orElse(next)
      if next.isAccepted && stopsAtFirst { return next }
    }
    return answer
  }

  @inlinable
  func sequence(
    of rules: [Rule],
    _ message: Message,
    _ state: inout State,
    _ effect: inout Effect<Message>
  ) -> Acceptance {
    let before = state
    var added = Effect<Message>.none
    for rule in rules {
      let answer = rule.take(message, in: &state, adding: &added)
      if !answer.isAccepted {
        state = before
        return answer
      }
    }
    effect.add(added)
    return .accepted
  }
}

// MARK: - Combination

// The children of a rule are joined to those of another of its kind, so that a chain of any length
// is one list: the empty behavior is the empty list of choices, the skipping one the empty sequence.

extension Rule {
  @inlinable
  static func first(of rules: [Rule]) -> Rule {
    let all = rules.flatMap { if case .first(let inner) = $0 { inner } else { [$0] } }
    return only(all) ?? .first(all)
  }

  @inlinable
  static func every(of rules: [Rule]) -> Rule {
    let all = rules.flatMap { rule -> [Rule] in
      switch rule {
      case .every(let inner): inner
      case .first(let inner) where inner.isEmpty: []
      default: [rule]
      }
    }
    return only(all) ?? .every(all)
  }

  @inlinable
  static func sequence(of rules: [Rule]) -> Rule {
    let all = rules.flatMap { if case .sequence(let inner) = $0 { inner } else { [$0] } }
    return only(all) ?? .sequence(all)
  }

  /// Returns the one rule of a list that holds no other.
  @inlinable
  static func only(_ rules: [Rule]) -> Rule? { rules.count == 1 ? rules.first : nil }
}

// MARK: - Lifting

extension Rule {
  /// Returns the rule of a whole in which this one changes a part.
  @inlinable
  func lifted<Whole>(
    _ change: @escaping (inout Whole, (inout State) -> Acceptance) -> Acceptance
  ) -> Rule<Whole, Message> {
    .single { whole, message, effect in change(&whole) { take(message, in: &$0, adding: &effect) } }
  }

  /// Returns the rule that takes the messages for this one, and routes its effects to a parent.
  @inlinable
  func routed<Larger>(
    _ extract: @escaping (Larger) -> Message?,
    _ route: @escaping (Effect<Message>) -> Effect<Larger>
  ) -> Rule<State, Larger> {
    .single { state, message, effect in
      guard let message = extract(message) else { return .ignored }
      var asked = Effect<Message>.none
      let answer = take(message, in: &state, adding: &asked)
      if case .none = asked { return answer }
      effect.add(route(asked))
      return answer
    }
  }
}
