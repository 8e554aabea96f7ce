import Comonads
import StoreState
import TestSupport
import Testing
import TracedWriter

@Suite("Morphisms of Day")
struct DayMorphismTests {
  @Test("The projections are comonad morphisms and commute with moves")
  func projections() {
    let w = dayOfNumbers()
    #expect(w.lowerLeft().extract() == w.extract() && w.lowerRight().extract() == w.extract())
    let f = { (w: Store<Int, Int>) in w.peek(at: w.position + 1) * 2 - w.extract() }
    #expect(seen(w.extend { f($0.lowerLeft()) }.lowerLeft()) == seen(w.lowerLeft().extend(f)))
    let g = { (w: Traced<String, Int>) in w.trace("c") * 2 - w.extract() }
    #expect(seen(w.extend { g($0.lowerRight()) }.lowerRight()) == seen(w.lowerRight().extend(g)))
    let m = DayMove<State<Int, Void>, Writer<String, Void>>.left(ahead)
    #expect(seen(w.moved(by: m).lowerLeft()) == seen(w.lowerLeft().moved(by: ahead)))
    let n = DayMove<State<Int, Void>, Writer<String, Void>>.right(.tell("q"))
    #expect(seen(w.moved(by: n).lowerRight()) == seen(w.lowerRight().moved(by: .tell("q"))))
    let words = w.map { "\($0)" }
    #expect(words.lowerLeft { $0.extend($1) }.extract() == words.extract())
    #expect(words.lowerRight { $0.extend($1) }.trace("a") == words.select(.right(.tell("a"))))
  }

  @Test("Swapping twice changes nothing")
  func symmetry() {
    let w = dayOfNumbers()
    #expect(w.swapped().extract() == w.extract())
    #expect(seen(w.swapped().swapped()) == seen(w))
    let f = { (w: Day<Traced<String, Int>, Store<Int, Int>, Int>) in
      w.select(.right(ahead)) - w.extract() * 2
    }
    #expect(seen(w.extend { f($0.swapped()) }.swapped()) == seen(w.swapped().extend(f)))
  }

  @Test("Three spaces can be combined in either order")
  func associativity() {
    let left = Day(dayOfRow(), Traced<String, Int> { $0.utf8.count }) { $0 * 100 + $1 }
    let right = left.associatedRight()
    #expect(seen(right) == seen(left))
    #expect(seen(right.associatedLeft()) == seen(left))
    #expect(seen(right.associatedLeft().associatedRight()) == seen(right))
    #expect(right.right.extract() == (15, 0) && right.associatedLeft().left.extract() == (6, 15))
    let moved = seen(left.moved(by: .left(.right(ahead))))
    #expect(seen(right.moved(by: .right(.left(ahead)))) == moved)
    #expect(seen(right.moved(by: .right(.left(ahead))).associatedLeft()) == moved)
    #expect(seen(right.moved(by: .left(.right))) == seen(left.moved(by: .left(.left(.right)))))
    #expect(
      seen(right.extend { $0.select(.left(.right)) - $0.extract() })
        == seen(left.extend { $0.select(.left(.left(.right))) - $0.extract() })
    )
  }

  @Test("A point beside a space changes nothing")
  func units() {
    let store = Store(position: 3) { $0 * $0 }
    #expect(seen(Day(leftOfUnit: store).lowerLeft()) == seen(store))
    #expect(seen(Day(rightOfUnit: store).lowerRight()) == seen(store))
    let v = Day(store, Identity(())) { number, _ in number + 4 }
    #expect(seen(Day(leftOfUnit: v.lowerLeft())) == seen(v))
    #expect(seen(Day(rightOfUnit: v.swapped().lowerRight())) == seen(v.swapped()))
  }

  @Test("A day of a store of its positions is the store transformer")
  func storeTransformer() {
    let w = Zipper(before: [{ $0 + 1 }], focus: { (p: Int) in p * 2 }, after: [{ -$0 }])
    let t = Day(Store(position: 5) { $0 }, w) { $1($0) }
    #expect(t.extract() == w.extract()(5))
    #expect(t.select(.left(.put(8))) == w.extract()(8))
    #expect(t.select(.right(.left)) == w.moved(by: .left).extract()(5))
    #expect(t.extend { $0.left.position * 10 + $0.extract() }.select(.left(.put(8))) == 96)
  }

  @Test("A comonad morphism translates a side")
  func functor() {
    let w = dayOfNumbers()
    #expect(seen(w.mapLeft { $0 }) == seen(w))
    let both = w.mapLeft { $0.meaning }.mapRight { $0.meaning }
    let other = w.mapRight { $0.meaning }.mapLeft { $0.meaning }
    let m = DayMove.left(ahead.meaning).then(.right(Writer<String, Void>.tell("b").meaning))
    #expect(both.extract() == w.extract())
    #expect(both.select(m) == w.select(.left(ahead).then(.right(.tell("b")))))
    #expect(other.select(m) == both.select(m))
    let plain = Day(w.left.meaning, w.right) { $0 * 1_000 - $1 }
    #expect(
      plain.select(.left(ahead.meaning)) == w.mapLeft { $0.meaning }.select(.left(ahead.meaning))
    )
  }
}
