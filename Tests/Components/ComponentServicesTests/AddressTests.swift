import ComponentKit
import ComponentServices
import ComponentTesting
import Locks
import Testing

@Suite("Web addresses")
struct AddressTests {
  @Test(
    "A text that breaks a rule is no address, and the error does not contain it",
    arguments: [
      ("", "an address must begin with a scheme and ://"),
      ("example.com", "an address must begin with a scheme and ://"),
      ("file:///etc/passwd", "the scheme of an address must be http, https, ws or wss"),
      ("javascript://a", "the scheme of an address must be http, https, ws or wss"),
      ("https://", "an address must begin with a scheme and ://"),
      ("https:///a", "the host of an address must be letters, digits, - and ."),
      ("https://a b", "an address must contain only printable ASCII without a blank"),
      ("https://a/\r\nX: 1", "an address must contain only printable ASCII without a blank"),
      ("https://a\\b", "an address must contain only printable ASCII without a blank"),
      ("https://ä.de", "an address must contain only printable ASCII without a blank"),
      ("https://ada:hunter2@a", "an address must not contain a name or a password"),
      ("https://a_b", "the host of an address must be letters, digits, - and ."),
      ("https://[::1]/", "the host of an address must be letters, digits, - and ."),
      ("https://a:", "the port of an address must be a number from 1 to 65535"),
      ("https://a:0", "the port of an address must be a number from 1 to 65535"),
      ("https://a:65536", "the port of an address must be a number from 1 to 65535"),
      ("https://a/#b", "an address must have no part after a #, which no server receives"),
    ]
  )
  func refused(text: String, rule: String) {
    #expect(throws: AddressError.self) { try WebAddress(text) }
    do { _ = try WebAddress(text) } catch { #expect(error.description == rule) }
  }

  @Test("An address has the parts of its text")
  func parts() {
    let whole = web("http://a-1.example:8080/x/y?q=1&r=2")
    #expect(whole.scheme == "http")
    #expect(whole.host == "a-1.example")
    #expect(whole.path == "/x/y")
    #expect("\(whole)" == "http://a-1.example:8080/x/y")
    #expect(web("https://a?q").path == "")
  }

  @Test("Each added part is one part more, also an empty one")
  func emptyParts() {
    for start in ["https://a", "https://a/", "https://a/b", "https://a/b/"] {
      let all = ["", "x", "x/y", "."]
      for (one, two) in all.flatMap({ one in all.map { (one, $0) } }) {
        let (first, both) = (web(start).appending(one), web(start).appending(one, two))
        #expect(first.appending(two) == both)
        #expect(Self.parts(of: first) == Self.parts(of: web(start)) + [one])
        #expect(Self.parts(of: both) == Self.parts(of: first) + [two])
      }
    }
  }

  /// The parts of a path; a slash at its end is none.
  private static func parts(of address: WebAddress) -> [String] {
    var parts = address.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if parts.last == "" { parts.removeLast() }
    return parts.map { String($0).replacing("%2F", with: "/") }
  }

  @Test("Added parts and values are escaped, and the query stays behind the path")
  func building() {
    let start = web("https://a/api/?k=v")
    let built = start.appending("x/y", "ä b").adding(("q", "1&2=3"), ("#", "?"))
    #expect(built.text == "https://a/api/x%2Fy/%C3%A4%20b?k=v&q=1%262%3D3&%23=%3F")
    #expect(web("https://a").appending("b").text == "https://a/b")
  }

  @Test("Equal texts are equal addresses, whose hashes are equal")
  func equality() {
    #expect(Set([web("https://a/b"), web("https://a/b"), web("https://a/c")]).count == 2)
  }
}

@Suite("Requests")
struct RequestTests {
  @Test("No description, mirror or coding contains a secret")
  func secrets() throws {
    var request = HTTPRequest(.post, web("https://a/login").adding(("token", "hunter2")))
    request.authorize("Token", Secret("hunter2"))
    request.body = Array("hunter2".utf8)
    #expect("\(request)" == "POST https://a/login")
    let secret = Secret("hunter2")
    for text in [
      "\(secret)", "\([secret])", String(reflecting: secret), "\(Optional(secret) as Any)",
    ] {
      #expect(!text.contains("hunter2"))
    }
    #expect(Mirror(reflecting: secret).children.isEmpty)
    #expect(request.sentHeaders["authorization"] == "Token hunter2")
  }

