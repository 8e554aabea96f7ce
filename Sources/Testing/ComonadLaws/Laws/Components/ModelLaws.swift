import ComponentKit

/// Returns the laws that a component agrees with a simple model, after all sequences of messages.
///
/// They are all that can be said of a component that hides its state: what holds for the views and
/// refusals of the model holds for those of the component.
///
/// - Parameters:
///   - name: The name of the suite.
///   - messages: The generator of the messages sent to both.
///   - beginning: The generator of the messages before them in two cases of three.
///   - events: The events of a view; nil for views that send nothing.
///   - model: Makes the model.
///   - make: Makes the component that must agree with it.
/// - Returns: The suite.
public func modelLaws<Message, View: Observed>(
  _ name: String,
  messages: Generator<Message>,
  beginning: Generator<[Message]> = Generator { _ in [] },
  events: (@Sendable (View) -> [() -> Void])? = nil,
  model: @escaping @Sendable () -> ComponentUnderTest<Message, View>,
  _ make: @escaping @Sendable () -> ComponentUnderTest<Message, View>
) -> Suite {
  let messages = Variable("messages", messages.longHistories(after: beginning))
  let event = Variable("event", .integers(in: 0...5))
  return Suite(name) {
    law("views", "the view after each message equals that of a simple model")
      .states("s.views(after: messages) == model.views(after: messages)")
      .forAll(messages) { messages in
        .same(make().views(after: messages), model().views(after: messages))
      }
    law("refusal", "a message that the model refuses is refused, and changes nothing")
      .states(
        "(s.send(m) == nil) == (model.send(m) == nil), and if it is not nil s.view is as before"
      )
      .forAll(messages) { messages in
        sameRefusals(of: make(), model(), to: messages) { $0 == nil }
      }
    if let events {
      law("events", "an event of the view has the effect that it has on the model")
        .states("s.draw().events[n](); s.view == model.draw().events[n](); model.view")
        .forAll(messages, event) { messages, number in
          sameViews(of: make(), model()) { component in
            trigger(number, of: events(component.after(messages).draw()))
          }
        }
    }
  }
}

/// Claims that two components refuse the same messages, and that a refused message changes nothing.
func sameRefusals<Message, View: Observed, Answer: Observed>(
  of subject: ComponentUnderTest<Message, View>,
  _ model: ComponentUnderTest<Message, View>,
  to messages: [Message],
  as answer: @escaping (Refusal?) -> Answer
) -> Claim {
  func claim(_ message: Message) -> Claim {
    let before = subject.view()
    let refusal = model.send(message)
    return .same(answer(subject.send(message)), answer(refusal))
      .and(refusal == nil ? .holds : .same(subject.view(), before))
  }
  return messages.reduce(.holds) { $0.and(claim($1)) }
}

/// Calls the event of a number, if a view has events.
func trigger(_ number: Int, of events: [() -> Void]) {
  if !events.isEmpty { events[number % events.count]() }
}

extension Generator {
  /// Returns the generator of histories of up to twelve messages, long ones as often as short ones,
  /// in two cases of three after some others.
  package func longHistories(after beginning: Generator<[Value]>) -> Generator<[Value]> {
    Generator<[Value]> { draws in
      let first = draws.draw(below: 3) == 0 ? [] : beginning.make(draws)
      let count = draws.draw(below: 17)
      let messages = first + (0..<count).map { _ in self.make(draws) }
      draws.trace?.write { "[\(messages.map { describe($0) }.joined(separator: ", "))]" }
      return messages
    }
  }
}

extension ComponentUnderTest {
  /// Returns the component with a transformed view.
  public func showing<Other>(
    _ transform: @escaping (View) -> Other
  ) -> ComponentUnderTest<Message, Other> {
    ComponentUnderTest<Message, Other>(
      send: send,
      sendAll: sendAll,
      view: { [view] in transform(view()) },
      draw: { [draw] in transform(draw()) },
      takeEffect: takeEffect
    )
  }
}
