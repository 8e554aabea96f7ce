/// The program of a feature: its behavior, its view, and an initial state.
///
/// ```swift
/// enum Message { case up, down }
/// let up = Behavior<Int, Message> { count, _ in count += 1 }.when { $0 == .up }
/// let down = Behavior<Int, Message>(
///   refusal: { count, _ in count == 0 ? Refusal("the count is zero already") : nil },
///   update: { count, _ in count -= 1 }
/// ).when { $0 == .down }
/// let counter = Feature(up.or(down)) { count, _ in "\(count)" }.program(from: 0)
/// var component = Component<Redux<FeatureProgram<_, _, _>>>(counter)
/// component.send(.down)  // Refusal("the count is zero already")
/// component.send(.up)
/// component.view  // "1"
/// ```
///
/// It refuses what the behavior refuses or ignores.
///
/// - Complexity: A message tries each behavior at most once. `refusal(of:in:)` tries them on a copy
///   of the state.
public struct FeatureProgram<State, Message, View>: SteppingProgram {
  /// The behavior and the view.
  @usableFromInline
  let feature: Feature<State, Message, View>

  /// The state at the beginning.
  public let initial: State

  /// The effect at the beginning.
  @usableFromInline
  let initialEffect: Effect<Message>

  @inlinable
  init(_ feature: Feature<State, Message, View>, initial: State, initialEffect: Effect<Message>) {
    self.feature = feature
    self.initial = initial
    self.initialEffect = initialEffect
  }

  /// Takes a message by the behavior, in place, and adds its effect and the subscriptions.
  @inlinable
  public func step(
    _ state: inout State,
    by message: Message,
    effects: inout EffectBuffer<Message>
  ) -> Refusal? {
    var effect = Effect<Message>.none
    switch feature.take(message, in: &state, adding: &effect) {
    case .refused(let refusal): return refusal
    case .ignored: return Refusal("a behavior must take the message; all ignore it")
    case .accepted: effects.add(effect)
    }
    subscribe(at: state, effects: &effects)
    return nil
  }

  /// Adds the initial effect, and the subscriptions of the state.
  @inlinable
  public func start(at state: State, effects: inout EffectBuffer<Message>) {
    effects.add(initialEffect)
    subscribe(at: state, effects: &effects)
  }

  /// Starts the subscriptions of the feature, and cancels those of earlier states.
  @inlinable
  public func subscribe(at state: State, effects: inout EffectBuffer<Message>) {
    effects.subscribe(to: feature.subscriptions(of: state))
  }

  /// Returns the view of a state.
  @inlinable
  public func view(_ state: State, send: @escaping (Message) -> Void) -> View {
    feature.view(state, send: send)
  }
}
