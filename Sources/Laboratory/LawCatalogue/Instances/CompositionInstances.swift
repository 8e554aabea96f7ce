public import ComonadLaws
import Comonads
import ComponentKit

/// Components made of two, in all architectures and at the level of their spaces.
public let compositionInstances: [Instance] =
  sides.all.map { name, make in
    Instance("SideBySide.\(name)", beside(make).worth(0.3))
  }
  + choices.all.map { name, make in
    Instance("OneOfTwo.\(name)", oneOfTwo(make).worth(0.3))
  } + [
    Instance("Together", beside(keypadsTogether)),
    Instance("Switched", oneOfTwo(keypadsSwitched)),
    agreement("Architectures.SideBySide", sides, besideMessages, "together", keypadsTogether),
    agreement("Architectures.OneOfTwo", choices, oneOfTwoMessages, "switched", keypadsSwitched),
  ]

// MARK: - Sides

typealias KeypadSides = SideMessage<Keypad.Message, Keypad.Message>
typealias KeypadChoice = SwitchMessage<Keypad.Message, Keypad.Message>

/// Two keypads of two architectures, side by side.
typealias TwoKeypads = SideBySide<Component<Elm<Keypad>>, Component<Redux<Keypad>>, Panel>

/// Two keypads of two architectures, of which one is shown.
typealias OneKeypad = OneOfTwo<Component<React<Keypad>>, Component<Halogen<Keypad>>, Panel>

/// Returns the panels of two keypads as one.
@Sendable
func joined(_ left: Panel, _ right: Panel) -> Panel {
  Panel(text: "\(left.text)|\(right.text)", buttons: left.buttons + right.buttons)
}

/// Two keypads side by side, as a program in each architecture.
let sides = Specimens<ChildProgram<TwoKeypads>> { ChildProgram(twoKeypads()) }

/// One of two keypads, as a program in each architecture.
let choices = Specimens<ChildProgram<OneKeypad>> { ChildProgram(oneKeypad()) }

/// Makes two keypads side by side.
func twoKeypads() -> TwoKeypads {
  SideBySide(Component(Keypad()), Component(Keypad()), combine: joined)
}

/// Makes one of two keypads.
func oneKeypad() -> OneKeypad {
  OneOfTwo(.left, Component(Keypad()), Component(Keypad()))
}

/// Returns the laws of two keypads side by side.
func beside(_ make: @escaping @Sendable () -> Specimen<KeypadSides, Panel>) -> Suite {
  besideLaws(
    { Specimen(plain: Keypad()) },
    { Specimen(plain: Keypad()) },
    messages: (Keypad.messages, Keypad.messages),
    combine: joined,
    events: { $0.buttons },
    make
  )
}

/// Returns the laws of two keypads of which one is shown.
func oneOfTwo(_ make: @escaping @Sendable () -> Specimen<KeypadChoice, Panel>) -> Suite {
  oneOfTwoLaws(
    { Specimen(plain: Keypad()) },
    { Specimen(plain: Keypad()) },
    messages: (Keypad.messages, Keypad.messages),
    events: { $0.buttons },
    make
  )
}

// MARK: - Spaces

/// Makes two keypads at the level of their spaces.
@Sendable
func keypadsTogether() -> Specimen<KeypadSides, Panel> {
  let elm = Component<Elm<Keypad>>(Keypad())
  let host = Held(elm.beside(Component<Redux<Keypad>>(Keypad()), combine: joined))
  let send = { (message: KeypadSides) in host.component.send(message) }
  return Specimen(
    send: send,
    sendAll: { for message in $0 { _ = send(message) } },
    view: { host.component.view },
    draw: {
      let interface = host.component.interface
      return interface.view { host.component.move(by: $0) }
    }
  )
}

/// Makes one of two keypads at the level of their spaces.
@Sendable
func keypadsSwitched() -> Specimen<KeypadChoice, Panel> {
  let react = Component<React<Keypad>>(Keypad())
  let host = Held(react.or(Component<Halogen<Keypad>>(Keypad())))
  let send = { (message: KeypadChoice) in host.component.send(message) }
  return Specimen(
    send: send,
    sendAll: { for message in $0 { _ = send(message) } },
    view: { host.component.view },
    draw: {
      let interface = host.component.interface
      return interface.view { host.component.move(by: $0) }
    }
  )
}

/// A component that several functions share.
private final class Held<A: Architecture> {
  var component: Component<A>

  init(_ component: Component<A>) { self.component = component }
}

// MARK: - Agreement

/// Messages to either keypad, or to both.
let besideMessages = Generator<KeypadSides>.oneOf([
  Keypad.messages.map { .left($0) },
  Keypad.messages.map { .right($0) },
  Generator { .both(Keypad.messages.make($0), Keypad.messages.make($0)) },
])

/// Messages to either keypad, or to what shows them.
let oneOfTwoMessages = Generator<KeypadChoice>.oneOf([
  Keypad.messages.map { .left($0) },
  Keypad.messages.map { .right($0) },
  Generator<Side>.cases.map { .show($0) },
  .constant(.toggle),
])

/// Returns the instance that says that a program of children and the space of both show the same.
func agreement<P: Program & SendableMetatype>(
  _ name: String,
  _ programs: Specimens<P>,
  _ messages: Generator<P.Message>,
  _ space: String,
  line: Int = #line,
  _ make: @escaping @Sendable () -> Specimen<P.Message, P.View>
) -> Instance where P.View: Observed {
  let others = programs.all.dropFirst() + [(name: space, make: make)]
  return Instance(
    name,
    architectureLaws(programs.elm, against: Array(others), messages: messages),
    line: line
  )
}
