/// What the moves are that messages stand for.
///
/// It is a type and no function, so that whoever sends messages only is without the moves.
public protocol MessageMoves<Message, Movement> {
  /// What a program is sent.
  associatedtype Message

  /// What a space is moved by.
  associatedtype Movement

  /// Returns the move that a message stands for.
  static func movement(for message: Message) -> Movement
}

/// What a program shows at a point of its architecture's space.
///
/// It holds program and state, not a function of them, and what a message stands for is in its
/// type: taking one costs no allocation.
public struct Screen<P: StateProgram, Moves: MessageMoves>: Interface
where Moves.Message == P.Message {
  /// What a message stands for.
  public typealias Movement = Moves.Movement

  @usableFromInline
  let running: Running<P>

  /// Creates the screen of a program under way.
  @inlinable
  public init(_ running: Running<P>) {
    self.running = running
  }

  /// Returns the view, which may send messages at any later time.
  @inlinable
  public func view(send: @escaping (P.Message) -> Void) -> P.View {
    running.program.view(running.state, send: send)
  }

  /// Returns the view, whose messages are sent as moves of the space.
  @inlinable
  public func view(move: @escaping (Movement) -> Void) -> P.View {
    view(send: { move(Moves.movement(for: $0)) })
  }

  /// What the point asks to be done outside.
  @inlinable
  public var effect: Effect<P.Message> { running.effect }

  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  public func refusal(of message: P.Message) -> Refusal? {
    running.refusal(of: message)
  }
}
