import ComonadLab
import ComonadLaws

/// Components that request effects.
let effectInstances: [Instance] = ComponentsUnderTest { EffectfulProgram() }
  .instances("EffectfulProgram") {
    activeLaws(EffectfulProgram(), messages: EffectfulProgram.messages, $0)
  }

/// A program with every kind of effect, small enough to be explored.
struct EffectfulProgram: Program {
  enum Message: Observed, Sendable {
    case go(Trit)
    case back(Trit)
    case call, stop

    func show(in reading: inout ObservedText) { reading.add("\(self)") }
  }

  var initial = Trit.zero
  let initialEffect = Effect<Message>.message(.call)

  func refusal(of message: Message, in carried: Trit) -> Refusal? {
    if case .go(let trit) = message, trit == carried { Refusal("\(trit) is here") } else { nil }
  }

  func update(_ carried: inout Trit, by message: Message) -> Effect<Message> {
    switch message {
    case .go(let trit):
      return .work(
        Work("errand") { outlet in
          outlet.end(with: .back(trit))
          return .none
        }
      )
    case .back(let trit):
      carried = trit
      return .none
    case .call: return .concatenate([.message(.go(carried.next)), .cancel("bell")])
    case .stop: return .cancel("errand")
    }
  }

  func subscriptions(of carried: Trit) -> [Work<Message>] {
    let (clock, tide) = (Self.sending(.zero, as: "clock"), Self.sending(.one, as: "tide"))
    return switch carried {
    case .zero: []
    case .one: [tide]
    case .two: [clock, tide]
    }
  }

  private static func sending(_ trit: Trit, as name: EffectID) -> Work<Message> {
    Work(name) { outlet in
      outlet.send(.back(trit))
      return .none
    }
  }

  func view(_ carried: Trit, send: @escaping (Message) -> Void) -> Trit {
    // The view sends while it is drawn, so that the laws get a message of each view.
    send(.call)
    return carried
  }

  /// The generator of its messages.
  static let messages: Generator<Message> = .oneOf([
    Generator<Trit>.cases.map { .go($0) }, Generator<Trit>.cases.map { .back($0) },
    .element(of: [.call, .stop]),
  ])
}
