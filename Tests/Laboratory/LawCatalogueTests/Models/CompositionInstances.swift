import ComonadLab
import ComonadLaws

@testable import LawCatalogue

/// Children made of two, in all architectures, and their meanings.
let compositionInstances: [Instance] =
  sides.all.map { name, make in Instance("SideBySide.\(name)", beside(make).worth(0.3)) }
  + choices.all.map { name, make in
    Instance("OneOfTwo.\(name)", oneOfTwo(make).worth(0.3))
  } + [
    Instance("SideBySide.Day", beside(keypadsAsDay)),
    Instance("OneOfTwo.Switch", oneOfTwo(keypadsAsSwitch)),
    Instance("Architectures.SideBySide", agreement(sides, besideMessages, "day", keypadsAsDay)),
    Instance(
      "Architectures.OneOfTwo",
      agreement(choices, oneOfTwoMessages, "switch", keypadsAsSwitch)
    ),
    Instance(
      "Refusals.SideBySide",
      refusalLaws(ChildProgram(twoKeypads()), messages: besideMessages).worth(0.3)
    ),
    Instance(
      "Refusals.OneOfTwo",
      refusalLaws(ChildProgram(oneKeypad()), messages: oneOfTwoMessages).worth(0.3)
    ),
  ]

// MARK: - Sides

typealias KeypadSides = SideMessage<Keypad.Message, Keypad.Message>
typealias KeypadChoice = SwitchMessage<Keypad.Message, Keypad.Message>

/// Two keypads of two architectures, side by side.
typealias TwoKeypads = SideBySide<Component<Elm<Keypad>>, Component<Redux<Keypad>>, Panel>

/// Two keypads of two architectures, of which one is shown.
typealias OneKeypad = OneOfTwo<Component<React<Keypad>>, Component<Halogen<Keypad>>, Panel>

/// Returns the panels of two keypads as one.
func joined(_ left: Panel, _ right: Panel) -> Panel {
  Panel(text: "\(left.text)|\(right.text)", buttons: left.buttons + right.buttons)
}

/// Two keypads side by side, as a program in each architecture.
let sides = ComponentsUnderTest<ChildProgram<TwoKeypads>> { ChildProgram(twoKeypads()) }

/// One of two keypads, as a program in each architecture.
let choices = ComponentsUnderTest<ChildProgram<OneKeypad>> { ChildProgram(oneKeypad()) }

/// Makes two keypads side by side.
func twoKeypads() -> TwoKeypads {
  SideBySide(Component(Keypad()), Component(Keypad()), combine: joined)
}

/// Makes one of two keypads.
func oneKeypad() -> OneKeypad { OneOfTwo(.left, Component(Keypad()), Component(Keypad())) }

/// Returns the laws of two keypads side by side: each is as it would be alone, and a message to both
/// is taken by both or by neither.
func beside(_ make: @escaping @Sendable () -> ComponentUnderTest<KeypadSides, Panel>) -> Suite {
  modelLaws("beside", messages: besideMessages, events: { $0.buttons }, model: plainSides, make)
}

/// Returns the laws of two keypads of which one is shown: each is as it would be alone.
func oneOfTwo(_ make: @escaping @Sendable () -> ComponentUnderTest<KeypadChoice, Panel>) -> Suite {
  modelLaws(
    "one-of-two",
    messages: oneOfTwoMessages,
    events: { $0.buttons },
    model: plainChoice,
    make
  )
}

// MARK: - Models

/// Two plain keypads, with a side that may be shown.
private struct PlainKeypads {
  var side = Side.left
  var left = ProgramState(Keypad())
  var right = ProgramState(Keypad())

  func leftPanel(_ send: @escaping (Keypad.Message) -> Void) -> Panel {
    Keypad().view(left.state, send: send)
  }

  func rightPanel(_ send: @escaping (Keypad.Message) -> Void) -> Panel {
    Keypad().view(right.state, send: send)
  }
}

/// The model of two keypads side by side.
private func plainSides() -> ComponentUnderTest<KeypadSides, Panel> {
  ComponentUnderTest(
    PlainKeypads(),
    step: { pads, message in
      switch message {
      case .left(let message): pads.left.step(by: message)
      case .right(let message): pads.right.step(by: message)
      case .both(let first, let second):
        pads.left.step(by: first) ?? pads.right.step(by: second)
      }
    },
    view: { pads, send in
      joined(pads.leftPanel { send(.left($0)) }, pads.rightPanel { send(.right($0)) })
    }
  )
}

