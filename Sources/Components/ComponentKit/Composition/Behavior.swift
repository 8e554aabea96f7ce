/// What becomes of a message.
public enum Acceptance: Hashable, Sendable {
  /// It is taken.
  case accepted

  /// It is refused, for a reason.
  case refused(Refusal)

  /// It is not meant for whoever was asked.
  case ignored

  /// Whether the message is taken.
  @inlinable
  public var isAccepted: Bool { self == .accepted }

  /// Returns this answer, or another one where the message is not meant for whoever gave this one.
  @inlinable
  func orElse(_ other: Acceptance) -> Acceptance {
    if case .ignored = self { other } else { self }
  }
}

/// How a state takes a message: it changes in place and asks for an effect, or it refuses.
///
/// Behaviors are made small and put together: the first that accepts takes the message, or all that
/// do, or one after the other.
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
/// Equality means to give the same answer, to lead to the same state and to send the same messages.
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
/// refuses it says so for the reason that `a` has. And the first that accepts is the one that is
/// meant: `a.or(b).then(c)` refuses where `a` accepts and `c` then does not, while
/// `a.then(c).or(b.then(c))` goes on to try `b`. They are equal if `c` accepts whatever comes.
///
/// (Harvest and Bow Arch combine reducers and dispatchers in some of these ways, without laws.)
///
/// - Complexity: A message costs those that are asked, each once, and nothing is allocated. Only
///   `then` keeps a copy of the state, since a refusal must leave it as it was.
public struct Behavior<State, Message> {
  /// A rule, or several combined: kept as data, so that long chains are flat.
  @usableFromInline
  indirect enum Form {
    case rule(Rule)
    case first([Behavior])
    case every([Behavior])
    case sequence([Behavior])
  }

  /// What a single behavior does.
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

  /// Creates a behavior from what it would answer and from what it does.
  ///
  /// ```text
  /// b.answer(to: m, in: s) == b.take(m, in: &s)
  /// b.take(m, in: &s) != .accepted implies s is as before, and nothing is to be done
  /// ```
  ///
  /// - Parameters:
  ///   - answer: Returns what would become of a message, without taking it.
  ///   - take: Takes a message, in place, or says why not; what is to be done is added.
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
  ///   - update: Changes the state, in place, and returns what is to be done outside.
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

  /// Creates the behavior of a program that asks for nothing outside.
  @inlinable
  public init<P: Program>(_ program: P)
  where P.State == State, P.Message == Message, P.Demands == NoDemands<Message> {
    self.init(
      refusal: { program.refusal(of: $1, in: $0) },
      update: { program.update(&$0, by: $1) }
    )
  }

  /// Creates the behavior of a program, with the effects of its messages.
  ///
  /// What it asks for at the beginning, and what follows its state, is not a part of the behavior.
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
  /// Returns what would become of the message.
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

  /// Takes the message, in place, or says why not; then the state is as it was.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - state: The state.
  ///   - effect: What is to be done outside is added to it.
  /// - Returns: What became of the message.
  @inlinable
  public func take(
    _ message: Message,
    in state: inout State,
    adding effect: inout Effect<Message>
  ) -> Acceptance {
    switch form {
    case .rule(let rule): rule.take(&state, message, &effect)
    case .first(let behaviors): first(of: behaviors, message, &state, &effect)
    case .every(let behaviors): every(of: behaviors, message, &state, &effect)
    case .sequence(let behaviors): sequence(of: behaviors, message, &state, &effect)
    }
  }

  /// Takes the message, in place, and leaves aside what is to be done outside.
  @discardableResult
  @inlinable
  public func take(_ message: Message, in state: inout State) -> Acceptance {
    var effect = Effect<Message>.none
    return take(message, in: &state, adding: &effect)
  }

  @inlinable
  func first(
    of behaviors: [Behavior],
    _ message: Message,
    _ state: inout State,
    _ effect: inout Effect<Message>
  ) -> Acceptance {
    var answer = Acceptance.ignored
    for behavior in behaviors {
      let next = behavior.take(message, in: &state, adding: &effect)
      if next.isAccepted { return next }
      answer = answer.orElse(next)
    }
    return answer
  }

  @inlinable
  func every(
    of behaviors: [Behavior],
    _ message: Message,
    _ state: inout State,
    _ effect: inout Effect<Message>
  ) -> Acceptance {
    var answer = Acceptance.ignored
    for behavior in behaviors {
      let next = behavior.take(message, in: &state, adding: &effect)
      if next.isAccepted {
        answer = next
      } else if !answer.isAccepted {
        answer = answer.orElse(next)
      }
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
