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

  @Test(
    "The age of a response, of digits alone, is taken from its lifetime",
    arguments: [
      ("60", "50", 10), ("060", "050", 10), ("60", "50, 20", 10), ("60", "-50", 60),
      ("60", "+5", 60),
      ("60", "5.5", 60), ("60", "", 60), ("60", "61", 0), ("60", "99999999999999999999", 0),
      ("60", "-9223372036854775808", 60), ("-9223372036854775808", "1", 0), ("+60", "0", 0),
      ("60.5", "0", 0), ("", "0", 0), ("\"60\"", "0", 60), ("60, max-age=0", "0", 60),
      ("99999999999999999999", "0", nil),
    ]
  )
  func age(lifetime: String, age: String, fresh: Int?) {
    let headers = Headers([("Cache-Control", "max-age=" + lifetime), ("Age", age), ("ETag", "1")])
    server.table.answer(.get, address, with: .text("one", headers: headers))
    let network = server.table.network.cached()
    _ = server.lines(by: network, within: .seconds(max(0, (fresh ?? 1_000_000_000) - 1)))
    _ = server.lines(by: network, within: .seconds(1))
    #expect(server.table.requests.count == (fresh == 0 ? 2 : 1))
    _ = server.lines(by: network)
    #expect(server.table.requests.count == (fresh == 0 ? 3 : fresh == nil ? 1 : 2))
  }

  @Test("The time that a response takes is taken from its lifetime")
  func slow() {
    let response = HTTPResponse(status: 200, headers: fresh, body: "ab")
    let late = AnswerTable.Answer.response(
      response,
      after: .seconds(10),
      parts: 2,
      apart: .seconds(5)
    )
    server.table.answer(.get, address, with: late, .text("new"))
    let network = server.table.network.cached()
    #expect(server.lines(by: network, within: .seconds(59)) == ["200", "a", "b", "ended"])
    #expect(server.lines(by: network, within: .seconds(1)) == ["200", "ab", "ended"])
    #expect(server.lines(by: network) == ["200", "new", "ended"])
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
      (200, Headers([("ETag", "\"a\u{1}b\""), ("Last-Modified", "\u{7F}")])),
    ]
  )
  func notStored(status: Int, headers: Headers) {
    server.table.answer(.get, address, with: .text("one", status: status, headers: headers))
    let network = server.table.network.cached()
    for _ in 0..<2 { _ = server.lines(by: network, within: .seconds(1)) }
    #expect(server.table.requests.count == 2)
    #expect(server.table.requests.last?.headers.count == 0)
  }

  @Test(
    "Two requests with different headers do not share a response",
    arguments: ["Authorization", "Cookie", "X-Key", "Accept", "accept-language"]
  )
  func headers(name: String) {
    server.table.answer(
      .get,
      address,
      with: .text("ada", headers: fresh),
      .text("alan", headers: fresh),
      .text("nobody", headers: fresh)
    )
    let network = server.table.network.cached()
    let requests = [request(.get, [(name, "1")]), request(.get, [(name, "2")]), request()]
    for _ in 0..<2 {
      for (request, text) in zip(requests, ["ada", "alan", "nobody"]) {
        #expect(server.lines(request, by: network, within: .zero) == ["200", text, "ended"])
      }
    }
    #expect(server.table.requests.count == 3)
  }

  @Test("A secret and a header of its name are the same person")
  func authorization() {
    server.table.answer(.get, address, with: .text("ada", headers: fresh))
    let network = server.table.network.cached()
    var secret = request()
    secret.authorize("Token", Secret("1"))
    for request in [secret, request(.get, [("authorization", "Token 1")])] {
      _ = server.lines(request, by: network, within: .zero)
    }
    #expect(server.table.requests.count == 1)
  }

  @Test(
    "A response that the server allows to use is fresh, and no other",
    arguments: [
      ("max-age=60", true), ("MAX-AGE=60", true), ("private=\"a, no-store\", max-age=60", true),
      ("s-maxage=0, max-age=60", true), ("no-cache=\"Set-Cookie\", max-age=60", false),
      ("max-age=60, no-cache", false), ("max-age = 60", false), ("max-age=60;no-store", false),
      ("x=\"a\\\", b\", max-age=60", true), ("no-store=\"a\", max-age=60", false),
    ]
  )
  func directives(rule: String, isFresh: Bool) {
    let headers = Headers([("Cache-Control", rule), ("ETag", "1")])
    server.table.answer(.get, address, with: .text("one", headers: headers))
    let network = server.table.network.cached()
    for _ in 0..<2 { _ = server.lines(by: network, within: .seconds(1)) }
    #expect(server.table.requests.count == (isFresh ? 1 : 2))
  }

  @Test(
    "A request may ask for a response that is confirmed, or younger",
    arguments: [
      ("Cache-Control", "no-cache", true), ("Cache-Control", "max-age=0", true),
      ("Cache-Control", "max-age=9", true), ("Cache-Control", "max-age=11", false),
      ("Cache-Control", "min-fresh=51", true), ("Cache-Control", "min-fresh=50", false),
      ("Pragma", "no-cache", true), ("Cache-Control", "max-age=-1", false),
    ]
  )
  func asked(name: String, rule: String, isAsked: Bool) {
    let tagged = Headers([("ETag", "\"7\""), ("Cache-Control", "max-age=60")])
    server.table.answer(
      .get,
      address,
      with: .text("one", headers: tagged),
      .text("", status: 304)
    )
    let network = server.table.network.cached()
    _ = server.lines(by: network, within: .seconds(10))
    let lines = server.lines(request(.get, [(name, rule)]), by: network, within: .zero)
    #expect(lines == ["200", "one", "ended"])
    #expect(server.table.requests.count == (isAsked ? 2 : 1))
  }

  @Test(
    "The server answers a condition and a range of the program",
    arguments: [
      ("If-None-Match", 304), ("If-Modified-Since", 304), ("If-Match", 412),
      ("If-Unmodified-Since", 412), ("if-range", 206), ("Range", 206), ("Range", 416),
    ]
  )
  func condition(name: String, status: Int) {
    server.table.answer(
      .get,
      address,
      with: .text("one", headers: fresh),
      .text("", status: status, headers: tagged)
    )
    let network = server.table.network.cached()
    _ = server.lines(by: network, within: .zero)
    let own = request(.get, [(name, "\"7\"")])
    #expect(server.lines(own, by: network, within: .zero) == ["\(status)", "", "ended"])
    #expect(server.table.requests.last?.headers[name] == "\"7\"")
    #expect(server.lines(by: network, within: .zero) == ["200", "one", "ended"])
    #expect(server.table.requests.count == 2)
  }

  @Test("A whole answer to a condition of the program is stored")
  func wholeAnswer() {
    let answers = ["one", "two"].map { AnswerTable.Answer.text($0, headers: fresh) }
    server.table.answer(.get, address, with: answers[0], answers[1])
    let network = server.table.network.cached()
    _ = server.lines(by: network, within: .zero)
    _ = server.lines(request(.get, [("If-None-Match", "\"7\"")]), by: network, within: .zero)
    #expect(server.lines(by: network, within: .zero) == ["200", "two", "ended"])
    #expect(server.table.requests.count == 2)
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
