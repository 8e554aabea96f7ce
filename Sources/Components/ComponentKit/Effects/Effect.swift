/// A request of a program for work outside of it, as a value.
///
/// A program changes its state and returns an effect. A driver of the program performs the
/// effect, and sends the program the messages of its work. A test compares the effect and
/// does nothing.
///
/// ```swift
/// let saved = Effect<String>.message("saved")
/// let both = Effect.merge([.cancel("search"), saved, .none])
/// both.map { $0.count }.messages  // [5]
/// ```
///
/// ## Laws
///
/// `merge` and `concatenate` may be nested 500 deep in each other, since a host performs them on its stack, of
/// which a page has little; it traps where they are deeper. What is longer is one list of many parts.
///
/// Equality means to send the same messages:
///
/// ```text
/// Effect.merge([.none, e]) == e == Effect.merge([e, .none])
/// Effect.concatenate([.none, e]) == e == Effect.concatenate([e, .none])
/// e.map { $0 } == e
/// e.map(f).map(g) == e.map { g(f($0)) }
/// e.within(b).within(a) == e.within(b.within(a))
/// ```
public indirect enum Effect<Message> {
  /// Nothing.
  case none

  /// A message for the program itself, which waits its turn.
  case message(Message)

  /// A piece of work that may send any number of messages.
  case work(Work<Message>)

  /// An end to all work of a name and of names within it, also to work that has not started; with
  /// ``EffectID/all``, to everything.
  case cancel(EffectID)

  /// An end to all work of exactly this name, also to work that has not started; work of names
  /// within it goes on.
  ///
  /// A subscription whose name is gone ends this way:
  ///
  /// ```swift
  /// Effect<Int>.cancelOnly("feed").isNone  // false
  /// ```
  case cancelOnly(EffectID)

  /// All of them at once.
  case merge([Effect])

  /// One after the other, each when the one before it has ended.
  case concatenate([Effect])
}

// MARK: - Operations

extension Effect {
  /// Traps where an effect is nested too deep.
  @usableFromInline
  static func checkNesting(_ depth: Int) {
    precondition(
      depth <= 500,
      "an effect must be nested at most 500 deep; put its parts into one merge or concatenate"
    )
  }

  /// Whether there is nothing to do.
  ///
  /// - Complexity: O(parts of the effect).
  public var isNone: Bool {
    switch self {
    case .none: true
    case .message, .work, .cancel, .cancelOnly: false
    case .merge(let effects), .concatenate(let effects): effects.allSatisfy { $0.isNone }
    }
  }

  /// Whether there is work to start.
  @usableFromInline
  var hasWork: Bool {
    switch self {
    case .work: true
    case .none, .message, .cancel, .cancelOnly: false
    case .merge(let effects), .concatenate(let effects): effects.contains { $0.hasWork }
    }
  }

  /// Adds an effect that is to be done at the same time.
  ///
  /// - Complexity: Amortised O(1).
  @inlinable
  package mutating func add(_ other: Effect) {
    if case .none = other { return }
    if case .none = self { self = other } else { merge(with: other) }
  }

  @usableFromInline
  mutating func merge(with other: Effect) {
    guard case .merge(var effects) = self else {
      self = .merge([self, other])
      return
    }
    self = .none
    effects.append(other)
    self = .merge(effects)
  }

  /// The messages for the program itself, in their order.
  ///
  /// - Complexity: O(parts of the effect).
  public var messages: [Message] {
    switch self {
    case .message(let message): [message]
    case .none, .work, .cancel, .cancelOnly: []
    case .merge(let effects), .concatenate(let effects): effects.flatMap { $0.messages }
    }
  }

  /// Returns the effect that sends the transformed messages.
  ///
  /// - Complexity: O(parts of the effect).
  public func map<Other>(_ transform: @escaping @Sendable (Message) -> Other) -> Effect<Other> {
    rebuilt(within: .all, as: transform)
  }

  /// Returns the effect with its names within another one; work without a name is given that one.
  ///
  /// So two children that use equal names do not cancel each other, and `cancel(scope)` ends
  /// all running work of a child.
  ///
  /// - Complexity: O(parts of the effect), times the words of the names.
  public func within(_ scope: EffectID) -> Effect { rebuilt(within: scope) { $0 } }

  /// Returns the effect of a child as one of its parent; no effect costs nothing.
  ///
  /// All compositions route effects in this way: the names of the work are put within a scope, and
  /// the messages that the work sends are embedded into those of the parent.
  @inlinable
  func placed<Other>(
    within scope: @autoclosure () -> EffectID,
    as embed: @escaping @Sendable (Message) -> Other
  ) -> Effect<Other> {
    if case .none = self { return .none }
    return rebuilt(within: scope(), as: embed)
  }

  /// Returns the effect with its names within a scope, and with transformed messages.
  ///
  /// Each pair of types of messages adds a copy of it to the module of a page. So it is the only
  /// function that transforms messages.
  @usableFromInline
  func rebuilt<Other>(
    within scope: EffectID,
    depth: Int = 0,
    as transform: @escaping @Sendable (Message) -> Other
  ) -> Effect<Other> {
    Self.checkNesting(depth)
    func rebuilt(_ effects: [Effect]) -> [Effect<Other>] {
      effects.map { $0.rebuilt(within: scope, depth: depth + 1, as: transform) }
    }
    return switch self {
    case .none: .none
    case .message(let message): .message(transform(message))
    case .work(let work): .work(work.within(scope).map(transform))
    case .cancel(let id): .cancel(id.within(scope))
    case .cancelOnly(let id): .cancelOnly(id.within(scope))
    case .merge(let effects): .merge(rebuilt(effects))
    case .concatenate(let effects): .concatenate(rebuilt(effects))
    }
  }

  /// Returns the effect, and leaves none.
  @inlinable
  mutating func take() -> Effect {
    defer { self = .none }
    return self
  }
}

extension Effect: Sendable where Message: Sendable {}
