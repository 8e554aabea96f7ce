import ComonadLaws
import Comonads
import StoreState
import TestSupport
import Testing

@Suite("Meaning of Switch")
struct SwitchMeaningTests {
  typealias Weeks = SwitchContainer<Days, Days>

  let w = Switch(
    .left,
    left: Space<Days, Int>(shape: 5) { $0 * $0 },
    right: Space<Days, Int>(shape: 1) { -$0 - 3 }
  )

  @Test("The container obeys the five laws")
  func container() {
    let shapes = [
      Sided(Side.left, 0, BoundedIndex(index: 1, count: 3)),
      Sided(.right, 4, BoundedIndex(index: 0, count: 2)),
    ]
    typealias Container = SwitchContainer<Days, ZipperContainer>
    let broken = brokenLaws(of: Container.self, shapes: shapes) { shape in
      Side.allCases.flatMap { side in
        [0, 5].flatMap { day in
          ZipperContainer.positions(in: shape.both.right).map { Sided(side, day, $0) }
        }
      }
    }
    #expect(broken == [])
    typealias Table = SwitchContainer<ZipperContainer, ZipperContainer>
    let shape = Sided(Side.left, BoundedIndex(index: 0, count: 2), BoundedIndex(index: 1, count: 3))
    let positions = Table.positions(in: shape)
    #expect(Set(positions).count == 12)
    #expect(positions.allSatisfy { Table.isValid($0, in: shape) })
    #expect(!Table.isValid(Sided(.right, 2, 0), in: shape))
  }

  @Test("A space of the container obeys the comonad laws")
  func space() {
    let shapes = Generator<Weeks.Shape> { draws in
      Sided(
        draws.draw("side", Generator<Side>.cases),
        draws.draw("left", .integers(in: 0...6)),
        draws.draw("right", .integers(in: 0...6))
      )
    }
    let spaces = Generator<Space<Weeks, Bit>>.spaces(shapes: shapes, values: .cases)
    #expect(Instance("Weeks", comonadLaws(spaces, values: .cases)).check().diagnoses() == [])
  }

  @Test("A switch agrees with its meaning")
  func agreement() {
    let step = Co<Days, Void> { $0.move(by: 2) }
    let look = Co<Days, Void> { $0.move(by: $0.shape) }
    let f = { (w: Space<Weeks, Int>) in
      w.peek(at: Sided(.right, 2, 1)) * 10 + w.extract() - w.shape.both.right
    }
    #expect(seen(w.extend { f($0.meaning()) }.meaning()) == seen(w.meaning().extend(f)))
    let moves: [SwitchMove<Co<Days, Void>, Co<Days, Void>>] = [
      .left(step), .right(look), .toggle, .show(.right),
      .left(look).then(.toggle).then(.right(step)),
    ]
    for m in moves {
      let there = w.meaning().moved(by: m.meaning())
      #expect(seen(w.moved(by: m).meaning()) == seen(there))
      #expect(w.moved(by: m).meaning().shape == there.shape)
    }
    let moved = w.moved(by: .right(step).then(.toggle)).meaning()
    #expect(seen(Switch(meaning: moved).meaning()) == seen(moved))
  }
}
