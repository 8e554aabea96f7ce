import ComonadLaws
import Comonads
import StoreState
import TestSupport
import Testing

extension Store: Visitable where Position == Int {
  /// This space, focused on each of a few places.
  public var visits: [Store] { [-2, 0, 1, 5].map(seeking(to:)) + [self] }
}

extension StoreContainer: Sampled where Point == Int {
  /// A few positions to walk along.
  public static func samples(at shape: Int) -> [Int] { [-2, 0, 1, 5, shape] }
}

@Suite("Store")
struct StoreTests {
  let w = Store(position: 3) { $0 * $0 - $0 }
  let f = { (w: Store<Int, Int>) in w.peek(at: w.position + 1) * 10 + w.position }
  let moves: [State<Int, Void>] = [.put(4), .modify { $0 += 2 }, .modify { $0 = -$0 }, .pure(())]

  @Test("obeys the comonad laws")
  func comonad() {
    let laws = comonadLaws(Generator<Store<Trit, Bit>>.stores, values: .cases)
    #expect(Instance("Store", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of moving")
  func moving() {
    let laws = moveLaws(
      Generator<Store<Trit, Bit>>.stores,
      movements: Generator<State<Trit, Bit>>.states.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1) { $1 } }
    #expect(Instance("Store", laws).check().diagnoses() == [])
  }

  @Test("obeys the laws of peek and seek", arguments: [-2, 0, 7])
  func peekAndSeek(p: Int) {
    #expect(w.peek(at: w.position) == w.extract())
    #expect(w.seeking(to: p).position == p)
    #expect(w.seeking(to: p).peek(at: 5) == w.peek(at: 5))
    #expect(seen(w.seeking(to: p)) == seen(w.duplicate().peek(at: p)))
    #expect(seen(w.seeking(to: 9).seeking(to: p)) == seen(w.seeking(to: p)))
    #expect(w.seeking { $0 + p }.position == 3 + p)
    var moved = w
    moved.seek { $0 + p }
    #expect(moved.position == 3 + p)
    moved.seek(to: p)
    #expect(seen(moved) == seen(w.seeking(to: p)))
    #expect(w.peek { $0 + p } == w.peek(at: 3 + p))
    #expect(w.extend(f).peek(at: p) == f(w.seeking(to: p)))
    #expect(w.extend(f).position == w.position)
    #expect(w.map { $0 + 1 }.peek(at: p) == w.peek(at: p) + 1)
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

  @Test("agrees with its meaning")
  func meaning() {
    #expect(seen(Store(meaning: w.meaning)) == seen(w))
    for m in moves {
      #expect(seen(w.moved(by: m).meaning) == seen(w.meaning.moved(by: m.meaning)))
    }
    let answers = seen(w.extend { $0.meaning.peek(at: 1) + $0.position }.meaning)
    #expect(answers == seen(w.meaning.extend { $0.peek(at: 1) + $0.shape }))
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
