public import ComponentKit

/// Returns the laws of a component of a program: it shows what a plain state would.
///
/// - Parameters:
///   - program: Makes the program.
///   - messages: The generator of the messages sent to it.
///   - events: The events of a view; nil for views that send nothing.
///   - make: Makes a new component of the program.
/// - Returns: The suite.
public func componentLaws<P: Program & SendableMetatype>(
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  events: (@Sendable (P.View) -> [() -> Void])? = nil,
  _ make: @escaping @Sendable () -> ComponentUnderTest<P.Message, P.View>
) -> Suite where P.View: Observed {
  let histories = messages.histories
  let (messages, later) = (Variable("messages", histories), Variable("later", histories))
  let event = Variable("event", .integers(in: 0...5))
  let plain = { @Sendable in ComponentUnderTest(plain: program()) }
  return Suite("component") {
    law("reducer", "the view after each message is the view of the updated state")
      .states("c.views(after: messages) == the views of program.initial, updated by each")
      .forAll(messages) { messages in
        .same(make().views(after: messages), plain().views(after: messages))
      }
    law("batch", "sending messages at once equals sending them in turn")
      .states("c.sendAll([a, b]).view == c.send(a).send(b).view")
      .forAll(messages) { messages in
        let together = make()
        together.sendAll(messages)
        return .same(together.view(), make().after(messages).view())
      }
    law("move", "the move of a message is the program's step")
      .states("c.sendAll([m]).view == program.step(&state, by: m), and its view")
      .forAll(messages) { messages in
        let (subject, plain) = (make(), plain())
        let views = messages.map { message in
          subject.sendAll([message])
          _ = plain.send(message)
          return (subject.view(), plain.view())
        }
        return .same(views.map(\.0), views.map(\.1))
      }
    law("refusal", "a message that the program refuses is reported, and changes nothing")
      .states(
        "c.send(m) == program.firstRefusal(of: m, in: s), and if it is not nil c.view is as before"
      )
      .forAll(messages) { messages in
        sameRefusals(of: make(), plain(), to: messages) { $0?.reason }
      }
    if let events {
      law("events", "an event of the view sends its messages in order")
        .states("c.draw().events[n](); c.view == plain.draw().events[n](); plain.view")
        .forAll(messages, event) { messages, number in
          sameViews(of: make(), plain()) { component in
            trigger(number, of: events(component.after(messages).draw()))
          }
        }
      law("late-events", "an event of an older view acts on the present component")
        .states("let old = c.draw(); c.send(m); old.events[n](); c.view == plain.view")
        .forAll(messages, later, event) { messages, later, number in
          sameViews(of: make(), plain()) { component in
            let drawn = component.after(messages).draw()
            component.after(later)
            trigger(number, of: events(drawn))
          }
        }
      law("drawing", "the messages that a view sends while it is drawn reach the component")
        .states("_ = c.draw(); c.view == plain.draw(); plain.view")
        .forAll(messages) { messages in
          sameViews(of: make(), plain()) { _ = $0.after(messages).draw() }
        }
    }
  }
}

extension Generator {
  /// The generator of short histories of messages.
  package var histories: Generator<[Value]> {
    Generator<[Value]> { draws in
      let messages = self.array(upTo: 6).make(draws)
      draws.trace?.write { "[\(messages.map { describe($0) }.joined(separator: ", "))]" }
      return messages
    }
  }
}

/// Claims that two components show the same after the same messages and events.
func sameViews<Message, View: Observed>(
  of one: ComponentUnderTest<Message, View>,
  _ other: ComponentUnderTest<Message, View>,
  after act: (ComponentUnderTest<Message, View>) -> Void
) -> Claim {
  act(one)
  act(other)
  return .same(one.view(), other.view())
}
