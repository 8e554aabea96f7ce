import ComonadLaws
import Comonads
import FreeMonad
import MooreFree
import TestSupport
import Testing

/// The words over two inputs up to length two.
let words: [[Bool]] = [
  [], [false], [true], [false, false], [false, true], [true, false], [true, true],
]

extension Moore: Visitable where Input == Bool {
  /// This space, focused on each of a few places.
  public var visits: [Moore] {
    words.map { word in word.reduce(self) { $0.stepped($1) } }
  }
}

extension MooreContainer: Sampled where Input == Bool {
  /// A few positions to walk along.
  public static func samples(at shape: Void) -> [[Bool]] { words }
}

@Suite("Moore")
struct MooreTests {
  let w = Moore<Bool, Int>(
    state: [1],
    output: { $0.reduce(0) { $0 * 3 + $1 } },
    step: { state, input in
      if input { state.append(state.count) } else { state[0] += 1 }
    }
  )
  let f = { (w: Moore<Bool, Int>) in w.stepped(true).output * 10 + w.output }
  let moves: [Free<Inputs<Bool>, Void>] = [
    .send(true), .send(false), .send(true).flatMap { .send(false) }, .pure(()),
  ]

  @Test("obeys the comonad laws")
  func comonad() {
    let laws = comonadLaws(Generator<Moore<Bit, Bit>>.machines, values: .cases)
    #expect(Instance("Moore", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of moving")
  func moving() {
    let laws = moveLaws(
      Generator<Moore<Bit, Bit>>.machines,
      movements: Generator<Free<Inputs<Bit>, Bit>>.sends.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1) { $1 } }
    #expect(Instance("Moore", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of stepping", arguments: [false, true])
  func stepping(input: Bool) {
    #expect(w.output == w.extract())
    #expect(seen(w.stepped(input)) == seen(w.moved(by: .send(input))))
    #expect(w.extend(f).stepped(input).output == f(w.stepped(input)))
    let flipped = w.contramap { (b: Bool) in !b }
    #expect(seen(flipped.stepped(input)) == seen(w.stepped(!input).contramap { !$0 }))
  }

  @Test("unfolds from a seed")
  func unfolding() {
    let machine = Moore<Bool, Int>.unfold(from: 1) { n in (n, { $0 ? n * 2 : n - 1 }) }
    #expect(seen(machine) == [1, 0, 2, -1, 0, 1, 4])
  }

  @Test("agrees with its meaning")
  func meaning() {
    #expect(seen(w.meaning) == seen(w))
    #expect(seen(Moore(meaning: w.meaning)) == seen(w))
    for m in moves {
      #expect(seen(w.moved(by: m).meaning) == seen(w.meaning.moved(by: m.meaning)))
      #expect(m.meaning(()).position == Free(meaning: m.meaning).meaning(()).position)
    }
    let answers = seen(w.extend { $0.meaning.peek(at: [true]) }.meaning)
    #expect(answers == seen(w.meaning.extend { $0.peek(at: [true]) }))
  }

  @Test("never computes the output of a state that is stepped over")
  func laziness() {
    let census = Census()
    var views = 0
    var machine = Moore<Int, Int>(
      state: 0,
      output: { state in
        views += 1
        return state
      },
      step: { $0 += $1 }
    )
    machine.move(by: (1...10).reduce(Free.pure(())) { program, n in program.flatMap { .send(n) } })
    #expect(views == 0)
    #expect(machine.output == 55)
    #expect(views == 1)
    #expect(machine.map { $0 + 1 }.extend { $0.output }.stepped(1).stepped(2).output == 59)
    #expect(views == 2)
    #expect(census.alive == 0)
  }

  @Test("steps a large state in place, and a copy keeps its own")
  func inPlace() {
    var machine = Moore<Int, Int>(
      state: Array(repeating: 0, count: 1_000),
      output: { $0[0] },
      step: { $0[0] += $1 }
    )
    machine.step(1)
    let copy = machine
    machine.step(1)
    #expect(machine.output == 2 && copy.output == 1)
  }
}

@Suite("Pairing of Moore and Free")
struct PairingTests {
  @Test("obeys the pairing laws")
  func laws() {
    let w = Moore<Int, Int>(state: 1, output: { $0 }, step: { $0 = $0 * 3 + $1 })
    let m = Free.send(2).flatMap { Free.send(5) }.map { "two" }
    let k = { (a: String) in Free<Inputs<Int>, Void>.send(a.count).map { a + "!" } }
    let f = { (a: String, b: Int) in "\(a) \(b)" }
    #expect(pair(.pure("a"), w, combine: f) == f("a", w.extract()))
    let nested = pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
    #expect(pair(m.flatMap(k), w, combine: f) == nested)
    #expect(
      pair(m.map { $0 + "?" }, w.map { $0 + 1 }, combine: f) == pair(m, w) { f($0 + "?", $1 + 1) }
    )
    #expect(pair(.send(4), w) { (_: Void, b) in b } == w.stepped(4).output)
    #expect(pair(m, w, combine: f) == pair(m.meaning, w.meaning, combine: f))
  }

  @Test("200,000 moves with a reading after each retain nothing and nest nothing")
  func manyMoves() {
    let census = Census()
    func run(_ n: Int) {
      var machine = Moore<Token, Int>(state: 0, output: { $0 }, step: { $0 += $1.touch() })
      for _ in 0..<n {
        machine.move(by: .send(Token(census)))
        _ = machine.output
      }
      #expect(machine.output == n)
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
    #expect(census.peak <= 2)
    let output = onSmallStack {
      var machine = Moore<Int, Int>(state: 0, output: { $0 }, step: { $0 += $1 })
      for _ in 0..<200_000 {
        machine.move(by: .send(1))
        _ = machine.output
      }
      return machine.output
    }
    #expect(output == 200_000)
  }
}
