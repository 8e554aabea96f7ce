import ComonadLaws
import ComponentKit
import StoreState

/// Behaviors, combined and lifted.
let behaviorInstances: [Instance] = [
  Instance("Behavior", behaviorLaws(.reactions, states: .cases, messages: .cases)),
  Instance("Behavior.lens", partLaws { $0.lifted(state: .first) }),
  Instance("Behavior.path", partLaws { $0.lifted(state: \.first) }),
  Instance(
    "Behavior.optional",
    liftingLaws(
      .reactions,
      states: Generator<Trit>.cases.optional(),
      messages: Generator<Bit?>.element(of: [nil, .zero, .one]),
      lift: {
        $0.lifted(state: Embedding({ $0 }, extract: { $0 }))
          .lifted(message: Embedding({ $0 }, extract: { $0 }))
      },
      rest: { $0 == nil }
    )
  ),
  Instance(
    "Embedding.then",
    prismLaws(
      preview: twice.extract,
      review: twice.embed,
      wholes: Generator<Trit>.cases.optional().optional(),
      parts: .cases
    )
  ),
]

/// A trit that may be missing in two ways.
private let twice = Embedding<Trit??, Trit?>({ $0 }, extract: { $0 })
  .then(Embedding({ $0 }, extract: { $0 }))

/// Returns the laws of behaviors of a part that are lifted to the whole.
func partLaws(lift: @escaping @Sendable (Behavior<Trit, Bit>) -> Behavior<Both, Bit>) -> Suite {
  liftingLaws(
    .reactions,
    states: Generator<Both>.cases,
    messages: Generator<Bit>.cases,
    lift: lift,
    rest: { $0.second }
  )
}

/// The reaction of a behavior to one message in one state.
struct Reaction: Sendable {
  let answer: Acceptance

  /// The state that the message leads to, if it is another.
  var next: Trit?

  /// The message that is sent.
  var sent: Bit?
}

extension Generator where Value == Reaction {
  /// The generator of reactions.
  static let all = Generator { draws in
    switch draws.draw(below: 8) {
    case 0, 1: Reaction(answer: .ignored)
    case 2: Reaction(answer: .refused(Refusal("one")))
    case 3: Reaction(answer: .refused(Refusal("two")))
    case 4, 5: Reaction(answer: .accepted, next: draws.draw(.cases))
    default: Reaction(answer: .accepted, next: draws.draw(.cases), sent: draws.draw(.cases))
    }
  }
}

extension Generator where Value == Behavior<Trit, Bit> {
  /// The generator of behaviors: a reaction to each message in each state.
  static let reactions = Generator { draws in
    behavior(draws.draw("table", Generator<Reaction>.all.array(count: 6)))
  }
}

/// Returns the behavior of a table of reactions.
private func behavior(_ table: [Reaction]) -> Behavior<Trit, Bit> {
  .taking { state, message, effect in
    let reaction = table[2 * state.rawValue + message.rawValue]
    state = reaction.next ?? state
    if let sent = reaction.sent { effect.add(.message(sent)) }
    return reaction.answer
  }
}
