public import Comonads

/// A program with its state where the architecture hides them, and the latest refusal.
@usableFromInline
struct HiddenState<P: Program, Moves: MessageMoves>: Mechanism where Moves.Message == P.Message {
  @usableFromInline
  var programState: ProgramState<P>

  /// Why the program refused the latest of the messages that it refused.
  @usableFromInline
  var latestRefusal: Refusal?

  @inlinable
  init(_ programState: ProgramState<P>) { self.programState = programState }

  @inlinable
  var shape: Bool { true }

  @inlinable
  var value: ProgramInterface<P, Moves> {
    if let latestRefusal { return ProgramInterface(programState, latestRefusal: latestRefusal) }
    return ProgramInterface(programState)
  }

  /// Takes a message, in place, and returns whether the program accepts it.
  @inlinable
  mutating func step(_ message: P.Message) -> Bool {
    guard let refusal = programState.step(by: message) else { return true }
    latestRefusal = refusal
    return false
  }
}
