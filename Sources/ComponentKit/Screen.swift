/// What a program shows at a point of its architecture's space.
///
/// It holds program and state, not a function of them: taking one costs no allocation.
public struct Screen<P: StateProgram, Movement>: Interface {
  @usableFromInline
  let running: Running<P>

  @usableFromInline
  let movement: (P.Message) -> Movement

  /// Creates the screen of a program under way, from the move that each message stands for.
  @inlinable
  public init(_ running: Running<P>, movement: @escaping (P.Message) -> Movement) {
    self.running = running
    self.movement = movement
  }

  /// Returns the view, which may send messages at any later time.
  @inlinable
  public func view(send: @escaping (P.Message) -> Void) -> P.View {
    running.program.view(running.state, send: send)
  }

  /// Returns the view, whose messages are sent as moves of the space.
  @inlinable
  public func view(move: @escaping (Movement) -> Void) -> P.View {
    view(send: { [movement] in move(movement($0)) })
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
