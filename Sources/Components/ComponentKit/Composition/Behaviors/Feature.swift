public import StoreState

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
  /// The behavior, by which the state takes messages.
  public let behavior: Behavior<State, Message>

  @usableFromInline
  let follow: (State) -> [Work<Message>]

  @usableFromInline
  let draw: (State, @escaping (Message) -> Void) -> View

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - behavior: The behavior, by which the state takes messages.
  ///   - subscriptions: Returns the work that follows a state.
  ///   - view: Returns the view of a state, which may send messages at any later time.
  @inlinable
  public init(
    _ behavior: Behavior<State, Message>,
    subscriptions: @escaping (State) -> [Work<Message>] = { _ in [] },
    view: @escaping (State, @escaping (Message) -> Void) -> View
  ) {
    self.behavior = behavior
    self.follow = subscriptions
    self.draw = view
  }

  /// Creates the feature of a program without effects.
  @inlinable
  public init<P: Program>(_ program: P)
  where
    P.State == State,
    P.Message == Message,
    P.View == View,
    P.Effects == NoEffects<Message>
  {
    self.init(Behavior(program), view: { program.view($0, send: $1) })
  }

  /// Creates the feature of a program, with its effects and the work that follows its state.
  ///
  /// Effects of the beginning are not a part of it: see ``program(from:effect:)``.
  @inlinable
  public init<P: ActiveProgram>(_ program: P)
  where P.State == State, P.Message == Message, P.View == View {
    self.init(
      Behavior(program),
      subscriptions: { program.subscriptions(of: $0) },
      view: { program.view($0, send: $1) }
    )
  }

  /// Returns the view of a state, which may send messages at any later time.
  @inlinable
  public func view(_ state: State, send: @escaping (Message) -> Void) -> View { draw(state, send) }

  /// Returns the work that follows a state.
  @inlinable
  public func subscriptions(of state: State) -> [Work<Message>] { follow(state) }
}

// MARK: - Lifting

extension Feature {
  #if !hasFeature(Embedded)
  // Embedded Swift has no key paths at run time: there, use a lens.

  /// Returns the feature of a whole of which the state is a part, changed in place.
  @inlinable
  public func lifted<Whole>(
    state path: WritableKeyPath<Whole, State>
  ) -> Feature<
    Whole, Message, View
  > {
    lifted(behavior.lifted(state: path)) { $0[keyPath: path] }
  }
  #endif

  /// Returns the feature of a whole of which the state is the part that a lens names.
  @inlinable
  public func lifted<Whole>(state lens: Lens<Whole, State>) -> Feature<Whole, Message, View> {
    lifted(behavior.lifted(state: lens), lens.get)
  }

  @inlinable
  func lifted<Whole>(
    _ behavior: Behavior<Whole, Message>,
    _ read: @escaping (Whole) -> State
  ) -> Feature<Whole, Message, View> {
    Feature<Whole, Message, View>(
      behavior,
      subscriptions: { follow(read($0)) },
      view: { draw(read($0), $1) }
    )
  }

  /// Returns the feature whose messages are parts of larger ones.
  ///
  /// Messages of the view and of the work are embedded.
  @inlinable
  public func lifted<Larger>(
    message embedding: Embedding<Larger, Message>
  ) -> Feature<State, Larger, View> {
    Feature<State, Larger, View>(
      behavior.lifted(message: embedding),
      subscriptions: { state in follow(state).map { $0.map(embedding.embed) } },
      view: { state, send in draw(state) { send(embedding.embed($0)) } }
    )
  }

  /// Returns the feature with the names of its work within another one.
  @inlinable
  public func within(_ scope: EffectID) -> Feature {
    Feature(
      behavior.within(scope),
      subscriptions: { state in follow(state).map { $0.within(scope) } },
      view: draw
    )
  }

  /// Returns the feature that shows a transformed view.
  @inlinable
  public func map<Other>(_ transform: @escaping (View) -> Other) -> Feature<State, Message, Other> {
    Feature<State, Message, Other>(behavior, subscriptions: follow) { transform(draw($0, $1)) }
  }

  /// Returns the feature that also sends the message that an observer returns for a taken message.
  @inlinable
  public func observed(by observer: @escaping (Message) -> Message?) -> Feature {
    Feature(behavior.observed(by: observer), subscriptions: follow, view: draw)
  }

  /// Creates a feature that depends on a part of the state: so a child receives properties.
  ///
  /// The properties of a program are its stored properties, which its update and its view read:
  ///
  /// ```swift
  /// struct Limited: Program {
  ///   let limit: Int
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = min(count + message, limit) }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count) of \(limit)" }
  /// }
  /// let feature = Feature<(count: Int, limit: Int), Int, String>.depending(on: \.limit) {
  ///   Feature(Limited(limit: $0)).lifted(state: \.count)
  /// }
  /// var state = (count: 0, limit: 3)
  /// feature.behavior.take(5, in: &state)
  /// feature.view(state) { _ in }  // "3 of 3"
  /// ```
  ///
  /// - Complexity: Each message and each view make the feature.
  @inlinable
  public static func depending<Properties>(
    on properties: @escaping (State) -> Properties,
    _ make: @escaping (Properties) -> Feature
  ) -> Feature {
    Feature(
      .depending(on: properties) { make($0).behavior },
      subscriptions: { make(properties($0)).follow($0) },
      view: { make(properties($0)).draw($0, $1) }
    )
  }
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
      behavior.or(other.behavior),
      subscriptions: { follow($0) + other.follow($0) },
      view: { combine(draw($0, $1), other.draw($0, $1)) }
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
