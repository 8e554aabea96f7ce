package import ComponentKit

/// The operations that combine behaviors, so that the laws can check other operations too.
package struct BehaviorOperations<State, Message>: Sendable {
  /// A behavior.
  package typealias One = Behavior<State, Message>

  /// The behavior that takes nothing.
  package var empty: @Sendable () -> One = { .empty }

  /// The behavior that accepts everything and does nothing.
  package var skip: @Sendable () -> One = { .skip }

  /// The first that accepts.
  package var or: @Sendable (One, One) -> One = { $0.or($1) }

  /// Each that accepts.
  package var and: @Sendable (One, One) -> One = { $0.and($1) }

  /// Both, one after the other.
  package var then: @Sendable (One, One) -> One = { $0.then($1) }

  /// The answer to a message, without taking it.
  public var answer: @Sendable (One, State, Message) -> Acceptance = { $0.answer(to: $2, in: $1) }

  /// Creates the operations that behaviors have.
  package init() {}
}

/// Returns the laws of behaviors: answers predict updates, and they are almost a semiring.
///
/// - Parameters:
///   - behaviors: The generator of behaviors.
///   - states: The generator of states.
///   - messages: The generator of messages.
///   - operations: How behaviors are combined.
/// - Returns: The suite.
package func behaviorLaws<State: Observed, Message: Observed>(
  _ behaviors: Generator<Behavior<State, Message>>,
  states: Generator<State>,
  messages: Generator<Message>,
  operations: BehaviorOperations<State, Message> = BehaviorOperations()
) -> Suite {
  typealias One = Behavior<State, Message>
  let (or, and, then) = (operations.or, operations.and, operations.then)
  let (empty, skip, answer) = (operations.empty, operations.skip, operations.answer)
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
  let (a, b, c) = (Variable("a", behaviors), Variable("b", behaviors), Variable("c", behaviors))
  let combinedB = Variable("b", combined)
  // The outcome of a behavior, of a message and in a state that are drawn for the case.
  let seen = Variable { draws in
    let (state, message) = (state.draw(draws), message.draw(draws))
    return { BehaviorOutcome($0, message, state) }
  }
  return Suite("behavior") {
    law("answer", "a behavior gives the answer that it predicts")
      .states("b.answer(to: m, in: s) == b.take(m, in: &s)")
      .forAll(combinedB, state, message) { b, state, message in
        .same("\(answer(b, state, message))", "\(BehaviorOutcome(b, message, state).answer)")
      }
    law("refusal", "a message that is not accepted changes nothing")
      .states("b.take(m, in: &s) != .accepted implies s is as before, and nothing is to be done")
      .forAll(combinedB, state, message) { b, state, message in
        let outcome = BehaviorOutcome(b, message, state)
        if outcome.answer.isAccepted { return .discarded }
        return .same(outcome.state, state).and(.same(outcome.sent, [] as [Message]))
      }
    law("or-empty", "a choice with the empty behavior changes nothing")
      .states("empty.or(a) == a == a.or(empty)")
      .forAll(a, seen) { a, seen in
        .same(seen(a), seen(or(empty(), a))).and(.same(seen(a), seen(or(a, empty()))))
      }
    law("or-associativity", "a choice of three behaviors is the same in either grouping")
      .states("a.or(b).or(c) == a.or(b.or(c))")
      .forAll(a, b, c, seen) { a, b, c, seen in .same(seen(or(or(a, b), c)), seen(or(a, or(b, c))))
      }
    law("then-skip", "a sequence with skip changes nothing")
      .states("skip.then(a) == a == a.then(skip)")
      .forAll(a, seen) { a, seen in
        .same(seen(a), seen(then(skip(), a))).and(.same(seen(a), seen(then(a, skip()))))
      }
    law("then-associativity", "a sequence of three behaviors is the same in either grouping")
      .states("a.then(b).then(c) == a.then(b.then(c))")
      .forAll(a, b, c, seen) { a, b, c, seen in
        .same(seen(then(then(a, b), c)), seen(then(a, then(b, c))))
      }
    law("empty-then", "a sequence ends at a behavior that refuses")
      .states("empty.then(a) == empty")
      .forAll(a, seen) { a, seen in .same(seen(empty()), seen(then(empty(), a))) }
    law("then-or", "a sequence distributes over a choice of its second behavior")
      .states("a.then(b.or(c)) == a.then(b).or(a.then(c))")
      .forAll(a, b, c, seen) { a, b, c, seen in
        .same(seen(then(a, or(b, c))), seen(or(then(a, b), then(a, c))))
      }
    law("or-then", "a behavior that accepts all distributes over a choice before it")
      .states("a.or(b).then(c) == a.then(c).or(b.then(c))    if c accepts everything")
      .forAll(a, b, c, seen) { a, b, c, seen in
        let sure = or(c, skip())
        return .same(seen(then(or(a, b), sure)), seen(or(then(a, sure), then(b, sure))))
      }
    law("and-empty", "and with the empty behavior changes nothing")
      .states("empty.and(a) == a == a.and(empty)")
      .forAll(a, seen) { a, seen in
        .same(seen(a), seen(and(empty(), a))).and(.same(seen(a), seen(and(a, empty()))))
      }
    law("and-associativity", "and of three behaviors is the same in either grouping")
      .states("a.and(b).and(c) == a.and(b.and(c))")
      .forAll(a, b, c, seen) { a, b, c, seen in
        .same(seen(and(and(a, b), c)), seen(and(a, and(b, c))))
      }
    law("and", "and is the sequence of both, or else the one that accepts")
      .states("a.and(b) == a.then(b).or(a).or(b)")
      .forAll(a, b, seen) { a, b, seen in .same(seen(and(a, b)), seen(or(or(then(a, b), a), b))) }
  }
}

