import Comonads
import TestSupport
import Testing

@Suite("Meaning of Day")
struct DayMeaningTests {
  typealias Weeks = DayContainer<Days, Days>

  let w = Day(Space<Days, Int>(shape: 5) { $0 * $0 }, Space<Days, Int>(shape: 1) { $0 + 3 }) {
    $0 * 100 - $1
  }
  let step = Co<Days, Void> { $0.move(by: 2) }
  let look = Co<Days, Void> { $0.move(by: $0.shape) }

  @Test("A container of finite ones has each pair of their positions")
  func finite() {
    typealias Table = DayContainer<ZipperContainer, ZipperContainer>
    let shape = Pair(BoundedIndex(index: 0, count: 2), BoundedIndex(index: 1, count: 3))
    let positions = Table.positions(in: shape)
    #expect(Set(positions).count == 6)
    #expect(positions.allSatisfy { Table.isValid($0, in: shape) })
    #expect(!Table.isValid(Pair(2, 0), in: shape) && !Table.isValid(Pair(0, 3), in: shape))
  }

  @Test("A day agrees with its meaning")
  func agreement() {
    let f = { (w: Space<Weeks, Int>) in w.peek(at: Pair(2, 1)) * 10 + w.shape.left - w.shape.right }
    #expect(seen(w.extend { f($0.meaning()) }.meaning()) == seen(w.meaning().extend(f)))
    for m in [DayMove.left(step), .right(look), .left(look).then(.right(step)).then(.left(look))] {
      #expect(seen(w.moved(by: m).meaning()) == seen(w.meaning().moved(by: m.meaning())))
      #expect(w.moved(by: m).meaning().shape == w.meaning().moved(by: m.meaning()).shape)
    }
    let moved = w.moved(by: .left(step)).meaning()
    #expect(seen(Day(meaning: moved).meaning()) == seen(moved))
  }

  @Test("The projections mean those of the containers")
  func projections() {
    let there = w.moved(by: .left(look).then(.right(step)))
    #expect(seen(there.lowerLeft()) == seen(there.meaning().along(Weeks.left)))
    #expect(seen(there.lowerRight()) == seen(there.meaning().along(Weeks.right)))
    #expect(brokenMorphismLaws(of: Weeks.left) == [])
    #expect(brokenMorphismLaws(of: Weeks.right) == [])
    let hasty = ContainerMorphism<Weeks, Days>(
      shape: { $0.left },
      position: { day, shape in Pair(day, shape.right) }
    )
    #expect(brokenMorphismLaws(of: hasty) == ["root", "then"])
  }

  /// Returns the laws of comonad morphisms that the translation breaks.
  func brokenMorphismLaws(of f: ContainerMorphism<Weeks, Days>) -> Set<String> {
    var broken: Set<String> = []
    for s in [Pair(5, 1), Pair(0, 6)] {
      let target = f.shape(s)
      if f.position(Days.root(of: target), s) != Weeks.root(of: s) { broken.insert("root") }
      for (p, q) in [(1, 2), (5, 5)] {
        let first = f.position(p, s)
        let there = Weeks.subshape(of: s, at: first)
        if f.shape(there) != Days.subshape(of: target, at: p) { broken.insert("subshape") }
        let both = f.position(Days.composing(p, q, from: target), s)
        if both != Weeks.composing(first, f.position(q, there), from: s) { broken.insert("then") }
      }
    }
    return broken
  }
}
