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

@Suite("Moore")
struct MooreTests {
  @Test("unfolds from a seed")
  func unfolding() {
    let machine = Moore<Bool, Int>.unfold(from: 1) { n in (n, { $0 ? n * 2 : n - 1 }) }
    #expect(seen(machine) == [1, 0, 2, -1, 0, 1, 4])
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
