import ComonadLaws
import Comonads
import StoreState
import TestSupport
import Testing

/// The published sum of two stores: reading one side drops the moves of the other.
private struct LossySum<Value>: Comonad {
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
}

extension LossySum: Observed, Explorable where Value: Observed {
  var landmark: String { "\(side) \(left.position) \(right.position)" }
  var exitCount: Int { 3 }
  /// Shows the left side one further, the right side one further, or the other side.
  func step(through exit: Int) -> LossySum {
    switch exit {
    case 0: LossySum(side: .left, left: left.seeking { $0 + 1 }, right: right)
    case 1: LossySum(side: .right, left: left, right: right.seeking { $0 + 1 })
    default: LossySum(side: side.other, left: left, right: right)
    }
  }
}

@Suite("The published sum")
struct PublishedSumTests {
  @Test("is no comonad: it is not coassociative, and a projection to a side shows it")
  func laws() {
    let numbers = Store(position: 0) { $0 * $0 + 1 }
    let w = LossySum(side: .right, left: numbers.map { -$0 }, right: numbers)
    let sums = Generator { draws in
      let (here, there) = (draws.draw(below: 3), draws.draw(below: 3))
      let flips = draws.draw(below: 2) == 1
      let side = draws.draw("side", Generator<Side>.cases)
      let bits = { (position: Int) -> Bit in (position + here) % 3 == 0 ? .one : .zero }
      return LossySum(
        side: side,
        left: Store(position: here) { flips ? bits($0).flipped : bits($0) },
        right: Store(position: there) { bits($0 * 2 + 1) }
      )
    }
    #expect(
      Instance("LossySum", comonadLaws(sums, values: .cases)).check().broken == [
        "comonad.associativity", "comonad.extend-composition", "cokleisli.associativity",
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
