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

/// What the laws of `Day` in the catalogue do not say: its moves as values, and what they cost.
@Suite("Day")
struct DayTests {
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
