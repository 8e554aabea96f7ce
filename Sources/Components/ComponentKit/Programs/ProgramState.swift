/// A program together with its state and its pending effects.
public struct ProgramState<P: StateProgram> {
  /// The program.
  public let program: P

  /// The state.
  public var state: P.State

  /// The effects that messages have requested and nobody has taken.
  @usableFromInline
  var effects: P.Effects

  /// Creates a program at a state, without pending effects.
  @inlinable
  public init(_ program: P, state: P.State) {
    self.init(program, state: state, effects: P.Effects())
  }

  @inlinable
  init(_ program: P, state: P.State, effects: P.Effects) {
    self.program = program
    self.state = state
    self.effects = effects
  }

  /// Creates a program at its initial state, with its initial effects.
  @inlinable
  public init(_ program: P) {
    self.init(program, state: program.initial)
    program.start(at: state, effects: &effects)
  }

  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  public func refusal(of message: P.Message) -> Refusal? { program.refusal(of: message, in: state) }

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func step(by message: P.Message) -> Refusal? {
    program.step(&state, by: message, effects: &effects)
  }

  /// Changes the state without a message, in place, and starts its subscriptions.
  @inlinable
  mutating func setState(_ change: (inout P.State) -> Void) {
    change(&state)
    program.subscribe(at: state, effects: &effects)
  }

  /// The effects that nobody has taken.
  @inlinable
  public var effect: Effect<P.Message> { effects.effect }

  /// Returns the pending effects and removes them.
  @inlinable
  public mutating func takeEffect() -> Effect<P.Message> {
    let effect = effect
    effects.markTaken()
    return effect
  }

  /// Replaces the pending effects by those that continue from the state.
  @inlinable
  public mutating func resume() {
    effects = P.Effects()
    program.resume(at: &state, effects: &effects)
  }
}

extension ProgramState: Sendable where P: Sendable, P.State: Sendable, P.Effects: Sendable {}
