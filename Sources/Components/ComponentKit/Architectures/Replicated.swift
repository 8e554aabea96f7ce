public import ReplicaSync

/// A program that several people use at once: what is confirmed, and one's own messages after it.
///
/// Its messages and its view are those of the program, and its state is a ``/ReplicaSync/ReplicaState``.
/// ``Optimistic`` has the moves by which the others change it.
public struct Replicated<Base: Program>: ReplicatedProgram {
  /// What is confirmed, pending and shown.
  public typealias State = ReplicaState<ProgramRule<Base>>

  /// A message of the program.
  public typealias Message = Base.Message

  /// The program that one person would use.
  @usableFromInline
  package let base: Base

  /// Creates it from the program that one person would use.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// The initial state, which is confirmed.
  @inlinable
  public var initial: State { State(base.beginning.state, rule: ProgramRule(base)) }

  /// Returns why the program refuses the message in the state that is shown.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? {
    base.firstRefusal(of: message, in: state.shown)
  }

  /// Updates the state that is shown, where the message is pending.
  @inlinable
  public func update(_ state: inout State, by message: Message) -> Effect<Message> {
    var effect = Effect<Message>.none
    _ = step(&state, by: message, effect: &effect)
    return effect
  }

  /// Takes a message, where it is pending, unless the program refuses it in the state that is shown.
  @inlinable
  public func step(
    _ state: inout State,
    by message: Message,
    effect: inout Effect<Message>
  ) -> Refusal? {
    var refusal: Refusal?
    _ = state.make(message) { shown in
      refusal = base.step(&shown, by: message, effect: &effect)
      return refusal == nil
    }
    return refusal
  }

  /// Returns the view of the state that is shown.
  @inlinable
  public func view(_ state: State, send: @escaping (Message) -> Void) -> Base.View {
    base.view(state.shown, send: send)
  }

  /// The initial effect of the program.
  @inlinable
  public var initialEffect: Effect<Message> { base.beginning.effect }

  /// Returns the subscriptions of the state that is shown.
  @inlinable
  public func subscriptions(of state: State) -> [Work<Message>] {
    Base.work(of: base.subscriptions(of: state.shown))
  }

  /// Resumes the program at the state that is shown.
  @inlinable
  public func resume(_ state: inout State) -> Effect<Message> {
    var shown = state.shown
    return base.continuation(of: &shown)
  }
}

extension Replicated: Sendable where Base: Sendable {}

/// The rule of a program: what a message becomes beside another one.
///
/// A message of others updates the state, and its effects are dropped: they are those of the sender.
public struct ProgramRule<Base: Program>: Rebasing {
  /// The program.
  @usableFromInline
  package let base: Base

  /// Creates the rule of a program.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// Updates the state, unless the program refuses the message.
  @inlinable
  public func make(_ message: Base.Message, in state: inout Base.State) -> Bool {
    base.step(&state, by: message) == nil
  }

  /// Returns whether the program accepts the message.
  @inlinable
  public func accepts(_ message: Base.Message, in state: Base.State) -> Bool {
    base.firstRefusal(of: message, in: state) == nil
  }

  /// Returns what the program makes of the message.
  @inlinable
  public func rebased(
    _ message: Base.Message,
    over other: Base.Message,
    as side: RebaseSide,
    at state: Base.State
  ) -> Base.Message? { base.rebased(message, over: other, as: side, at: state) }
}

extension ProgramRule: Sendable where Base: Sendable {}

// MARK: - The shape

/// A program whose state is one that several people change.
public protocol ReplicatedProgram: Program where State: ReplicaShape, State.Step == Message {
  /// The type of the program that one person would use.
  associatedtype Base: Program

  /// Creates it from the program that one person would use.
  init(_ base: Base)
}

extension ProgramState: ReplicaShape where P: ReplicatedProgram {
  /// The messages that are not confirmed.
  @inlinable
  public var pending: [P.Message?] { state.pending }

  /// Takes a message of one's own, with its effects, in place, unless it is refused.
  @inlinable
  public mutating func make(_ message: P.Message?) -> Bool {
    guard let message else { return state.make(nil) }
    return step(by: message) == nil
  }

  /// Takes what comes from the others, in place, and returns the messages that are lost by that.
  @inlinable
  public mutating func receive(_ event: ReplicaEvent<P.Message>) -> [P.Message] {
    state.receive(event)
  }
}
