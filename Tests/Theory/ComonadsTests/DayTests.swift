import ComonadLaws
import Comonads
import StoreState
import TestSupport
import Testing
import TracedWriter

typealias DayOfNumbers = Day<Store<Int, Int>, Traced<String, Int>, Int>

/// A number for each position, and one for each log, combined into one number.
func dayOfNumbers() -> DayOfNumbers {
  Day(Store(position: 3) { $0 * $0 }, Traced { log in log.utf8.reduce(7) { $0 * 3 + Int($1) } }) {
    $0 * 1_000 - $1
  }
}

/// The generator of stores beside traced spaces.
private func daysOfBits() -> Generator<Day<Store<Trit, Bit>, Traced<String, Bit>, Bit>> {
  .days(.stores, .traces, values: .cases)
}

/// A row beside a store.
func dayOfRow() -> Day<Zipper<Int>, Store<Int, Int>, Int> {
  Day(Zipper(before: [5], focus: 6, after: [9]), Store(position: 2) { $0 * 7 + 1 }) { $0 * 10 - $1 }
}

/// Returns the laws of the independence of both sides that the moves break.
private func brokenIndependence<Left: PairedComonad, Right: PairedComonad>(
  of w: Day<Left, Right, Int>,
  seen: (Day<Left, Right, Int>) -> [Int],
  left: (moves: [Left.Movement], seen: (Left) -> [Int]),
  right: (moves: [Right.Movement], seen: (Right) -> [Int]),
  move: (inout Day<Left, Right, Int>, DayMove<Left.Movement, Right.Movement>) -> Void = {
    $0.move(by: $1)
  }
) -> Set<String> {
  var broken: Set<String> = []
  func moved(_ movements: DayMove<Left.Movement, Right.Movement>...) -> Day<Left, Right, Int> {
    movements.reduce(into: w) { move(&$0, $1) }
  }
  for m in left.moves {
    let there = moved(.left(m))
    if left.seen(there.left) != left.seen(w.left.moved(by: m)) {
      broken.insert("left moves itself")
    }
    if right.seen(there.right) != right.seen(w.right) { broken.insert("left rests right") }
    for n in right.moves {
      let (one, other) = (moved(.left(m), .right(n)), moved(.right(n), .left(m)))
      if seen(one) != seen(other) { broken.insert("sides commute") }
    }
  }
  for n in right.moves {
    let there = moved(.right(n))
    let itself = right.seen(there.right) == right.seen(w.right.moved(by: n))
    if !itself { broken.insert("right moves itself") }
    if left.seen(there.left) != left.seen(w.left) { broken.insert("right rests left") }
  }
  return broken
}

/// The same for the numbers.
private func brokenIndependence(
  move: (inout DayOfNumbers, DayMove<State<Int, Void>, Writer<String, Void>>) -> Void
) -> Set<String> {
  brokenIndependence(
    of: dayOfNumbers(),
    seen: seen,
    left: ([ahead, tripled], seen),
    right: ([.tell("a"), .tell("bc")], seen),
    move: move
  )
}

@Suite("Day")
struct DayTests {
  @Test("obeys the comonad laws, with children of every kind and nested")
  func comonad() {
    let rows = Generator<Day<Zipper<Bit>, Store<Trit, Bit>, Bit>>.days(
      .rows,
      .stores,
      values: .cases
    )
    let nested = Generator<Day<Day<Zipper<Bit>, Store<Trit, Bit>, Bit>, Env<Trit, Bit>, Bit>>.days(
      rows,
      .environments,
      values: .cases
    )
    #expect(Instance("Day", comonadLaws(daysOfBits(), values: .cases)).check().diagnoses() == [])
    #expect(Instance("Row", comonadLaws(rows, values: .cases)).check().diagnoses() == [])
    #expect(Instance("Nested", comonadLaws(nested, values: .cases)).check().diagnoses() == [])
  }

  @Test("obeys the laws of moves")
  func moves() {
    let movements = Generator<DayMove<State<Trit, Void>, Writer<String, Void>>> { draws in
      let left = draws.draw("left", Generator<State<Trit, Bit>>.states).map { _ in }
      let right = Writer<String, Void>.tell(draws.draw("right", .words))
      return switch draws.draw(below: 3) {
      case 0: .left(left)
      case 1: .right(right)
      default: .right(right).then(.left(left))
      }
    }
    let laws = moveLaws(
      daysOfBits(),
      movements: movements,
      values: .cases,
      stay: .none,
      then: { $0.then($1) },
      pair: { $1.select($0) }
    )
    #expect(Instance("Day", laws).check().diagnoses() == [])
  }

