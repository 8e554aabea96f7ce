/// The effects that a program has requested and nobody has taken yet.
///
/// A type that takes no room holds no effects, and is not read.
public protocol PendingEffects<Message> {
  /// The type of the messages that the effects send.
  associatedtype Message

  /// Creates a value without effects.
  init()

  /// The effects that nobody has taken.
  var effect: Effect<Message> { get }

  /// Removes the effects, since somebody has taken them.
  mutating func markTaken()
}

/// The pending effects of a program that requests none: they take no room.
public struct NoEffects<Message>: PendingEffects {
  /// Creates the value.
  @inlinable
  public init() {}

  /// Nothing.
  @inlinable
  public var effect: Effect<Message> { .none }

  /// Does nothing, since there are no effects.
  @inlinable
  public mutating func markTaken() {}
}

/// The pending effects of an ``ActiveProgram``.
public struct EffectBuffer<Message>: PendingEffects {
  /// The effects that nobody has taken.
  @inlinable
  public var effect: Effect<Message> { pending }

  @usableFromInline
  var pending = Effect<Message>.none

  /// The names of the subscriptions.
  @usableFromInline
  var subscriptions: [EffectID] = []

  /// Creates a buffer without effects.
  @inlinable
  public init() {}

  /// Adds an effect, to be performed at the same time as the ones before.
  @inlinable
  public mutating func add(_ effect: Effect<Message>) { pending.add(effect) }

  /// Starts work whose name is new, and cancels work whose name is gone.
  ///
  /// It cancels only work of exactly that name: `"feed/images"` continues when `"feed"` is gone.
  ///
  /// - Precondition: Each piece of work has a name.
  /// - Complexity: O(m * n) for m subscriptions before and n now; O(1) where both are none.
  @inlinable
  public mutating func subscribe(to works: [Work<Message>]) {
    guard !works.isEmpty || !subscriptions.isEmpty else { return }
    replaceSubscriptions(by: works)
  }

  @usableFromInline
  mutating func replaceSubscriptions(by works: [Work<Message>]) {
    let names = works.map { work in
      guard let id = work.id else {
        preconditionFailure("work that follows a state must have a name; got work without one")
      }
      return id
    }
    for id in subscriptions where !names.contains(id) { pending.add(.cancelOnly(id)) }
    for (id, work) in zip(names, works) where !subscriptions.contains(id) {
      pending.add(.work(work))
    }
    subscriptions = names
  }

  /// Removes the effects, since somebody has taken them.
  @inlinable
  public mutating func markTaken() { pending = .none }
}

extension NoEffects: Sendable {}

extension EffectBuffer: Sendable where Message: Sendable {}
