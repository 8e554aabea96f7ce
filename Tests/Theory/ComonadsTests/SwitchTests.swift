import ComonadLaws
import Comonads
import StoreState
import TestSupport
import Testing
import TracedWriter

typealias SwitchOfNumbers = Switch<Store<Int, Int>, Traced<String, Int>, Int>
private typealias Moves = SwitchMove<State<Int, Void>, Writer<String, Void>>

/// A number for each position, or one for each log.
func switchOfNumbers(_ side: Side = .left) -> SwitchOfNumbers {
  Switch(
    side,
    left: Store(position: 3) { $0 * $0 },
    right: Traced { log in log.utf8.reduce(7) { $0 * 3 + Int($1) } },
    showLeft: { $0 * 1_000 },
    showRight: { -$0 }
  )
}

/// The generator of switches between a store and a traced space.
private func switchesOfBits() -> Generator<Switch<Store<Trit, Bit>, Traced<String, Bit>, Bit>> {
  .switches(.stores, .traces, values: .cases)
}

/// What the laws of `Switch` in the catalogue do not say: its moves as values, and what they cost.
@Suite("Switch")
struct SwitchTests {
  @Test("obeys the comonad laws where one is within another")
  func comonad() {
    let inner = Generator<Switch<Zipper<Bit>, Env<Trit, Bit>, Bit>>.switches(
      .rows,
      .environments,
      values: .cases
    )
    let outer = Generator<Switch<Switch<Zipper<Bit>, Env<Trit, Bit>, Bit>, Store<Trit, Bit>, Bit>>
      .switches(inner, .stores, values: .cases)
    #expect(Instance("Nested", comonadLaws(outer, values: .cases)).check().diagnoses() == [])
  }

  @Test("obeys the laws of moves")
  func moves() {
    let movements = Generator<SwitchMove<State<Trit, Void>, Writer<String, Void>>> { draws in
      let left = draws.draw("left", Generator<State<Trit, Bit>>.states).map { _ in }
      let right = Writer<String, Void>.tell(draws.draw("right", .words))
      return switch draws.draw(below: 5) {
      case 0: .left(left)
      case 1: .right(right)
      case 2: .toggle
      case 3: .show(.left)
      default: .right(right).then(.show(.right)).then(.left(left))
      }
    }
    let laws = moveLaws(
      switchesOfBits(),
      movements: movements,
      values: .cases,
      stay: .none,
      then: { $0.then($1) },
      pair: { $1.select($0) }
    )
    #expect(Instance("Switch", laws).check().diagnoses() == [])
  }

  @Test("Moves are a monoid, and the switch commutes with moves of the sides")
  func sequences() {
    let all = [Moves.toggle, .show(.right), .left(ahead).then(.toggle), .right(.tell("a"))]
    let w = switchOfNumbers()
    func end(_ m: Moves) -> [Int] { seen(w.moved(by: m)) }
    for m in all {
      #expect(end(.none.then(m)) == end(m) && end(m.then(.none)) == end(m))
      for n in all {
        for o in all { #expect(end(m.then(n).then(o)) == end(m.then(n.then(o)))) }
      }
      #expect(seen(w.moved(by: m).swapped()) == seen(w.swapped().moved(by: m.swapped())))
      #expect(w.swapped().moved(by: m.swapped()).extract() == w.moved(by: m).extract())
    }
    for side in Side.allCases {
      #expect(end(.show(side).then(.toggle)) == end(.show(side.other)))
    }
    #expect(seen(w.swapped().swapped()) == seen(w))
  }

  @Test("Hiding a space keeps it, and shows the value for its absence")
  func optional() {
    var help = Switch.optional(Zipper(before: [], focus: "a", after: ["b"]), absent: "none")
    #expect(help.extract() == "a")
    help.move(by: .left(.right))
    help.hide()
    help.hide()
    #expect(help.extract() == "none" && help.side == .right)
    help.show()
    #expect(help.extract() == "b")
    help.hide()
    help.move(by: .left(.left))
    #expect(help.extract() == "none")
    help.toggle()
    #expect(help.extract() == "a")
    var asked = help.extend { "\($0.side) \($0.left.index)" }
    asked.hide()
    #expect(asked.extract() == "right 0")
  }

  @Test("The map to both sides, at the side shown, is a comonad morphism")
  func sides() {
    let w = switchOfNumbers(.right)
    #expect(w.sides(at: w.side).extract() == w.extract())
    let f = { (w: Day<Store<Int, Int>, Traced<String, Int>, Int>) in
      w.select(.right(.tell("x"))) - w.extract()
    }
    let extended = w.extend { f($0.sides(at: $0.side)) }
    #expect(seen(extended.sides(at: w.side)) == seen(w.sides(at: w.side).extend(f)))
    for a in Side.allCases {
      let moved = seen(w.moved(by: .left(ahead)).sides(at: a))
      #expect(moved == seen(w.sides(at: a).moved(by: .left(ahead))))
    }
    let mapped = w.mapLeft { $0.meaning }.mapRight { $0.meaning }
    for a in Side.allCases {
      #expect(
        mapped.select(.show(a).then(.left(ahead.meaning))) == w.select(.show(a).then(.left(ahead)))
      )
    }
  }

