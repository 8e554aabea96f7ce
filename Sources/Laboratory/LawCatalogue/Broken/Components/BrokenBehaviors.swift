import ComonadLaws
import ComponentKit
import StoreState

private typealias One = Behavior<Trit, Bit>

/// Behaviors that are combined or lifted in a wrong way.
let brokenBehaviors: [BrokenInstance] = [
  or("orIsLast", "of two that accept, the last one takes the message") { $1.or($0) }
    .caught(by: "behavior.and"),
  or("orIsBoth", "both take a message that one should take") { $0.and($1) }
    .caught(by: "behavior.then-or", "behavior.or-then"),
  or("orIsEither", "if both would accept, none takes the message", either)
    .caught(by: "behavior.or-associativity", "behavior.or-then"),
  behavior("emptyAccepts", "empty", "the empty behavior accepts every message") {
    $0.empty = { .skip }
  }.caught(by: "behavior.or-empty", "behavior.empty-then"),
  behavior("skipIgnores", "skip", "the behavior without a change accepts no message") {
    $0.skip = { .empty }
  }.caught(by: "behavior.then-skip", "behavior.or-then"),
  then("thenKeeps", "a refusal by the second leaves the state as the first has made it", keeping)
    .caught(by: "behavior.refusal", "behavior.then-or"),
  then("thenGoesOn", "the second may refuse, and the first has taken the message") {
    $0.then($1).or($0)
  }.caught(by: "behavior.then-skip", "behavior.then-associativity"),
  then("thenIsReversed", "the second takes the message before the first") { $1.then($0) }
    .caught(by: "behavior.empty-then", "behavior.then-or"),
  and("andIsFirst", "only the first that accepts takes the message") { $0.or($1) }
    .caught(by: "behavior.and"),
  and("andIsTwice", "the second takes the message twice") { $0.and($1).and($1) }
    .caught(by: "behavior.and-empty", "behavior.and-associativity"),
  behavior("promises", "answer", "a behavior says that it would accept what it refuses") {
    $0.answer = { _, _, _ in .accepted }
  }.caught(by: "behavior.answer"),
  lifting("twice", "each lifted behavior takes a message twice, if it can") { behavior in
    let once = behavior.lifted(state: Lens.first)
    return once.and(once)
  }.caught(by: "lifting.or", "lifting.and"),
  lifting("flips", "a message to the part changes the rest") { $0.lifted(state: Lens.flipping) }
    .caught(by: "lifting.and", "lifting.rest"),
  lifting("accepts", "a lifted behavior accepts what it refuses") {
    $0.lifted(state: Lens.first).or(.skip)
  }.caught(by: "lifting.or", "lifting.then"),
]

/// Returns the behavior in which one of two takes a message that the other does not.
private func either(_ one: One, _ other: One) -> One {
  .taking { state, message, effect in
    let answers = (one.answer(to: message, in: state), other.answer(to: message, in: state))
    if answers.0.isAccepted && answers.1.isAccepted { return .ignored }
    return one.or(other).take(message, in: &state, adding: &effect)
  }
}

/// Returns the behavior in which a second refusal keeps the change of the first one.
private func keeping(_ one: One, _ other: One) -> One {
  .taking { state, message, effect in
    let first = one.take(message, in: &state, adding: &effect)
    return first.isAccepted ? other.take(message, in: &state, adding: &effect) : first
  }
}

private let behavior = FaultFamily("Behavior", BehaviorOperations<Trit, Bit>()) {
  behaviorLaws(.reactions, states: .cases, messages: .cases, operations: $0)
}

private let or = behavior.faults(of: "or", \.or)
private let then = behavior.faults(of: "then", \.then)
private let and = behavior.faults(of: "and", \.and)

private let lifting = OperationFamily<@Sendable (Behavior<Trit, Bit>) -> Behavior<Both, Bit>>(
  "Lifting",
  "lifted"
) { partLaws(lift: $0) }
