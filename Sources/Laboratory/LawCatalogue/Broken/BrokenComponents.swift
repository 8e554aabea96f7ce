public import ComonadLaws
import ComponentKit

/// The components that handle messages in a wrong way.
public let brokenComponents: [BrokenInstance] =
  [
    broken(
      "K1",
      "an action is handled twice",
      operation: "send",
      caughtBy: ["component.reducer", "component.refusal"]
    ) {
      handlesTwice()
    },
    broken(
      "K2",
      "an event acts on the component as it was drawn",
      operation: "select",
      caughtBy: ["component.events", "component.late-events"]
    ) {
      isStale()
    },
    broken(
      "K3",
      "an action sent while another is handled is dropped",
      operation: "send",
      caughtBy: ["component.events", "component.late-events"]
    ) {
      dropsWhileHandling()
    },
    broken(
      "K4",
      "the view shows the state before the latest move",
      operation: "view",
      caughtBy: ["component.reducer", "component.refusal"]
    ) {
      showsTheStateBefore()
    },
    broken(
      "K5",
      "an event emits its actions in reverse",
      operation: "emit",
      caughtBy: ["component.events", "component.late-events"]
    ) {
      emitsInReverse()
    },
    broken(
      "K6",
      "a message sent while the view is drawn is lost",
      operation: "draw",
      caughtBy: ["component.events", "component.drawing"]
    ) {
      losesWhatDrawingSends()
    },
    broken(
      "K7",
      "messages sent in one go all act on what was there before",
      operation: "send",
      caughtBy: ["component.batch"]
    ) {
      keepsTheLast()
    },
  ] + brokenArchitectures

/// A component that a faulty host holds.
private final class FaultyHost {
  var component = Component<Elm<Keypad>>(Keypad())
  var previous = Component<Elm<Keypad>>(Keypad())
  var isBusy = false
  var waiting: [Keypad.Message] = []

  func send(_ message: Keypad.Message) -> Refusal? {
    previous = component
    return component.send(message)
  }

  /// What the host does, where nothing else is said.
  func specimen(
    send: ((Keypad.Message) -> Refusal?)? = nil,
    sendAll: (([Keypad.Message]) -> Void)? = nil,
    view: (() -> Panel)? = nil,
    draw: (() -> Panel)? = nil
  ) -> ComponentUnderTest<Keypad.Message, Panel> {
    let send = send ?? { self.send($0) }
    return ComponentUnderTest(
      send: send,
      sendAll: sendAll ?? { for message in $0 { _ = send(message) } },
      view: view ?? { self.component.view },
      draw: draw ?? { self.component.view { _ = send($0) } }
    )
  }
}

extension Panel {
  /// Returns the panel whose buttons do something around what they do.
  fileprivate func around(_ act: @escaping (() -> Void) -> Void) -> Panel {
    Panel(text: text, buttons: buttons.map { button in { act(button) } })
  }
}

// MARK: - Faults

/// Sends each message a second time.
private func handlesTwice() -> ComponentUnderTest<Keypad.Message, Panel> {
  let host = FaultyHost()
  return host.specimen(send: { message in
    let refusal = host.send(message)
    if refusal == nil { _ = host.send(message) }
    return refusal
  })
}

/// Lets the events of a view act on the component that the view was drawn from.
private func isStale() -> ComponentUnderTest<Keypad.Message, Panel> {
  let host = FaultyHost()
  return host.specimen(draw: {
    let drawn = host.component
    return drawn.view { message in
      var copy = drawn
      copy.send(message)
      host.component = copy
    }
  })
}

/// Takes no further message from an event until its first one has been handled, and forgets it.
private func dropsWhileHandling() -> ComponentUnderTest<Keypad.Message, Panel> {
  let host = FaultyHost()
  return host.specimen(draw: {
    let panel = host.component.view { message in
      if !host.isBusy { _ = host.send(message) }
      host.isBusy = true
    }
    host.isBusy = false
    return panel.around { button in
      button()
      host.isBusy = false
    }
  })
}

/// Shows what there was to see before the latest message.
private func showsTheStateBefore() -> ComponentUnderTest<Keypad.Message, Panel> {
  let host = FaultyHost()
  return host.specimen(view: { host.previous.view })
}

/// Sends what an event emits when the event has ended, the last message first.
private func emitsInReverse() -> ComponentUnderTest<Keypad.Message, Panel> {
  let host = FaultyHost()
  return host.specimen(draw: {
    func empty() {
      while let message = host.waiting.popLast() { _ = host.send(message) }
    }
    let panel = host.component.view { host.waiting.append($0) }
    empty()
    return panel.around { button in
      button()
      empty()
    }
  })
}

/// Listens to a view only when it has been drawn.
private func losesWhatDrawingSends() -> ComponentUnderTest<Keypad.Message, Panel> {
  let host = FaultyHost()
  return host.specimen(draw: {
    host.isBusy = true
    defer { host.isBusy = false }
    return host.component.view { message in
      if !host.isBusy { _ = host.send(message) }
    }
  })
}

/// Lets each of several messages act on the state before the first, so that the last one remains.
private func keepsTheLast() -> ComponentUnderTest<Keypad.Message, Panel> {
  let host = FaultyHost()
  return host.specimen(sendAll: { messages in
    let before = host.component
    for message in messages {
      host.component = before
      host.component.send(message)
    }
  })
}

/// Architectures of which one handles every message twice, next to three that are right.
private let brokenArchitectures = [
  brokenArchitecture("K8", "Redux"),
  brokenArchitecture("K9", "React"),
  brokenArchitecture("K10", "Halogen"),
]

/// The four architectures, one of which handles every message twice.
private func brokenArchitecture(
  _ name: String,
  _ faulty: String,
  line: Int = #line
) -> BrokenInstance {
  let specimens = ComponentsUnderTest { Keypad() }
  let suite = architectureLaws(
    specimens.elm,
    against: specimens.all.dropFirst().map { name, make in
      name == faulty ? (name, { handlesTwice() }) : (name, make)
    },
    messages: Keypad.messages
  )
  return BrokenInstance(
    Instance("Component.\(name)", suite, line: line),
    operation: "send",
    fault: "of the four architectures, \(faulty) handles every action twice",
    caughtBy: ["architecture.\(faulty.lowercased())"]
  )
}

/// The instance of a fault, with the laws that must catch it.
private func broken(
  _ name: String,
  _ fault: String,
  operation: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  make: @escaping @Sendable () -> ComponentUnderTest<Keypad.Message, Panel>
) -> BrokenInstance {
  let suite = componentLaws(
    Keypad(),
    messages: Keypad.messages,
    events: { $0.buttons },
    make
  )
  return BrokenInstance(
    Instance("Component.\(name)", suite, line: line),
    operation: operation,
    fault: fault,
    caughtBy: laws
  )
}
