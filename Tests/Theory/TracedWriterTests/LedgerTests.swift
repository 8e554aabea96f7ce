import Comonads
import LedgerUpdate
import StoreState
import TestSupport
import Testing
import TracedWriter

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
    #expect(brokenComonadLaws(of: w, f, { $0.trace(["b"]) - $0.extract() }, { $0 * 3 }) == [])
  }

  @Test("obeys the laws of moving")
  func moving() {
    #expect(
      brokenMoveLaws(
        of: w,
        seen: seen,
        stay: .pure(()),
        moves: moves,
        then: { m, n in m.flatMap { n } },
        f
      ) == []
    )
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
}

@Suite("Update")
struct UpdateTests {
  func same<Value: Equatable>(_ m: Update<Spelling, Value>, _ n: Update<Spelling, Value>) -> Bool {
    [0, 3, 8].allSatisfy {
      m.run(from: $0).log == n.run(from: $0).log && m.run(from: $0).value == n.run(from: $0).value
    }
  }

  @Test("obeys the laws of a state that is read and acted on")
  func laws() {
    let m = Update<Spelling, Int> {
      $0.dispatch($0.state > 4 ? "a" : "b")
      return $0.state
    }
    let f = { (n: Int) in
      Update<Spelling, Int> {
        $0.dispatch(n % 2 == 0 ? "a" : "b")
        return n
      }
    }
    #expect(same(Update.pure(4).flatMap(f), f(4)))
    #expect(same(m.flatMap(Update.pure), m))
    #expect(same(m.flatMap(f).flatMap(f), m.flatMap { f($0).flatMap(f) }))
    #expect(same(m.map { $0 + 1 }, m.flatMap { .pure($0 + 1) }))
    #expect(same(Update.getState.flatMap { _ in m }, m))
    let acted = Update<Spelling, Int>.getState.flatMap { s in
      Update.dispatch(["a", "b"]).map { s * 2 + 1 }
    }
    #expect(same(Update.dispatch(["a", "b"]).flatMap { Update<Spelling, Int>.getState }, acted))
    #expect(m.zip(m).run(from: 3).log == ["b", "b"])
  }
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
    #expect(log.trace(.with(3)) != log.trace(.empty), "the log tells more than a store")
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

  @Test("The ladder: a store becomes a ledger by a reducer, and a ledger a log by forgetting")
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

  @Test("A million dispatches with a reading after each nest nothing")
  func million() {
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
    #expect(growthExponent(to: 1_000_000, of: run) <= 1.15)
    let count = onSmallStack {
      var counter = Ledger<Adding, Int>(state: 0) { state, _ in state }
      for _ in 0..<1_000_000 {
        counter.move(by: .dispatch(1))
        _ = counter.extract()
      }
      return counter.log.count
    }
    #expect(count == 1_000_000)
  }
}
