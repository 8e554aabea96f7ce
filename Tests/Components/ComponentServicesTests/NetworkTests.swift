import ComponentKit
import ComponentServices
import ComponentTesting
import EmbeddedText
import Locks
import Testing

@Suite("Networks")
struct NetworkTests {
  let server = Server()

  @Test("A response arrives in its parts")
  func parts() {
    let response = HTTPResponse(status: 200, body: "abcdef")
    server.table.answer(.get, address, with: .response(response, parts: 3, apart: .seconds(1)))
    #expect(server.lines(by: server.table.network) == ["200", "ab", "cd", "ef", "ended"])
  }

  @Test("A request ends at its time limit, and its connection is cancelled")
  func time() {
    server.table.answer(.get, address, with: .text("late", after: .seconds(31)))
    #expect(server.lines(by: server.table.network) == ["the server did not answer in time"])
    #expect(server.table.cancelled == 1)
  }

  @Test("A body that is longer than the limit ends the request")
  func size() {
    var request = HTTPRequest(.get, address)
    request.sizeLimit = 3
    let response = HTTPResponse(status: 200, body: "abcd")
    server.table.answer(.get, address, with: .response(response, parts: 2))
    let limit = "a message of the server must have at most 3 bytes"
    #expect(server.lines(request, by: server.table.network) == ["200", "ab", limit])
    let headers = Headers([("Content-Length", "4")])
    server.table.answer(.get, address, with: .text("abcd", headers: headers))
    #expect(server.lines(request, by: server.table.network) == ["200", limit])
    server.table.answer(.get, address, with: .text("abc"))
    #expect(server.lines(request, by: server.table.network) == ["200", "abc", "ended"])
  }

  @Test(
    "A length is that of a body, of digits alone",
    arguments: [
      (HTTPRequest.Method.get, 200, "4", true), (.get, 200, "004", true), (.get, 404, "4", true),
      (.get, 200, "99999999999999999999", true), (.get, 200, "-99999999999999999999", false),
      (.get, 200, "+4", false), (.get, 200, "4, 4", false), (.get, 204, "4", false),
      (.get, 304, "4", false), (.head, 200, "20971520", false), (.options, 200, "4", true),
    ]
  )
  func length(method: HTTPRequest.Method, status: Int, length: String, isTooLarge: Bool) {
    var request = HTTPRequest(method, address)
    request.sizeLimit = 3
    let headers = Headers([("Content-Length", length)])
    server.table.answer(
      method,
      address,
      with: .response(HTTPResponse(status: status, headers: headers), parts: 1)
    )
    let last = Requested(request, by: server.table.network)
    server.clock.advance(by: .zero)
    #expect(last.events.last == (isTooLarge ? .failed(.tooLarge(limit: 3)) : .ended))
  }

  @Test("An interim status is no response", arguments: [[100], [103], [102, 103]])
  func interim(statuses: [Int]) {
    let asked = Locked(0)
    let network = Network(clock: NetworkClock(server.clock)) { _, receive in
      let count = asked.withLock { count in
        count += 1
        return count
      }
      for status in statuses { receive(.began(status: status, headers: Headers())) }
      receive(.began(status: count == 1 ? 503 : 200, headers: Headers()))
      receive(.ended)
      return .none
    }
    #expect(server.lines(by: network) == ["503", "ended"])
    asked.withLock { $0 = 0 }
    #expect(server.lines(by: network.retrying()) == ["200", "ended"])
  }

  @Test("A response without a status is an interruption")
  func withoutStatus() {
    let network = Network(clock: NetworkClock(server.clock)) { _, receive in
      receive(.received([1]))
      receive(.ended)
      return .none
    }
    let found = Locked<[Result<HTTPResponse, NetworkError>]>([])
    _ = network.response(to: HTTPRequest(.get, address)).start(
      Outlet(send: { answer in found.withLock { $0.append(answer) } }, finish: {}, fail: { _ in })
    )
    #expect(found.withLock { $0 } == [.failure(.interrupted)])
  }

  @Test("The mark of UTF-8 is no part of a text", arguments: ["", "\u{FEFF}"])
  func mark(mark: String) {
    let response = HTTPResponse(status: 200, body: mark + "{\"a\":1}")
    #expect(response.text == "{\"a\":1}")
    #expect(response.json?["a"]?.number == 1)
    let twice = HTTPResponse(status: 200, body: "\u{FEFF}" + mark + "x")
    #expect(twice.text.unicodeScalars.elementsEqual((mark + "x").unicodeScalars))
    #expect(HTTPResponse(status: 200, body: mark).text == "")
  }

