import Comonads
import StoreState
import TestSupport
import Testing

@Suite("Store")
struct StoreTests {
  let w = Store(position: 3) { $0 * $0 - $0 }

  @Test("seeks in place")
  func seeking() {
    var moved = w
    moved.seek { $0 + 4 }
    #expect(moved.position == 7)
    moved.seek(to: -2)
    #expect(moved.position == -2 && moved.extract() == 6)
  }

  @Test("experiments with no, one, many and failed positions")
  func experiment() {
    struct Lost: Error, Equatable {}
    #expect(w.experiment { $0 > 2 ? $0 * 2 : nil } == 30)
    #expect(w.seeking(to: 0).experiment { $0 > 2 ? $0 * 2 : nil } == nil)
    #expect(w.experiment { [$0, $0 + 1] } == [6, 12])
    #expect(w.experiment { .success($0) as Result<Int, Lost> } == .success(6))
    #expect(w.experiment { _ in .failure(Lost()) } == .failure(Lost()))
  }

  @Test("stores the values of a region, and computes the others")
  func memo() {
    let calls = Calls()
    let counted = Store(position: 0) { (p: Int) in calls.count(p * p) }.memoised(over: 0..<10)
    #expect(calls.number == 10)
    #expect((0..<10).map(counted.peek(at:)) == (0..<10).map { $0 * $0 })
    #expect(calls.number == 10)
    #expect(counted.peek(at: 12) == 144)
    #expect(calls.number == 11)
  }

  @Test("computes each position of a generation once, however many generations")
  func generations() {
    let calls = Calls()
    var row = Store(position: 0) { $0 == 0 ? 1 : 0 }.memoised(over: 0..<64)
    for _ in 1...50 {
      row = row.extend { calls.count($0.extract() ^ $0.peek { ($0 + 63) % 64 }) }
        .memoised(over: 0..<64)
    }
    #expect(calls.number == 50 * 64)
  }
}

/// Counts the values that pass through it.
private final class Calls {
  var number = 0

  func count<Value>(_ value: Value) -> Value {
    number += 1
    return value
  }
}
