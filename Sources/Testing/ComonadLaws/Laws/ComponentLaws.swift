public import ComponentKit

/// Returns the laws of a component of a program: it shows what a plain state would.
///
/// - Parameters:
///   - program: Makes the program.
///   - messages: The generator of the messages sent to it.
///   - events: What can be triggered in a view; nil for views that send nothing.
///   - make: Makes a new component of the program.
/// - Returns: The suite.
public func componentLaws<P: Program & SendableMetatype>(
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  events: (@Sendable (P.View) -> [() -> Void])? = nil,
  _ make: @escaping @Sendable () -> Specimen<P.Message, P.View>
) -> Suite where P.View: Observed {
  let kit = ComponentLawKit(program: program, messages: messages.histories, make: make)
  return Suite("component", kit.messageLaws + (events.map(kit.eventLaws) ?? []))
}

extension Generator {
  /// The generator of short histories of messages.
  var histories: Generator<[Value]> {
    Generator<[Value]> { draws in
      let messages = self.array(upTo: 6).make(draws)
      draws.story?.write { "[\(messages.map { "\($0)" }.joined(separator: ", "))]" }
      return messages
    }
  }
}

/// What the laws of a component draw.
private struct ComponentLawKit<P: Program & SendableMetatype>: Sendable
where P.View: Observed {
  typealias Subject = Specimen<P.Message, P.View>

  let program: @Sendable () -> P
  let messages: Generator<[P.Message]>
  let make: @Sendable () -> Subject

  /// Compares what a component and a plain state show after the same was done to both.
  private func compare(_ draws: Draws, _ act: (Subject) -> Void) -> Verdict {
    let (subject, plain) = both()
    act(subject)
    act(plain)
    return draws.same(subject.view(), plain.view())
  }

  /// A component and a plain state of the same program.
  private func both() -> (subject: Subject, plain: Subject) { (make(), Subject(plain: program())) }
}

// MARK: - Messages

extension ComponentLawKit {
  /// What messages do.
  var messageLaws: [Law] {
    [
      Law(
        "component.reducer",
        "c.views(after: messages) == messages.reduce(program.initial, program.reduce).views",
        "after each message the view is that of the state which the program's update has led to"
      ) { draws in
        let messages = draws.draw("messages", messages)
        let (subject, plain) = both()
        return draws.same(subject.views(after: messages), plain.views(after: messages))
      },
      Law(
        "component.batch",
        "c.sendAll([a, b]).view == c.send(a).send(b).view",
        "messages sent in one go act as messages sent one after the other"
      ) { draws in
        let messages = draws.draw("messages", messages)
        let together = make()
        let apart = make()
        together.sendAll(messages)
        apart.sendEach(messages)
        return draws.same(together.view(), apart.view())
      },
      Law(
        "component.refusal",
        "c.send(m) == program.refusal(of: m, in: state), and if it is not nil c.view is as before",
        "what the program refuses is reported, and changes nothing"
      ) { draws in
        let messages = draws.draw("messages", messages)
        let (subject, plain) = both()
        for message in messages {
          let before = subject.view()
          let refusal = plain.send(message)
          let verdict = draws.same(subject.send(message)?.reason, refusal?.reason)
          guard case .holds = verdict else { return verdict }
          guard refusal != nil else { continue }
          let unchanged = draws.same(subject.view(), before)
          guard case .holds = unchanged else { return unchanged }
        }
        return .holds
      },
    ]
  }
}

// MARK: - Events

extension ComponentLawKit {
  /// What a view sends.
  func eventLaws(_ events: @escaping @Sendable (P.View) -> [() -> Void]) -> [Law] {
    @Sendable
    func trigger(_ number: Int, of view: P.View) {
      let events = events(view)
      if !events.isEmpty { events[number % events.count]() }
    }
    return [
      Law(
        "component.events",
        "c.draw().events[n](); c.view == plain.draw().events[n](); plain.view",
        "an event of the view acts as the messages that it stands for, in their order"
      ) { draws in
        let messages = draws.draw("messages", messages)
        let number = draws.draw("event", .integers(in: 0...5))
        return compare(draws) { specimen in
          specimen.sendEach(messages)
          trigger(number, of: specimen.draw())
        }
      },
      Law(
        "component.late-events",
        "let old = c.draw(); c.send(m); old.events[n](); c.view == plain.view",
        "an event of a view that was drawn earlier acts on the component as it is by then"
      ) { draws in
        let messages = draws.draw("messages", messages)
        let later = draws.draw("later", self.messages)
        let number = draws.draw("event", .integers(in: 0...5))
        return compare(draws) { specimen in
          specimen.sendEach(messages)
          let drawn = specimen.draw()
          specimen.sendEach(later)
          trigger(number, of: drawn)
        }
      },
      Law(
        "component.drawing",
        "_ = c.draw(); c.view == plain.draw(); plain.view",
        "what a view sends while it is drawn reaches the component"
      ) { draws in
        let messages = draws.draw("messages", messages)
        return compare(draws) { specimen in
          specimen.sendEach(messages)
          _ = specimen.draw()
        }
      },
    ]
  }
}
