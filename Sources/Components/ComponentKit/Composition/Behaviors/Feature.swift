/// A part of a program: a behavior, a view and the work that follows the state; no initial state.
///
/// Each program is a feature. A feature is lifted to the state and the messages of a parent; its meaning
/// is the lens to its state and the prism of its messages:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let left = Feature(Counter()).lifted(state: \(left: Int, right: Int).left)
/// let right = Feature(Counter()).lifted(state: \(left: Int, right: Int).right)
///   .lifted(message: Embedding<Int, Int>({ -$0 }, extract: { $0 < 0 ? -$0 : nil }))
/// let both = right.or(left) { "\($1) | \($0)" }
/// var component = Component<Elm<FeatureProgram<_, _, _>>>(both.program(from: (left: 0, right: 0)))
/// component.send(2)
/// component.send(-5)
/// component.view  // "2 | 5"
/// ```
///
/// An environment is a function from it, a ``/Comonads/Reader`` of features; `local` lifts along it.
///
/// ## Laws
///
/// ```text
/// f.lifted(state: p).behavior == f.behavior.lifted(state: p)
/// f.lifted(state: p).view(w) == f.view(w[keyPath: p])
/// f.lifted(state: p).lifted(message: e) == f.lifted(message: e).lifted(state: p)
/// ```
///
/// - Complexity: The cost of the behavior and the view; lifting adds a function call to each.
public struct Feature<State, Message, View> {
  @usableFromInline
  typealias Follow = (State) -> [Work<Message>]

  /// The rule by which the state takes messages.
  @usableFromInline
  let rule: Rule<State, Message>

  /// Returns the work that follows a state; nil where no work follows any.
  @usableFromInline
  let follow: Follow?

  @usableFromInline
  let draw: (State, @escaping (Message) -> Void) -> View

  @inlinable
  init(
    _ rule: Rule<State, Message>,
    follow: Follow?,
    draw: @escaping (State, @escaping (Message) -> Void) -> View
  ) {
    self.rule = rule
    self.follow = follow
    self.draw = draw
  }

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - behavior: The behavior, by which the state takes messages.
  ///   - subscriptions: Returns the work that follows a state.
  ///   - view: Returns the view of a state, which may send messages at any later time.
  @inlinable
  public init(
    _ behavior: Behavior<State, Message>,
    subscriptions: ((State) -> [Work<Message>])? = nil,
    view: @escaping (State, @escaping (Message) -> Void) -> View
  ) {
    self.init(behavior.rule, follow: Self.joined([behavior.follow, subscriptions]), draw: view)
  }

  /// Creates the feature of a program without effects.
  @inlinable
  public init<P: Program>(_ program: P)
  where P.State == State, P.Message == Message, P.View == View, P.Effects == NoEffects<Message> {
    self.init(Self.rule(of: program, effects: NoEffects()), follow: nil) {
      program.view($0, send: $1)
    }
  }

  /// Creates the feature of a program, with its effects and the work that follows its state.
  ///
  /// Effects of the beginning are not a part of it: see ``program(from:effect:)``.
  @inlinable
  public init<P: ActiveProgram>(_ program: P)
  where P.State == State, P.Message == Message, P.View == View {
    self.init(
      Self.rule(of: program, effects: EffectBuffer(followsStates: false)),
      follow: { program.subscriptions(of: $0) },
      draw: { program.view($0, send: $1) }
    )
  }

  /// Returns the rule of a program, whose effects are added to the empty ones.
  @inlinable
  static func rule<P: Program>(of program: P, effects none: P.Effects) -> Rule<State, Message>
  where P.State == State, P.Message == Message {
    .single { state, message, effect in
      var effects = none
      if let refusal = program.step(&state, by: message, effects: &effects) {
        return .refused(refusal)
      }
      effect.add(effects.effect)
      return .accepted
    }
  }

  /// Returns the work that all of several functions return for a state.
  @inlinable
  static func joined(_ follows: [Follow?]) -> Follow? {
    let follows = follows.compactMap { $0 }
    return follows.isEmpty ? nil : { state in follows.flatMap { $0(state) } }
  }
}

// MARK: - Messages and views

extension Feature {
  /// The feature without its view and its subscriptions.
  @inlinable
  public var behavior: Behavior<State, Message> { Behavior(rule) }

  /// Returns the answer to the message, without taking it.
  ///
  /// - Complexity: The cost of the message on a copy of the state.
  @inlinable
  public func answer(to message: Message, in state: State) -> Acceptance {
    var state = state
    return take(message, in: &state)
  }

  /// Takes the message, in place, or returns why not; then the state is as it was.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - state: The state.
  ///   - effect: The effects are added to it.
  /// - Returns: The answer.
  /// - Complexity: O(behaviors that are called); a sequence copies the state.
  @inlinable
  public func take(
    _ message: Message,
    in state: inout State,
    adding effect: inout Effect<Message>
  ) -> Acceptance {
    rule.take(message, in: &state, adding: &effect)
  }

  /// Takes the message, in place, and drops the effects.
  @discardableResult
  @inlinable
  public func take(_ message: Message, in state: inout State) -> Acceptance {
    var effect = Effect<Message>.none
    return take(message, in: &state, adding: &effect)
  }

  /// Returns the view of a state, which may send messages at any later time.
  @inlinable
  public func view(_ state: State, send: @escaping (Message) -> Void) -> View { draw(state, send) }

  /// Returns the work that follows a state.
  @inlinable
  public func subscriptions(of state: State) -> [Work<Message>] { follow?(state) ?? [] }
}

// MARK: - Combination

extension Feature {
  /// Returns the feature of two, of which the first that accepts a message takes it.
  @inlinable
  public func or<Other, Both>(
    _ other: Feature<State, Message, Other>,
    combine: @escaping (View, Other) -> Both
  ) -> Feature<State, Message, Both> {
    Feature<State, Message, Both>(
      .first(of: [rule, other.rule]),
      follow: Self.joined([follow, other.follow]),
      draw: { combine(draw($0, $1), other.draw($0, $1)) }
    )
  }

  /// Returns the program of the feature.
  ///
  /// - Parameters:
  ///   - initial: The state at the beginning.
  ///   - effect: The effects of the beginning.
  /// - Returns: The program.
  @inlinable
  public func program(
    from initial: State,
    effect: Effect<Message> = .none
  ) -> FeatureProgram<State, Message, View> {
    FeatureProgram(self, initial: initial, initialEffect: effect)
  }
}
