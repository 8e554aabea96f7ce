/// The moves of a space for messages.
///
/// It is a type and no function, so that a program that only sends messages has no access to the
/// moves.
public protocol MessageMoves<Message, Movement> {
  /// The type of the messages.
  associatedtype Message

  /// The type of the moves.
  associatedtype Movement

  /// Returns the move of a message.
  static func movement(for message: Message) -> Movement
}

/// The interface of a program at a point of its architecture's space.
///
/// It stores program and state instead of a function, and its type names the moves of messages, so
/// that creating one allocates nothing.
public struct ProgramInterface<P: Program, Moves: MessageMoves>: Interface
where Moves.Message == P.Message {
  /// The moves of messages.
  public typealias Movement = Moves.Movement

  @usableFromInline
  let programState: ProgramState<P>

  /// Creates the interface of a program with its state.
  @inlinable
  @inline(__always)
  public init(_ programState: ProgramState<P>) { self.programState = programState }

  /// Returns the view, which may send messages at any later time.
  @inlinable
  public func view(send: @escaping (P.Message) -> Void) -> P.View {
    programState.program.view(programState.state, send: send)
  }

  /// Returns the view, whose messages are sent as moves of the space.
  @inlinable
  public func view(move: @escaping (Movement) -> Void) -> P.View {
    view(send: { move(Moves.movement(for: $0)) })
  }

  /// Why the message that was refused last was refused; nil before the first refusal.
  @inlinable
  var lastRefusal: Refusal? { programState.heldEffects?.refusal }

  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  func refusal(of message: P.Message) -> Refusal? { programState.refusal(of: message) }
}

#if !hasFeature(Embedded)
extension ProgramInterface: CustomReflectable {
  /// Nothing: what an architecture hides is not printed either.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
#endif
