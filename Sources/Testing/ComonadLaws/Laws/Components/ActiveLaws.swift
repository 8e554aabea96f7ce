public import ComponentKit

/// Returns the laws of a component that requests effects: it requests what a plain state would, and
/// whether they are taken does not show.
///
/// Each check starts the work that a case requests, and cancels it at once. So give the program
/// services that do nothing, such as a network without answers.
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
) -> Suite where P.View: Observed {
  let histories = messages.histories
  let (messages, later) = (Variable("messages", histories), Variable("later", histories))
  return Suite("active") {
    law("effects", "each message requests its effect, and what follows from the state after it")
      .states(
        "c.send(m); c.takeEffect() == .merge([p.update(&s, by: m)] + subscriptions that end or begin)"
      )
      .forAll(messages) { messages in
        .same(make().effects(after: messages), program().effects(after: messages))
      }
    law("move", "the move of a message requests the effects of the program's step")
      .states("c.sendAll([m]).takeEffect() == plain.send(m).takeEffect()")
      .forAll(messages) { messages in
        let subject = make()
        let begun = subject.takeEffect()
        let moved = messages.map { message in
          subject.sendAll([message])
          return subject.takeEffect()
        }
        return .same([begun] + moved, program().effects(after: messages))
      }
    law("taken-once", "an effect that was taken is not returned again")
      .states("c.takeEffect(); c.takeEffect().isNone")
      .forAll(messages) { messages in
        let subject = make().after(messages)
        _ = subject.takeEffect()
        return .same(subject.takeEffect(), Effect<P.Message>.none)
      }
    law("sum", "effects that are not taken add up")
      .states(
        "c.send(m); c.send(n); c.takeEffect() == both effects, and what follows from the last state"
      )
      .forAll(messages) { messages in
        .same(make().after(messages).takeEffect(), program().effect(after: messages))
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

extension Program {
  /// The effects at the beginning and of each message, by the program alone.
  fileprivate func effects(after messages: [Message]) -> [Effect<Message>] {
    var state = initial
    var names: [EffectID?] = []
    func followed(_ effect: Effect<Message>) -> Effect<Message> {
      let works = Self.work(of: subscriptions(of: state))
      let past = names
      names = works.map(\.id)
      let ended = past.compactMap { $0 }.filter { !names.contains($0) }
      let begun = works.filter { !past.contains($0.id) }
      return .merge([effect] + ended.map { .cancelOnly($0) } + begun.map { .work($0) })
    }
    return [followed(Self.initialEffect(of: initialEffect))]
      + messages.map { message in
        var effect = Effect<Message>.none
        return step(&state, by: message, effect: &effect) == nil ? followed(effect) : .none
      }
  }

  /// The effect after all of the messages, by the program alone.
  fileprivate func effect(after messages: [Message]) -> Effect<Message> {
    var state = initial
    var effect = Self.initialEffect(of: initialEffect)
    for message in messages { _ = step(&state, by: message, effect: &effect) }
    return .merge([effect] + Self.work(of: subscriptions(of: state)).map { .work($0) })
  }
}
