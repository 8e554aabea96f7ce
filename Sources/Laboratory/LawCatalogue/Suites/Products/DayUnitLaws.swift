import ComonadLab
import ComonadLaws

/// The operations that put a point beside a space and take it away again.
struct DayUnits<Space: Explorable>: Sendable where Space.Focus: Observed {
  /// A space with a point on its right.
  typealias PointRight = Day<Space, Identity<Void>, Space.Focus>

  /// A space with a point on its left.
  typealias PointLeft = Day<Identity<Void>, Space, Space.Focus>

  /// Puts a point on the right.
  var pointRight: @Sendable (Space) -> PointRight = { PointRight(leftOfUnit: $0) }

  /// Takes the point on the right away.
  var lowerLeft: @Sendable (PointRight) -> Space = { $0.lowerLeft() }

  /// Puts a point on the left.
  var pointLeft: @Sendable (Space) -> PointLeft = { PointLeft(rightOfUnit: $0) }

  /// Takes the point on the left away.
  var lowerRight: @Sendable (PointLeft) -> Space = { $0.lowerRight() }
}

/// Returns the laws of a space beside a point: the pair is equivalent to the space.
func dayUnitLaws<Space: Explorable>(
  _ spaces: Generator<Space>,
  _ operations: DayUnits<Space> = DayUnits()
) -> Suite where Space.Focus == Bit {
  let (lowerLeft, pointRight) = (operations.lowerLeft, operations.pointRight)
  let (lowerRight, pointLeft) = (operations.lowerRight, operations.pointLeft)
  @Sendable
  func seen(_ w: DayUnits<Space>.PointRight) -> ObservedParts<DayUnits<Space>.PointRight> {
    ObservedParts(space: w, parts: [ObservedPart("left", \.left)])
  }
  @Sendable
  func seen(_ w: DayUnits<Space>.PointLeft) -> ObservedParts<DayUnits<Space>.PointLeft> {
    ObservedParts(space: w, parts: [ObservedPart("right", \.right)])
  }
  let w = Variable("w", spaces)
  let answer = Variable("answer", Generator<Bit>.cases.valuation(of: Space.self))
  return Suite("day", source: "Kmett, Data.Functor.Day, 2014; after Day, 1970") {
    law("right-unit", "adding a unit on the right and removing it changes nothing")
      .states("Day(leftOfUnit: w).lowerLeft() == w")
      .forAll(w) { w in .same(lowerLeft(pointRight(w)), w) }
    law("right-unit-back", "removing a unit on the right and adding it again changes nothing")
      .states("Day(leftOfUnit: v.lowerLeft()) == v")
      .forAll(w, answer) { w, answer in
        let v = DayUnits<Space>.PointRight(left: w, right: Identity(())) { w, _ in answer(w) }
        return .same(seen(pointRight(lowerLeft(v))), seen(v))
      }
    law("left-unit", "adding a unit on the left and removing it changes nothing")
      .states("Day(rightOfUnit: w).lowerRight() == w")
      .forAll(w) { w in .same(lowerRight(pointLeft(w)), w) }
    law("left-unit-back", "removing a unit on the left and adding it again changes nothing")
      .states("Day(rightOfUnit: v.lowerRight()) == v")
      .forAll(w, answer) { w, answer in
        let v = DayUnits<Space>.PointLeft(left: Identity(()), right: w) { _, w in answer(w) }
        return .same(seen(pointLeft(lowerRight(v))), seen(v))
      }
  }
}
