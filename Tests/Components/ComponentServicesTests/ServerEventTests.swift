import ComponentKit
import ComponentServices
import ComponentTesting
import Locks
import Testing

@Suite("Server-sent events")
struct ServerEventTests {
  let server = Server()

  /// Subscribes for some time, and returns the messages.
  func messages(
    sizeLimit: Int = 1000,
    within time: Duration,
    cancelledAfter end: Duration? = nil
  ) -> [ServerEventMessage] {
    var request = HTTPRequest(.get, address)
    request.sizeLimit = sizeLimit
    let found = Locked<[ServerEventMessage]>([])
    let running = server.table.network.serverEvents(from: request, id: "news").start(
      Outlet(send: { message in found.withLock { $0.append(message) } }, finish: {}, fail: { _ in })
    )
    server.clock.advance(by: end ?? time)
    if end != nil {
      running.cancel()
      server.clock.advance(by: time)
    }
    return found.withLock { $0 }
  }

  /// Answers with a stream in parts of one byte, then with one that never comes.
  func serve(_ text: String, parts: Int, type: String = "text/event-stream") {
    let headers = Headers([("Content-Type", type)])
    let response = HTTPResponse(status: 200, headers: headers, body: text)
    server.table.answer(.get, address, with: .response(response, parts: parts), .never)
  }

  @Test("All forms of lines are read, in parts of any size", arguments: [1, 7, 1000])
  func forms(parts: Int) {
    let text =
      "\u{FEFF}: a comment\r\ndata: one\r\rdata:two\ndata\ndata:  three\n\n"
      + "event: add\nid: 7\ndata: x\n\nid\ndata: y\n\ndata: incomplete"
    serve(text, parts: parts)
    #expect(
      messages(within: .seconds(1)) == [
        .opened, .event(ServerEvent(data: "one")), .event(ServerEvent(data: "two\n\n three")),
        .event(ServerEvent(name: "add", data: "x", id: "7")), .event(ServerEvent(data: "y")),
        .interrupted,
      ]
    )
  }

  @Test(
    "A new connection continues after the last event that is complete",
    arguments: [
      ("id: 7\ndata: x\n\n", "7"), ("id: 1\ndata: x\n\nid: 2\ndata: tw", "1"),
      ("id: 1\ndata: x\n\nid: 2\ndata: two\n", "1"), ("id: 1\ndata: x\n\nid: 2\n", "1"),
      ("id: 1\n\n", "1"), ("id: 1\ndata: x\n\nid\ndata: y\n\n", nil), ("id: 1\ndata: x", nil),
      ("id: 1\ndata: x\n\nid: 2\u{1}\ndata: y\n\n", "1"), ("id: a\u{0}\ndata: y\n\n", nil),
      ("id: \u{7F}\ndata: y\n\n", nil), ("id: \u{E9}\ndata: y\n\n", "\u{E9}"),
    ]
  )
  func again(text: String, last: String?) {
    serve(text, parts: 1)
    let found = messages(within: .seconds(4))
    #expect(found.last == .interrupted)
    #expect(server.table.requests.map { $0.headers["last-event-id"] } == [nil, last])
  }

  @Test("An event after a new connection has the name of the last one")
  func kept() {
    let headers = Headers([("Content-Type", "text/event-stream")])
    let texts = ["id: 1\ndata: a\n\nid: 2\ndata: b", "data: c\n\n"]
    let answers = texts.map { AnswerTable.Answer.text($0, headers: headers) }
    server.table.answer(.get, address, with: answers[0], answers[1], .never)
    let found = messages(within: .seconds(10))
    let events = [ServerEvent(data: "a", id: "1"), ServerEvent(data: "c", id: "1")]
    #expect(found.filter { $0 != .opened && $0 != .interrupted } == events.map { .event($0) })
  }

  @Test(
    "The server sets the time before a new connection with digits",
    arguments: [
      ("500", 500), ("00500", 500), ("-5", 3000), ("+5", 3000), ("0.5", 3000), ("", 3000),
      ("-9300000000000", 3000), ("-9223372036854775808", 3000), ("0", 0),
      ("99999999999999999999", nil),
    ]
  )
  func time(text: String, milliseconds: Int?) {
    serve("retry: \(text)\n\n", parts: 1)
    _ = messages(within: .milliseconds(max(0, (milliseconds ?? 1_000_000_000) - 1)))
    #expect(server.table.requests.count == (milliseconds == 0 ? 2 : 1))
    server.clock.advance(by: .milliseconds(1))
    #expect(server.table.requests.count == (milliseconds == nil ? 1 : 2))
  }

  @Test("A refused connection ends the subscription", arguments: [204, 404, 500])
  func refused(status: Int) {
    server.table.answer(.get, address, with: .text("", status: status))
    #expect(messages(within: .seconds(100)) == [.refused(status: status)])
    #expect(server.table.requests.count == 1)
  }

  @Test("The type of a stream may have parameters", arguments: ["Text/Event-Stream; charset=utf-8"])
  func parameters(type: String) {
    serve("data: x\n\n", parts: 1, type: type)
    #expect(messages(within: .seconds(1)).first == .opened)
  }

  @Test("A response of another type ends the subscription", arguments: ["text/html", ""])
  func type(type: String) {
    serve("data: x\n\n", parts: 1, type: type)
    let end = NetworkError.unsupported("a stream of another type than text/event-stream")
    #expect(messages(within: .seconds(100)) == [.failed(end)])
    #expect(server.table.requests.count == 1)
  }

  @Test(
    "An event that is too long ends the subscription, after those before it",
    arguments: [
      ("data: 123456789\n\n", []), ("data: a\n\ndata: b\n\ndata: 123456789\n\n", ["a", "b"]),
      ("data: a\ndata: b\n\n", []), ("data: a\n\nx: 1234567890\n", ["a"]),
    ]
  )
  func limit(text: String, events: [String]) {
    for parts in [1, 3, 1000] {
      serve(text, parts: parts)
      let limit = ServerEventMessage.failed(.tooLarge(limit: 10))
      let all = events.map { ServerEventMessage.event(ServerEvent(data: $0)) }
      #expect(messages(sizeLimit: 10, within: .seconds(10)) == [.opened] + all + [limit])
    }
  }

  @Test(
    "Signs of life are no bytes of an event",
    arguments: [": ping\n", ":\n", "retry: 10\n", "event: x\n", "id: 1\n", ": a long comment\r\n"]
  )
  func signsOfLife(line: String) {
    let text = "\u{FEFF}:\ndata: a\n\n" + String(repeating: line, count: 100) + "data: b\n\n"
    serve(text, parts: 7)
    let found = messages(sizeLimit: 10, within: .seconds(1))
    #expect(found.count { if case .event = $0 { true } else { false } } == 2)
  }

  @Test("After its cancellation a subscription opens no connection and sends nothing")
  func cancelled() {
    serve("data: x\n\n", parts: 1)
    let found = messages(within: .seconds(100), cancelledAfter: .seconds(1))
    #expect(found == [.opened, .event(ServerEvent(data: "x")), .interrupted])
    #expect(server.table.requests.count == 1)
  }
}
