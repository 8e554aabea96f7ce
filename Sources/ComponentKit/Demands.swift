/// What a program under way keeps of what it asks to be done outside.
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
  public private(set) var effect = Effect<Message>.none

  /// The names of the work that follows the state.
  private var followers: [EffectID] = []

  /// Creates demands for nothing.
  public init() {}

  /// Adds an effect, to be done at the same time as what was asked for before.
  public mutating func add(_ effect: Effect<Message>) { self.effect.add(effect) }

  /// Starts work whose name is new, and cancels work whose name is gone.
  ///
  /// It traps on work without a name.
  public mutating func follow(_ works: [Work<Message>]) {
    if works.isEmpty && followers.isEmpty { return }
    let names = works.map { work in
      guard let id = work.id else {
        preconditionFailure("work that follows a state must have a name; got work without one")
      }
      return id
    }
    for id in followers where !names.contains(id) { effect.add(.cancel(id)) }
    for (id, work) in zip(names, works) where !followers.contains(id) { effect.add(.work(work)) }
    followers = names
  }

  /// Notes that the effect is being done.
  public mutating func settle() { effect = .none }
}

extension NoDemands: Sendable {}

extension OpenDemands: Sendable where Message: Sendable {}
