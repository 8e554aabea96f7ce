public import ComponentKit

/// The operations that combine behaviors, so that the laws can check other operations too.
public struct BehaviorOperations<State, Message>: Sendable {
  /// A behavior.
  public typealias One = Behavior<State, Message>

  /// The behavior that takes nothing.
  public var empty: @Sendable () -> One = { .empty }

  /// The behavior that accepts everything and does nothing.
  public var skip: @Sendable () -> One = { .skip }

  /// The first that accepts.
  public var or: @Sendable (One, One) -> One = { $0.or($1) }

  /// Each that accepts.
  public var and: @Sendable (One, One) -> One = { $0.and($1) }

  /// Both, one after the other.
  public var then: @Sendable (One, One) -> One = { $0.then($1) }

  /// Creates the operations that behaviors have.
  public init() {}
}

/// Returns the laws of behaviors: what they answer is what they do, and they are almost a semiring.
///
/// - Parameters:
///   - behaviors: The generator of behaviors.
///   - states: The generator of states.
///   - messages: The generator of messages.
///   - operations: How behaviors are combined.
/// - Returns: The suite.
public func behaviorLaws<State: Observed, Message: Observed>(
  _ behaviors: Generator<Behavior<State, Message>>,
  states: Generator<State>,
  messages: Generator<Message>,
  operations: BehaviorOperations<State, Message> = BehaviorOperations()
) -> Suite {
  typealias One = Behavior<State, Message>
  let (or, and, then) = (operations.or, operations.and, operations.then)
  let (empty, skip) = (operations.empty, operations.skip)
  let state = Variable("state", states)
  let message = Variable("message", messages)
  // Each way to combine three behaviors.
  let combined = Generator<One> { draws in
    let (a, b, c) = (behaviors.make(draws), behaviors.make(draws), behaviors.make(draws))
    return switch draws.draw(below: 6) {
    case 0: or(a, or(b, c))
    case 1: and(or(a, b), c)
    case 2: then(a, b)
    case 3: then(and(a, b), c)
    case 4: or(then(a, b), c)
    default: and(a, then(b, c))
    }
  }
  let a = Variable("a", behaviors)
  let b = Variable("b", behaviors)
  let c = Variable("c", behaviors)
  let combinedB = Variable("b", combined)
  // A law that says that some behaviors made of three are equal.
  func law(
    _ name: String,
    _ equation: String,
    _ sentence: String,
    line: Int = #line,
    _ sides: @escaping @Sendable (One, One, One) -> [One]
  ) -> Law {
    Law(
      "behavior.\(name)",
      equation,
      sentence,
      for: (a, b, c, state, message),
      line: line
    ) { a, b, c, state, message in
      let outcomes = sides(a, b, c).map { BehaviorOutcome($0, message, state) }
      return outcomes.dropFirst().reduce(.holds) { $0.and(.same(outcomes[0], $1)) }
    }
  }
  return Suite("behavior") {
    Law(
      "behavior.answer",
      "b.answer(to: m, in: s) == b.take(m, in: &s)",
      "a behavior gives the answer that it predicts",
      for: (combinedB, state, message)
    ) { b, state, message in
      .same("\(b.answer(to: message, in: state))", "\(BehaviorOutcome(b, message, state).answer)")
    }
    Law(
      "behavior.refusal",
      "b.take(m, in: &s) != .accepted implies s is as before, and nothing is to be done",
      "a message that is not taken changes nothing",
      for: (combinedB, state, message)
    ) { b, state, message in
      let outcome = BehaviorOutcome(b, message, state)
      if outcome.answer.isAccepted { return .discarded }
      return .same(outcome.state, state).and(.same(outcome.sent, [] as [Message]))
    }
    law(
      "or-empty",
      "empty.or(a) == a == a.or(empty)",
      "nothing to choose from adds nothing"
    ) { a, _, _ in [a, or(empty(), a), or(a, empty())] }
    law(
      "or-associativity",
      "a.or(b).or(c) == a.or(b.or(c))",
      "of three, the first that accepts is the first, whichever two are put together"
    ) { a, b, c in [or(or(a, b), c), or(a, or(b, c))] }
    law(
      "then-skip",
      "skip.then(a) == a == a.then(skip)",
      "to do nothing besides adds nothing"
    ) { a, _, _ in [a, then(skip(), a), then(a, skip())] }
    law(
      "then-associativity",
      "a.then(b).then(c) == a.then(b.then(c))",
      "three in a row are the same, whichever two are put together"
    ) { a, b, c in [then(then(a, b), c), then(a, then(b, c))] }
    law(
      "empty-then",
      "empty.then(a) == empty",
      "a message that is not taken goes no further"
    ) { a, _, _ in [empty(), then(empty(), a)] }
    law(
      "then-or",
      "a.then(b.or(c)) == a.then(b).or(a.then(c))",
      "the second behavior may be chosen before the first one or after it"
    ) { a, b, c in [then(a, or(b, c)), or(then(a, b), then(a, c))] }
    law(
      "or-then",
      "a.or(b).then(c) == a.then(c).or(b.then(c))    if c accepts everything",
      "a behavior that cannot refuse may follow a choice or each of its sides"
    ) { a, b, c in
      let sure = or(c, skip())
      return [then(or(a, b), sure), or(then(a, sure), then(b, sure))]
    }
    law(
      "and-empty",
      "empty.and(a) == a == a.and(empty)",
      "a behavior that takes nothing adds nothing"
    ) { a, _, _ in [a, and(empty(), a), and(a, empty())] }
    law(
      "and-associativity",
      "a.and(b).and(c) == a.and(b.and(c))",
      "of three, each that accepts takes it, whichever two are put together"
    ) { a, b, c in [and(and(a, b), c), and(a, and(b, c))] }
    law(
      "and",
      "a.and(b) == a.then(b).or(a).or(b)",
      "each that accepts means both, or else one of them"
    ) { a, b, _ in [and(a, b), or(or(then(a, b), a), b)] }
  }
}

