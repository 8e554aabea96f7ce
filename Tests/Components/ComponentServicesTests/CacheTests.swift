import ComponentTesting
import Testing

@testable import ComponentServices

@Suite("The cache")
struct CacheTests {
  let server = Server()
  let fresh = Headers([("Cache-Control", "max-age=60")])
  let tagged = Headers([("ETag", "\"7\""), ("Cache-Control", "no-cache")])

  @Test("A fresh response answers without the server, an old one does not")
  func lifetime() {
    server.table.answer(.get, address, with: .text("one", headers: fresh), .text("two"))
    let network = server.table.network.cached()
    #expect(server.lines(by: network, within: .seconds(59)) == ["200", "one", "ended"])
    #expect(server.lines(by: network, within: .seconds(1)) == ["200", "one", "ended"])
    #expect(server.table.requests.count == 1)
    #expect(server.lines(by: network) == ["200", "two", "ended"])
  }

  @Test("The age of a response is taken from its lifetime")
  func age() {
    let old = Headers([("Cache-Control", "max-age=60"), ("Age", "50")])
    server.table.answer(.get, address, with: .text("one", headers: old))
    let network = server.table.network.cached()
    _ = server.lines(by: network, within: .seconds(10))
    _ = server.lines(by: network)
    #expect(server.table.requests.count == 2)
  }

  @Test("The server confirms an old response by its tag")
  func confirmation() {
    let confirmed = Headers([("ETag", "\"7\""), ("Cache-Control", "max-age=60")])
    server.table.answer(
      .get,
      address,
      with: .text("one", headers: tagged),
      .text("", status: 304, headers: confirmed)
    )
    let network = server.table.network.cached()
    _ = server.lines(by: network, within: .seconds(1))
    #expect(server.lines(by: network, within: .seconds(1)) == ["200", "one", "ended"])
    #expect(server.table.requests.last?.headers["If-None-Match"] == "\"7\"")
    #expect(server.lines(by: network) == ["200", "one", "ended"])
    #expect(server.table.requests.count == 2)
  }

  @Test("A response that the server confirms answers, also if it was removed meanwhile")
  func removedMeanwhile() {
    let other = address.adding(("page", "2"))
    let late = AnswerTable.Answer.text("", status: 304, after: .seconds(5))
    server.table.answer(.get, address, with: .text("one", headers: tagged), late)
    server.table.answer(.get, other, with: .text("other", headers: fresh))
    // Room for one response.
    let network = server.table.network.cached(1500)
    _ = server.lines(by: network, within: .zero)
    let confirmed = Requested(HTTPRequest(.get, address), by: network)
    _ = server.lines(HTTPRequest(.get, other), by: network, within: .seconds(1))
    server.clock.advance(by: .seconds(5))
    #expect(confirmed.lines == ["200", "one", "ended"])
  }

  @Test("A confirmation that forbids to store removes the response")
  func forbidden() {
    let noStore = Headers([("Cache-Control", "no-store")])
    server.table.answer(
      .get,
      address,
      with: .text("one", headers: tagged),
      .text("", status: 304, headers: noStore),
      .text("two")
    )
    let network = server.table.network.cached()
    for text in ["one", "one", "two"] {
      #expect(server.lines(by: network, within: .zero) == ["200", text, "ended"])
    }
    #expect(server.table.requests.last?.headers.count == 0)
  }

  @Test("Without a tag, the date confirms")
  func date() {
    let dated = Headers([("Last-Modified", "Mon, 23 Nov 2026 10:00:00 GMT")])
    server.table.answer(
      .get,
      address,
      with: .text("one", headers: dated),
      .text("two", headers: dated)
    )
    let network = server.table.network.cached()
    _ = server.lines(by: network)
    #expect(server.lines(by: network) == ["200", "two", "ended"])
    let date = server.table.requests.last?.headers["if-modified-since"]
    #expect(date == "Mon, 23 Nov 2026 10:00:00 GMT")
  }

