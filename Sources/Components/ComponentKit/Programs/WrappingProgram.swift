public import CofreeFree
public import ReplicaSync

/// A program that wraps another one, and changes some of it.
///
/// Write the functions that differ; the others are those of the wrapped program:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Limited: WrappingProgram {
///   let base = Counter()
///   func refusal(of message: Int, in count: Int) -> Refusal? {
///     count + message < 10 ? nil : Refusal("the count must stay below 10")
///   }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String {
///     base.view(count, send: send) + "!"
///   }
/// }
/// var limited = Component<Elm<Limited>>(Limited())
/// limited.send(3)
/// limited.send(7)  // Refusal("the count must stay below 10")
/// limited.view  // "3!"
/// ```
///
/// A refusal of one's own asks the wrapped program as well, unless that refuses nothing.
///
/// - Complexity: That of the wrapped program: the calls of the wrapped program are inlined.
public protocol WrappingProgram<Base>: Program
where
  State == Base.State,
  Message == Base.Message,
  Query == Base.Query,
  Effects == Base.Effects,
  InitialEffect == Base.InitialEffect,
  Subscriptions == Base.Subscriptions,
  Children == Base.Children
{
  /// The type of the wrapped program.
  associatedtype Base: Program

  // Named again, so that the compiler takes them from the wrapped program.

  /// The type of the wrapped program's queries.
  associatedtype Query = Base.Query

  /// What the wrapped program's update returns.
  associatedtype Effects = Base.Effects

  /// The type of the wrapped program's effect at the beginning.
  associatedtype InitialEffect = Base.InitialEffect

  /// The type of the wrapped program's subscriptions.
  associatedtype Subscriptions = Base.Subscriptions

  /// The wrapped program's children.
  associatedtype Children = Base.Children

  /// The wrapped program.
  var base: Base { get }
}

extension WrappingProgram {
  /// The initial state of the wrapped program.
  @inlinable
  public var initial: State { base.initial }

  /// The children of the wrapped program.
  @inlinable
  public var children: Base.Children { base.children }

  /// Updates the state as the wrapped program does.
  @inlinable
  public func update(_ state: inout State, by message: Message) -> Base.Effects {
    base.update(&state, by: message)
  }

  /// Returns why the wrapped program refuses the message.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? {
    base.refusal(of: message, in: state)
  }

  /// Returns what the message becomes in the wrapped program.
  @inlinable
  public func rebased(
    _ message: Message,
    over other: Message,
    as side: RebaseSide,
    at state: State
  ) -> Message? { base.rebased(message, over: other, as: side, at: state) }

  /// Returns whether others get the message.
  @inlinable
  public func isShared(_ message: Message) -> Bool { base.isShared(message) }

  /// The initial effect of the wrapped program.
  @inlinable
  public var initialEffect: Base.InitialEffect { base.initialEffect }

  /// Returns the subscriptions of the wrapped program.
  @inlinable
  public func subscriptions(of state: State) -> Base.Subscriptions { base.subscriptions(of: state) }

  /// Returns the answer of the wrapped program.
  @inlinable
  public func answer(_ query: Query, from state: inout State) -> AnyAnswer {
    base.answer(query, from: &state)
  }

  /// Resumes the wrapped program.
  @inlinable
  public func resume(_ state: inout State) -> Effect<Message> { base.resume(&state) }

  /// Compares two states as the wrapped program does.
  @inlinable
  public static var stateEquality: (@Sendable (State, State) -> Bool)? { Base.stateEquality }

  /// Returns what an update returns, as an effect of the wrapped program.
  @inlinable
  public static func effect(of effects: Base.Effects) -> Effect<Message> {
    Base.effect(of: effects)
  }

  /// Returns the initial effect, as an effect of the wrapped program.
  @inlinable
  public static func initialEffect(of effects: Base.InitialEffect) -> Effect<Message> {
    Base.initialEffect(of: effects)
  }

  /// Returns the subscriptions as work of the wrapped program.
  @inlinable
  public static func work(of subscriptions: Base.Subscriptions) -> [Work<Message>] {
    Base.work(of: subscriptions)
  }

  /// Returns the children as parts of the wrapped program.
  @inlinable
  public static func declaredParts(of children: Base.Children) -> [Part<State, Message>] {
    Base.declaredParts(of: children)
  }
}

extension WrappingProgram where State: Equatable {
  /// Compares two states.
  @inlinable
  public static var stateEquality: (@Sendable (State, State) -> Bool)? { { $0 == $1 } }
}
