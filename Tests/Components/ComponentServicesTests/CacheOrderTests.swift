import ComponentTesting
import Testing

@testable import ComponentServices

/// What the cache does when requests overlap, and when the server confirms or changes something.
@Suite("The order of requests to a cache")
struct CacheOrderTests {
  let server = Server()
  let fresh = Headers([("Cache-Control", "max-age=60")])
  let tagged = Headers([("ETag", "\"7\""), ("Cache-Control", "max-age=1")])
  let network: Network

  init() { network = server.table.network.cached() }

  /// What the next request is answered with, and whether the server was asked.
  private func next() -> (lines: [String], isAsked: Bool) {
    let count = server.table.requests.count
    return (server.lines(by: network), server.table.requests.count > count)
  }

  @Test(
    "A response that was on its way during a change is not stored",
    arguments: [
      AnswerTable.Answer.text("done"), .text("", status: 303), .text("", status: 500),
      .failure(.interrupted), .failure(.unreachable), .interrupted([1]),
    ],
    [HTTPRequest.Method.put, .post, .patch, .delete]
  )
  func change(answer: AnswerTable.Answer, method: HTTPRequest.Method) {
    server.table.answer(
      .get,
      address,
      with: .text("old", headers: fresh, after: .seconds(5)),
      .text("new", headers: fresh)
    )
    server.table.answer(method, address, with: answer)
    let old = Requested(request(), by: network)
    _ = server.lines(request(method), by: network, within: .seconds(6))
    #expect(old.lines == ["200", "old", "ended"])
    let (lines, isAsked) = next()
    #expect(lines == ["200", "new", "ended"])
    #expect(isAsked)
  }

  @Test("A confirmation that was on its way during a change is not stored")
  func confirmation() {
    server.table.answer(
      .get,
      address,
      with: .text("old", headers: tagged),
      .text("", status: 304, headers: fresh, after: .seconds(5)),
      .text("new", headers: fresh)
    )
    server.table.answer(.put, address, with: .text("done"))
    _ = server.lines(by: network, within: .seconds(5))
    let old = Requested(request(), by: network)
    _ = server.lines(request(.put), by: network, within: .seconds(6))
    #expect(old.lines == ["200", "old", "ended"])
    #expect(next().lines == ["200", "new", "ended"])
  }

  @Test(
    "The response to an older request does not replace that to a newer one",
    arguments: [
      AnswerTable.Answer.text("", status: 304, after: .seconds(5)),
      .text("old", headers: Headers([("Cache-Control", "max-age=60")]), after: .seconds(5)),
      .text("old", after: .seconds(5)), .text("", status: 404, after: .seconds(5)),
    ]
  )
  func older(old: AnswerTable.Answer) {
    server.table.answer(
      .get,
      address,
      with: .text("first", headers: tagged),
      old,
      .text("new", headers: fresh)
    )
    _ = server.lines(by: network, within: .seconds(2))
    _ = Requested(request(), by: network)
    _ = server.lines(by: network, within: .seconds(6))
    let (lines, isAsked) = next()
    #expect(lines == ["200", "new", "ended"])
    #expect(!isAsked)
  }

  @Test(
    "An older response is not stored either where the newer one forbids to store",
    arguments: [AnswerTable.Answer.text("", status: 404), .text("new")]
  )
  func olderThanForbidden(new: AnswerTable.Answer) {
    let old = AnswerTable.Answer.text("old", headers: fresh, after: .seconds(5))
    server.table.answer(.get, address, with: old, new)
    _ = Requested(request(), by: network)
    _ = server.lines(by: network, within: .seconds(6))
    #expect(next().isAsked)
  }

  /// The ends of a request that may have changed something.
  enum End: CaseIterable {
    case ended, cut, cancelled, lost, late, cancelledBefore, failing, refused
  }

