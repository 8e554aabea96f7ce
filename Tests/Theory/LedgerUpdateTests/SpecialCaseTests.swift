import Comonads
import LedgerUpdate
import StoreState
import Testing
import TracedWriter

/// A number for a word that depends on the order of its letters.
private func value(_ word: String) -> Int {
  word.unicodeScalars.reduce(1) { $0 * 3 + Int($1.value % 5) }
}

@Suite("Special cases of ledgers")
struct SpecialCaseTests {
  @Test("A ledger that is overwritten, and shows its state alone, is a store")
  func store() {
    let store = Store(position: 3) { $0 * $0 }
    let ledger = Ledger<OverwriteAction<Int>, Int>(state: 3) { state, _ in state * state }
    let programs: [([Int], Int)] = [([], 9), ([5], 25), ([5, 7], 49)]
    for (puts, expected) in programs {
      let state = puts.reduce(State<Int, Void>.pure(())) { m, p in m.flatMap { .put(p) } }
      let update = puts.reduce(Update<OverwriteAction<Int>, Void>.pure(())) { m, p in
        m.flatMap { .dispatch(.with(p)) }
      }
      #expect(store.select(state) == expected)
      #expect(ledger.select(update) == expected)
    }
    #expect(ledger.trace(.with(4)) == store.peek(at: 4))

    let log = Ledger<OverwriteAction<Int>, Overwrite<Int>>(state: 3) { $1 }
    #expect(log.trace(.with(3)) != log.trace(.empty), "the log distinguishes more than a store")
  }

  @Test("A ledger over a state of one value is a traced space")
  func traced() {
    let traced = Traced<String, Int>(value)
    let ledger = Ledger<WriterAction<String>, Int>(state: ()) { _, log in value(log) }
    for m in words {
      #expect(ledger.trace(m) == traced.trace(m))
      #expect(ledger.select(.dispatch(m)) == traced.select(.tell(m)))
    }
  }

  @Test("A ledger that nothing changes is an environment")
  func env() {
    let env = Env(environment: 4, value: "v")
    let ledger = Ledger<ReaderAction<Int>, String>(state: 4) { _, _ in "v" }
    let read = Update<ReaderAction<Int>, Int>.getState.map { $0 + 1 }
    #expect(pair(read, ledger) { "\($0)\($1)" } == pair(Reader { $0 + 1 }, env) { "\($0)\($1)" })
  }

  @Test("One morphism turns a store into a ledger, and another one a ledger into a log")
  func ladder() {
    let toLedger = ContainerMorphism<StoreContainer<Int>, LedgerContainer<Spelling>>(
      shape: { $0 },
      position: { steps, state in LedgerContainer<Spelling>.subshape(of: state, at: steps) }
    )
    let toLog = ContainerMorphism<LedgerContainer<Spelling>, TracedContainer<[Character]>>(
      shape: { _ in },
      position: { log, _ in log }
    )
    let store = Store(position: 3) { $0 * 10 }.meaning
    let ledger = store.along(toLedger)
    let log = ledger.along(toLog)
    let program = Writer<[Character], Void>.tell(["a", "b"]).meaning
    let thunk = program.along(toLog)
    let state = thunk.along(toLedger)
    #expect(log.moved(by: program).extract() == 70)
    #expect(ledger.moved(by: thunk).extract() == 70)
    #expect(store.moved(by: state).extract() == 70)
    #expect(store.moved(by: state).along(toLedger).along(toLog).peek(at: ["b"]) == 80)
    #expect(log.moved(by: program).peek(at: ["b"]) == 80)
  }
}
