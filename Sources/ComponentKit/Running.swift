/// A program together with the state it has come to.
public struct Running<P: StateProgram> {
  /// The program.
  public let program: P

  /// The state it has come to.
  public var state: P.State

  /// Creates a program at a state.
  @inlinable
  public init(_ program: P, state: P.State) {
    self.program = program
    self.state = state
  }

  /// Creates a program at its initial state.
  @inlinable
  public init(_ program: P) {
    self.init(program, state: program.initial)
  }

  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  public func refusal(of message: P.Message) -> Refusal? {
    program.refusal(of: message, in: state)
  }

  /// Takes a message, in place, or returns why not.
  @discardableResult
  @inlinable
  public mutating func receive(_ message: P.Message) -> Refusal? {
    if let refusal = refusal(of: message) { return refusal }
    program.setState(&state, by: message)
    return nil
  }
}

extension Running: Sendable where P: Sendable, P.State: Sendable {}
