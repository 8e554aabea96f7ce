import ComponentKit
import ComponentServices
import Dispatch
import EmbeddedText
import Foundation
import Locks
import SystemServices
import Testing

@Suite("The network of the system")
struct SystemNetworkTests {
  /// A server with an answer for each path.
  static let server = LoopbackServer { line, port in
    let ok = "HTTP/1.1 200 OK\r\n"
    return switch line.split(separator: " ").dropFirst().first {
    case "/parts": [ok + "Content-Length: 6\r\nX-Kind: a\r\n\r\n", "abc", "def"]
    case "/cut": [ok + "Content-Length: 100\r\n\r\nabc"]
    case "/nothing": []
    case "/endless":
      (0...).lazy.map { $0 == 0 ? ok + "Content-Length: 10000000\r\n\r\n" : "a" }
    case "/loop":
      ["HTTP/1.1 302 Found\r\nLocation: /loop\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"]
    case "/same":
      ["HTTP/1.1 302 Found\r\nLocation: /parts\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"]
    case "/other":
      [
        "HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1:\(port)/parts\r\nContent-Length: 0\r\n\r\n"
      ]
    case "/cookie": [ok + "Set-Cookie: a=1\r\nContent-Length: 0\r\n\r\n"]
    case "/length": [ok + "Content-Length: 20971520\r\n\r\n"]
    case "/early":
      [
        "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n",
        "HTTP/1.1 503 Busy\r\nContent-Length: 2\r\n\r\nno",
      ]
    case let path? where path.hasPrefix("/status/"): [answer(path.dropFirst(8))]
    default: [ok + "Content-Length: 0\r\n\r\n"]
    }
  }

  /// An answer with the status and the header of a path.
  private static func answer(_ path: Substring) -> String {
    let header = path.dropFirst(4).replacing("+", with: " ").replacing("~", with: "/")
      .replacing("=", with: ": ", maxReplacements: 1)
    let length = "Content-Length: 2\r\nConnection: close\r\n"
    return "HTTP/1.1 \(path.prefix(3)) X\r\n\(length)\(header.isEmpty ? "" : header + "\r\n")\r\n{}"
  }

  /// Sends a request, and returns its events when it has ended.
  func ask(
    _ path: String,
    method: HTTPRequest.Method = .get,
    within limit: Duration = .seconds(600),
    _ change: (inout HTTPRequest) -> Void = { _ in }
  ) async throws -> [NetworkEvent] {
    let start = try WebAddress("http://127.0.0.1:\(Self.server.port)")
    var request = HTTPRequest(method, try WebAddress(start.text + "/" + path))
    change(&request)
    return await Self.events(of: request, within: limit)
  }

  static func events(
    of request: HTTPRequest,
    by network: Network = .system,
    within limit: Duration = .seconds(600)
  ) async -> [NetworkEvent] {
    var request = request
    // A busy machine answers late.
    request.timeLimit = limit
    let work = network.events(of: request)
    var events: [NetworkEvent] = []
    let stream = AsyncStream<NetworkEvent> { continuation in
      _ = work.start(
        Outlet(
          send: { continuation.yield($0) },
          finish: { continuation.finish() },
          fail: { _ in continuation.finish() }
        )
      )
    }
    for await event in stream { events.append(event) }
    return events
  }

