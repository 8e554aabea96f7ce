/// A program that requests effects.
///
/// Its update changes the state and returns an effect, which the host performs:
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
/// Effects that nobody has taken are a part of the component. So an active program runs in every
/// architecture as any other program does. Reading it, going back in its history and sending it
/// old messages again perform nothing.
///
/// The work that the program needs, such as `ask`, is a property of it: a test passes another one.
public protocol ActiveProgram<State, Message, View>: Program
where Effects == EffectBuffer<Message> {
  // Named again, so that the compiler infers them from the functions below.

  /// The type of the state.
  associatedtype State

  /// The type of the messages, which the view and the work send.
  associatedtype Message

  /// The type of the views.
  associatedtype View = Never

  /// The type of the actions: messages.
  associatedtype Action = Message

  /// The state at the beginning.
  var initial: State { get }

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View

  /// The effect at the beginning; by default none.
  var initialEffect: Effect<Message> { get }

  /// Changes the state by an accepted message, in place, and returns its effect.
  func update(_ state: inout State, by message: Message) -> Effect<Message>

  /// Returns the subscriptions: work that runs while the state is this one; by default none.
  ///
  /// Each piece of work needs a name. It is started when its name appears. It is cancelled when its
  /// name is gone; work of names within that name goes on. The host calls this after every message.
  func subscriptions(of state: State) -> [Work<Message>]
}

extension ActiveProgram {
  /// No effect.
  @inlinable
  public var initialEffect: Effect<Message> { .none }

  /// Returns no work.
  @inlinable
  public func subscriptions(of state: State) -> [Work<Message>] { [] }
}

// MARK: - As a program

extension ActiveProgram {
  /// Updates the state by the message, and adds its effect and the subscriptions of the new state,
  /// unless the program refuses the message.
  @inlinable
  public func step(_ state: inout State, by message: Message, effects: inout Effects) -> Refusal? {
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
