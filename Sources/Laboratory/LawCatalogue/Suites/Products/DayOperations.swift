import ComonadLab
import ComonadLaws

/// The operations of two spaces side by side, so that the laws can check other operations too.
///
/// Those of ``/Comonads/Day`` itself are the default; a broken instance replaces one of them.
///
/// The moves of the two spaces are given, since Swift cannot require of one type that it is both
/// ``Explorable`` and a `PairedComonad`.
struct DayOperations<Left: Explorable, Right: Explorable, LeftMove, RightMove>: Sendable
where Left.Focus == Bit, Right.Focus == Bit {
  /// Two spaces side by side that show what each of them shows.
  typealias Sides = Day<Left, Right, Bit>

  /// The same two in the place of each other.
  typealias Mirrored = Day<Right, Left, Bit>

  /// Moves of both sides.
  typealias Moves = DayMove<LeftMove, RightMove>

  /// Moves the left side alone.
  let moveLeft: @Sendable (inout Left, LeftMove) -> Void

  /// Moves the right side alone.
  let moveRight: @Sendable (inout Right, RightMove) -> Void

  /// Moves the two in the place of each other.
  let moveMirrored: @Sendable (inout Mirrored, DayMove<RightMove, LeftMove>) -> Void

  /// Moves in place.
  var move: @Sendable (inout Sides, Moves) -> Void

  /// Puts other moves behind some.
  var then: @Sendable (Moves, Moves) -> Moves = { $0.then($1) }

  /// Returns the value at two other places.
  var peek: @Sendable (Sides, Left, Right) -> Bit = { $0.peek($1, $2) }

  /// Puts each side in the place of the other.
  var swapped: @Sendable (Sides) -> Mirrored = { $0.swapped() }

  /// Puts each side back in its place.
  var swappedBack: @Sendable (Mirrored) -> Sides = { $0.swapped() }

  /// Exchanges the sides of moves.
  var swappedMoves: @Sendable (Moves) -> DayMove<RightMove, LeftMove> = { $0.swapped() }

  /// Takes the left side alone.
  var lowerLeft: @Sendable (Sides) -> Left = { $0.lowerLeft { $0.extend($1) } }

  /// Takes the right side alone.
  var lowerRight: @Sendable (Sides) -> Right = { $0.lowerRight { $0.extend($1) } }

  /// Sees the left side through the identity.
  var mapLeft: @Sendable (Sides) -> Day<Left.Duplicate, Right, Bit> = {
    $0.mapLeft { $0 }
  }

  /// Sees the right side through the identity.
  var mapRight: @Sendable (Sides) -> Day<Left, Right.Duplicate, Bit> = {
    $0.mapRight { $0 }
  }
}
