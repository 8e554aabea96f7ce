import ComonadLab
import ComonadLaws

/// The ways to see the store beside a space of logs through its meaning, and back.
struct DayViews: Sendable {
  typealias Words = Traced<String, Bit>
  typealias Sides<Left: Comonad> = Day<Left, Words, Bit>

  /// The meaning of a store, as it is seen.
  typealias View = Space<StoreContainer<Trit>, Store<Trit, Bit>>

  /// Sees the store through its meaning.
  var there: @Sendable (Sides<Store<Trit, Bit>>) -> Sides<View> = { $0.mapLeft { $0.meaning } }

  /// Sees the meaning as a store again.
  var back: @Sendable (Sides<View>) -> Sides<Store<Trit, View>> = {
    $0.mapLeft { Store(meaning: $0) }
  }

  /// Sees the store through its meaning, beside a space that is seen as it is.
  var thereBesideView:
    @Sendable (Day<Store<Trit, Bit>, Words.Duplicate, Bit>) -> Day<View, Words.Duplicate, Bit> = {
      $0.mapLeft { $0.meaning }
    }
}

/// Returns the laws of seeing a side through a comonad morphism.
func dayViewLaws(_ views: DayViews = DayViews()) -> Suite {
  let w = Variable(
    "w",
    Generator<DayViews.Sides<Store<Trit, Bit>>>.days(
      .stores,
      .traces,
      values: .cases
    )
  )
  let m = Variable("m", walks)
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
          views.there(w).moved(by: .left(m.meaning)),
          views.there(w.moved(by: .left(m)))
        )
      }
    law("view-composition", "mapping a side twice equals mapping it by the composition")
      .states("w.mapLeft(f).mapLeft(g) == w.mapLeft { g(f($0)) }")
      .forAll(w) { w in .alike(views.back(views.there(w)), w) }
    law("views-commute", "mapping the two sides gives the same result in either order")
      .states("w.mapLeft(f).mapRight(g) == w.mapRight(g).mapLeft(f)")
      .forAll(w) { w in
        .alike(views.there(w).mapRight { $0 }, views.thereBesideView(w.mapRight { $0 }))
      }
  }
}
