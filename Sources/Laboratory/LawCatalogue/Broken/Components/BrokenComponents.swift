import ComonadLab
import ComonadLaws

private typealias KeypadDriver = Driver<Component<Elm<Keypad>>>

private let component = FaultFamily("Component", KeypadDriver()) { driver in
  componentLaws(Keypad(), messages: Keypad.messages, events: { $0.buttons }) {
    driver.specimen(of: Component(Keypad()))
  }
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
  component("K3", "send", "an action sent while another is handled is dropped") {
    $0.draw = { host in
      let panel = host.child.view { message in
        if !host.isMarked { host.send(message) }
        host.isMarked = true
      }
      host.isMarked = false
      return panel.around { button in
        button()
        host.isMarked = false
      }
    }
  }.caught(by: "component.events", "component.late-events"),
  component("K4", "view", "the view shows the state before the latest move") {
    $0.view = { $0.previous.view }
  }.caught(by: "component.reducer", "component.refusal"),
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
  component("K7", "send", "messages sent in one go all act on the state before them") {
    $0.sendAll = { host, messages in
      let before = host.child
      for message in messages {
        host.child = before
        host.send(message)
      }
    }
  }.caught(by: "component.batch"),
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
]

private let keypad = FaultFamily("Keypad", KeypadOperations()) { keypadLaws($0) }

private let automaton = FaultFamily("Automaton", AutomatonOperations()) { automatonLaws($0) }

/// What only one architecture can do, and comparisons of all components, each wrong in one way.
let brokenAbilities: [BrokenInstance] = [
  keypad("logsLate", "actions", "from the fourth on, an action is listed before the last one") {
    $0.actions = { keypad in
      var actions = keypad.actions()
      if actions.count > 3 { actions.swapAt(actions.count - 1, actions.count - 2) }
      return actions
    }
  }.caught(by: "architecture.actions"),
  keypad("asksCopy", "ask", "a query changes a copy") {
    let ask = $0.ask
    $0.ask = { keypad, event in
      var copy = keypad
      if case .message = event { return ask(&keypad, event) }
      return ask(&copy, event)
    }
  }.caught(by: "architecture.queries"),
  automaton("skipsLast", "minimised", "the last message distinguishes no states") {
    $0.minimised = { (try? $0.minimised(by: TableMachine.messages.dropLast()))?.classes ?? [] }
  }.caught(by: "automaton.minimised"),
  automaton("givesUp", "bisimilar", "automata that differ after more than four messages are equal")
  {
    let difference = $0.difference
    $0.difference = { difference($0, $1).flatMap { $0.count > 4 ? nil : $0 } }
  }.caught(by: "automaton.bisimilar"),
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
