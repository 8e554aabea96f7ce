import Comonads
import LedgerUpdate
import Testing

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
    #expect(Update.zip(m, m).run(from: 3).log == ["b", "b"])
  }
}
