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

@Suite("Ledger")
struct LedgerTests {
  let w = Ledger<Spelling, Int>(state: 3) { $0 * 10 + $1.count }.moved(by: .dispatch(["a"]))

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