  @Test("The whole response is one message")
  func whole() throws {
    server.table.answer(.get, address, with: .json(["count": .number(3)]))
    let found = Locked<[Result<HTTPResponse, NetworkError>]>([])
    let ends = Locked(0)
    _ = server.table.network.response(to: HTTPRequest(.get, address)).start(
      Outlet(
        send: { answer in found.withLock { $0.append(answer) } },
        finish: { ends.withLock { $0 += 1 } },
        fail: { _ in }
      )
    )
    server.clock.advance(by: .zero)
    let response = try #require(try found.withLock { $0 }.first?.get())
    #expect(response.json?["count"]?.number == 3)
    #expect(response.headers["content-type"] == "application/json")
    #expect(ends.withLock { $0 } == 1)
  }

  @Test("Errors are equal if their cases and contents are")
  func errors() {
    let all: [NetworkError] = [
      .invalid("a"), .invalid("b"), .unsupported("a"), .unreachable, .interrupted, .timedOut,
      .tooLarge(limit: 1), .tooLarge(limit: 2), .redirected, .malformed,
      .invalid(NetworkError.unreachable.description),
    ]
    for (place, error) in all.enumerated() {
      #expect(all.firstIndex(of: error) == place)
      #expect(all.lastIndex(of: error) == place)
    }
  }

  @Test("A transport that reports after the end is not heard")
  func afterTheEnd() {
    let network = Network(clock: NetworkClock(server.clock)) { _, receive in
      for event in [NetworkEvent.ended, .received([1]), .ended, .failed(.interrupted)] {
        receive(event)
      }
      return .none
    }
    #expect(server.lines(by: network) == ["ended"])
  }

  @Test(
    "Every network ends each request once, and never after it was cancelled",
    arguments: 0..<200
  )
  func laws(seed: Int) {
    let faults: [AnswerTable.Answer] = [
      .text("a", after: .seconds(1)), .failure(.unreachable), .interrupted([1], after: .seconds(2)),
      .never, .text("", status: 503), .text("tag", headers: Headers([("ETag", "1")])),
      .text("", status: 304),
    ]
    let wraps: [@Sendable (Network) -> Network] = [
      { $0 }, { $0.retrying() }, { $0.limited(to: 1) },
      { $0.limited(to: 2).retrying() }, { $0.retrying().limited(to: 1) },
    ]
    let answers = (0..<4).map { faults[(seed * 31 + $0 * 17 + seed / 7) % faults.count] }
    server.table.answer(.get, address, with: answers[0], answers[1], answers[2], answers[3])
    let network = wraps[seed % wraps.count](server.table.network)
    let requests = (0..<4).map { _ in Requested(HTTPRequest(.get, address), by: network) }
    server.clock.advance(by: .seconds(seed % 5))
    let cancelled = requests[seed % 4]
    cancelled.cancel()
    let before = cancelled.events
    server.clock.advance(by: .seconds(1000))
    #expect(cancelled.events == before)
    for request in requests where request !== cancelled {
      #expect(request.events.filter(\.isLast).count == 1)
      #expect(request.events.last?.isLast == true)
    }
  }
}

@Suite("Retries")
struct RetryTests {
  let server = Server()
  let policy = RetryPolicy(attempts: 3, first: .seconds(2), longest: .seconds(8))

  @Test("A request that may succeed later is sent again, with growing times")
  func retry() {
    server.table.answer(
      .get,
      address,
      with: .failure(.unreachable),
      .text("", status: 503),
      .text("found")
    )
    let requested = Requested(
      HTTPRequest(.get, address),
      by: server.table.network.retrying(policy)
    )
    server.clock.advance(by: .milliseconds(999))
    #expect(server.table.requests.count == 1)
    server.clock.advance(by: .milliseconds(1001))
    #expect(server.table.requests.count == 2)
    server.clock.advance(by: .seconds(4))
    #expect(requested.lines == ["200", "found", "ended"])
  }

  @Test("The last attempt reports what it found")
  func last() {
    server.table.answer(.get, address, with: .text("busy", status: 503))
    let network = server.table.network.retrying(policy)
    #expect(server.lines(by: network) == ["503", "busy", "ended"])
    #expect(server.table.requests.count == 3)
  }

  @Test(
    "What would be the same again, or happen twice, is not sent again",
    arguments: [
      (HTTPRequest.Method.get, AnswerTable.Answer.text("", status: 404)),
      (.get, .failure(.redirected)), (.get, .interrupted([1])), (.post, .failure(.unreachable)),
    ]
  )
  func notRepeated(method: HTTPRequest.Method, answer: AnswerTable.Answer) {
    server.table.answer(method, address, with: answer)
    let network = server.table.network.retrying(policy)
    _ = server.lines(HTTPRequest(method, address), by: network)
    #expect(server.table.requests.count == 1)
  }

