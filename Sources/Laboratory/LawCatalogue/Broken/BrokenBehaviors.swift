public import ComonadLaws
import ComponentKit
import StoreState

private typealias Operations = BehaviorOperations<Trit, Bit>
private typealias One = Behavior<Trit, Bit>

/// Behaviors that are combined or lifted in a wrong way.
public let brokenBehaviors: [BrokenInstance] = [
  broken(
    "orIsLast",
    "of two that accept, the last one takes the message",
    operation: "or",
    caughtBy: ["behavior.and"]
  ) { $0.or = { $1.or($0) } },
  broken(
    "orIsBoth",
    "both take a message that one should take",
    operation: "or",
    caughtBy: ["behavior.then-or", "behavior.or-then"]
  ) { $0.or = { $0.and($1) } },
  broken(
    "orIsEither",
    "if both would accept, none takes the message",
    operation: "or",
    caughtBy: ["behavior.or-associativity", "behavior.or-then"]
  ) { $0.or = either },
  broken(
    "emptyAccepts",
    "the empty behavior accepts every message",
    operation: "empty",
    caughtBy: ["behavior.or-empty", "behavior.empty-then"]
  ) { $0.empty = { .skip } },
  broken(
    "skipIgnores",
    "the behavior that is to do nothing takes nothing",
    operation: "skip",
    caughtBy: ["behavior.then-skip", "behavior.or-then"]
  ) { $0.skip = { .empty } },
  broken(
    "thenKeeps",
    "a refusal by the second leaves the state as the first has made it",
    operation: "then",
    caughtBy: ["behavior.refusal", "behavior.then-or"]
  ) { $0.then = keeping },
  broken(
    "thenGoesOn",
    "the second may refuse, and the first has taken the message",
    operation: "then",
    caughtBy: ["behavior.then-skip", "behavior.then-associativity"]
  ) { $0.then = { $0.then($1).or($0) } },
  broken(
    "thenIsReversed",
    "the second takes the message before the first",
    operation: "then",
    caughtBy: ["behavior.empty-then", "behavior.then-or"]
  ) { $0.then = { $1.then($0) } },
  broken(
    "andIsFirst",
    "only the first that accepts takes the message",
    operation: "and",
    caughtBy: ["behavior.and"]
  ) { $0.and = { $0.or($1) } },
  broken(
    "andIsTwice",
    "the second takes the message twice",
    operation: "and",
    caughtBy: ["behavior.and-empty", "behavior.and-associativity"]
  ) { $0.and = { $0.and($1).and($1) } },
  BrokenInstance(
    behavior(
      "Behavior.promises",
      Generator { draws in
        One(Generator<Reaction>.all.array(count: 6).make(draws)) { _ in .accepted }
      }
    ),
    operation: "answer",
    fault: "a behavior says that it would accept what it refuses",
    caughtBy: ["behavior.answer"]
  ),
  lifted(
    "twice",
    "each lifted behavior takes a message twice, if it can",
    caughtBy: ["lifting.or", "lifting.and"]
  ) { behavior in
    let once = behavior.lifted(state: Lens.first)
    return once.and(once)
  },
  lifted(
    "flips",
    "a message to the part changes the rest",
    caughtBy: ["lifting.and", "lifting.rest"]
  ) { $0.lifted(state: Lens(get: { $0.first }, set: flip)) },
  lifted(
    "accepts",
    "a lifted behavior accepts what it refuses",
    caughtBy: ["lifting.or", "lifting.then"]
  ) { $0.lifted(state: Lens.first).or(.skip) },
]

/// Sets the first part, and flips the second.
private func flip(_ both: inout Both, _ first: Trit) {
  both.first = first
  both.second = both.second.flipped
}

/// Returns the behavior in which one of two takes a message that the other does not.
@Sendable
private func either(_ one: One, _ other: One) -> One {
  One(
    answer: { state, message in
      let answers = (one.answer(to: message, in: state), other.answer(to: message, in: state))
      if answers.0.isAccepted && answers.1.isAccepted { return .ignored }
      return one.or(other).answer(to: message, in: state)
    },
    take: { state, message, effect in
      let answers = (one.answer(to: message, in: state), other.answer(to: message, in: state))
      if answers.0.isAccepted && answers.1.isAccepted { return .ignored }
      return one.or(other).take(message, in: &state, adding: &effect)
    }
  )
}

/// Returns the behavior in which a second refusal leaves what the first has done.
@Sendable
private func keeping(_ one: One, _ other: One) -> One {
  One(
    answer: { one.then(other).answer(to: $1, in: $0) },
    take: { state, message, effect in
      let first = one.take(message, in: &state, adding: &effect)
      return first.isAccepted ? other.take(message, in: &state, adding: &effect) : first
    }
  )
}

/// The instance of a fault in combining, with the laws that must catch it.
private func broken(
  _ name: String,
  _ fault: String,
  operation: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  change: (inout Operations) -> Void
) -> BrokenInstance {
  var operations = Operations()
  change(&operations)
  return BrokenInstance(
    behavior("Behavior.\(name)", .reactions, operations, line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}

/// The instance of a fault in lifting, with the laws that must catch it.
private func lifted(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  lift: @escaping @Sendable (Behavior<Trit, Bit>) -> Behavior<Both, Bit>
) -> BrokenInstance {
  BrokenInstance(
    Instance(
      "Lifting.\(name)",
      liftingLaws(
        .reactions,
        states: Generator<Both>.cases,
        messages: Generator<Bit>.cases,
        lift: lift,
        rest: { $0.second }
      ),
      line: line
    ),
    operation: "lifted",
    fault: fault,
    caughtBy: laws
  )
}