/// Returns the laws of lifting: a combination is lifted by lifting what it combines.
///
/// - Parameters:
///   - behaviors: The generator of behaviors.
///   - states: The generator of the larger states.
///   - messages: The generator of the messages.
///   - lift: Lifts a behavior.
///   - rest: Returns what lifted behaviors are to leave alone.
/// - Returns: The suite.
public func liftingLaws<Part, Whole: Observed, Message: Observed, Larger: Observed, Rest: Observed>(
  _ behaviors: Generator<Behavior<Part, Message>>,
  states: Generator<Whole>,
  messages: Generator<Larger>,
  lift: @escaping @Sendable (Behavior<Part, Message>) -> Behavior<Whole, Larger>,
  rest: @escaping @Sendable (Whole) -> Rest
) -> Suite {
  let a = Variable("a", behaviors)
  let b = Variable("b", behaviors)
  let state = Variable("state", states)
  let message = Variable("message", messages)
  func law(
    _ name: String,
    _ whole:
      @escaping @Sendable (Behavior<Part, Message>, Behavior<Part, Message>)
      -> Behavior<Part, Message>,
    _ parts:
      @escaping @Sendable (Behavior<Whole, Larger>, Behavior<Whole, Larger>)
      -> Behavior<Whole, Larger>
  ) -> Law {
    Law(
      "lifting.\(name)",
      "a.\(name)(b).lifted == a.lifted.\(name)(b.lifted)",
      "to combine and then to lift is to lift and then to combine",
      for: (a, b, state, message)
    ) { a, b, state, message in
      .same(
        BehaviorOutcome(lift(whole(a, b)), message, state),
        BehaviorOutcome(parts(lift(a), lift(b)), message, state)
      )
    }
  }
  return Suite("lifting") {
    law("or", { $0.or($1) }, { $0.or($1) })
    law("then", { $0.then($1) }, { $0.then($1) })
    law("and", { $0.and($1) }, { $0.and($1) })
    Law(
      "lifting.rest",
      "a.lifted.take(m, in: &w) leaves the rest of w as it is",
      "the rest of the whole stays as it is",
      for: (a, state, message)
    ) { a, state, message in
      .same(rest(BehaviorOutcome(lift(a), message, state).state), rest(state))
    }
  }
}

// MARK: - Implementation

/// The outcome of a message: the answer, the state, and the messages that were sent.
private struct BehaviorOutcome<State: Observed, Message: Observed>: Observed {
  let answer: Acceptance
  let state: State
  let sent: [Message]

  init(_ behavior: Behavior<State, Message>, _ message: Message, _ state: State) {
    var state = state
    var effect = Effect<Message>.none
    answer = behavior.take(message, in: &state, adding: &effect)
    self.state = state
    sent = effect.messages
  }

  func show(in reading: inout Reading) {
    "\(answer)".show(in: &reading)
    state.show(in: &reading)
    sent.show(in: &reading)
  }
}
