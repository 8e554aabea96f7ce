/// The answer of a behavior to a message.
public enum Acceptance: Hashable, Sendable {
  /// The message is taken.
  case accepted

  /// The message is refused, for a reason.
  case refused(Refusal)

  /// The message is not for this behavior.
  case ignored

  /// Whether the message is taken.
  @inlinable
  public var isAccepted: Bool { self == .accepted }

  /// Returns this answer, or another one if this one ignores the message.
  @inlinable
  func orElse(_ other: Acceptance) -> Acceptance {
    if case .ignored = self { other } else { self }
  }
}

/// A rule by which a state takes a message: it changes in place, with an effect, or it refuses.
///
/// Small behaviors are combined: the first that accepts takes the message, or all that accept, or one
/// after the other.
///
/// ```swift
/// let add = Behavior<[String], String> { words, word in words.append(word) }
/// let clear = Behavior<[String], String>(
///   refusal: { words, word in words.isEmpty ? Refusal("there is nothing to clear") : nil },
///   update: { words, word in words = [] }
/// ).when { $0 == "clear" }
/// let list = clear.or(add.when { $0 != "clear" })
/// var words: [String] = []
/// list.take("clear", in: &words)  // Acceptance.refused(Refusal("there is nothing to clear"))
/// list.take("milk", in: &words)  // Acceptance.accepted
/// words  // ["milk"]
/// ```
///
/// ## Laws
///
/// Two behaviors are equal if they give the same answers, states and effects.
/// Behaviors are almost a semiring, with `or` as the sum and `then` as the product:
///
/// ```text
/// Behavior.empty.or(a) == a == a.or(.empty)
/// a.or(b).or(c) == a.or(b.or(c))
/// Behavior.skip.then(a) == a == a.then(.skip)
/// a.then(b).then(c) == a.then(b.then(c))
/// Behavior.empty.then(a) == Behavior.empty
/// a.then(b.or(c)) == a.then(b).or(a.then(c))
/// Behavior.empty.and(a) == a == a.and(.empty)
/// a.and(b).and(c) == a.and(b.and(c))
/// a.and(b) == a.then(b).or(a).or(b)
/// ```
///
/// Two laws of a semiring do not hold. `a.then(.empty)` takes nothing, as `empty` does, but if `a`
/// refuses, the answer is the refusal of `a`. And `a.or(b).then(c)` refuses if `a` accepts and `c` then
/// does not, while `a.then(c).or(b.then(c))` then tries `b`. Both are equal if `c` accepts everything.
///
/// (Harvest and Bow Arch combine reducers and dispatchers in some of these ways, without laws.)
///
/// - Complexity: The cost of the behaviors that are asked, each once, without allocation. Only `then`
///   keeps a copy of the state, since a refusal must leave it as it was.
public struct Behavior<State, Message> {
  /// A rule, or several combined: kept as data, so that long chains are flat.
  @usableFromInline
  indirect enum Form {
    case rule(Rule)
    case first([Behavior])
    case every([Behavior])
    case sequence([Behavior])
  }

  /// A single behavior.
  @usableFromInline
  struct Rule {
    @usableFromInline
    let answer: (State, Message) -> Acceptance

    @usableFromInline
    let take: (inout State, Message, inout Effect<Message>) -> Acceptance

    @inlinable
    init(
      answer: @escaping (State, Message) -> Acceptance,
      take: @escaping (inout State, Message, inout Effect<Message>) -> Acceptance
    ) {
      self.answer = answer
      self.take = take
    }
  }

  @usableFromInline
  let form: Form

  @inlinable
  init(_ form: Form) { self.form = form }

  /// Creates a behavior from its answers and its updates.
  ///
  /// ```text
  /// b.answer(to: m, in: s) == b.take(m, in: &s)
  /// b.take(m, in: &s) != .accepted implies s is as before, and there is no effect
  /// ```
  ///
  /// - Parameters:
  ///   - answer: Returns the answer to a message, without taking it.
  ///   - take: Takes a message, in place, or returns why not; it adds its effects.
  @inlinable
  public init(
    answer: @escaping (State, Message) -> Acceptance,
    take: @escaping (inout State, Message, inout Effect<Message>) -> Acceptance
  ) {
    form = .rule(Rule(answer: answer, take: take))
  }
}

// MARK: - Single behaviors

extension Behavior {
  /// Creates a behavior that asks for effects.
  ///
  /// - Parameters:
  ///   - refusal: Returns why the message cannot be taken in the state, or nil.
  ///   - update: Changes the state, in place, and returns the effect.
  /// - Returns: The behavior.
  @inlinable
  public static func active(
    refusal: @escaping (State, Message) -> Refusal? = { _, _ in nil },
    update: @escaping (inout State, Message) -> Effect<Message>
  ) -> Behavior {
    let ask = { (state: State, message: Message) -> Acceptance in
      if let refusal = refusal(state, message) { .refused(refusal) } else { .accepted }
    }
    return Behavior(
      answer: ask,
      take: { state, message, effect in
        let answer = ask(state, message)
        if answer.isAccepted { effect.add(update(&state, message)) }
        return answer
      }
    )
  }

