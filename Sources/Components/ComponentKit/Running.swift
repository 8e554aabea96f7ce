/// A program together with the state it has come to.
public struct Running<P: StateProgram> {
  /// The program.
  public let program: P

  /// The state it has come to.
  public var state: P.State

  /// What the messages so far ask to be done outside.
  @usableFromInline
  var demands: P.Demands

  /// Creates a program at a state, where nothing is to be done outside.
  @inlinable
  public init(_ program: P, state: P.State) {
    self.init(program, state: state, demands: P.Demands())
  }

  @inlinable
  init(_ program: P, state: P.State, demands: P.Demands) {
    self.program = program
    self.state = state
    self.demands = demands
  }

  /// Creates a program at its initial state, where its initial effect is to be done.
  @inlinable
  public init(_ program: P) {
    self.init(program, state: program.initial)
    program.begin(at: state, demanding: &demands)
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
    program.offer(message, to: &state, demanding: &demands)
  }

  /// What is to be done outside, until it is taken.
  @inlinable
  public var effect: Effect<P.Message> { demands.effect }

  /// Changes the state as no message does, in place.
  @inlinable
  mutating func change(_ change: (inout P.State) -> Void) {
    change(&state)
    program.follow(state, demanding: &demands)
  }

  /// Returns what is to be done outside, once.
  @inlinable
  public mutating func takeEffect() -> Effect<P.Message> {
    let effect = effect
    settle()
    return effect
  }

  /// Notes that what is to be done outside is being done.
  @inlinable
  mutating func settle() { demands.settle() }

  /// Asks for the work that follows the state, where nothing is under way.
  @inlinable
  public mutating func resume() {
    demands = P.Demands()
    program.resume(at: &state, demanding: &demands)
  }
}

extension Running: Sendable where P: Sendable, P.State: Sendable, P.Demands: Sendable {}
