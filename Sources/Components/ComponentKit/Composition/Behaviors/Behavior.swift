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
/// A behavior is a ``Feature`` without a view.
///
/// (Harvest and Bow Arch combine reducers and dispatchers in some of these ways, without laws.)
///
/// - Complexity: A message costs that of the behaviors that are tried, each once, without
///   allocation. Only `then` keeps a copy of the state, since a refusal must leave it as it was.
public typealias Behavior<State, Message> = Feature<State, Message, Void>

// MARK: - Single behaviors

extension Feature where View == Void {
  @inlinable
  init(_ rule: Rule<State, Message>, follow: Follow? = nil) {
    self.init(rule, follow: follow) { _, _ in }
  }

  /// Creates a behavior from the function that takes a message, in place, or returns why not.
  ///
  /// The function adds the effects of the message. If it does not accept the message, it changes
  /// nothing:
  ///
  /// ```text
  /// b.take(m, in: &s) != .accepted implies s is as before, and there is no effect
  /// ```
  @inlinable
  public static func taking(
    _ take: @escaping (inout State, Message, inout Effect<Message>) -> Acceptance
  ) -> Behavior<State, Message> {
    Feature(.single(take))
  }

  /// Creates a behavior that requests effects.
  ///
  /// - Parameters:
  ///   - refusal: Returns why the message cannot be taken in the state, or nil.
  ///   - update: Changes the state, in place, and returns the effect.
  /// - Returns: The behavior.
  @inlinable
  public static func active(
    refusal: @escaping (State, Message) -> Refusal? = { _, _ in nil },
    update: @escaping (inout State, Message) -> Effect<Message>
  ) -> Behavior<State, Message> {
    .taking { state, message, effect in
      if let refusal = refusal(state, message) { return .refused(refusal) }
      effect.add(update(&state, message))
      return .accepted
    }
  }

  /// Creates a behavior that requests no effects.
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

  /// The behavior that ignores every message.
  @inlinable
  public static var empty: Behavior<State, Message> { Feature(.first([])) }

  /// The behavior that accepts every message and does nothing.
  @inlinable
  public static var skip: Behavior<State, Message> { Feature(.sequence([])) }
}

extension Feature where View == Void, State: Child, State.Message == Message {
  /// The behavior of a child that is a state: it takes messages, and returns effects.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  /// }
  /// let send = Behavior<Component<Elm<Counter>>, Int>.child
  /// var counter = Component<Elm<Counter>>(Counter())
  /// send.take(3, in: &counter)
  /// counter.view  // "3"
  /// ```
  @inlinable
  public static var child: Behavior<State, Message> {
    .taking { child, message, effect in
      if let refusal = child.send(message) { return .refused(refusal) }
      effect.add(child.takeEffect())
      return .accepted
    }
  }
}

// MARK: - Combination

extension Feature where View == Void {
  /// Returns the behavior in which the first of the two that accepts a message takes it.
  ///
  /// If neither does, the answer is that of the first one that does not ignore the message.
  ///
  /// - Complexity: O(behaviors in both).
  @inlinable
  public func or(_ other: Behavior<State, Message>) -> Behavior<State, Message> {
    .first(of: [self, other])
  }

  /// Returns the behavior in which each of the two that accepts a message takes it, in order.
  ///
  /// It accepts what one of them accepts. The second one is called after the first has taken it.
  ///
  /// - Complexity: O(behaviors in both).
  @inlinable
  public func and(_ other: Behavior<State, Message>) -> Behavior<State, Message> {
    .every(of: [self, other])
  }

  /// Returns the behavior in which both must accept a message, one after the other.
  ///
  /// If one of them does not, the state is as it was.
  ///
  /// - Complexity: A message keeps a copy of the state, so that the first change of an array in it
  ///   copies the array.
  @inlinable
  public func then(_ next: Behavior<State, Message>) -> Behavior<State, Message> {
    .sequence(of: [self, next])
  }

  /// Creates the behavior in which the first of several that accepts a message takes it.
  ///
  /// ```swift
  /// let rules = (1...20).map { number in
  ///   Behavior<Int, Int> { state, message in state += number * 100 }.when { $0 == number }
  /// }
  /// var state = 0
  /// Behavior.first(of: rules).take(20, in: &state)
  /// state  // 2000
  /// ```
  ///
  /// - Complexity: O(behaviors).
  @inlinable
  public static func first(of behaviors: [Behavior<State, Message>]) -> Behavior<State, Message> {
    combined(behaviors, by: Rule.first(of:))
  }

  /// Creates the behavior in which each of several that accepts a message takes it, in order.
  ///
  /// - Complexity: O(behaviors).
  @inlinable
  public static func every(of behaviors: [Behavior<State, Message>]) -> Behavior<State, Message> {
    combined(behaviors, by: Rule.every(of:))
  }

  /// Creates the behavior in which all of several must accept a message, one after the other.
  ///
  /// - Complexity: O(behaviors).
  @inlinable
  public static func sequence(of behaviors: [Behavior<State, Message>]) -> Behavior<State, Message>
  {
    combined(behaviors, by: Rule.sequence(of:))
  }

  @inlinable
  static func combined(
    _ behaviors: [Behavior<State, Message>],
    by combine: ([Rule<State, Message>]) -> Rule<State, Message>
  ) -> Behavior<State, Message> {
    Feature(combine(behaviors.map { $0.rule }), follow: joined(behaviors.map { $0.follow }))
  }
}
