import ComonadLab
import ComonadLaws

/// The operations of two spaces of which one is shown, so that the laws can check others too.
///
/// Those of ``/Comonads/Switch`` itself are the default; a broken instance replaces one of them.
struct SwitchOperations<Left: PairUnderTest, Right: PairUnderTest>: Sendable {
  /// Two spaces of which one is shown.
  typealias Space = Switch<Left, Right, Bit>

  /// The two spaces with their sides exchanged.
  typealias Mirrored = Switch<Right, Left, Bit>

  /// Moves of both spaces, and of the switch.
  typealias Moves = SwitchMove<Left.Movement, Right.Movement>

  /// Moves in place.
  var move: @Sendable (inout Space, Moves) -> Void = { $0.move(by: $1) }

  /// Joins moves with others that follow them.
  var then: @Sendable (Moves, Moves) -> Moves = { $0.then($1) }

  /// Turns the switch to a side.
  var show: @Sendable (Side) -> Moves = { .show($0) }

  /// Turns the switch to the side that is hidden.
  var toggle: @Sendable () -> Moves = { .toggle }

  /// Shows both spaces beside each other, with a side of the switch shown.
  var sides: @Sendable (Space, Side) -> Day<Left, Right, Bit> = { $0.sides(at: $1) }

  /// Exchanges the two sides.
  var swapped: @Sendable (Space) -> Mirrored = { $0.swapped() }

  /// Exchanges the two sides again.
  var swappedBack: @Sendable (Mirrored) -> Space = { $0.swapped() }

  /// Exchanges the sides of moves.
  var swappedMoves: @Sendable (Moves) -> SwitchMove<Right.Movement, Left.Movement> = {
    $0.swapped()
  }

  /// Maps the left side by the identity.
  var mapLeft: @Sendable (Space) -> Switch<Left.Duplicate, Right, Bit> = {
    $0.mapLeft { $0 }
  }

  /// Maps the right side by the identity.
  var mapRight: @Sendable (Space) -> Switch<Left, Right.Duplicate, Bit> = {
    $0.mapRight { $0 }
  }
}
