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
    if end != nil { running.cancel() }
    server.clock.advance(by: time)
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

  @Test("A new connection continues after the last event, at the time that the server sets")
  func again() {
    serve("retry: 500\nid: 7\ndata: x\n\n", parts: 1)
    _ = messages(within: .milliseconds(499), cancelledAfter: nil)
    #expect(server.table.requests.map { $0.headers["last-event-id"] } == [nil, "7"])
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

  @Test("An event that is too long ends the subscription")
  func limit() {
    serve("data: 123456789\n\n", parts: 3)
    let limit = ServerEventMessage.failed(.tooLarge(limit: 10))
    #expect(messages(sizeLimit: 10, within: .seconds(10)) == [.opened, limit])
  }

  @Test("After its cancellation a subscription opens no connection and sends nothing")
  func cancelled() {
    serve("data: x\n\n", parts: 1)
    let found = messages(within: .seconds(100), cancelledAfter: .seconds(1))
    #expect(found == [.opened, .event(ServerEvent(data: "x")), .interrupted])
    #expect(server.table.requests.count == 1)
  }
}
