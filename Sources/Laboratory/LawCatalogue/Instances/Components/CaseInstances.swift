import ComonadLaws
import ComponentKit

/// A door behind which a tally stands while it is open.
struct Door: ActiveProgram, Sendable {
  enum State {
    case shut
    case open(CaseChild<Component<Elm<Tally>>>)
  }

  enum Message: Hashable, Sendable {
    case open(Int)
    case shut
    case tally(Int)
  }

  var initial: State { .shut }

  func refusal(of message: Message, in door: State) -> Refusal? {
    if case .shut = door, message == .shut { Refusal("the door is shut") } else { nil }
  }

  func update(_ door: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .open(let seed): door = .open(CaseChild(Component(Tally(initial: seed))))
    case .shut: door = .shut
    case .tally: break
    }
    return .none
  }

  func view(_ door: State, send: @escaping (Message) -> Void) -> Int {
    if case .open(let tally) = door { tally.view } else { -1 }
  }

  /// The door with its tally.
  static var withTally: InCase<Door, Component<Elm<Tally>>> {
    InCase(
      Door(),
      of: "open",
      state: Embedding({ .open($0) }) { if case .open(let tally) = $0 { tally } else { nil } },
      message: Embedding({ .tally($0) }) { if case .tally(let number) = $0 { number } else { nil } }
    )
  }
}

/// Returns the laws of a door with a tally, which shows -1 while it is shut.
func caseLaws(_ make: @escaping @Sendable () -> ComponentUnderTest<Door.Message, Int>) -> Suite {
  modelLaws(
    "in-case",
    messages: .oneOf([
      Tally.messages.map { .tally($0) }, Tally.seeds.map { .open($0) }, .constant(.shut),
    ]),
    beginning: Tally.seeds.map { [.open($0)] },
    model: {
      tallyModel { message in
        switch message {
        case .open(let seed): .replace(seed)
        case .shut: .replace(nil)
        case .tally(let message): .child(message)
        }
      }
    },
    make
  )
}