  @Test(
    "What must not be stored is asked for again",
    arguments: [
      (200, Headers([("Cache-Control", "no-store, max-age=60")])),
      (200, Headers([("Vary", "*"), ("ETag", "1"), ("Cache-Control", "max-age=60")])),
      (200, Headers()), (404, Headers([("Cache-Control", "max-age=60")])),
    ]
  )
  func notStored(status: Int, headers: Headers) {
    server.table.answer(.get, address, with: .text("one", status: status, headers: headers))
    let network = server.table.network.cached()
    for _ in 0..<2 { _ = server.lines(by: network, within: .seconds(1)) }
    #expect(server.table.requests.count == 2)
    #expect(server.table.requests.last?.headers.count == 0)
  }

  @Test("Two persons do not share a response")
  func authorization() {
    server.table.answer(
      .get,
      address,
      with: .text("ada", headers: fresh),
      .text("alan", headers: fresh)
    )
    let network = server.table.network.cached()
    func request(_ token: String) -> HTTPRequest {
      var request = HTTPRequest(.get, address)
      request.authorize("Token", Secret(token))
      return request
    }
    #expect(server.lines(request("1"), by: network, within: .zero) == ["200", "ada", "ended"])
    #expect(server.lines(request("2"), by: network, within: .zero) == ["200", "alan", "ended"])
    #expect(server.lines(request("1"), by: network, within: .zero) == ["200", "ada", "ended"])
  }

  @Test("A response that varies with a header is for the same header only")
  func vary() {
    let varied = Headers([("Vary", "Accept"), ("Cache-Control", "max-age=60")])
    server.table.answer(.get, address, with: .text("one", headers: varied))
    let network = server.table.network.cached()
    var other = HTTPRequest(.get, address)
    other.headers["Accept"] = "text/plain"
    for request in [HTTPRequest(.get, address), other] {
      _ = server.lines(request, by: network, within: .zero)
    }
    #expect(server.table.requests.count == 2)
  }

  @Test("A change of the address removes its response")
  func change() {
    server.table.answer(.get, address, with: .text("one", headers: fresh))
    server.table.answer(.put, address, with: .text("done"))
    let network = server.table.network.cached()
    for method in [HTTPRequest.Method.get, .put, .get] {
      _ = server.lines(HTTPRequest(method, address), by: network, within: .zero)
    }
    #expect(server.table.requests.count == 3)
  }

  @Test("Without a network, the cache answers with what it has")
  func cacheOnly() {
    server.table.answer(.get, address, with: .text("one", headers: tagged), .failure(.unreachable))
    let network = server.table.network.cached()
    var stored = HTTPRequest(.get, address)
    stored.cachePolicy = .cacheOnly
    #expect(server.lines(stored, by: network) == ["no stored response answers the request"])
    _ = server.lines(by: network)
    #expect(server.lines(by: network) == ["the server cannot be reached"])
    #expect(server.lines(stored, by: network) == ["200", "one", "ended"])
  }

  @Test("A server that fails removes no response", arguments: [408, 429, 500, 503])
  func failing(status: Int) {
    server.table.answer(
      .get,
      address,
      with: .text("one", headers: tagged),
      .text("", status: status),
      .text("", status: 304)
    )
    let network = server.table.network.cached()
    for texts in [["200", "one", "ended"], ["\(status)", "", "ended"], ["200", "one", "ended"]] {
      #expect(server.lines(by: network, within: .zero) == texts)
    }
    #expect(server.table.requests.last?.headers["If-None-Match"] == "\"7\"")
  }

  @Test("A server that has no more of the address removes its response")
  func gone() {
    server.table.answer(.get, address, with: .text("one", headers: tagged), .text("", status: 410))
    let network = server.table.network.cached()
    for _ in 0..<3 { _ = server.lines(by: network, within: .zero) }
    #expect(server.table.requests.last?.headers.count == 0)
  }

