import ComponentHost
import ComponentKit
import ComponentServices
import ComponentTesting
import Locks
import Testing

@Suite("Web sockets")
struct WebSocketTests {
  /// A subscription that runs, with its events.
  private final class Running: Sendable {
    private let received = Locked<[WebSocketEvent]>([])
    private let ends = Locked(0)
    private let cancellation = Locked(Cancellation.none)

    var events: [WebSocketEvent] { received.withLock { $0 } }
    var isEnded: Bool { ends.withLock { $0 } == 1 }

    init(_ work: Work<WebSocketEvent>) {
      let cancellation = work.start(
        Outlet(
          send: { [received] event in received.withLock { $0.append(event) } },
          finish: { [ends] in ends.withLock { $0 += 1 } },
          fail: { _ in Issue.record("the work must not fail") }
        )
      )
      self.cancellation.withLock { $0 = cancellation }
    }

    func cancel() { cancellation.withLock { $0 }.cancel() }
  }

  /// The end of a piece of work that sends a text.
  private func end(_ work: Work<NetworkError?>) -> [NetworkError?] {
    let ends = Locked<[NetworkError?]>([])
    _ = work.start(
      Outlet(send: { end in ends.withLock { $0.append(end) } }, finish: {}, fail: { _ in })
    )
    return ends.withLock { $0 }
  }

  private func address(_ text: String = "wss://example.com/chat") throws -> WebAddress {
    try WebAddress(text)
  }

  @Test("reports the events of a connection in their order, until it is closed")
  func events() throws {
    let test = TestWebSockets()
    let address = try address()
    let run = Running(test.sockets.events(from: address, id: "chat"))
    #expect(test.addresses == [address])
    let history: [WebSocketEvent] = [
      .opened, .text(""), .text("caf\u{E9}"), .bytes([0, 255]), .closed(code: 1_001),
    ]
    for event in history {
      #expect(!run.isEnded)
      test.send(event, from: address)
    }
    #expect(run.events == history)
    #expect(run.isEnded)
    #expect(test.addresses == [])
    #expect(history.map(\.isLast) == [false, false, false, false, true])
  }

  @Test("has no event after its end or its cancellation")
  func over() throws {
    let address = try address()
    let receivers = Locked<[WebSockets.Receive]>([])
    let closed = Locked(0)
    let sockets = WebSockets { _, _, receive in
      receivers.withLock { $0.append(receive) }
      return WebSocketConnection(
        send: { _, report in report(nil) },
        cancellation: Cancellation { closed.withLock { $0 += 1 } }
      )
    }
    let ending = Running(sockets.events(from: address, id: "ending"))
    let cancelled = Running(sockets.events(from: address, id: "cancelled"))
    let all = receivers.withLock { $0 }
    all[0](.failed(.interrupted))
    cancelled.cancel()
    #expect(closed.withLock { $0 } == 2)
    for receive in all {
      for event in [.opened, .closed(code: 1_000)] as [WebSocketEvent] { receive(event) }
    }
    #expect(ending.events == [.failed(.interrupted)])
    #expect(cancelled.events == [])
    #expect(!cancelled.isEnded)
    cancelled.cancel()
    #expect(closed.withLock { $0 } == 2)
  }

  @Test("has no event after a failure within the call that connects, and closes the connection")
  func failingAtOnce() throws {
    let closed = Locked(0)
    let sockets = WebSockets { _, _, receive in
      receive(.failed(.unreachable))
      return WebSocketConnection(
        send: { _, report in report(nil) },
        cancellation: Cancellation { closed.withLock { $0 += 1 } }
      )
    }
    let run = Running(sockets.events(from: try address(), id: "chat"))
    #expect(run.events == [.failed(.unreachable)])
    #expect(run.isEnded)
    #expect(closed.withLock { $0 } == 1)
  }

