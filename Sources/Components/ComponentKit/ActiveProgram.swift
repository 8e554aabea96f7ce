/// A program that asks for work outside of it.
///
/// Its update changes the state and returns an effect; whoever runs the program does what the
/// effect says:
///
/// ```swift
/// struct Greeter: ActiveProgram {
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
///   outlet.send("hello")
///   outlet.finish()
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
/// What is to be done is a part of what the program has come to, until somebody takes it. So it
/// runs in every architecture as any other program does, and to look at it, to go back in its
/// history or to send it old messages again does nothing outside.
///
/// What the program needs from outside, such as `ask`, is a property of it: a test hands it
/// another one.
public protocol ActiveProgram<State, Message, View>: Program
where Effects == EffectBuffer<Message> {
  // Named again, so that the compiler infers them from the functions below.

  /// Everything that the program remembers.
  associatedtype State

  /// What the view and the work outside send.
  associatedtype Message

  /// What is drawn.
  associatedtype View = Never

  /// What changes the state: a message.
  associatedtype Action = Message

  /// The state at the beginning.
  var initial: State { get }

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View

  /// What is to be done outside at the beginning; by default nothing.
  var initialEffect: Effect<Message> { get }

  /// Changes the state as an accepted message says, in place, and returns what is to be done.
  func update(_ state: inout State, by message: Message) -> Effect<Message>

  /// Returns the work that is to be under way while the state is as it is; by default none.
  ///
  /// Each piece of work needs a name. It is started when its name appears. It is cancelled when its
  /// name is gone; work of names within that name goes on. The host calls this after every message.
  func subscriptions(of state: State) -> [Work<Message>]
}

extension ActiveProgram {
  /// Nothing: by default nothing is to be done at the beginning.
  @inlinable
  public var initialEffect: Effect<Message> { .none }

  /// Returns no work: by default none follows the state.
  @inlinable
  public func subscriptions(of state: State) -> [Work<Message>] { [] }
}

// MARK: - As a program

extension ActiveProgram {
  /// Updates the state by the message, and adds its effect and the subscriptions of the new state,
  /// unless the program refuses the message.
  @inlinable
  public func step(
    _ state: inout State,
    by message: Message,
    effects: inout Effects
  ) -> Refusal? {
    if let refusal = refusal(of: message, in: state) { return refusal }
    effects.add(update(&state, by: message))
    subscribe(at: state, effects: &effects)
    return nil
  }

  /// Changes the state by the program's update, and drops its effect.
  @inlinable
  public func update(_ state: inout State, by message: Message) {
    let _: Effect<Message> = update(&state, by: message)
  }

  /// Adds the initial effect, and the subscriptions of the state.
  @inlinable
  public func start(at state: State, effects: inout Effects) {
    effects.add(initialEffect)
    subscribe(at: state, effects: &effects)
  }

  /// Starts the subscriptions of the state, and cancels those of earlier states.
  @inlinable
  public func subscribe(at state: State, effects: inout Effects) {
    effects.subscribe(to: subscriptions(of: state))
  }
}
