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
func partLaws(
  lift: @escaping @Sendable (Behavior<Trit, Bit>) -> Behavior<Both, Bit>
) -> Suite {
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
    Behavior(draws.draw("table", Generator<Reaction>.all.array(count: 6)))
  }
}

extension Behavior<Trit, Bit> {
  /// Creates a behavior from its reactions, and from what it is said to answer.
  init(_ table: [Reaction], answer: @escaping (Reaction) -> Acceptance = { $0.answer }) {
    func reaction(_ state: Trit, _ message: Bit) -> Reaction {
      table[2 * state.rawValue + message.rawValue]
    }
    self.init(
      answer: { answer(reaction($0, $1)) },
      take: { state, message, effect in
        let reaction = reaction(state, message)
        state = reaction.next ?? state
        if let sent = reaction.sent { effect.add(.message(sent)) }
        return reaction.answer
      }
    )
  }
}