  @Test("sends texts in their order, over an open connection only")
  func sending() throws {
    let test = TestWebSockets()
    let address = try address()
    let sockets = test.sockets
    let rule = "a text must be sent over an open web socket; chat is not open"
    #expect(end(sockets.send("a", to: "chat")) == [.invalid(rule)])
    let run = Running(sockets.events(from: address, id: "chat"))
    #expect(end(sockets.send("a", to: "chat")) == [.invalid(rule)])
    test.send(.opened, from: address)
    for text in ["b", "", "c"] { #expect(end(sockets.send(text, to: "chat")) == [nil]) }
    #expect(end(sockets.send("d", to: "other"))[0] != nil)
    #expect(test.texts == ["b", "", "c"])
    run.cancel()
    #expect(end(sockets.send("e", to: "chat")) == [.invalid(rule)])
    #expect(test.texts == ["b", "", "c"])
  }

  @Test("sends to the later connection of a name, also after the earlier one has ended")
  func replacing() throws {
    let texts = Locked<[String]>([])
    let sockets = WebSockets { address, _, receive in
      receive(.opened)
      return WebSocketConnection(
        send: { text, report in
          texts.withLock { $0.append("\(address.host) \(text)") }
          report(nil)
        },
        cancellation: .none
      )
    }
    let first = Running(sockets.events(from: try address("ws://a"), id: "chat"))
    let second = Running(sockets.events(from: try address("ws://b"), id: "chat"))
    _ = end(sockets.send("1", to: "chat"))
    first.cancel()
    _ = end(sockets.send("2", to: "chat"))
    #expect(texts.withLock { $0 } == ["b 1", "b 2"])
    second.cancel()
  }

  /// A room, whose connection has the name of every other one.
  private struct Room: Program {
    enum Message: Sendable {
      case say(String)
      case said(NetworkError?)
      case event(WebSocketEvent)
    }
    let sockets: WebSockets
    let name: String
    let initial: [NetworkError?] = []
    func subscriptions(of state: [NetworkError?]) -> [Work<Message>] {
      guard let address = try? WebAddress("wss://" + name) else { return [] }
      return [sockets.events(from: address, id: "room").map { .event($0) }]
    }
    func update(_ said: inout [NetworkError?], by message: Message) -> Effect<Message> {
      if case .say(let text) = message {
        return .work(sockets.send(text, to: "room").map { .said($0) })
      }
      if case .said(let error) = message { said.append(error) }
      return .none
    }
    func view(_ said: [NetworkError?], send: @escaping (Message) -> Void) -> Int { said.count }
  }

  @Test("are those of each child, also where all children use one name")
  func children() async throws {
    let receivers = Locked<[String: WebSockets.Receive]>([:])
    let texts = Locked<[String]>([])
    let sockets = WebSockets { address, _, receive in
      receivers.withLock { $0[address.host] = receive }
      return WebSocketConnection(
        send: { text, report in
          texts.withLock { $0.append("\(address.host) \(text)") }
          report(nil)
        },
        cancellation: .none
      )
    }
    let rows = KeyedList([("moths", "moths"), ("owls", "owls")]) {
      Component<Elm<Room>>(Room(sockets: sockets, name: $0))
    }
    let slot = ChildSlot("bats") { Component<Elm<Room>>(Room(sockets: sockets, name: $0)) }
    let sides = SideBySide(
      Component<Elm<ChildProgram<_>>>(ChildProgram(rows)),
      Component<Elm<ChildProgram<_>>>(ChildProgram(slot))
    ) { ($0, $1) }
    let host = ProgramHost(Component<Elm<ChildProgram<_>>>(ChildProgram(sides)))
    for receive in receivers.withLock({ $0.values }) { receive(.opened) }
    host.send(.left(.child("moths", .say("1"))))
    host.send(.right(.child(.say("2"))))
    host.send(.left(.child("owls", .say("3"))))
    #expect(texts.withLock { $0 } == ["moths 1", "bats 2", "owls 3"])
    receivers.withLock { $0["owls"] }?(.closed(code: 1_000))
    host.send(.left(.child("owls", .say("4"))))
    host.send(.left(.child("moths", .say("5"))))
    #expect(texts.withLock { $0 } == ["moths 1", "bats 2", "owls 3", "moths 5"])
    await host.end()
  }

  @Test("release a connection outside of their lock", .timeLimit(.minutes(10)))
  func release() throws {
    final class Link: Sendable {
      private let cancel: @Sendable () -> Void
      init(_ cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }
      deinit { cancel() }
      func use() {}
    }
    let other = Locked(Cancellation.none)
    let sockets = WebSockets { _, _, receive in
      let link = Link { other.withLock { $0 }.cancel() }
      receive(.opened)
      return WebSocketConnection(send: { _, _ in link.use() }, cancellation: .none)
    }
    let address = try address()
    let outlet = Outlet<WebSocketEvent>(send: { _ in }, finish: {}, fail: { _ in })
    let second = sockets.events(from: address, id: "second").start(outlet)
    let first = sockets.events(from: address, id: "first").start(outlet)
    other.withLock { $0 = second }
    first.cancel()
    #expect(end(sockets.send("a", to: "second"))[0] != nil)
    other.withLock { $0 = .none }
  }

  @Test("fails at a message above the size limit, and closes the connection")
  func limit() throws {
    let address = try address()
    for (small, large) in [
      (.text("abc"), .text("ab\u{E9}")), (.bytes([1, 2, 3]), .bytes([1, 2, 3, 4])),
    ] as [(WebSocketEvent, WebSocketEvent)] {
      let test = TestWebSockets()
      let run = Running(test.sockets.events(from: address, id: "chat", sizeLimit: 3))
      for event in [.opened, small, large, small] { test.send(event, from: address) }
      #expect(run.events == [.opened, small, .failed(.tooLarge(limit: 3))])
      #expect(run.isEnded)
      #expect(test.addresses == [])
    }
    let error = NetworkError.tooLarge(limit: 3)
    #expect(error.description == "a message of the server must have at most 3 bytes")
  }

  @Test("refuses addresses of requests", arguments: ["http://a", "https://a"])
  func schemes(text: String) throws {
    let test = TestWebSockets()
    let run = Running(test.sockets.events(from: try address(text), id: "chat"))
    #expect(run.events == [.failed(.invalid("the scheme of a web socket must be ws or wss"))])
    #expect(run.isEnded)
    #expect(test.addresses == [])
  }
}
