/// What a program under way keeps of what it asks to be done outside.
///
/// Demands that take no room hold nothing, and are not looked at.
public protocol DemandList<Message> {
  /// What the program is told of the outcome.
  associatedtype Message

  /// Creates demands for nothing.
  init()

  /// What is to be done, until it is taken.
  var effect: Effect<Message> { get }

  /// Notes that the effect is being done.
  mutating func settle()
}

/// The demands of a program that asks for nothing: they take no room.
public struct NoDemands<Message>: DemandList {
  /// Creates demands for nothing.
  @inlinable
  public init() {}

  /// Nothing.
  @inlinable
  public var effect: Effect<Message> { .none }

  /// Does nothing: nothing was to be done.
  @inlinable
  public mutating func settle() {}
}

/// The demands of an ``ActiveProgram``.
public struct OpenDemands<Message>: DemandList {
  /// What is to be done, until it is taken.
  @inlinable
  public var effect: Effect<Message> { wanted }

  @usableFromInline
  var wanted = Effect<Message>.none

  /// The names of the work that follows the state.
  @usableFromInline
  var followers: [EffectID] = []

  /// Creates demands for nothing.
  @inlinable
  public init() {}

  /// Adds an effect, to be done at the same time as what was asked for before.
  @inlinable
  public mutating func add(_ effect: Effect<Message>) { wanted.add(effect) }

  /// Starts work whose name is new, and cancels work whose name is gone.
  ///
  /// Only work of exactly that name is cancelled: `"feed/images"` goes on when `"feed"` is gone.
  ///
  /// It traps on work without a name.
  @inlinable
  public mutating func follow(_ works: [Work<Message>]) {
    if !works.isEmpty || !followers.isEmpty { replaceFollowers(by: works) }
  }

  @usableFromInline
  mutating func replaceFollowers(by works: [Work<Message>]) {
    let names = works.map { work in
      guard let id = work.id else {
        preconditionFailure("work that follows a state must have a name; got work without one")
      }
      return id
    }
    for id in followers where !names.contains(id) { wanted.add(.cancelOnly(id)) }
    for (id, work) in zip(names, works) where !followers.contains(id) { wanted.add(.work(work)) }
    followers = names
  }

  /// Notes that the effect is being done.
  @inlinable
  public mutating func settle() { wanted = .none }
}

extension NoDemands: Sendable {}

extension OpenDemands: Sendable where Message: Sendable {}
