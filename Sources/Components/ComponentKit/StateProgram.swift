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
public protocol StateProgram<State, Message, View>: SendableMetatype {
  /// Everything that the program remembers.
  associatedtype State

  /// What the view sends.
  associatedtype Message

  /// What is drawn.
  associatedtype View = Never

  /// What is kept of what the program asks to be done outside; by default it asks for nothing.
  associatedtype Demands: DemandList<Message> = NoDemands<Message>

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

  /// Demands what is to be done outside at the beginning; by default nothing.
  func begin(at state: State, demanding demands: inout Demands)

  /// Changes the state as an accepted message says, in place, and demands what is to be done
  /// outside; by default nothing.
  func perform(_ state: inout State, by message: Message, demanding demands: inout Demands)

  /// Takes a message, in place, and demands what is to be done outside, or returns why not; by
  /// default it asks, and performs what is not refused.
  ///
  /// A program that hands its messages on to another has its own way, in which that one asks.
  ///
  /// ```text
  /// p.offer(m, to: &s, demanding: &d) == p.refusal(of: m, in: s), and if it is nil, s and d are
  /// as after p.perform(&s, by: m, demanding: &d)
  /// ```
  func offer(
    _ message: Message,
    to state: inout State,
    demanding demands: inout Demands
  ) -> Refusal?

  /// Demands the work that is to be under way while the state is as it is; by default none.
  func follow(_ state: State, demanding demands: inout Demands)

  /// Demands the work that is to be under way while the state is as it is, where none is yet.
  ///
  /// A program that keeps children in its state lets each of them do so by ``Child/resume()``, and
  /// demands what they ask for.
  func resume(at state: inout State, demanding demands: inout Demands)
}

extension StateProgram {
  /// Returns nil: by default every message is taken.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? { nil }

  /// Demands nothing.
  @inlinable
  public func begin(at state: State, demanding demands: inout Demands) {}

  /// Changes the state, and demands nothing.
  @inlinable
  public func perform(_ state: inout State, by message: Message, demanding demands: inout Demands) {
    setState(&state, by: message)
  }

  /// Asks whether the message is refused, and performs it if it is not.
  @inlinable
  public func offer(
    _ message: Message,
    to state: inout State,
    demanding demands: inout Demands
  ) -> Refusal? {
    if let refusal = refusal(of: message, in: state) { return refusal }
    perform(&state, by: message, demanding: &demands)
    return nil
  }

  /// Demands nothing.
  @inlinable
  public func follow(_ state: State, demanding demands: inout Demands) {}

  /// Demands the work that follows the state.
  @inlinable
  public func resume(at state: inout State, demanding demands: inout Demands) {
    follow(state, demanding: &demands)
  }
}