  private func body(_ events: [NetworkEvent]) -> String {
    let bytes = events.flatMap { event in
      if case .received(let bytes) = event { bytes } else { [UInt8]() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A response has its status, its headers and its body")
  func response() async throws {
    let events = try await ask("parts")
    guard case .began(200, let headers) = events.first else {
      Issue.record("a response must begin with its status; got \(events)")
      return
    }
    #expect(headers["x-kind"] == "a")
    #expect(body(events) == "abcdef")
    #expect(events.last == .ended)
  }

  @Test(
    "An answer of any status is a response",
    arguments: [
      "422", "300", "404", "599", "401", "401/WWW-Authenticate=Basic",
      "401/WWW-Authenticate=Bearer",
      "401/WWW-Authenticate=Basic+realm=x", "401/WWW-Authenticate=Digest+realm=x",
      "401/WWW-Authenticate=Negotiate", "403/WWW-Authenticate=Basic+realm=x",
      "407/Proxy-Authenticate=Basic+realm=x", "201/Location=x",
    ],
    [HTTPRequest.Method.get, .post]
  )
  func refused(path: String, method: HTTPRequest.Method) async throws {
    let events = try await ask("status/" + path, method: method) { request in
      if method == .post { request.body = [1] }
    }
    #expect(body(events) == "{}")
    #expect(Self.status(events) == Int(path.prefix(3)))
    #expect(events.last == .ended)
  }

  private static func status(_ events: [NetworkEvent]) -> Int? {
    for case .began(let status, _) in events { return status }
    return nil
  }

  @Test(
    "A redirection that names no address is a response",
    arguments: [301, 302, 303, 305, 307, 308],
    ["", "/Location=", "/X-Location=~parts"]
  )
  func nowhere(status: Int, header: String) async throws {
    for method in [HTTPRequest.Method.get, .put, .head] {
      let events = try await ask("status/\(status)\(header)", method: method)
      #expect(Self.status(events) == status)
      #expect(events.last == .ended)
    }
  }

  @Test(
    "A redirection that cannot be followed is an error that stays",
    arguments: [
      "loop", "status/302/Location=http:~~[bad", "status/307/Location=file:~~~etc~passwd",
      "status/308/Location=x:y", "status/301/Location=javascript:1",
    ]
  )
  func unusable(path: String) async throws {
    #expect(try await ask(path) == [.failed(.redirected)])
    #expect(!NetworkError.redirected.isTransient)
  }

  @Test("An interim status is no response, also for a retry")
  func interim() async throws {
    #expect(Self.status(try await ask("early")) == 503)
  }

  @Test("The length of a body that is not sent is no size")
  func head() async throws {
    #expect(try await ask("length", method: .head).last == .ended)
    #expect(try await ask("length").last == .failed(.tooLarge(limit: 16 << 20)))
  }

  @Test(
    "A redirection is followed as it must be, or not at all",
    arguments: [301, 302, 303, 307, 308],
    HTTPRequest.Method.allCases
  )
  func redirected(status: Int, method: HTTPRequest.Method) async throws {
    for (hasBody, isElsewhere) in [(false, false), (true, false), (false, true), (true, true)] {
      if hasBody, method == .get || method == .head { continue }
      let place = Locked("/end")
      let answer: @Sendable (String, Int) -> [String] = { line, _ in
        let close = "Connection: close\r\nContent-Length: 0\r\n\r\n"
        guard line.contains(" /from ") else { return ["HTTP/1.1 200 OK\r\n\(close)"] }
        let place = place.withLock { $0 }
        return ["HTTP/1.1 \(status) Moved\r\nLocation: \(place)\r\n\(close)"]
      }
      let server = LoopbackServer(answer)
      let end = isElsewhere ? LoopbackServer(answer) : server
      if isElsewhere { place.withLock { $0 = "http://127.0.0.1:\(end.port)/end" } }
      var request = HTTPRequest(method, try WebAddress("http://127.0.0.1:\(server.port)/from"))
      request.authorization = Secret("Bearer secret")
      request.headers = Headers([
        ("Cookie", "secret=1"), ("Proxy-Authorization", "secret"), ("If-Match", "\"7\""),
        ("X-Own", "kept"),
      ])
      if hasBody {
        request.body = Array("old text".utf8)
        request.headers["Content-Type"] = "text/plain"
      }
      let events = await Self.events(of: request)
      let becomesGet = status == 303 && method != .head || status < 303 && method == .post
      let followed = becomesGet ? .get : method
      let isFollowed =
        (becomesGet || !hasBody) && (!isElsewhere || followed == .get || followed == .head)
      if isFollowed {
        let last = try #require(end.requests.last)
        #expect(last.hasPrefix("\(followed.rawValue) /end "))
        #expect(last.contains("X-Own: kept") && !last.contains("If-Match"))
        #expect(last.contains("secret") == !isElsewhere)
        #expect(!last.contains("old text") && (!becomesGet || !last.contains("Content-Type")))
        #expect(events.last == .ended)
      } else {
        #expect(events.last == .failed(.redirected))
        #expect(!end.requests.contains { $0.contains(" /end ") })
      }
    }
  }

  @Test(
    "An answer that cannot be read is said to be one, and is not asked for again",
    arguments: [
      ("HTTP/1.1 200 OK\r\nX-Name: caf\u{E9}\r\nContent-Length: 2\r\n\r\nok", true),
      ("HTTP/1.1 200 OK\r\nnonsense\r\nContent-Length: 2\r\n\r\nok", false),
      ("HTTP/1.1 200 OK\r\n: a\r\nContent-Length: 2\r\n\r\nok", false),
      ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nok", false),
      ("HTTP/1.1 \r\nContent-Length: 2\r\n\r\nok", false),
      ("HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n\r\nok", false),
      ("HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\nok", false),
      ("nonsense\r\n\r\n", false),
    ]
  )
  func malformed(answer: String, isLatin: Bool) async throws {
    let server = LoopbackServer(encoding: isLatin ? .isoLatin1 : .utf8) { _, _ in [answer] }
    let request = HTTPRequest(.get, try WebAddress("http://127.0.0.1:\(server.port)/"))
    #expect(await Self.events(of: request, by: .system.retrying()) == [.failed(.malformed)])
    #expect(server.requests.count == 1)
  }

  #if canImport(FoundationNetworking)
  @Test("A body that is packed, although the server was asked not to, is an error")
  func packed() async throws {
    let server = LoopbackServer { _, _ in
      [
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 20\r\n\r\n12345678901234567890"
      ]
    }
    let request = HTTPRequest(.get, try WebAddress("http://127.0.0.1:\(server.port)/"))
    let error = NetworkError.unsupported("a body that is packed by gzip")
    #expect(await Self.events(of: request) == [.failed(error)])
    #expect(server.requests.first?.contains("Accept-Encoding: identity") == true)
  }
  #endif

  @Test("A connection that ends too early is an error")
  func cut() async throws {
    #expect(try await ask("cut").last == .failed(.interrupted))
    let end = try await ask("nothing").last
    #expect(end == .failed(.interrupted) || end == .failed(.unreachable))
  }

  @Test("A server that is not there is an error")
  func unreachable() async throws {
    let request = HTTPRequest(.get, try WebAddress("http://127.0.0.1:1"))
    #expect(await Self.events(of: request) == [.failed(.unreachable)])
  }

  @Test("A request ends at its time limit")
  func time() async throws {
    let events = try await ask("endless", within: .milliseconds(200))
    #expect(events.last == .failed(.timedOut))
  }

  @Test("A redirection to the same scheme is followed, one to another is not")
  func redirected() async throws {
    #expect(body(try await ask("same")) == "abcdef")
    #expect(try await ask("other") == [.failed(.redirected)])
  }

  @Test("A request that is cancelled during a redirection ends, and nothing else does")
  func cancelledRedirection() async throws {
    let start = try WebAddress("http://127.0.0.1:\(Self.server.port)")
    let work = Network.system.events(of: HTTPRequest(.get, start.appending("same")))
    for step in 0..<200 {
      let cancellation = work.start(Outlet(send: { _ in }, finish: {}, fail: { _ in }))
      try await Task.sleep(for: .microseconds(step * 20))
      cancellation.cancel()
    }
    #expect(body(try await ask("same")) == "abcdef")
  }

  @Test("A request that is cancelled sends nothing more, also in an answer", arguments: [0, 1])
  func cancelled(part: Int) async throws {
    let (parts, maker) = AsyncStream.makeStream(of: Int.self)
    let isCancelled = DispatchSemaphore(value: 0)
    let server = LoopbackServer { _, _ in
      ["HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n", "abcdef"].enumerated().lazy.map {
        maker.yield($0)
        if $0 == part { isCancelled.wait() }
        return $1
      }
    }
    let start = try WebAddress("http://127.0.0.1:\(server.port)")
    let events = Locked<[NetworkEvent]>([])
    let (begun, teller) = AsyncStream.makeStream(of: Void.self)
    let work = Network.system.events(of: HTTPRequest(.get, start)).start(
      Outlet(
        send: { event in
          events.withLock { $0.append(event) }
          teller.yield()
        },
        finish: {},
        fail: { _ in }
      )
    )
    for await made in parts where made == part { break }
    if part == 1 { for await _ in begun { break } }
    work.cancel()
    let before = events.withLock { $0 }
    isCancelled.signal()
    for await _ in server.ends { break }
    #expect(body(try await ask("parts")) == "abcdef")
    #expect(events.withLock { $0 } == before)
    #expect(before.count == part)
  }

  @Test("A redirection to another server does not receive the secret")
  func redirectedSecret() async throws {
    let other = LoopbackServer { _, _ in ["HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"] }
    let first = LoopbackServer { _, _ in
      let place = "http://127.0.0.1:\(other.port)/elsewhere"
      return ["HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n"]
    }
    var request = HTTPRequest(.get, try WebAddress("http://127.0.0.1:\(first.port)/"))
    request.authorize("Token", Secret("hunter2"))
    request.headers["Cookie"] = "session=hunter2"
    request.headers["If-None-Match"] = "hunter2"
    #expect(await Self.events(of: request).last == .ended)
    #expect(first.requests.first?.contains("Token hunter2") == true)
    let received = try #require(other.requests.first)
    #expect(received.hasPrefix("GET /elsewhere"))
    #expect(!received.contains("hunter2"))
  }

  @Test(
    "A redirection to another server does not receive the body",
    arguments: [(303, true), (307, false), (308, false)]
  )
  func redirectedBody(status: Int, isFollowed: Bool) async throws {
    let other = LoopbackServer { _, _ in ["HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"] }
    let first = LoopbackServer { _, _ in
      let place = "http://127.0.0.1:\(other.port)/elsewhere"
      return ["HTTP/1.1 \(status) Moved\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n"]
    }
    var request = HTTPRequest(.post, try WebAddress("http://127.0.0.1:\(first.port)/"))
    request.send(["password": .text("hunter2")])
    let end = await Self.events(of: request).last
    #expect(end == (isFollowed ? .ended : .failed(.redirected)))
    #expect(first.requests.first?.contains("hunter2") == true)
    #expect(other.requests.map { $0.hasPrefix("GET /elsewhere") } == (isFollowed ? [true] : []))
    #expect(!other.requests.contains { $0.contains("hunter2") })
  }

  @Test("The body, the headers and the secret are sent, and no cookie")
  func sent() async throws {
    _ = try await ask("cookie")
    let events = try await ask("echo", method: .post) { request in
      request.send(["count": .number(3)])
      request.authorize("Token", Secret("jwt"))
      request.headers["X-Kind"] = "b"
    }
    #expect(events.last == .ended)
    let sent = try #require(Self.server.requests.first { $0.hasPrefix("POST /echo") })
    for part in ["Authorization: Token jwt\r\n", "X-Kind: b\r\n", "\r\n\r\n{\"count\":3}"] {
      #expect(sent.contains(part))
    }
    #expect(!Self.server.requests.contains { $0.lowercased().contains("\r\ncookie:") })
  }
}
