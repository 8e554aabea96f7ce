public import ComponentKit

/// Returns the laws of a component that requests effects: it requests what a plain state would, and
/// whether they are taken does not show.
///
/// - Parameters:
///   - program: Makes the program.
///   - messages: The generator of the messages sent to it.
///   - make: Makes a new component of the program.
/// - Returns: The suite.
public func activeLaws<P: Program & SendableMetatype>(
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  _ make: @escaping @Sendable () -> ComponentUnderTest<P.Message, P.View>
) -> Suite where P.View: Observed, P.Message: Observed {
  let histories = messages.histories
  let (messages, later) = (Variable("messages", histories), Variable("later", histories))
  return Suite("active") {
    law("effects", "each message requests the effect that the program's update returned")
      .states("c.effects(after: messages) == plain.effects(after: messages)")
      .forAll(messages) { messages in
        let plain = ComponentUnderTest(plain: program())
        return .same(make().effects(after: messages), plain.effects(after: messages))
      }
    law("move", "the move of a message requests the effects of the program's step")
      .states("c.sendAll([m]).takeEffect() == plain.send(m).takeEffect()")
      .forAll(messages) { messages in
        let (subject, plain) = (make(), ComponentUnderTest(plain: program()))
        let begun = subject.takeEffect()
        let moved = messages.map { message in
          subject.sendAll([message])
          return subject.takeEffect()
        }
        return .same([begun] + moved, plain.effects(after: messages))
      }
    law("taken-once", "an effect that was taken is not returned again")
      .states("c.takeEffect(); c.takeEffect().isNone")
      .forAll(messages) { messages in
        let subject = make().after(messages)
        _ = subject.takeEffect()
        return .same(subject.takeEffect(), Effect<P.Message>.none)
      }
    law("sum", "effects that are not taken add up")
      .states("c.send(m); c.send(n); c.takeEffect() == both effects, each taken after its message")
      .forAll(messages) { messages in
        .same(
          make().after(messages).takeEffect(),
          Effect.merge(make().effects(after: messages))
        )
      }
    law("hidden", "taking effects changes no view")
      .states("c.takeEffect() leaves all views of c as they were, now and after each message")
      .forAll(messages, later) { before, later in
        let taken = make().after(before)
        _ = taken.takeEffect()
        return .same(taken.views(after: later), make().after(before).views(after: later))
      }
  }
}

extension ComponentUnderTest {
  /// Sends messages, and returns the effect requested before the first and after each.
  func effects(after messages: [Message]) -> [Effect<Message>] {
    readings(takeEffect, after: messages)
  }
}
