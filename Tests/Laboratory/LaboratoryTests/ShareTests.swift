import CommandLineSupport
import ComponentHost
import ComponentKit
import ComponentServices
import EmbeddedText
import Foundation
import SharedLaboratory
import SystemServices
import TestSupport
import Testing

@testable import Laboratory

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Words that several people collect.
private struct Words: Program, Sendable {
  enum Message: Codable, Hashable, Sendable {
    case add(String)
    case remove(String)
  }
  let initial: Set<String> = []

  func update(_ words: inout Set<String>, by message: Message) {
    switch message {
    case .add(let word): words.insert(word)
    case .remove(let word): words.remove(word)
    }
  }

  func view(_ words: Set<String>, send: @escaping (Message) -> Void) -> String {
    words.sorted().joined(separator: " ")
  }
}

extension MessageCoding<Words.Message> {
  /// The texts that are derived from the coding.
  fileprivate static let derived = MessageCoding<Words.Message>(
    write: { MessageText.text(of: $0) },
    read: { try? MessageText.messages(Words.Message.self, in: $0).first }
  )
}

/// A file in the folder for temporary files, which is removed with this value.
private final class TemporaryLog {
  let path = FileManager.default.temporaryDirectory.path + "/comonadlab-log-\(UUID())"
  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }
  func write(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// A server that runs until this value is released.
private final class Running {
  let server: LogServer<Words>

  init(
    keptIn path: String? = nil,
    port: Int = 0,
    warn: (String) -> Void = { _ in }
  ) throws(Failure) {
    server = try LogServer(
      Words(),
      named: "words",
      coded: .derived,
      keptIn: path,
      page: Array("<p>the page</p>".utf8),
      port: port,
      warn: warn
    )
    Thread.detachNewThread { [server] in server.run() }
  }

  deinit { server.stop() }

  /// A person who uses the server over the network.
  func person() throws -> ProgramHost<Redux<Linked<Words>>> {
    let address = try WebAddress("http://127.0.0.1:\(server.port)/\(server.name)/someone/log")
    return ProgramHost(
      Component(Linked(Words(), to: address, over: .system, as: UUID().uuidString, coded: .derived))
    )
  }

  func response(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ body: String = "",
    _ headers: [String: String] = [:]
  ) async throws -> (status: Int, text: String) {
    var request = URLRequest(
      url: try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
    )
    request.httpMethod = method.rawValue
    if !body.isEmpty { request.httpBody = Data(body.utf8) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }
}

extension ProgramHost where A == Redux<Linked<Words>> {
  /// Waits until the person sees some words, and nothing is pending.
  fileprivate func sees(_ words: String) async throws {
    while view != words || read({ $0.state.replica.pending.count }) > 0 {
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}

@Suite("A program that is shared over a network")
struct ShareTests {
  @Test(
    "reaches all who use it, also after the server was started again",
    .timeLimit(.minutes(2))
  )
  func sharing() async throws {
    let log = TemporaryLog()
    var running = Optional(try Running(keptIn: log.path))
    let port = try #require(running?.server.port)
    let ada = try #require(try running?.person())
    let max = try #require(try running?.person())
    ada.send(.own(.add("tea")))
    try await max.sees("tea")
    max.send(.connect(false))
    max.send(.own(.add("milk")))
    ada.send(.own(.add("bread")))
    try await ada.sees("bread tea")
    #expect(max.view == "milk tea")
    max.send(.connect(true))
    try await max.sees("bread milk tea")

    running = nil
    ada.send(.own(.remove("tea")))
    #expect(ada.view == "bread milk" || ada.view == "bread")
    running = try await again { try Running(keptIn: log.path, port: port) }
    try await ada.sees("bread milk")
    try await max.sees("bread milk")
    #expect(try log.text.split(separator: "\n").count == 5)
    await ada.end()
    await max.end()
    _ = running
  }

  /// Tries until the one before has let go of the file and of the port.
  private func again(_ start: () throws -> Running) async throws -> Running {
    while true {
      do { return try start() } catch { try await Task.sleep(for: .milliseconds(20)) }
    }
  }

  @Test("is told by status and line what a server does not take")
  func requests() async throws {
    let running = try Running()
    let log = "/\(running.server.name)/a/log"
    let page = try await running.response(.get, "/\(running.server.name)/a/")
    #expect(page == (200, "<p>the page</p>"))
    let step = #"{"author":"a","number":1,"version":0,"step":"add(\"tea\")"}"#
    for _ in 0..<2 {
      let answer = try await running.response(.post, log, step)
      #expect(answer == (204, ""))
    }
    let rules: [(HTTPRequest.Method, String, String, [String: String], Int, String)] = [
      (.post, log, "{}", [:], 400, "the body must be a step that the program knows\n"),
      (
        .post, log, step.replacing(#""version":0"#, with: #""version":2"#), [:], 409,
        "the version must be one that the log has had; got 2\n"
      ),
      (
        .get, log, "", ["Last-Event-ID": "2"], 409,
        "Last-Event-ID must be a version that the log has had; got 2\n"
      ),
      (.get, "/other/a/log", "", [:], 404, "there is nothing at /other/a/log\n"),
      (.put, log, step, [:], 405, "the method must be GET or POST\n"),
      (.get, "/", "", ["Host": "example.com"], 403, "the host must be 127.0.0.1 or localhost\n"),
    ]
    for (method, path, body, headers, status, line) in rules {
      let answer = try await running.response(method, path, body, headers)
      #expect(answer == (status, line))
    }
  }

  @Test("says which line of a log is damaged, and leaves the file as it is")
  func damage() throws {
    let head = #"{"log":"a1","program":"words"}"#
    let entry = #"{"author":"a","number":1,"step":"add(\"tea\")","refused":false}"#
    let cases = [
      ("nonsense\n", ":1: must name a log and its program; got \"nonsense\""),
      (#"{"log":"a/1","program":"words"}"# + "\n", ":1: must name a log and its program; got "),
      (
        #"{"log":"a1","program":"names"}"# + "\n", ":1: must be the log of words; got that of names"
      ),
      ("\(head)", ":1: must name a log and its program; the line has no end"),
      ("\(head)\n\(entry)\n{}\n\(entry)\n", ":3: must be an entry of the log; got \"{}\""),
    ]
    for (text, rule) in cases {
      let log = TemporaryLog()
      try log.write(text)
      do throws(Failure) {
        _ = try Running(keptIn: log.path)
        Issue.record("\(text) was taken")
      } catch {
        #expect(error.status == .data)
        #expect(error.message.hasPrefix(log.path + rule), "\(error.message)")
      }
      #expect(try log.text == text)
    }
  }

  @Test("drops an entry that was not stored whole, of which nobody was told")
  func lostEnd() throws {
    let log = TemporaryLog()
    let whole = #"{"log":"a1","program":"words"}"# + "\n"
    try log.write(whole + #"{"author":"a","nu"#)
    var warnings: [String] = []
    let running = try Running(keptIn: log.path) { warnings.append($0) }
    #expect(
      warnings
        == ["\(log.path): the last entry was not complete, nobody was told of it, and it is gone"]
    )
    #expect(try log.text == whole)
    #expect(throws: Failure.self) { _ = try Running(keptIn: log.path) }
    #expect(running.server.name == "a1")
  }

  @Test(
    "explains a mistake in one line",
    arguments: [
      ("--kept a", "--kept needs --join"),
      ("--join a", "--join: an address must begin with a scheme and ://; got \"a\""),
      ("--join http://a --port 1", "--port is one of the server; --join needs none"),
      ("--port 70000", "--port must be a whole number, 0 to 65535; got \"70000\""),
    ]
  )
  func usage(words: String, message: String) {
    let words = ["share"] + words.split(separator: " ").map(String.init)
    let found = outcome(of: Experiment(Words(), named: "words", messages: []), words: words)
    #expect(found.status == .usage)
    #expect(found.error.hasPrefix("mylab: \(message)\n"), "\(found.error)")
  }
}
