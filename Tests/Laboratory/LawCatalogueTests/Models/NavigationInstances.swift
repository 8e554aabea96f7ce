import ComonadLab
import ComonadLaws

@testable import LawCatalogue

typealias KeypadStack = ScreenStack<Int, Component<Elm<Keypad>>>
typealias EffectfulStack = ScreenStack<Trit, Component<Redux<EffectfulProgram>>>

/// Stacks of screens, in all architectures.
let navigationInstances: [Instance] =
  ComponentsUnderTest { ChildProgram(keypadStack()) }.instances("ScreenStack", worth: 0.15) {
    make in navigationLaws { make().showing(panel) }
  } + [Instance("ScreenStack.effects", navigationEffects())]

func keypadStack() -> KeypadStack { KeypadStack(0) { _ in Component(Keypad()) } }

/// Returns the panel of the top screen, with its depth.
func panel(_ view: ScreenView<Panel>) -> Panel {
  Panel(text: "\(view.depth) \(view.screen.text)", buttons: view.screen.buttons)
}

/// Returns the laws of a stack of keypads: each is as it would be alone, and keeps its word while
/// others lie on it.
func navigationLaws(
  _ make: @escaping @Sendable () -> ComponentUnderTest<KeypadStack.Message, Panel>
) -> Suite {
  modelLaws(
    "navigation",
    messages: navigationMessages,
    events: { $0.buttons },
    model: plainScreens,
    make
  )
}

/// Returns the laws of the effects of screens.
func navigationEffects() -> Suite {
  childEffectLaws(
    "navigation",
    places: 1..<2,
    steps: childSteps(.integers(in: 0...2)),
    model: { PlainChildren(0..<1, kind: .stack) },
    message: { step in
      switch step {
      case .make(_, let seed): .push(seed)
      case .drop: .pop
      case .child(let depth, let message): .screen(depth, message)
      case .answer, .press, .resume: nil
      }
    },
    text: { (message: EffectfulStack.Message) in
      guard case .screen(let depth, let message, _) = message else { return "" }
      return "\(depth): \(message)"
    },
    make: {
      ChildrenUnderTest(EffectfulStack(.zero) { Component(EffectfulProgram(initial: $0)) }) {
        shownChildren([($0.depth, $0.screen)])
      }
    }
  )
}

// MARK: - Messages and the model

private let depths = Generator.integers(in: 0...2)

/// Messages of all kinds to a stack, of which some are refused.
private let navigationMessages: Generator<KeypadStack.Message> = .frequency([
  (6, Generator { .screen($0.draw(depths), $0.draw(Keypad.messages)) }),
  (3, depths.map { .push($0) }),
  (2, .constant(.pop)),
  (1, depths.map { .replace($0) }),
  (2, depths.array(upTo: 3).map { .show($0) }),
])

/// The model of a stack: an array of seeds and plain keypads.
private func plainScreens() -> ComponentUnderTest<KeypadStack.Message, Panel> {
  let refused = Refusal("the array does not take it")
  func screen(_ seed: Int) -> (seed: Int, pad: ProgramState<Keypad>) {
    (seed, ProgramState(Keypad()))
  }
  return ComponentUnderTest(
    [screen(0)],
    step: { screens, message in
      switch message {
      case .push(let seed): screens.append(screen(seed))
      case .pop:
        guard screens.count > 1 else { return refused }
        screens.removeLast()
      case .replace(let seed): screens[screens.count - 1] = screen(seed)
      case .show(let seeds):
        guard !seeds.isEmpty else { return refused }
        let old = screens
        screens = seeds.indices.map { depth in
          let isKept = seeds[...depth].elementsEqual(old.prefix(depth + 1).map(\.seed))
          return isKept ? old[depth] : screen(seeds[depth])
        }
      case .screen(let depth, let message, _):
        guard screens.indices.contains(depth) else { return refused }
        return screens[depth].pad.step(by: message)
      }
      return nil
    },
    view: { screens, send in
      let depth = screens.count - 1
      let panel = Keypad().view(screens[depth].pad.state) { send(.screen(depth, $0)) }
      return Panel(text: "\(depth) \(panel.text)", buttons: panel.buttons)
    }
  )
}
