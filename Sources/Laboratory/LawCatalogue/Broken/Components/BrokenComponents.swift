import ComonadLab
import ComonadLaws

private typealias KeypadDriver = Driver<Component<Elm<Keypad>>>

private let component = FaultFamily("Component", KeypadDriver()) { driver in
  componentLaws(Keypad(), messages: Keypad.messages, events: { $0.buttons }) {
    driver.specimen(of: Component(Keypad()))
  }
}

private let model = FaultFamily("Model", KeypadDriver()) { driver in
  modelLaws(
    "model",
    messages: Keypad.messages,
    events: { $0.buttons },
    model: { ComponentUnderTest(plain: Keypad()) }
  ) { driver.specimen(of: Component(Keypad())) }
}

/// The components that handle messages in a wrong way.
let brokenComponents: [BrokenInstance] = [
  component("K1", "send", "an action is handled twice") { $0.send = handlesTwice }
    .caught(by: "component.reducer", "component.refusal"),
  component("K2", "select", "an event acts on the component as it was drawn") {
    $0.draw = { host in
      let drawn = host.child
      return drawn.view { message in
        var copy = drawn
        copy.send(message)
        host.child = copy
      }
    }
  }.caught(by: "component.events", "component.late-events"),
  component("K5", "emit", "an event emits its actions in reverse") {
    $0.draw = { host in
      func empty() {
        while let message = host.waiting.popLast() { host.send(message) }
      }
      let panel = host.child.view { host.waiting.append($0) }
      empty()
      return panel.around { button in
        button()
        empty()
      }
    }
  }.caught(by: "component.events", "component.late-events"),
  component("K6", "draw", "a message sent while the view is drawn is lost") {
    $0.draw = { host in
      host.isMarked = true
      defer { host.isMarked = false }
      return host.child.view { message in
        if !host.isMarked { host.send(message) }
      }
    }
  }.caught(by: "component.events", "component.drawing"),
  architecture("K8", "of the five architectures, Redux handles every action twice", "Redux")
    .caught(by: "architecture.redux"),
  architecture("K9", "of the five architectures, React handles every action twice", "React")
    .caught(by: "architecture.react"),
  architecture(
    "K10",
    "of the five architectures, Halogen handles every action twice",
    "Halogen"
  ).caught(by: "architecture.halogen"),
  architecture(
    "K12",
    "of the five architectures, Optimistic handles every action twice",
    "Optimistic"
  ).caught(by: "architecture.optimistic"),
  component("K11", "move", "the move of a message skips the refusal") {
    $0.sendAll = { host, messages in
      var word = host.child.view.text
      for message in messages { Keypad().update(&word, by: message) }
      host.child = Component(Elm.space(of: ProgramState(Keypad(), state: word)))
    }
  }.caught(by: "component.batch", "component.move"),
  model("handlesTwice", "send", "an action is handled twice") { $0.send = handlesTwice }
    .caught(by: "model.views", "model.refusal"),
  model("isSilent", "send", "a refusal is not reported") {
    $0.send = { host, message in
      host.send(message)
      return nil
    }
  }.caught(by: "model.refusal"),
  model("isDeaf", "view", "events of the view are dropped") { $0.draw = { $0.child.view } }
    .caught(by: "model.events"),
]

/// Sends a message a second time.
private func handlesTwice(
  _ host: DrivenChild<Component<Elm<Keypad>>>,
  _ message: Keypad.Message
) -> Refusal? {
  let refusal = host.send(message)
  if refusal == nil { host.send(message) }
  return refusal
}

extension Panel {
  /// Returns the panel whose buttons do something before and after their action.
  fileprivate func around(_ act: @escaping (() -> Void) -> Void) -> Panel {
    Panel(text: text, buttons: buttons.map { button in { act(button) } })
  }
}

/// The five architectures, of which one, given by its name, handles every message twice.
private let architecture = OperationFamily<String>("Component", "send") { faulty in
  let specimens = ComponentsUnderTest { Keypad() }
  let driver = KeypadDriver(send: handlesTwice)
  architectureLaws(
    specimens.elm,
    against: specimens.all.dropFirst().map { name, make in
      name == faulty ? (name, { driver.specimen(of: Component(Keypad())) }) : (name, make)
    },
    messages: Keypad.messages
  )
}