  @Test(
    "The server may ask for a longer time with digits, up to the longest",
    arguments: [
      ("7", 7), ("007", 7), ("9", 8), ("9223372036854775807", 8), ("99999999999999999999", 8),
      (String(repeating: "9", count: 400), 8), ("0", 2), ("-7", 2), ("+7", 2), ("7.5", 2), ("", 2),
      ("-99999999999999999999", 2), ("7, 7", 2), ("Wed, 21 Oct 2065 07:28:00 GMT", 2),
    ]
  )
  func retryAfter(text: String, seconds: Int) {
    let busy = Headers([("Retry-After", text)])
    server.table.answer(.get, address, with: .text("", status: 429, headers: busy), .text("found"))
    let network = server.table.network.retrying(policy)
    let requested = Requested(HTTPRequest(.get, address), by: network)
    // The policy takes up to a half of its own time off, and nothing of the server's.
    let own = policy.first / 2
    server.clock.advance(by: (seconds == 2 ? own : .seconds(seconds)) - .milliseconds(1))
    #expect(requested.lines.isEmpty)
    server.clock.advance(by: seconds == 2 ? own : .milliseconds(1))
    #expect(requested.lines == ["200", "found", "ended"])
  }

  @Test("To cancel during the time between two attempts ends the request")
  func cancelled() {
    server.table.answer(.get, address, with: .failure(.unreachable))
    let network = server.table.network.retrying(policy)
    let requested = Requested(HTTPRequest(.get, address), by: network)
    server.clock.advance(by: .zero)
    requested.cancel()
    server.clock.advance(by: .seconds(100))
    #expect(server.table.requests.count == 1)
    #expect(requested.lines.isEmpty)
  }

  @Test("A jitter is between a half of the time and all of it")
  func jitter() {
    for attempt in 1...40 {
      let longest = policy.delay(after: attempt, jitter: 0)
      #expect(longest <= .seconds(8))
      #expect(policy.delay(after: attempt, jitter: 1) == longest / 2)
    }
    // Times that no doubling may exceed.
    let longest = Duration.seconds(Int64.max)
    for first in [Duration.zero, .seconds(1), longest] {
      let policy = RetryPolicy(attempts: 9, first: first, longest: longest)
      for attempt in [1, 8, 300] { #expect(policy.delay(after: attempt, jitter: 0.5) <= longest) }
    }
  }
}

@Suite("Limits of requests")
struct LimitTests {
  let server = Server()

  @Test("Waiting requests that end at once need no more of the stack than one")
  func endingAtOnce() {
    let network = Network(clock: NetworkClock(server.clock)) { request, receive in
      if request.method == .get { receive(.ended) }
      return .none
    }
    let limited = network.limited(to: 1)
    let first = Requested(HTTPRequest(.post, address), by: limited)
    let others = (0..<4_000).map { _ in Requested(HTTPRequest(.get, address), by: limited) }
    first.cancel()
    #expect(others.allSatisfy { $0.events == [.ended] })
  }

  @Test("Never more requests run than the limit, whoever is cancelled", arguments: 0..<16)
  func cancelled(choice: Int) {
    let running = Locked(Set<Int>())
    let most = Locked(0)
    let count = Locked(0)
    let network = Network(clock: NetworkClock(server.clock)) { _, _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let size = running.withLock { running in
        running.insert(number)
        return running.count
      }
      most.withLock { $0 = max($0, size) }
      return Cancellation { _ = running.withLock { $0.remove(number) } }
    }
    let limited = network.limited(to: 1)
    let requests = (0..<5).map { _ in Requested(HTTPRequest(.get, address), by: limited) }
    for place in requests.indices where choice >> place & 1 == 1 { requests[place].cancel() }
    #expect(running.withLock { $0.count } == 1)
    server.clock.advance(by: .seconds(100))
    for request in requests { request.cancel() }
    #expect(most.withLock { $0 } == 1)
    #expect(running.withLock { $0.isEmpty })
  }

  @Test("The requests above the limit wait in their order")
  func order() {
    server.table.answer(.get, address, with: .text("", after: .seconds(1)))
    let network = server.table.network.limited(to: 2)
    let requests = (0..<5).map { _ in Requested(HTTPRequest(.get, address), by: network) }
    #expect(server.table.requests.count == 2)
    requests[2].cancel()
    requests[0].cancel()
    #expect(server.table.requests.count == 3)
    server.clock.advance(by: .seconds(1))
    #expect(server.table.requests.count == 4)
    server.clock.advance(by: .seconds(1))
    #expect(requests.map { $0.events.last } == [nil, .ended, nil, .ended, .ended])
  }
}