  @Test("A change removes a response unless the server refuses it", arguments: End.allCases)
  func ends(end: End) {
    server.table.answer(
      .get,
      address,
      with: .text("old", headers: fresh),
      .text("new", headers: fresh)
    )
    let body = HTTPResponse(status: 200, body: "done")
    let answer: AnswerTable.Answer =
      switch end {
      case .ended: .response(body)
      case .cut: .interrupted([1])
      case .cancelled: .response(body, apart: .seconds(5))
      case .lost: .failure(.interrupted)
      case .late: .never
      case .cancelledBefore: .response(body, after: .seconds(5))
      case .failing: .text("", status: 504)
      case .refused: .text("", status: 422)
      }
    server.table.answer(.put, address, with: answer)
    _ = server.lines(by: network, within: .zero)
    var put = request(.put)
    put.timeLimit = .seconds(10)
    let change = Requested(put, by: network)
    server.clock.advance(by: .seconds(1))
    if end == .cancelled || end == .cancelledBefore { change.cancel() }
    server.clock.advance(by: .seconds(10))
    let (lines, isAsked) = next()
    #expect(isAsked == (end != .refused))
    #expect(lines == ["200", end == .refused ? "old" : "new", "ended"])
  }

  @Test("A change that was not sent leaves the response for a program without a network")
  func unsent() {
    server.table.answer(.get, address, with: .text("old", headers: fresh), .failure(.unreachable))
    server.table.answer(.put, address, with: .failure(.unreachable))
    _ = server.lines(by: network, within: .zero)
    _ = server.lines(request(.put), by: network, within: .zero)
    #expect(server.lines(by: network, within: .zero) == ["the server cannot be reached"])
    let stored = request(policy: .cacheOnly)
    #expect(server.lines(stored, by: network) == ["200", "old", "ended"])
  }

  @Test("A confirmation replaces the headers of its names, with all their lines")
  func headers() throws {
    let stored = HTTPResponse(
      status: 200,
      headers: Headers([
        ("ETag", "\"7\""), ("Cache-Control", "max-age=9"), ("Age", "5"), ("X-A", "1"),
        ("Content-Type", "text/plain"), ("Content-Length", "3"),
      ]),
      body: "one"
    )
    let lines = [
      ("cache-control", "no-cache"), ("Cache-Control", "max-age=60"), ("Vary", "A"), ("Vary", "B"),
    ]
    let body = [
      ("Content-Type", "text/html"), ("Content-Length", "0"), ("Content-Encoding", "gzip"),
      ("Content-Range", "bytes 0-0/1"), ("Transfer-Encoding", "chunked"), ("Connection", "close"),
    ]
    let confirmed = try #require(
      stored.confirmed(by: Headers(lines + [("ETag", "W/\"7\"")] + body))
    )
    let kept = [("X-A", "1"), ("Content-Type", "text/plain"), ("Content-Length", "3")]
    #expect(confirmed.headers == Headers(kept + lines + [("ETag", "W/\"7\"")]))
    #expect(confirmed.body == stored.body)
    #expect(stored.confirmed(by: Headers([("ETag", "\"8\"")])) == nil)
  }

  @Test("A tag that no header can have is not sent back, and the address stays reachable")
  func controlCharacter() {
    let broken = Headers([("ETag", "\"a\u{1}b\""), ("Last-Modified", "today")])
    server.table.answer(.get, address, with: .text("one", headers: broken))
    for _ in 0..<3 { #expect(server.lines(by: network) == ["200", "one", "ended"]) }
    #expect(server.table.requests.map(\.headers.count) == [0, 1, 1])
    #expect(server.table.requests.last?.headers["If-Modified-Since"] == "today")
  }

  @Test("The limit counts addresses and headers, too", arguments: [false, true])
  func size(isHeader: Bool) {
    let long = String(repeating: "a", count: 25_000)
    let addresses = (0..<30).map {
      address.adding((isHeader ? "\($0)" : long, "\($0)"))
    }
    let headers = Headers(fresh.all + (isHeader ? [("X-Long", long)] : []))
    let limited = server.table.network.cached(1 << 18)
    for address in addresses {
      server.table.answer(.get, address, with: .text("one", headers: headers))
      _ = server.lines(HTTPRequest(.get, address), by: limited, within: .zero)
    }
    let stored = addresses.count { address in
      var request = HTTPRequest(.get, address)
      request.cachePolicy = .cacheOnly
      return server.lines(request, by: limited, within: .zero).count > 1
    }
    #expect(5...10 ~= stored)
  }
}
