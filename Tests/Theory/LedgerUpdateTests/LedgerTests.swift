import ComonadLaws
import Comonads
import LedgerUpdate
import TestSupport
import Testing

/// The words over two letters up to length two, a monoid that is not commutative.
let words = ["", "a", "b", "aa", "ab", "ba", "bb"]

/// The action of letters on a number: the order matters.
public enum Spelling: Reducer {
  /// Doubles the number, or adds one.
  public static func reduce(_ state: inout Int, by step: Character) {
    state = step == "a" ? state * 2 : state + 1
  }
}

extension Ledger: Visitable where Action == Spelling {
  /// This space, focused on each of a few places.
  public var visits: [Ledger] { words.map { moved(by: .dispatch(Array($0))) } }
}

extension LedgerContainer: Sampled where Action == Spelling {
  /// A few positions to walk along.
  public static func samples(at shape: Int) -> [[Character]] { words.map(Array.init) }
}

@Suite("Ledger")
struct LedgerTests {
  let w = Ledger<Spelling, Int>(state: 3) { $0 * 10 + $1.count }.moved(by: .dispatch(["a"]))
  let f = { (w: Ledger<Spelling, Int>) in w.trace(["b", "a"]) * 10 + w.state }
  let moves: [Update<Spelling, Void>] = [
    .dispatch("b"), .dispatch(["a", "b"]), .pure(()),
    Update { if $0.state > 7 { $0.dispatch("a") } else { $0.dispatch("b") } },
  ]

  @Test("obeys the comonad laws")
  func comonad() {
    let laws = comonadLaws(Generator<Ledger<SpelledDial, Bit>>.ledgers, values: .cases)
    #expect(Instance("Ledger", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of moving")
  func moving() {
    let laws = moveLaws(
      Generator<Ledger<SpelledDial, Bit>>.ledgers,
      movements: Generator<Update<SpelledDial, Bit>>.updates.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1) { $1 } }
    #expect(Instance("Ledger", laws).check().diagnoses() == [])
  }

  @Test("keeps the state that its log has led to")
  func stateAndLog() {
    var ledger = w
    ledger.dispatch("b")
    ledger.dispatch(["a", "b"])
    #expect(ledger.state == 15 && ledger.log == ["a", "b", "a", "b"])
    #expect(ledger.extract() == 154)
    #expect(w.trace(["b", "a", "b"]) == 154)
    #expect(w.map { -$0 }.trace(["b"]) == -w.trace(["b"]))
    #expect(seen(w.dispatching("b")) == seen(w.dispatching(["b"])))
    #expect(seen(w.dispatching(["b", "a"])) == seen(w.moved(by: .dispatch(["b", "a"]))))
  }

  @Test("agrees with its meaning")
  func meaning() {
    #expect(seen(w.meaning) == seen(w))
    #expect(seen(Ledger(meaning: w.meaning)) == seen(w))
    for m in moves {
      #expect(seen(w.moved(by: m).meaning) == seen(w.meaning.moved(by: m.meaning)))
      let m2 = Update(meaning: m.meaning)
      #expect(m2.run(from: 5).log == m.run(from: 5).log)
    }
    #expect(
      seen(w.extend { $0.meaning.peek(at: ["b"]) }.meaning)
        == seen(w.meaning.extend { $0.peek(at: ["b"]) })
    )
  }

  @Test("obeys the pairing laws")
  func pairing() {
    let m = Update<Spelling, Int> {
      $0.dispatch("b")
      return $0.state
    }
    let k = { (a: Int) in
      Update<Spelling, Int> {
        $0.dispatch(a % 2 == 0 ? "a" : "b")
        return -a
      }
    }
    let f = { (a: Int, b: Int) in "\(a) \(b)" }
    #expect(pair(.pure(1), w, combine: f) == f(1, w.extract()))
    let nested = pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
    #expect(pair(m.flatMap(k), w, combine: f) == nested)
    #expect(pair(m.map { -$0 }, w.map { $0 + 1 }, combine: f) == pair(m, w) { f(-$0, $1 + 1) })
    #expect(pair(.getState, w) { a, _ in a } == w.state)
    #expect(pair(.dispatch(["b"]), w) { (_: Void, b) in b } == w.trace(["b"]))
    #expect(pair(m, w, combine: f) == pair(m.meaning, w.meaning, combine: f))
  }

  @Test("200,000 dispatches with a reading after each nest nothing")
  func manyDispatches() {
    func run(_ n: Int) {
      var counter = Ledger<Adding, Int>(state: 0) { state, _ in state }
      for _ in 0..<n {
        counter.move(by: .dispatch(1))
        _ = counter.extract()
      }
      #expect(counter.state == n && counter.log.count == n)
    }
    enum Adding: Reducer {
      static func reduce(_ state: inout Int, by step: Int) { state += step }
    }
    #expect(growthExponent(to: 200_000, of: run) <= 1.15)
    let count = onSmallStack {
      var counter = Ledger<Adding, Int>(state: 0) { state, _ in state }
      for _ in 0..<200_000 {
        counter.move(by: .dispatch(1))
        _ = counter.extract()
      }
      return counter.log.count
    }
    #expect(count == 200_000)
  }
}
