// An answer to a query is written with these two.
@_exported public import struct CofreeFree.AnyAnswer
@_exported public import struct CofreeFree.Reply
// A rule is written with this one.
@_exported public import enum ReplicaSync.RebaseSide

/// A state, the messages that change it, and a view of it, which run in every architecture.
///
/// ```swift
/// struct Stepper: Program {
///   enum Message { case increment, decrement }
///   let initial = 0
///   func refusal(of message: Message, in count: Int) -> Refusal? {
///     message == .decrement && count == 0 ? Refusal("the count is zero already") : nil
///   }
///   func update(_ count: inout Int, by message: Message) {
///     count += message == .increment ? 1 : -1
///   }
///   func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
/// }
/// var stepper = Component<Elm<Stepper>>(Stepper())
/// stepper.send(.decrement)  // Refusal("the count is zero already")
/// stepper.send(.increment)
/// stepper.view  // "1"
/// ```
///
/// ## Effects
///
/// An update that needs something from outside returns an effect, which a host performs:
///
/// ```swift
/// struct Greeter: Program {
///   enum Message: Sendable { case greet, heard(String) }
///   let ask: Work<String>
///   let initial = ""
///   func update(_ text: inout String, by message: Message) -> Effect<Message> {
///     switch message {
///     case .greet: return .work(ask.map { .heard($0) })
///     case .heard(let answer):
///       text = answer
///       return .none
///     }
///   }
///   func view(_ text: String, send: @escaping (Message) -> Void) -> String { text }
/// }
/// let ask = Work<String>("ask") { outlet in
///   outlet.end(with: "hello")
///   return .none
/// }
/// var greeter = Component<Elm<Greeter>>(Greeter(ask: ask))
/// greeter.send(.greet)
/// let effect = greeter.takeEffect()
/// effect.isNone  // false
/// greeter.takeEffect().isNone  // true
/// greeter.send(.heard("hello"))
/// greeter.view  // "hello"
/// ```
///
/// Effects that nobody has taken are a part of the component. Reading it, going back in its history
/// and sending it old messages again perform nothing. The work that the program needs, such as `ask`,
/// is a property of it: a test passes another one.
public protocol Program<State, Message, View>: SendableMetatype {
  /// The type of the state.
  associatedtype State

  /// The type of the messages, which the view and the work send.
  associatedtype Message

  /// The type of the views.
  associatedtype View = Never

  /// The type of the queries; by default there are none.
  associatedtype Query = Never

  /// What an update returns: nothing, or an effect.
  associatedtype Effects = Void

  /// The type of the effect at the beginning: nothing, or an effect.
  associatedtype InitialEffect = Void

  /// The type of the subscriptions: nothing, or work.
  associatedtype Subscriptions = Void

  /// The children that are declared: nothing, or parts.
  associatedtype Children = Void

  /// The state at the beginning.
  var initial: State { get }

  /// The children in the state, each declared once; by default none.
  ///
  /// The library passes their messages, refusals and effects on: see ``Part``.
  var children: Children { get }

  /// Changes the state by an accepted message, in place, and returns the effect, if the program has
  /// effects.
  func update(_ state: inout State, by message: Message) -> Effects

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View

  /// Returns why the program refuses the message in the state; by default it refuses none.
  func refusal(of message: Message, in state: State) -> Refusal?

  /// Returns what a message becomes beside another one that was sent in the same state by somebody else,
  /// or nil for nothing; by default messages do not meet.
  ///
  /// ``Optimistic`` asks for it: see ``/ReplicaSync/Rebasing`` for its law. A message that would be
  /// refused becomes nothing, too.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - other: The other one, which comes before this message if this is the later one.
  ///   - side: Whether the message is the later or the earlier one.
  ///   - state: The state in which both were sent.
  /// - Returns: The message that takes its place.
  func rebased(
    _ message: Message,
    over other: Message,
    as side: RebaseSide,
    at state: State
  ) -> Message?

  /// Returns whether others get the message, where several people use the program; by default they do.
  ///
  /// A message that is not shared is for one screen, such as the text of a field. What shared messages do
  /// to the rest of the state must not depend on what it changes. Whoever connects the program asks for
  /// it; to a component in ``Optimistic``, each message is pending.
  func isShared(_ message: Message) -> Bool

  /// The effect at the beginning; by default none.
  var initialEffect: InitialEffect { get }

  /// Returns the subscriptions: work that runs while the state is this one; by default none.
  ///
  /// Each piece of work needs a name. It is started when its name appears. It is cancelled when its
  /// name is gone; work of names within that name goes on. A component asks for them when its effects
  /// are taken, whatever has led to the state.
  func subscriptions(of state: State) -> Subscriptions

  /// Returns the answer to a query, which may change the state; ``Halogen`` passes queries on.
  ///
  /// A query is not refused, since whoever asks waits for an answer of its type. One that a program
  /// may not carry out has an answer that says so, such as an optional value.
  func answer(_ query: Query, from state: inout State) -> AnyAnswer

