import CommandLineSupport
import ComponentKit
import ComponentServices
import Dispatch
import EmbeddedText
import Locks
import ReplicaSync
import SystemFiles

/// A server of a page and of the log that its visitors share.
///
/// ```text
/// /                      leads to a place of its own for each visitor
/// /<log>/<person>/       the page
/// /<log>/<person>/log    the log, as `Linked` asks for it
/// ```
///
/// The name of the log is random, so that a page of another log never takes this one for its own.
final class LogServer<P: Program & Sendable>: Sendable where P.Message: Sendable {
  private struct State {
    var log: MergeLog<ProgramRule<P>>
    let file: LogFile?
    /// Each entry as text, and those that wait for the next one.
    var texts: [String] = []
    var waiting: [Int: DispatchSemaphore] = [:]
    var lastStream = 0
    var isStopped = false
  }

  /// The name of the log.
  let name: String

  private let coding: MessageCoding<P.Message>
  private let page: [UInt8]?
  private let state: Locked<State>
  private let listener: HTTPListener

  /// Creates a server, which answers as soon as it is run.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - programName: The name of the program.
  ///   - coding: How messages are written.
  ///   - path: The file of the log; nil for a log that ends with the server.
  ///   - page: The bytes of the page, if there is one.
  ///   - port: The port; 0 is one that is free.
  ///   - warn: Receives a line about the end of the file, if an entry in it was not complete.
  /// - Throws: The line of the file that breaks a rule, or that the port is not free.
  init(
    _ program: P,
    named programName: String,
    coded coding: MessageCoding<P.Message>,
    keptIn path: String?,
    page: [UInt8]?,
    port: Int,
    warn: (String) -> Void
  ) throws(Failure) {
    (self.coding, self.page) = (coding, page)
    var file: LogFile?
    if let path { file = try LogFile(path: path, of: programName) }
    name = file?.name ?? LogName.new()
    var log = MergeLog(ProgramState(program).state, rule: ProgramRule(program))
    for line in file?.entries ?? [] {
      guard let entry = coding.logEntry(line.text) else {
        throw Failure(
          .data,
          "\(path ?? ""):\(line.number): must be an entry of the log; got \(line.text.quoted)"
        )
      }
      log.append(entry)
    }
    let texts = (file?.entries ?? []).map { $0.text }
    if file?.hasLostEnd == true {
      warn("\(path ?? ""): the last entry was not complete, nobody was told of it, and it is gone")
    }
    state = Locked(State(log: log, file: file, texts: texts))
    do {
      listener = try HTTPListener(port: port)
    } catch {
      throw Failure(.unavailable, "port \(port) must be free; got: \(error.reason)")
    }
  }

  /// The port.
  var port: Int { listener.port }

  /// Answers until ``stop()``.
  func run() { listener.serve { self.answer($0) } }

  /// Ends the answers, also the streams.
  func stop() {
    listener.stop()
    state.withLock { state in
      state.isStopped = true
      for waiter in state.waiting.values { waiter.signal() }
    }
  }
}

// MARK: - Requests

extension LogServer {
  private func answer(_ request: HTTPListener.Request) -> HTTPListener.Answer {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0) }
    switch (request.method, parts.count) {
    case ("GET", 1) where parts[0].isEmpty:
      let place = "/\(name)/\(LogName.new())/"
      return .response(HTTPResponse(status: 303, headers: Headers([("Location", place)])))
    case ("GET", 3) where parts[0] == name && parts[2].isEmpty:
      guard let page else { return text(404, "no page was given; a terminal may join") }
      let headers = Headers([("Content-Type", "text/html; charset=utf-8")])
      return .response(HTTPResponse(status: 200, headers: headers, body: page))
    case ("GET", 3) where parts[0] == name && parts[2] == "log": return entries(request)
    case ("POST", 3) where parts[0] == name && parts[2] == "log": return add(request)
    case ("GET", _), ("POST", _): return text(404, "there is nothing at \(request.path)")
    default: return text(405, "the method must be GET or POST")
    }
  }

  private func text(_ status: Int, _ line: String) -> HTTPListener.Answer {
    let headers = Headers([("Content-Type", "text/plain; charset=utf-8")])
    return .response(HTTPResponse(status: status, headers: headers, body: line + "\n"))
  }

  /// Adds a step, and stores its entry before anybody is told of it.
  private func add(_ request: HTTPListener.Request) -> HTTPListener.Answer {
    guard let step = coding.sentStep(request.body) else {
      return text(400, "the body must be a step that the program knows")
    }
    return state.withLock { state in
      guard 0...state.log.entries.count ~= step.version else {
        return text(409, "the version must be one that the log has had; got \(step.version)")
      }
      guard let entry = state.log.entry(for: step) else {
        return .response(HTTPResponse(status: 204))
      }
      let line = coding.text(of: entry)
      do throws(SystemError) {
        try state.file?.append(line)
      } catch {
        return text(500, "the entry cannot be stored: \(error.reason)")
      }
      state.log.append(entry)
      state.texts.append(line)
      for waiter in state.waiting.values { waiter.signal() }
      return .response(HTTPResponse(status: 204))
    }
  }

  /// Returns the entries that somebody does not have, as they come.
  private func entries(_ request: HTTPListener.Request) -> HTTPListener.Answer {
    let version = request.headers["Last-Event-ID"].map { Int($0) ?? -1 } ?? 0
    let count = state.withLock { $0.texts.count }
    guard 0...count ~= version else {
      return text(409, "Last-Event-ID must be a version that the log has had; got \(version)")
    }
    let stream = EntryStream(state, after: version)
    return .events { stream.next() }
  }

  /// The entries for one visitor, who waits for the next one.
  private final class EntryStream: Sendable {
    private let state: Locked<State>
    private let number: Int
    private let sent: Locked<Int>
    private let waiter = DispatchSemaphore(value: 0)

    init(_ state: Locked<State>, after version: Int) {
      (self.state, sent) = (state, Locked(version))
      number = state.withLock { [waiter] state in
        state.lastStream += 1
        state.waiting[state.lastStream] = waiter
        return state.lastStream
      }
    }

    deinit { state.withLock { [number] in $0.waiting[number] = nil } }

    /// Returns the next entries, or after some seconds a sign of life, which tells whether somebody
    /// still listens; nil when the server has stopped.
    func next() -> String? {
      let version = sent.withLock { $0 }
      let (texts, isStopped) = state.withLock { (Array($0.texts[version...]), $0.isStopped) }
      if isStopped { return nil }
      if texts.isEmpty { return waiter.wait(timeout: .now() + 5) == .success ? "" : ":\n\n" }
      sent.withLock { $0 = version + texts.count }
      return texts.enumerated().map { "id: \(version + $0 + 1)\ndata: \($1)\n\n" }.joined()
    }
  }
}

/// The names of logs and of their visitors.
enum LogName {
  /// Returns a name that no other log or visitor has.
  static func new() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }

  /// Returns whether a text may be a name in a path.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
  }
}
