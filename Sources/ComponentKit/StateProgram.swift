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
/// The less a program asks for, the more architectures run it: one that needs only to read its
/// state and dispatch actions is a ``ThunkProgram``, one that only sends messages a ``Program``.
public protocol StateProgram<State, Message, View> {
  /// Everything that the program remembers.
  associatedtype State

  /// What the view sends.
  associatedtype Message

  /// What is drawn.
  associatedtype View

  /// The state at the beginning.
  var initial: State { get }

  /// Returns why the message cannot be taken in the state; by default there is no reason.
  ///
  /// It is asked before every message. A refused message moves nothing and redraws nothing.
  func refusal(of message: Message, in state: State) -> Refusal?

  /// Changes the state as an accepted message says, in place.
  func setState(_ state: inout State, by message: Message)

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View
}

extension StateProgram {
  /// Returns nil: by default every message is taken.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? { nil }
}
