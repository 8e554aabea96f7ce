import ComponentKit
import ComponentServices
import EmbeddedText
import Markup
import WebHost

/// Sends requests to an address that a person types, and lists their events.
struct Requests: MarkupProgram {
  enum Message: Sendable {
    case address(String)
    case send(HTTPRequest.Method)
    case event(NetworkEvent)
    case cancel
    case follow(Bool)
    case news(ServerEventMessage)
  }

  struct State {
    var address = ""
    var lines: [String] = []
    var isFollowing = false
  }

  let network: Network
  let initial = State()

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .address(let text): state.address = text
    case .send(let method):
      state.lines = []
      do throws(AddressError) {
        return .work(
          network.events(of: try request(method, state), id: "request").map { .event($0) }
        )
      } catch {
        state.lines = [error.description]
      }
    case .event(let event): state.lines.append(line(event))
    case .cancel: return .cancel("request")
    case .follow(let isFollowing): (state.isFollowing, state.lines) = (isFollowing, [])
    case .news(.event(let event)): state.lines.append("\(event.id) \(event.data)")
    case .news(.opened): state.lines.append("opened")
    case .news(.interrupted): state.lines.append("interrupted")
    case .news(.refused(let status)): state.lines.append("refused \(status)")
    case .news(.failed(let error)): state.lines.append(error.description)
    }
    return .none
  }

  func subscriptions(of state: State) -> [Work<Message>] {
    guard state.isFollowing, let address = try? WebAddress(state.address) else { return [] }
    return [
      network.serverEvents(from: HTTPRequest(.get, address), id: "news").map { .news($0) }
    ]
  }

  private func request(
    _ method: HTTPRequest.Method,
    _ state: State
  ) throws(AddressError) -> HTTPRequest {
    var request = HTTPRequest(method, try WebAddress(state.address))
    request.timeLimit = .seconds(2)
    request.sizeLimit = 100_000
    if method == .post {
      request.send(["count": .number(3)])
      request.authorize("Token", Secret("jwt"))
    }
    return request
  }

  private func line(_ event: NetworkEvent) -> String {
    switch event {
    case .sent(let count, let all): "sent \(count) of \(all)"
    case .began(let status, let headers):
      "began \(status) \(headers["x-kind"] ?? headers["content-encoding"] ?? "-")"
    case .received(let bytes) where bytes.count > 100: "received \(bytes.count) bytes"
    case .received(let bytes): "received \(HTTPResponse(status: 0, body: bytes).text)"
    case .ended: "ended"
    case .failed(let error): "failed: \(error.description)"
    }
  }

  func markup(of state: State) -> Markup<Message> {
    .div(
      [],
      [
        .p([.id("origin")], [.text(Page.origin?.text ?? "no origin")]),
        .input([.id("address"), .label("Address"), .onInput { .address($0) }]),
        .button([.id("get"), .onClick(.send(.get))], ["get"]),
        .button([.id("post"), .onClick(.send(.post))], ["post"]),
        .button([.id("cancel"), .onClick(.cancel)], ["cancel"]),
        .button([.id("follow"), .onClick(.follow(true))], ["follow"]),
        .button([.id("leave"), .onClick(.follow(false))], ["leave"]),
        .ol([.id("lines")], state.lines.map { .li([], [.text($0)]) }),
      ]
    )
  }
}

let network = Page.network.retrying(RetryPolicy(first: .milliseconds(50))).limited(to: 4)
Page.start(Component<Elm<Requests>>(Requests(network: network)))
