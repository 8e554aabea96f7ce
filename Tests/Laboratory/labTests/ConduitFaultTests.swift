import ComponentKit
import ComponentServices
import EmbeddedText
import Foundation
import SystemServices
import Testing

@testable import Conduit
@testable import lab_package

/// The requests of Conduit over the network of the system, to a server that fails on demand.
@Suite(
  "Conduit over the system's network",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")),
  .serialized
)
struct ConduitFaultTests {
  /// A request of the application, which answers with the problem, or with nil.
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let work: @Sendable (ConduitServer) -> Work<Problem?>

    /// Whether the answer has no body.
    var isEmpty = false

    init<Value>(
      _ name: String,
      isEmpty: Bool = false,
      _ work: @escaping @Sendable (ConduitServer) -> Work<Answer<Value>>
    ) {
      testDescription = name
      self.isEmpty = isEmpty
      self.work = { server in
        work(server).map { if case .failure(let problem) = $0 { problem } else { nil } }
      }
    }
  }

  static let calls = [
    Call("log in") { $0.logIn(email: "ada@example.com", password: Secret("secret12")) },
    Call("register") {
      $0.register(name: "new", email: "new@example.com", password: Secret("secret12"))
    },
    Call("account") { $0.account() },
    Call("profile") { $0.profile("alan") },
    Call("follow") { $0.follow("alan", true) },
    Call("unfollow") { $0.follow("alan", false) },
    Call("articles") { $0.articles(Listing(.all)) },
    Call("feed") { $0.articles(Listing(.feed)) },
    Call("tags") { $0.tags() },
    Call("article") { $0.article("moth-1") },
    Call("publish") { server in
      var draft = Draft()
      (draft.title, draft.description, draft.body) = ("New", "About it", "Text")
      return server.publish(draft, as: nil)
    },
    Call("favorite") { $0.favorite("moth-1", true) },
    Call("comments") { $0.comments(on: "moth-1") },
    Call("comment") { $0.comment("Good", on: "moth-1") },
    Call("remove an article", isEmpty: true) { $0.remove("moth-24") },
  ]

  /// The responses that a fault makes of any request, with the problem that the application shows.
  static let responses: [(fault: JSONValue, problem: Problem)] = [
    (["status": .number(401)], .unauthorized(["server fails on demand"])),
    (["status": .number(403)], .refused(["server fails on demand"])),
    (["status": .number(404)], .missing),
    (["status": .number(422)], .refused(["server fails on demand"])),
    (["status": .number(500)], .failed(status: 500)),
  ]

  @Test("each request shows each fault, and works after it", arguments: calls)
  func faults(_ call: Call) async throws {
    let setting = try await Setting()
    defer { setting.end() }
    let server = try await setting.signedIn()
    for (fault, problem) in Self.responses {
      try await setting.add(fault)
      #expect(await first(call.work(server)) == problem)
    }
    // The system repeats a request by itself if the server has closed a connection that it had left open.
    try await setting.add(["close": .flag(true)], times: 2)
    #expect(isInterrupted(await first(call.work(server))))
    try await setting.clear()
    if !call.isEmpty {
      try await setting.add(["status": .number(200), "text": .text("no JSON")])
      #expect(await first(call.work(server)) == .some(.unreadable))
    }
    let whole = await first(call.work(server))
    #expect(whole == .some(nil))
    try await setting.reset()
    if !call.isEmpty {
      let again = try await setting.signedIn()
      try await setting.add(["cut": .number(5)])
      #expect(isInterrupted(await first(call.work(again))))
    }
    try await setting.reset()
    let last = try await setting.signedIn()
    #expect(await first(call.work(last)) == .some(nil))
  }

  @Test("a request is repeated until the server answers")
  func repeated() async throws {
    let setting = try await Setting()
    defer { setting.end() }
    let patient = ConduitServer(
      at: setting.process.address.appending("api"),
      by: Network.system.retrying()
    )
    try await setting.add(["close": .flag(true)], times: 3)
    let answer = await first(patient.tags())
    #expect(try #require(answer).get().contains("night"))
  }
}

extension Network {
  /// The network of the system with ten minutes for each request, since a machine may be busy with other
  /// tests.
  fileprivate static var patient: Network {
    Network(clock: NetworkClock(now: { .zero }, after: { _, _ in .none })) { request, receive in
      var request = request
      request.timeLimit = .seconds(600)
      return Network.system.events(of: request)
        .start(Outlet(send: receive, finish: {}, fail: { _ in }))
    }
  }
}

/// A server of the specification, and the requests by which a test controls it.
private struct Setting {
  let process: ConduitProcess
  var server: ConduitServer {
    ConduitServer(at: process.address.appending("api"), by: .patient)
  }

  init() async throws {
    process = try ConduitProcess(page: nil)
    try await reset()
  }

  func end() { process.end() }

  func reset() async throws { try await control("reset") }

  /// Lets no request fail.
  func clear() async throws { try await control("faults", .delete) }

  /// Lets the next requests fail.
  func add(_ fault: JSONValue, times: Int = 1) async throws {
    try await control(
      "faults",
      sending: ["path": .text("*"), "fault": fault, "times": .number(times)]
    )
  }

  /// The server with the token of Ada.
  func signedIn() async throws -> ConduitServer {
    let work = server.logIn(email: "ada@example.com", password: Secret("secret12"))
    let account = try #require(await first(work)).get()
    return PageContext(server, for: account).server
  }

  private func control(
    _ name: String,
    _ method: HTTPRequest.Method = .post,
    sending body: JSONValue? = nil
  ) async throws {
    var request = HTTPRequest(method, process.address.appending("test", name))
    if let body { request.send(body) }
    let outcome = await first(Network.patient.response(to: request, id: "control"))
    let response = try #require(outcome).get()
    #expect(response.isSuccess, "\(response.status)")
  }
}

/// Returns the first message of a piece of work; nil if it ends without one.
private func first<Message: Sendable>(_ work: Work<Message>) async -> Message? {
  let (stream, continuation) = AsyncStream<Message>.makeStream()
  _ = work.start(
    Outlet(
      send: { continuation.yield($0) },
      finish: { continuation.finish() },
      fail: { _ in continuation.finish() }
    )
  )
  for await message in stream { return message }
  return nil
}

private func isInterrupted(_ answer: Problem??) -> Bool {
  guard case .some(.some(.unreachable(let error))) = answer else { return false }
  return error == .interrupted || error == .unreachable
}
