public import Comonads

/// A program with its state where the architecture hides them, and the latest refusal.
@usableFromInline
struct HiddenState<P: Program, Moves: MessageMoves>: Mechanism where Moves.Message == P.Message {
  @usableFromInline
  var programState: ProgramState<P>

  /// The latest refusal of the program.
  @usableFromInline
  var latestRefusal: RefusalBox?

  @inlinable
  init(_ programState: ProgramState<P>) { self.programState = programState }

  @inlinable
  var shape: Bool { true }

  @inlinable
  var value: ProgramInterface<P, Moves> {
    mutating get {
      guard let latestRefusal else { return ProgramInterface(programState) }
      return ProgramInterface(programState, latestRefusal: .passUnretained(latestRefusal))
    }
  }

  /// Takes a message, in place, and returns whether the program accepts it.
  @inlinable
  mutating func step(_ message: P.Message) -> Bool {
    let refusal = programState.program.step(
      &programState.state,
      by: message,
      effects: &programState.effects
    )
    guard let refusal else { return true }
    latestRefusal = RefusalBox(refusal)
    return false
  }
}

/// A refusal as an object, which an interface refers to without retaining it.
@usableFromInline
final class RefusalBox {
  @usableFromInline
  let refusal: Refusal

  @inlinable
  init(_ refusal: Refusal) { self.refusal = refusal }
}