  @Test(
    "A question for the headers alone removes no response",
    arguments: [HTTPRequest.Method.head, .options]
  )
  func headersAlone(method: HTTPRequest.Method) {
    server.table.answer(.get, address, with: .text("one", headers: fresh))
    server.table.answer(method, address, with: .text(""))
    let network = server.table.network.cached()
    for method in [HTTPRequest.Method.get, method, .get] {
      _ = server.lines(HTTPRequest(method, address), by: network, within: .zero)
    }
    #expect(server.table.requests.map(\.method) == [.get, method])
  }

  @Test("A response that is longer than the cache is passed on, and not stored")
  func longer() {
    let long = HTTPResponse(status: 200, headers: fresh, body: String(repeating: "a", count: 3000))
    server.table.answer(.get, address, with: .response(long, parts: 3))
    let network = server.table.network.cached(2500)
    for _ in 0..<2 {
      let lines = server.lines(by: network, within: .seconds(1))
      #expect(lines.dropFirst().dropLast().joined() == long.text)
    }
    #expect(server.table.requests.count == 2)
  }

  @Test(
    "A stream takes no more memory than the cache",
    arguments: [("no-store", 0), ("max-age=60", 120)]
  )
  func stream(rule: String, most: Int) {
    let response = HTTPResponse(status: 200, headers: Headers([("Cache-Control", rule)]))
    let room = ResponseCache(limit: 100).room(for: response)
    var collected = CollectedResponse(response: response, room: room)
    for _ in 0..<100 { collected.add(Array(repeating: 0, count: 30)) }
    #expect(collected.response.body.count == most)
  }

  @Test("A stored response keeps the size limit of each request")
  func sizeLimit() {
    let confirmed = AnswerTable.Answer.text("", status: 304)
    server.table.answer(.get, address, with: .text("one", headers: tagged), confirmed)
    let network = server.table.network.cached()
    _ = server.lines(by: network, within: .zero)
    var small = HTTPRequest(.get, address)
    small.sizeLimit = 2
    let end = NetworkError.tooLarge(limit: 2).description
    #expect(server.lines(small, by: network, within: .zero) == ["200", end])
    small.cachePolicy = .cacheOnly
    #expect(server.lines(small, by: network, within: .zero) == ["200", end])
    small.sizeLimit = 3
    #expect(server.lines(small, by: network, within: .zero) == ["200", "one", "ended"])
  }

  @Test("A reload asks the server, and its response is stored")
  func reload() {
    server.table.answer(
      .get,
      address,
      with: .text("one", headers: fresh),
      .text("two", headers: fresh)
    )
    let network = server.table.network.cached()
    var reload = HTTPRequest(.get, address)
    reload.cachePolicy = .reload
    _ = server.lines(by: network, within: .zero)
    #expect(server.lines(reload, by: network, within: .zero) == ["200", "two", "ended"])
    #expect(server.lines(by: network, within: .zero) == ["200", "two", "ended"])
  }

  @Test("An interrupted response is not stored")
  func interrupted() {
    server.table.answer(.get, address, with: .interrupted([65]), .text("whole"))
    let network = server.table.network.cached()
    _ = server.lines(by: network)
    #expect(server.lines(by: network) == ["200", "whole", "ended"])
  }

  @Test("The least recently used response is removed at the limit")
  func limit() {
    let other = address.adding(("page", "2"))
    let third = address.adding(("page", "3"))
    for one in [address, other, third] {
      server.table.answer(.get, one, with: .text("text", headers: fresh))
    }
    let network = server.table.network.cached(2500)
    for one in [address, other, address, third, address, other] {
      _ = server.lines(HTTPRequest(.get, one), by: network, within: .zero)
    }
    #expect(server.table.requests.map(\.address) == [address, other, third, other])
  }
}
