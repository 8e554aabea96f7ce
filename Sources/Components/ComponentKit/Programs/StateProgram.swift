/// A program whose messages may do anything to its state: it runs in ``React``.
///
/// ```swift
/// struct Slider: StateProgram {
///   let initial = 0
///   func setState(_ position: inout Int, by message: State<Int, Void>) {
///     message.run(&position)
///   }
///   func view(_ position: Int, send: @escaping (State<Int, Void>) -> Void) -> String {
///     "at \(position)"
///   }
/// }
/// var slider = Component<React<Slider>>(Slider())
/// slider.send(.put(7))
/// slider.view  // "at 7"
/// ```
///
/// A program with fewer moves runs in more architectures. One that only reads its state and
/// dispatches actions is a ``ThunkProgram``. One that only sends messages is a ``Program``.
///
/// Architectures, hosts and wrappers change a state by ``step(_:by:effects:)`` alone. Each kind of
/// program derives it from the functions that its authors write: a state program from
/// ``refusal(of:in:)`` and ``setState(_:by:)``.
public protocol StateProgram<State, Message, View>: SendableMetatype {
  /// The type of the state.
  associatedtype State

  /// The type of the messages.
  associatedtype Message

  /// The type of the views.
  associatedtype View = Never

  /// The effects that are requested and not yet taken; by default there are none.
  associatedtype Effects: PendingEffects<Message> = NoEffects<Message>

  /// The state at the beginning.
  var initial: State { get }

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View

  /// Takes a message, in place, and adds the effects that it requests, or returns why not.
  ///
  /// A refusal changes neither the state nor the effects.
  func step(_ state: inout State, by message: Message, effects: inout Effects) -> Refusal?

  /// Returns why the program refuses the message in the state; by default it refuses none.
  ///
  /// ```text
  /// p.refusal(of: m, in: s) == p.step(&s, by: m, effects: &e)
  /// ```
  ///
  /// The laws of `refusalLaws` in `ComonadLaws` check a program for it. Where the two disagree,
  /// ``Elm`` and ``Halogen`` report another reason than ``React`` and ``Redux``: their spaces say
  /// only that a step was refused, so they ask this function for the reason afterwards.
  ///
  /// - Complexity: An accepted message costs no call besides those of the step. A refused one costs
  ///   one more call in Elm and Halogen.
  func refusal(of message: Message, in state: State) -> Refusal?

  /// Changes the state by an accepted message, in place.
  func setState(_ state: inout State, by message: Message)

  /// Adds the effects that the program requests at the beginning; by default none.
  func start(at state: State, effects: inout Effects)

  /// Starts the subscriptions of the state, and cancels those of earlier states; by default there
  /// are none.
  func subscribe(at state: State, effects: inout Effects)

  /// Adds the effects that continue from a state that was saved or undone; by default the
  /// subscriptions.
  ///
  /// A program that stores children in its state resumes them by ``Child/resume()`` and adds their
  /// effects.
  func resume(at state: inout State, effects: inout Effects)
}

extension StateProgram {
  /// Sets the state by the message unless the program refuses it.
  @inlinable
  public func step(_ state: inout State, by message: Message, effects: inout Effects) -> Refusal? {
    if let refusal = refusal(of: message, in: state) { return refusal }
    setState(&state, by: message)
    return nil
  }

  /// Returns nil: by default a program refuses no message.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? { nil }

  /// Adds nothing.
  @inlinable
  public func start(at state: State, effects: inout Effects) {}

  /// Adds nothing.
  @inlinable
  public func subscribe(at state: State, effects: inout Effects) {}

  /// Starts the subscriptions of the state.
  @inlinable
  public func resume(at state: inout State, effects: inout Effects) {
    subscribe(at: state, effects: &effects)
  }
}