/// Returns the laws of lifting: a lifted combination combines the lifted behaviors.
///
/// - Parameters:
///   - behaviors: The generator of behaviors.
///   - states: The generator of the larger states.
///   - messages: The generator of the messages.
///   - lift: Lifts a behavior.
///   - rest: Returns the part that lifted behaviors must not change.
/// - Returns: The suite.
package func liftingLaws<
  Part,
  Whole: Observed,
  Message: Observed,
  Larger: Observed,
  Rest: Observed
>(
  _ behaviors: Generator<Behavior<Part, Message>>,
  states: Generator<Whole>,
  messages: Generator<Larger>,
  lift: @escaping @Sendable (Behavior<Part, Message>) -> Behavior<Whole, Larger>,
  rest: @escaping @Sendable (Whole) -> Rest
) -> Suite {
  let (a, b) = (Variable("a", behaviors), Variable("b", behaviors))
  let state = Variable("state", states)
  let message = Variable("message", messages)
  func combining(
    _ name: String,
    _ whole:
      @escaping @Sendable (Behavior<Part, Message>, Behavior<Part, Message>)
      -> Behavior<Part, Message>,
    _ parts:
      @escaping @Sendable (Behavior<Whole, Larger>, Behavior<Whole, Larger>)
      -> Behavior<Whole, Larger>
  ) -> Law {
    law(name, "behaviors may be combined before they are lifted or afterwards")
      .states("a.\(name)(b).lifted == a.lifted.\(name)(b.lifted)")
      .forAll(a, b, state, message) { a, b, state, message in
        .same(
          BehaviorOutcome(lift(whole(a, b)), message, state),
          BehaviorOutcome(parts(lift(a), lift(b)), message, state)
        )
      }
  }
  return Suite("lifting") {
    combining("or", { $0.or($1) }, { $0.or($1) })
    combining("then", { $0.then($1) }, { $0.then($1) })
    combining("and", { $0.and($1) }, { $0.and($1) })
    law("rest", "a lifted behavior leaves the rest of the whole unchanged")
      .states("a.lifted.take(m, in: &w) leaves the rest of w as it is")
      .forAll(a, state, message) { a, state, message in
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
