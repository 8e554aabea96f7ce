import Comonads
import StoreState
import TestSupport
import Testing

/// The published sum of two stores: looking at one side forgets where the other has been.
private struct LossySum<Value>: Visitable {
  typealias Focus = Value
  var side: Side
  var left: Store<Int, Value>
  var right: Store<Int, Value>

  func extract() -> Value { side == .left ? left.extract() : right.extract() }
  func map<Other>(_ transform: @escaping (Value) -> Other) -> LossySum<Other> {
    LossySum<Other>(side: side, left: left.map(transform), right: right.map(transform))
  }
  func duplicate() -> LossySum<LossySum<Value>> { extend { $0 } }
  func extend<Other>(_ answer: @escaping (LossySum) -> Other) -> LossySum<Other> {
    LossySum<Other>(
      side: side,
      left: left.extend { [right] in answer(LossySum(side: .left, left: $0, right: right)) },
      right: right.extend { [left] in answer(LossySum(side: .right, left: left, right: $0)) }
    )
  }
  var visits: [LossySum] {
    left.visits.map { LossySum(side: .left, left: $0, right: right) }
      + right.visits.map { LossySum(side: .right, left: left, right: $0) } + [self]
  }
}

@Suite("The published sum")
struct PublishedSumTests {
  @Test("is no comonad: it is not coassociative, and looking at a side shows it")
  func laws() {
    let numbers = Store(position: 0) { $0 * $0 + 1 }
    let w = LossySum(side: .right, left: numbers.map { -$0 }, right: numbers)
    let broken = brokenComonadLaws(
      of: w,
      { $0.right.peek(at: $0.right.position + 1) * 3 + $0.left.extract() },
      { $0.extract() * 2 - $0.right.extract() },
      { $0 * 3 - 1 }
    )
    #expect(
      broken == [
        "w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() }",
        "w.extend(f).extend(g) == w.extend { g($0.extend(f)) }",
      ]
    )
    // Right by three, left, right again.
    let twice = w.duplicate().duplicate().right.peek(at: 3).left.extract().right.extract()
    let mapped = w.duplicate().map { $0.duplicate() }.right.peek(at: 3).left.extract().right
      .extract()
    #expect(twice == 1 && mapped == 10)
    #expect(w.duplicate().left.extract().side == .left)
  }
}
