import ComonadLab
import ComonadLaws

/// The operations of two spaces side by side, so that the laws can check other operations too.
///
/// Those of ``/Comonads/Day`` itself are the default; a broken instance replaces one of them.
struct DayOperations<Left: PairUnderTest, Right: PairUnderTest>: Sendable
where Left.Focus == Bit, Right.Focus == Bit {
  /// Two spaces side by side that show what each of them shows.
  typealias Sides = Day<Left, Right, Bit>

  /// The two spaces with their sides exchanged.
  typealias Mirrored = Day<Right, Left, Bit>

  /// Moves of both sides.
  typealias Moves = DayMove<Left.Movement, Right.Movement>

  /// Moves in place.
  var move: @Sendable (inout Sides, Moves) -> Void = { $0.move(by: $1) }

  /// Joins moves with others that follow them.
  var then: @Sendable (Moves, Moves) -> Moves = { $0.then($1) }

  /// Returns the value at two other places.
  var peek: @Sendable (Sides, Left, Right) -> Bit = { $0.peek($1, $2) }

  /// Exchanges the two sides.
  var swapped: @Sendable (Sides) -> Mirrored = { $0.swapped() }

  /// Exchanges the two sides again.
  var swappedBack: @Sendable (Mirrored) -> Sides = { $0.swapped() }

  /// Exchanges the sides of moves.
  var swappedMoves: @Sendable (Moves) -> DayMove<Right.Movement, Left.Movement> = { $0.swapped() }

  /// Returns the left side alone, with the values of both.
  var lowerLeft: @Sendable (Sides) -> Left = { $0.lowerLeft { $0.extend($1) } }

  /// Returns the right side alone, with the values of both.
  var lowerRight: @Sendable (Sides) -> Right = { $0.lowerRight { $0.extend($1) } }

  /// Maps the left side by the identity.
  var mapLeft: @Sendable (Sides) -> Day<Left.Duplicate, Right, Bit> = {
    $0.mapLeft { $0 }
  }

  /// Maps the right side by the identity.
  var mapRight: @Sendable (Sides) -> Day<Left, Right.Duplicate, Bit> = {
    $0.mapRight { $0 }
  }
}