  /// Creates a behavior that asks for no effects.
  ///
  /// - Parameters:
  ///   - refusal: Returns why the message cannot be taken in the state, or nil.
  ///   - update: Changes the state, in place.
  @inlinable
  public init(
    refusal: @escaping (State, Message) -> Refusal? = { _, _ in nil },
    update: @escaping (inout State, Message) -> Void
  ) {
    self = .active(refusal: refusal) { state, message in
      update(&state, message)
      return .none
    }
  }

  /// Creates the behavior of a program without effects.
  @inlinable
  public init<P: Program>(_ program: P)
  where P.State == State, P.Message == Message, P.Effects == NoEffects<Message> {
    self.init(
      answer: { state, message in
        program.refusal(of: message, in: state).map { .refused($0) } ?? .accepted
      },
      take: { state, message, _ in
        var effects = NoEffects<Message>()
        return program.step(&state, by: message, effects: &effects).map { .refused($0) }
          ?? .accepted
      }
    )
  }

  /// Creates the behavior of a program, with the effects of its messages.
  ///
  /// Effects of the beginning, and work that follows the state, are not a part of the behavior.
  @inlinable
  public init<P: ActiveProgram>(_ program: P) where P.State == State, P.Message == Message {
    self = .active(
      refusal: { program.refusal(of: $1, in: $0) },
      update: { program.update(&$0, by: $1) }
    )
  }

  /// Returns the behavior for those messages that satisfy a condition; it ignores the others.
  @inlinable
  public func when(_ isMeant: @escaping (Message) -> Bool) -> Behavior {
    Behavior(
      answer: { isMeant($1) ? self.answer(to: $1, in: $0) : .ignored },
      take: { isMeant($1) ? take($1, in: &$0, adding: &$2) : .ignored }
    )
  }

  /// The behavior that ignores every message.
  @inlinable
  public static var empty: Behavior { Behavior(.first([])) }

  /// The behavior that accepts every message and does nothing.
  @inlinable
  public static var skip: Behavior { Behavior(.sequence([])) }
}

// MARK: - Messages

extension Behavior {
  /// Returns the answer to the message, without taking it.
  ///
  /// - Complexity: O(those asked); a sequence is tried on a copy of the state.
  @inlinable
  public func answer(to message: Message, in state: State) -> Acceptance {
    switch form {
    case .rule(let rule):
      return rule.answer(state, message)
    case .first(let behaviors), .every(let behaviors):
      var answer = Acceptance.ignored
      for behavior in behaviors {
        let next = behavior.answer(to: message, in: state)
        if next.isAccepted { return next }
        answer = answer.orElse(next)
      }
      return answer
    case .sequence(let behaviors):
      if let only = behaviors.first, behaviors.count == 1 {
        return only.answer(to: message, in: state)
      }
      var copy = state
      return take(message, in: &copy)
    }
  }

  /// Takes the message, in place, or returns why not; then the state is as it was.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - state: The state.
  ///   - effect: The effects are added to it.
  /// - Returns: The answer.
  /// - Complexity: O(behaviors that are asked); a sequence copies the state.
  @inlinable
  public func take(
    _ message: Message,
    in state: inout State,
    adding effect: inout Effect<Message>
  ) -> Acceptance {
    switch form {
    case .rule(let rule): rule.take(&state, message, &effect)
    case .first(let behaviors): some(of: behaviors, stopping: true, message, &state, &effect)
    case .every(let behaviors): some(of: behaviors, stopping: false, message, &state, &effect)
    case .sequence(let behaviors): sequence(of: behaviors, message, &state, &effect)
    }
  }

  /// Takes the message, in place, and drops the effects.
  @discardableResult
  @inlinable
  public func take(_ message: Message, in state: inout State) -> Acceptance {
    var effect = Effect<Message>.none
    return take(message, in: &state, adding: &effect)
  }

  /// Lets the first of some behaviors that accepts the message take it, or each one that accepts it.
  @inlinable
  func some(
    of behaviors: [Behavior],
    stopping stopsAtFirst: Bool,
    _ message: Message,
    _ state: inout State,
    _ effect: inout Effect<Message>
  ) -> Acceptance {
    var answer = Acceptance.ignored
    for behavior in behaviors {
      let next = behavior.take(message, in: &state, adding: &effect)
      answer = next.isAccepted ? next : answer.orElse(next)
      if next.isAccepted && stopsAtFirst { return next }
    }
    return answer
  }

  @inlinable
  func sequence(
    of behaviors: [Behavior],
    _ message: Message,
    _ state: inout State,
    _ effect: inout Effect<Message>
  ) -> Acceptance {
    let before = state
    var added = Effect<Message>.none
    for behavior in behaviors {
      let answer = behavior.take(message, in: &state, adding: &added)
      if !answer.isAccepted {
        state = before
        return answer
      }
    }
    effect.add(added)
    return .accepted
  }
}
