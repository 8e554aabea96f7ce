import ComponentKit
import Testing

/// Two numbers, which twenty behaviors change.
struct TwoNumbers {
  var first = 0
  var second = 0
}

/// Returns twenty behaviors in one expression, which `.ci/typecheck` compiles with a limit of time.
func twentyBehaviors() -> Behavior<TwoNumbers, Int> {
  add(1, to: \.first)
    .or(add(2, to: \.second))
    .or(add(3, to: \.first).when { $0 > 0 })
    .or(add(4, to: \.second))
    .or(add(5, to: \.first).then(add(5, to: \.second)))
    .or(add(6, to: \.second).and(add(6, to: \.first)))
    .or(Behavior { state, number in state.first = number }.when { $0 == 7 })
    .or(Behavior { state, number in state.second = number }.when { $0 == 8 })
    .or(add(9, to: \.first))
    .or(add(10, to: \.second))
    .or(add(11, to: \.first))
    .or(
      Behavior(
        refusal: { state, number in state.first > 99 ? Refusal("first must be small") : nil },
        update: { state, number in state.first += number }
      )
      .when { $0 == 12 }
    )
    .or(add(13, to: \.first))
    .or(add(14, to: \.second))
    .or(add(15, to: \.first))
    .or(add(16, to: \.second))
    .or(add(17, to: \.first))
    .or(add(18, to: \.second))
    .or(add(19, to: \.first))
    .or(Behavior<Int, Int> { $0 *= $1 }.lifted(state: \.second).when { $0 == 20 })
}

/// Returns the behavior that adds one number.
private func add(
  _ number: Int,
  to part: WritableKeyPath<TwoNumbers, Int>
) -> Behavior<TwoNumbers, Int> {
  Behavior<Int, Int> { $0 += $1 }.lifted(state: part).when { $0 == number }
}

@Suite("Twenty behaviors in one expression")
struct TwentyBehaviorsTests {
  @Test("are one behavior")
  func combined() {
    let behavior = twentyBehaviors()
    var state = TwoNumbers()
    for number in 0...21 { behavior.take(number, in: &state) }
    #expect(state.first == 7 + 9 + 11 + 12 + 13 + 15 + 17 + 19)
    #expect(state.second == (8 + 10 + 14 + 16 + 18) * 20)
    #expect(behavior.answer(to: 0, in: state) == .ignored)
  }
}