  @Test("The moves of both sides are independent")
  func independence() {
    #expect(brokenIndependence { $0.move(by: $1) } == [])
    let broken = brokenIndependence(
      of: dayOfRow(),
      seen: seen,
      left: ([.left, .right], seen),
      right: ([ahead, tripled], seen)
    )
    #expect(broken == [])
  }

  @Test("The check of independence rejects sides that follow, echo, stick or forget")
  func dependence() {
    let following = brokenIndependence { w, m in
      let before = w.left.position
      w.move(by: m)
      if before == w.left.position { w.left.position += 1 }
    }
    #expect(following == ["right rests left", "sides commute"])
    let echoing = brokenIndependence { w, m in
      let before = w.left.position
      w.move(by: m)
      if before != w.left.position { w.right.move(by: .tell("z")) }
    }
    #expect(echoing == ["left rests right", "sides commute"])
    let sticking = brokenIndependence { w, m in
      w.move(by: m)
      w.left.position = 3
    }
    #expect(sticking == ["left moves itself"])
    let forgetting = brokenIndependence { w, m in
      w.move(by: m)
      w.right = dayOfNumbers().right
    }
    #expect(forgetting == ["right moves itself"])
  }

  @Test("A reading elsewhere does not move a day, and an extended day has the answers there")
  func peek() {
    let w = dayOfNumbers()
    let there = w.moved(by: .left(ahead).then(.right(.tell("b"))))
    #expect(w.peek(w.left, w.right) == w.extract())
    #expect(w.peek(there.left, there.right) == there.extract())
    let f = { (w: DayOfNumbers) in w.select(.left(tripled)) - w.extract() }
    #expect(w.extend(f).peek(there.left, there.right) == f(there))
  }

  @Test("Moves are a monoid, and combine in order")
  func sequences() {
    typealias Moves = DayMove<State<Int, Void>, Writer<String, Void>>
    let w = dayOfNumbers()
    let (m, n, o) = (
      Moves.left(ahead), Moves.right(.tell("a")).then(.left(tripled)), Moves.right(.tell("b"))
    )
    func end(_ m: Moves) -> [Int] { seen(w.moved(by: m)) }
    #expect(end(.none.then(m)) == end(m) && end(m.then(.none)) == end(m))
    #expect(end(m.then(n).then(o)) == end(m.then(n.then(o))))
    #expect(end(m.then(.left(tripled))) == end(.left(ahead.flatMap { tripled })))
    #expect(w.moved(by: m.then(n).then(o)).left.position == 15)
    #expect(w.moved(by: m.then(n).then(o)).right.log == "ab")
    #expect(seen(w.moved(by: n).swapped()) == seen(w.swapped().moved(by: n.swapped())))
  }

  @Test("changes the side moved in place and does not touch the other")
  func inPlace() {
    let zeros = Array(repeating: 0, count: 10_000)
    var w = Day(Store(position: zeros) { $0[0] }, Store(position: zeros) { $0[1] }) { $0 + $1 }
    w.move(by: .left(State { $0[0] = 1 }).then(.right(State { $0[1] = 1 })))
    func addresses() -> [UnsafePointer<Int>?] {
      [w.left.position, w.right.position].map { $0.withUnsafeBufferPointer(\.baseAddress) }
    }
    let before = addresses()
    for _ in 0..<10 { w.move(by: .left(State { $0[0] += 1 }).then(.left(State { $0[0] += 1 }))) }
    #expect(addresses() == before)
    let kept = w
    w.move(by: .left(State { $0[0] += 1 }))
    #expect(addresses()[0] != before[0] && addresses()[1] == before[1])
    #expect(w.extract() == 23 && kept.extract() == 22)
  }

  @Test("Many moves with a reading after each retain nothing and nest nothing")
  func many() {
    let census = Census()
    func run(_ n: Int) {
      var w = Day(Store(position: 0) { $0 }, Store(position: 0) { $0 }) { $0 &- $1 }
      var sum = 0
      for index in 0..<n {
        let token = Token(census)
        let step = State<Int, Void> { position in
          token.touch()
          position &+= 1
        }
        w.move(by: index.isMultiple(of: 3) ? .left(step) : .right(step))
        sum &+= w.extract()
      }
      #expect(w.left.position + w.right.position == n && sum != 0)
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
    #expect(census.peak <= 2)
    let positions = onSmallStack {
      var w = Day(Store(position: 0) { $0 }, Store(position: 0) { $0 }) { $0 &- $1 }
      var all = DayMove<State<Int, Void>, State<Int, Void>>.none
      for _ in 0..<200_000 {
        w.move(by: .left(State { $0 &+= 1 }))
        all.append(.right(State { $0 &+= 1 }))
      }
      w.move(by: all)
      return [w.left.position, w.right.position]
    }
    #expect(positions == [200_000, 200_000])
  }
}
