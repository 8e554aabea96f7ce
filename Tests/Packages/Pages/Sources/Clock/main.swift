import ComponentKit
import Markup
import WebHost

/// Ticks while it runs, and rings after a while unless that is cancelled.
struct Clock: MarkupProgram, SavedProgram {
  enum Message: Sendable {
    case run(Bool)
    case tick
    case remind
    case forget
    case remindLate
    case ring
    case storm
  }

  struct State {
    var isRunning = false
    var ticks = 0
    var rings = 0
  }

  static let version = 1

  let initial = State()

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .run(let isRunning): state.isRunning = isRunning
    case .tick: state.ticks += 1
    case .remind: return .work(.after(.milliseconds(200), id: "reminder", send: .ring))
    case .forget: return .cancel("reminder")
    // A browser's own timer counts 2^31 - 1 milliseconds at most, not quite 25 days.
    case .remindLate: return .work(.after(.seconds(60 * 86_400), id: "reminder", send: .ring))
    case .ring: state.rings += 1
    case .storm: return .work(Self.thousand)
    }
    return .none
  }

  /// Work that ticks a thousand times at once.
  private static let thousand = Work<Message>("storm") { outlet in
    for _ in 0..<1_000 { outlet.send(.tick) }
    outlet.finish()
    return .none
  }

  func subscriptions(of state: State) -> [Work<Message>] {
    state.isRunning ? [.every(.milliseconds(40), id: "ticks", send: .tick)] : []
  }

  func markup(of state: State) -> Markup<Message> {
    .div(
      [],
      [
        .button([.id("run"), .onClick(.run(true))], ["run"]),
        .button([.id("stop"), .onClick(.run(false))], ["stop"]),
        .button([.id("remind"), .onClick(.remind)], ["remind"]),
        .button([.id("forget"), .onClick(.forget)], ["forget"]),
        .button([.id("month"), .onClick(.remindLate)], ["remind in two months"]),
        .button([.id("storm"), .onClick(.storm)], ["storm"]),
        .p([.id("ticks")], ["\(state.ticks)"]),
        .p([.id("rings")], ["\(state.rings)"]),
      ]
    )
  }

  func save(_ state: State) -> String { state.isRunning ? "runs" : "stands" }

  func load(_ text: String, version: Int) -> State? {
    if text.utf8.elementsEqual("stands".utf8) { return State() }
    return text.utf8.elementsEqual("runs".utf8) ? State(isRunning: true) : nil
  }
}

Page.start(Elm<Clock>.self, of: Clock(), keptAs: "clock")
