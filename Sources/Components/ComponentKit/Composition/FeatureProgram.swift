/// The program of a feature: of how a state takes messages, and what it shows.
///
/// ```swift
/// enum Message { case up, down }
/// let up = Behavior<Int, Message> { count, _ in count += 1 }.when { $0 == .up }
/// let down = Behavior<Int, Message>(
///   refusal: { count, _ in count == 0 ? Refusal("the count is zero already") : nil },
///   update: { count, _ in count -= 1 }
/// ).when { $0 == .down }
/// let counter = FeatureProgram(up.or(down), initial: 0) { count, _ in "\(count)" }
/// var component = Component<Redux<FeatureProgram<_, _, _>>>(counter)
/// component.send(.down)  // Refusal("the count is zero already")
/// component.send(.up)
/// component.view  // "1"
/// ```
///
/// It refuses what the behavior refuses or ignores.
///
/// - Complexity: A message is asked for before it is taken, so that each of those asked is asked
///   twice.
public struct FeatureProgram<State, Message, View>: ActiveProgram {
  /// How the state takes messages, and what it shows.
  public let feature: Feature<State, Message, View>

  /// The state at the beginning.
  public let initial: State

  /// What is to be done outside at the beginning.
  public let initialEffect: Effect<Message>

  @inlinable
  init(_ feature: Feature<State, Message, View>, initial: State, initialEffect: Effect<Message>) {
    self.feature = feature
    self.initial = initial
    self.initialEffect = initialEffect
  }

  /// Creates a program from how a state takes messages, the state at the beginning, and a view.
  @inlinable
  public init(
    _ behavior: Behavior<State, Message>,
    initial: State,
    view: @escaping (State, @escaping (Message) -> Void) -> View
  ) {
    self.init(Feature(behavior, view: view), initial: initial, initialEffect: .none)
  }

  /// Returns why the behavior does not take the message in the state, or nil where it does.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? {
    switch feature.behavior.answer(to: message, in: state) {
    case .accepted: nil
    case .refused(let refusal): refusal
    case .ignored: Refusal("a behavior must take the message; all ignore it")
    }
  }

  /// Changes the state as the behavior does, in place, and returns what is to be done.
  @inlinable
  public func update(_ state: inout State, by message: Message) -> Effect<Message> {
    var effect = Effect<Message>.none
    _ = feature.behavior.take(message, in: &state, adding: &effect)
    return effect
  }

  /// Returns the work that is to be under way while the state is as it is.
  @inlinable
  public func subscriptions(of state: State) -> [Work<Message>] {
    feature.subscriptions(of: state)
  }

  /// Returns the view of a state.
  @inlinable
  public func view(_ state: State, send: @escaping (Message) -> Void) -> View {
    feature.view(state, send: send)
  }
}