  /// Returns the effect that continues from a state that was saved or undone; by default none.
  ///
  /// The subscriptions are started besides, and the declared children resume.
  func resume(_ state: inout State) -> Effect<Message>

  /// Takes a message, in place, and adds the effect that it requests, or returns why not.
  ///
  /// A refusal changes neither the state nor the effect. By default the program is asked, then the
  /// child takes the message whose own it is, and then the program updates the state. A wrapper whose
  /// program decides itself does all in one call, so that a message asks each level once:
  ///
  /// ```text
  /// p.step(&s, by: m, effect: &e) == p.firstRefusal(of: m, in: s)
  /// ```
  ///
  /// The laws of `refusalLaws` in `ComonadLaws` check such a composition.
  func step(
    _ state: inout State,
    by message: Message,
    effect: inout Effect<Message>
  ) -> Refusal?

  /// Compares two states; nil where they cannot be compared.
  ///
  /// By default they can where `State` is `Equatable`, which is decided where the conformance is
  /// compiled: Embedded Swift cannot look it up later. A laboratory on a page asks for it.
  static var stateEquality: (@Sendable (State, State) -> Bool)? { get }

  /// Returns what an update returns, as an effect.
  static func effect(of effects: Effects) -> Effect<Message>

  /// Returns the effect at the beginning, as an effect.
  static func initialEffect(of effects: InitialEffect) -> Effect<Message>

  /// Returns the subscriptions as work.
  static func work(of subscriptions: Subscriptions) -> [Work<Message>]

  /// Returns the children as parts.
  static func declaredParts(of children: Children) -> [Part<State, Message>]
}

extension Program {
  /// Returns nil: by default a program refuses no message.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? { nil }

  /// Returns the message: by default messages do not meet.
  @inlinable
  public func rebased(
    _ message: Message,
    over other: Message,
    as side: RebaseSide,
    at state: State
  ) -> Message? { message }

  /// Returns true: others get every message.
  @inlinable
  public func isShared(_ message: Message) -> Bool { true }

  /// Returns no effect.
  @inlinable
  public func resume(_ state: inout State) -> Effect<Message> { .none }

  /// Nothing: by default states cannot be compared.
  @inlinable
  public static var stateEquality: (@Sendable (State, State) -> Bool)? { nil }

  /// Sends the message to the child whose own it is, updates the state, and adds the effects, unless
  /// the program or the child refuses the message.
  @inlinable
  public func step(
    _ state: inout State,
    by message: Message,
    effect: inout Effect<Message>
  ) -> Refusal? {
    if let refusal = refusal(of: message, in: state) { return refusal }
    if Self.hasChildren {
      let parts = Self.declaredParts(of: children)
      if let refusal = parts.refusal(of: &state, to: .send(message)) { return refusal }
      let own = Self.effect(of: update(&state, by: message))
      effect.add(parts.takeEffects(from: &state))
      effect.add(own)
    } else {
      effect.add(Self.effect(of: update(&state, by: message)))
    }
    return nil
  }

  /// Takes a message, in place, and drops its effect, or returns why not.
  @discardableResult
  @inlinable
  public func step(_ state: inout State, by message: Message) -> Refusal? {
    var effect = Effect<Message>.none
    return step(&state, by: message, effect: &effect)
  }
}

extension Program where State: Equatable {
  /// Compares two states.
  @inlinable
  public static var stateEquality: (@Sendable (State, State) -> Bool)? { { $0 == $1 } }
}

extension Program where Children == Void {
  /// No child.
  @inlinable
  public var children: Void { () }
}

extension Program where InitialEffect == Void {
  /// No effect.
  @inlinable
  public var initialEffect: Void { () }
}

extension Program where Subscriptions == Void {
  /// Returns no work.
  @inlinable
  public func subscriptions(of state: State) {}
}

extension Program where Query == Never {
  /// Answers nothing: no query exists.
  @inlinable
  public func answer(_ query: Never, from state: inout State) -> AnyAnswer {}
}

// MARK: - Effects

extension Program {
  /// Returns no effect.
  @inlinable
  public static func effect(of nothing: Void) -> Effect<Message> { .none }

  /// Returns the effect.
  @inlinable
  public static func effect(of effect: Effect<Message>) -> Effect<Message> { effect }

  /// Returns no effect.
  @inlinable
  public static func initialEffect(of nothing: Void) -> Effect<Message> { .none }

  /// Returns the effect.
  @inlinable
  public static func initialEffect(of effect: Effect<Message>) -> Effect<Message> { effect }

  /// Returns no work.
  @inlinable
  public static func work(of nothing: Void) -> [Work<Message>] { [] }

  /// Returns the work.
  @inlinable
  public static func work(of work: [Work<Message>]) -> [Work<Message>] { work }

  /// Whether the program has effects; without any, the module of its page has no scheduler.
  ///
  /// - Complexity: A constant, where the type of the program is known.
  @inlinable
  package static var hasEffects: Bool {
    MemoryLayout<Effects>.size + MemoryLayout<InitialEffect>.size
      + MemoryLayout<Subscriptions>.size + MemoryLayout<Children>.size > 0
  }
}
