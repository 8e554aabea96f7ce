import ComonadLab
import ComonadLaws

@testable import LawCatalogue

/// A program that declares two children, the second of which hides its state.
struct PartedProgram: Program {
  struct State {
    var first = ProgramState(EffectfulProgram())
    var second = Component<Elm<EffectfulProgram>>(EffectfulProgram())
  }

  enum Message: Sendable {
    case first(EffectfulProgram.Message)
    case second(EffectfulProgram.Message)
  }

  var initial: State { State() }

  var children: [Part<State, Message>] {
    [
      Part("first", as: Message.first) {
        $1(&$0.first)
      } from: {
        if case .first(let message) = $0 { message } else { nil }
      },
      Part("second", as: Message.second) {
        $1(&$0.second)
      } from: {
        if case .second(let message) = $0 { message } else { nil }
      },
    ]
  }

  func update(_ state: inout State, by message: Message) {}

  func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    shownChildren([
      (0, state.first.view { send(.first($0)) }), (1, state.second.view { send(.second($0)) }),
    ])
  }
}

/// Returns the laws of the effects of declared children: they are those that each has alone.
func partEffects() -> Suite {
  childEffectLaws(
    "part",
    places: 0..<0,
    steps: childSteps(.integers(in: 0...1), areMade: false),
    model: { PlainChildren(0..<2) },
    message: { (step: ChildStep) -> PartedProgram.Message? in
      guard case .child(let place, let message) = step else { return nil }
      return place == 0 ? .first(message) : .second(message)
    },
    text: { (message: PartedProgram.Message) in
      switch message {
      case .first(let message): "0: \(message)"
      case .second(let message): "1: \(message)"
      }
    },
    make: { ChildrenUnderTest(ProgramState(PartedProgram())) { $0 } }
  )
}
