import ComonadLab
import ComonadLaws

/// A comonad morphism through which a side is seen, and another one back.
struct DayViews<
  Value: Observed,
  Left: Explorable,
  Right: Explorable,
  View: Explorable,
  Back: Explorable,
  Move
>: Sendable
where View.Focus == Left, Back.Focus == View {
  /// Sees the left side through the morphism.
  var there: @Sendable (Day<Left, Right, Value>) -> Day<View, Right, Value>

  /// The same, of a space whose right side is seen as it is.
  var thereBesideView:
    @Sendable (Day<Left, Right.Duplicate, Value>) -> Day<View, Right.Duplicate, Value>

  /// Sees the view through the morphism that leads back.
  var back: @Sendable (Day<View, Right, Value>) -> Day<Back, Right, Value>

  /// Moves the left side.
  var move: @Sendable (inout Day<Left, Right, Value>, Move) -> Void

  /// Moves the view of the left side, by what the move means there.
  var moveView: @Sendable (inout Day<View, Right, Value>, Move) -> Void
}

/// Returns the laws of seeing a side through a comonad morphism.
///
/// - Parameters:
///   - spaces: The generator of the two spaces side by side.
///   - moves: The generator of the moves of the left side.
///   - views: How the left side is seen.
/// - Returns: The suite.
func dayViewLaws<Value, Left, Right, View, Back, Move>(
  _ spaces: Generator<Day<Left, Right, Value>>,
  moves: Generator<Move>,
  views: DayViews<Value, Left, Right, View, Back, Move>
) -> Suite {
  let w = Variable("w", spaces)
  let m = Variable("m", moves)
  return Suite("day", source: "Kmett, Data.Functor.Day, 2014 (trans1)") {
    law("view-extract", "mapping a side by a morphism keeps the value in focus")
      .states("w.mapLeft(f).extract() == w.extract()")
      .forAll(w) { w in .same(views.there(w).extract(), w.extract()) }
    law("view-right", "mapping one side leaves the other unchanged")
      .states("w.mapLeft(f).right == w.right")
      .forAll(w) { w in .same(views.there(w).right, w.right) }
    law("view-moves", "a mapped side moves by the mapped moves")
      .states("w.mapLeft(f).moved(by: .left(f(m))) == w.moved(by: .left(m)).mapLeft(f)")
      .forAll(w, m) { w, m in
        .same(
          changed(views.there(w), m, by: views.moveView),
          views.there(changed(w, m, by: views.move))
        )
      }
    law("view-composition", "mapping a side twice equals mapping it by the composition")
      .states("w.mapLeft(f).mapLeft(g) == w.mapLeft { g(f($0)) }")
      .forAll(w) { w in .same(views.back(views.there(w)), w) }
    law("views-commute", "mapping the two sides gives the same result in either order")
      .states("w.mapLeft(f).mapRight(g) == w.mapRight(g).mapLeft(f)")
      .forAll(w) { w in
        .same(views.there(w).mapRight { $0 }, views.thereBesideView(w.mapRight { $0 }))
      }
  }
}
