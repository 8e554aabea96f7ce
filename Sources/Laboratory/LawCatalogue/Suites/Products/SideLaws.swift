import ComonadLab
import ComonadLaws

/// Moves of a space with two sides.
protocol SidedMoves<LeftMove, RightMove> {
  associatedtype LeftMove
  associatedtype RightMove

  static func left(_ movement: LeftMove) -> Self
  static func right(_ movement: RightMove) -> Self
}

extension DayMove: SidedMoves {}
extension SwitchMove: SidedMoves {}

/// The operations of a space with two sides that move apart from each other.
protocol SideOperations: Sendable {
  associatedtype Whole: ExplorableSides & Observed
  where Whole.Left: PairUnderTest, Whole.Right: PairUnderTest
  associatedtype Moves: SidedMoves<Whole.Left.Movement, Whole.Right.Movement>
  associatedtype Mirrored
  associatedtype LeftSeen: Observed
  associatedtype RightSeen: Observed

  /// Moves in place.
  var move: @Sendable (inout Whole, Moves) -> Void { get }

  /// Joins moves with others that follow them.
  var then: @Sendable (Moves, Moves) -> Moves { get }

  /// Exchanges the two sides.
  var swapped: @Sendable (Whole) -> Mirrored { get }

  /// Exchanges the two sides again.
  var swappedBack: @Sendable (Mirrored) -> Whole { get }

  /// Maps the left side by the identity.
  var mapLeft: @Sendable (Whole) -> LeftSeen { get }

  /// Maps the right side by the identity.
  var mapRight: @Sendable (Whole) -> RightSeen { get }
}

extension DayOperations: SideOperations {}
extension SwitchOperations: SideOperations {}

extension SideOperations {
  /// Returns the whole after moves, one after another.
  func moved(_ w: Whole, _ moves: Moves...) -> Whole { moves.reduce(into: w) { move(&$0, $1) } }

  /// Returns the laws that a side moves as it does alone, and leaves the other one alone.
  @LawBuilder
  func sideLaws(
    shown: String = "",
    w: Variable<Whole>,
    m: Variable<Moves.LeftMove>,
    n: Variable<Moves.RightMove>
  ) -> [Law] {
    law("left-moves", "a move of the left side moves the left side\(shown)")
      .states("w.moved(by: .left(m)).left == w.left.moved(by: m)")
      .forAll(w, m) { w, m in .same(moved(w, .left(m)).left, w.left.moved(by: m)) }
    law("right-moves", "a move of the right side moves the right side\(shown)")
      .states("w.moved(by: .right(n)).right == w.right.moved(by: n)")
      .forAll(w, n) { w, n in .same(moved(w, .right(n)).right, w.right.moved(by: n)) }
    law("left-rests", "a move of the right side leaves the left side unchanged")
      .states("w.moved(by: .right(n)).left == w.left")
      .forAll(w, n) { w, n in .same(moved(w, .right(n)).left, w.left) }
    law("right-rests", "a move of the left side leaves the right side unchanged")
      .states("w.moved(by: .left(m)).right == w.right")
      .forAll(w, m) { w, m in .same(moved(w, .left(m)).right, w.right) }
    law("sides-commute", "moves of the two sides commute")
      .states(
        "w.moved(by: .left(m)).moved(by: .right(n)) "
          + "== w.moved(by: .right(n)).moved(by: .left(m))"
      )
      .forAll(w, m, n) { w, m, n in
        .same(moved(w, .left(m), .right(n)), moved(w, .right(n), .left(m)))
      }
  }

  /// Returns the law of moves in a row.
  func orderLaws(w: Variable<Whole>, m: Variable<Moves>, n: Variable<Moves>) -> Law {
    law("in-order", "joined moves are made in their order")
      .states("w.moved(by: m.then(n)) == w.moved(by: m).moved(by: n)")
      .forAll(w, m, n) { w, m, n in .same(moved(w, then(m, n)), moved(w, m, n)) }
  }

  /// Returns the law of exchanging the sides twice.
  func mirrorLaws(w: Variable<Whole>) -> Law {
    law("swapped-twice", "swapping the sides twice changes nothing")
      .states("w.swapped().swapped() == w")
      .forAll(w) { w in .same(swappedBack(swapped(w)), w) }
  }

  /// Returns the laws of seeing a side through the identity.
  @LawBuilder
  func viewLaws(w: Variable<Whole>) -> [Law] {
    law("map-left-identity", "mapping the left side by the identity changes nothing")
      .states("w.mapLeft { $0 } == w")
      .forAll(w) { w in .alike(mapLeft(w), w) }
    law("map-right-identity", "mapping the right side by the identity changes nothing")
      .states("w.mapRight { $0 } == w")
      .forAll(w) { w in .alike(mapRight(w), w) }
  }
}