  @Test("is a store of a side beside both spaces")
  func store() {
    let w = switchOfNumbers(.right)
    let beside = Day(left: Store(position: w.side) { $0 }, right: w.sides(at: w.side)) {
      side,
      sides in
      var there = w
      (there.side, there.left, there.right) = (side.position, sides.left, sides.right)
      return there.extract()
    }
    let f = { (shown: Int, hidden: Int) in shown * 3 - hidden }
    for m in [ahead, tripled] {
      for a in Side.allCases {
        let one = w.moved(by: .left(m).then(.show(a)))
        let other = beside.moved(by: .right(.left(m)).then(.left(.put(a))))
        #expect(one.extract() == other.extract())
        #expect(
          one.extend { f($0.extract(), $0.select(.toggle)) }.select(.right(.tell("a")))
            == other.extend { f($0.extract(), $0.select(.left(State { $0 = $0.other }))) }
            .select(.right(.right(.tell("a"))))
        )
      }
    }
  }

  @Test("moves one side in place and does not touch the other")
  func inPlace() {
    let zeros = Array(repeating: 0, count: 10_000)
    let store = Store(position: zeros) { $0[0] }
    var w = Switch(.left, left: store, right: store)
    w.move(by: .left(State { $0[0] = 1 }).then(.right(State { $0[0] = -1 })))
    func addresses() -> [UnsafePointer<Int>?] {
      [w.left.position, w.right.position].map { $0.withUnsafeBufferPointer(\.baseAddress) }
    }
    let before = addresses()
    for _ in 0..<10 { w.move(by: .right(State { $0[0] -= 1 }).then(.toggle)) }
    #expect(addresses() == before)
    let kept = w
    w.move(by: .right(State { $0[0] -= 1 }))
    #expect(addresses()[0] == before[0] && addresses()[1] != before[1])
    #expect(w.extract() == 1 && w.select(.toggle) == -12 && kept.select(.toggle) == -11)
  }

  @Test("Many moves with a reading after each retain nothing and nest nothing")
  func many() {
    let census = Census()
    func run(_ n: Int) {
      var w = Switch(
        .left,
        left: Store(position: 0) { $0 },
        right: Store(position: 0) { (p: Int) in -p }
      )
      var sum = 0
      for _ in 0..<n {
        let token = Token(census)
        let step = State<Int, Void> { position in
          token.touch()
          position &+= 1
        }
        w.move(by: w.side == .left ? .left(step) : .right(step))
        w.toggle()
        sum &+= w.extract()
      }
      #expect(w.left.position + w.right.position == n && abs(sum) <= n)
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
    #expect(census.peak <= 2)
    let positions = onSmallStack {
      let store = Store(position: 0) { (p: Int) in p }
      var w = Switch(.left, left: store, right: store)
      var all = SwitchMove<State<Int, Void>, State<Int, Void>>.none
      for _ in 0..<200_000 {
        w.move(by: .left(State { $0 &+= 1 }).then(.toggle))
        all.append(.right(State { $0 &+= 1 }))
      }
      w.move(by: all)
      return [w.left.position, w.right.position]
    }
    #expect(positions == [200_000, 200_000])
  }
}
