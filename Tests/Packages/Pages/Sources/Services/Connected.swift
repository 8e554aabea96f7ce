import ComponentKit
import ComponentServices
import EmbeddedText
import Markup

/// Holds a web socket to an address that a person types, and lists its events.
struct Connected: MarkupProgram {
  enum Message: Sendable {
    case address(String)
    case hold(Bool)
    case say
    case said(NetworkError?)
    case event(WebSocketEvent)
  }

  struct State {
    var address = ""
    var isHeld = false
    var events: [String] = []
  }

  let sockets: WebSockets
  let initial = State()

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .address(let text): state.address = text
    case .hold(let isHeld): (state.isHeld, state.events) = (isHeld, [])
    case .say: return .work(sockets.send("moth \u{E9} \u{1F600}", to: "chat").map { .said($0) })
    case .said(let error): state.events.append(error?.description ?? "sent")
    case .event(let event): state.events.append(line(event))
    }
    return .none
  }

  func subscriptions(of state: State) -> [Work<Message>] {
    guard state.isHeld, let address = try? WebAddress(state.address) else { return [] }
    return [sockets.events(from: address, id: "chat", sizeLimit: 1_000).map { .event($0) }]
  }

  private func line(_ event: WebSocketEvent) -> String {
    switch event {
    case .opened: "opened"
    case .text(let text): "text \(text)"
    case .bytes(let bytes): "bytes [\(bytes.map { "\($0)" }.joined(separator: ", "))]"
    case .closed(let code): "closed \(code)"
    case .failed(let error): error.description
    }
  }

  func markup(of state: State) -> Markup<Message> {
    .div(
      [],
      [
        .input([.label("Address"), .onInput { .address($0) }]),
        .button([.onClick(.hold(true))], ["join"]),
        .button([.onClick(.hold(false))], ["leave"]),
        .button([.onClick(.say)], ["say"]),
        .p([.role("status")], [.text(state.events.joined(separator: ", "))]),
      ]
    )
  }
}