/// The model of two keypads of which the left one is shown at first.
private func plainChoice() -> ComponentUnderTest<KeypadChoice, Panel> {
  ComponentUnderTest(
    PlainKeypads(),
    step: { pads, message in
      switch message {
      case .left(let message): return pads.left.step(by: message)
      case .right(let message): return pads.right.step(by: message)
      case .show(let side): pads.side = side
      case .toggle: pads.side = pads.side.other
      }
      return nil
    },
    view: { pads, send in
      pads.side == .left ? pads.leftPanel { send(.left($0)) } : pads.rightPanel { send(.right($0)) }
    }
  )
}

// MARK: - Meanings

/// The meaning of two keypads side by side: the `Day` of their spaces, moved on either side.
func keypadsAsDay() -> ComponentUnderTest<KeypadSides, Panel> {
  typealias Left = Elm<Keypad>
  typealias Right = Redux<Keypad>
  typealias Move = Day<Left.Space, Right.Space, Void>.Movement
  let day = Day(Component<Left>(Keypad()).space, Component<Right>(Keypad()).space) { left, right in
    UI<Move, Panel> { move in
      joined(left.view(move: { move(.left($0)) }), right.view(move: { move(.right($0)) }))
    }
  }
  return specimen(of: day) { message, day in
    let (left, right) = (Component<Left>(day.left), Component<Right>(day.right))
    return switch message {
    case .left(let m): (left.refusal(of: m), .left(Left.movement(for: m)))
    case .right(let n): (right.refusal(of: n), .right(Right.movement(for: n)))
    case .both(let m, let n):
      (
        left.refusal(of: m) ?? right.refusal(of: n),
        .left(Left.movement(for: m)).then(.right(Right.movement(for: n)))
      )
    }
  }
}

/// One of two keypads as its meaning: the `Switch` of their spaces.
func keypadsAsSwitch() -> ComponentUnderTest<KeypadChoice, Panel> {
  typealias Left = React<Keypad>
  typealias Right = Halogen<Keypad>
  typealias Move = Switch<Left.Space, Right.Space, Void>.Movement
  let choice = Switch(
    .left,
    left: Component<Left>(Keypad()).space,
    right: Component<Right>(Keypad()).space,
    showLeft: { left in UI<Move, Panel> { move in left.view(move: { move(.left($0)) }) } },
    showRight: { right in UI<Move, Panel> { move in right.view(move: { move(.right($0)) }) } }
  )
  return specimen(of: choice) { message, choice in
    let (left, right) = (Component<Left>(choice.left), Component<Right>(choice.right))
    return switch message {
    case .left(let m): (left.refusal(of: m), .left(Left.movement(for: m)))
    case .right(let n): (right.refusal(of: n), .right(Right.movement(for: n)))
    case .show(let side): (nil, .show(side))
    case .toggle: (nil, .toggle)
    }
  }
}

/// Returns the specimen of a space of user interfaces, given the move of each message.
private func specimen<Message, Space: PairedComonad>(
  of space: Space,
  _ movement: @escaping (Message, Space) -> (refusal: Refusal?, move: Space.Movement)
) -> ComponentUnderTest<Message, Panel> where Space.Focus == UI<Space.Movement, Panel> {
  var space = space
  return ComponentUnderTest(
    send: { message in
      let (refusal, move) = movement(message, space)
      if refusal == nil { space.move(by: move) }
      return refusal
    },
    view: { space.extract().view { _ in } },
    draw: { space.extract().view { space.move(by: $0) } }
  )
}

// MARK: - Agreement

/// Messages to either keypad, or to both.
let besideMessages = Generator<KeypadSides>.oneOf([
  Keypad.messages.map { .left($0) },
  Keypad.messages.map { .right($0) },
  Generator { .both(Keypad.messages.make($0), Keypad.messages.make($0)) },
])

/// Messages to either keypad, or to the switch of both.
let oneOfTwoMessages = Generator<KeypadChoice>.oneOf([
  Keypad.messages.map { .left($0) },
  Keypad.messages.map { .right($0) },
  Generator<Side>.cases.map { .show($0) },
  .constant(.toggle),
])

/// Returns the laws by which a program of children and the space of both show the same.
func agreement<P: Program & SendableMetatype>(
  _ programs: ComponentsUnderTest<P>,
  _ messages: Generator<P.Message>,
  _ space: String,
  _ make: @escaping @Sendable () -> ComponentUnderTest<P.Message, P.View>
) -> Suite where P.View: Observed {
  let others = programs.all.dropFirst() + [(name: space, make: make)]
  return architectureLaws(programs.elm, against: Array(others), messages: messages)
}
