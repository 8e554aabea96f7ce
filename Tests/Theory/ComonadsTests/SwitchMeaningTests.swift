import Comonads
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

  @Test("A container of finite ones has each pair of their positions at each side")
  func finite() {
    typealias Table = SwitchContainer<ZipperContainer, ZipperContainer>
    let shape = Sided(Side.left, BoundedIndex(index: 0, count: 2), BoundedIndex(index: 1, count: 3))
    let positions = Table.positions(in: shape)
    #expect(Set(positions).count == 12)
    #expect(positions.allSatisfy { Table.isValid($0, in: shape) })
    #expect(!Table.isValid(Sided(.right, 2, 0), in: shape))
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