  @Test(
    "A request that breaks a rule is not sent",
    arguments: [
      ("X-Y\r\n", "1", "the name of a header must be a token of ASCII"),
      ("", "1", "the name of a header must be a token of ASCII"),
      ("X", "1\r\nY: 2", "the header X must contain no control character"),
      ("X", "a\u{0}", "the header X must contain no control character"),
    ]
  )
  func headers(name: String, value: String, rule: String) {
    let server = Server()
    var request = HTTPRequest(.get, address)
    request.headers[name] = value
    #expect(server.lines(request, by: server.table.network) == [rule])
    #expect(server.table.requests.isEmpty)
  }

  @Test("A secret with a line feed is refused without its text")
  func injectedSecret() {
    let server = Server()
    var request = HTTPRequest(.get, address)
    request.authorize("Token", Secret("hunter2\r\nX: 1"))
    let lines = server.lines(request, by: server.table.network)
    #expect(lines == ["the header Authorization must contain no control character"])
  }

  @Test("A body of a GET, a web socket's address and a time limit of zero are refused")
  func flaws() {
    let server = Server()
    var body = HTTPRequest(.get, address)
    body.body = [1]
    var time = HTTPRequest(.get, address)
    time.timeLimit = .zero
    let socket = HTTPRequest(.get, socketAddress)
    let network = server.table.network
    #expect(server.lines(body, by: network) == ["a request of the method GET must have no body"])
    #expect(server.lines(time, by: network) == ["the time limit of a request must be positive"])
    #expect(server.lines(socket, by: network) == ["the scheme of a request must be http or https"])
  }

  @Test(
    "An address with a part of dots is not asked",
    arguments: [".", "..", "%2e", "%2E%2e", ".%2E", "%2e."]
  )
  func dots(part: String) {
    let rule = "the path of an address must have no part that is . or .."
    let server = Server()
    for text in ["https://a/\(part)", "https://a/b/\(part)/c?d", "https://a/b/\(part)?d"] {
      let request = HTTPRequest(.delete, web(text))
      #expect(server.lines(request, by: server.table.network) == [rule])
    }
    let sockets = TestWebSockets()
    let found = Locked<[WebSocketEvent]>([])
    _ = sockets.sockets.events(from: web("wss://a/\(part)"), id: "a").start(
      Outlet(send: { event in found.withLock { $0.append(event) } }, finish: {}, fail: { _ in })
    )
    #expect(found.withLock { $0 } == [.failed(.invalid(rule))])
    #expect(sockets.addresses.isEmpty && server.table.requests.isEmpty)
  }

  @Test(
    "A part with other dots is asked",
    arguments: ["...", ".a", "a..", "%2e%2e%2e", "%2f..", ""]
  )
  func otherDots(part: String) {
    let server = Server()
    server.table.answer(.get, web("https://a/\(part)/b"), with: .text("b"))
    let lines = server.lines(
      HTTPRequest(.get, web("https://a/\(part)/b")),
      by: server.table.network
    )
    #expect(lines == ["200", "b", "ended"])
  }

  @Test("A part of two dots is no name, however it comes into an address")
  func appendedDots() {
    let server = Server()
    let request = HTTPRequest(.get, address.appending("articles", "..", "users"))
    #expect(request.address.path == "/a/articles/../users")
    #expect(server.lines(request, by: server.table.network).count == 1)
    #expect(server.table.requests.isEmpty)
  }
}
