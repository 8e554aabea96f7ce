#if !(os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
import CommandLineSupport
import EmbeddedText
import Foundation
import Locks

/// The commands to a browser, and its answers.
///
/// The browser reads commands from its descriptor 3 and writes answers to its descriptor 4. Each is an
/// object of JSON, and ends with a zero byte. (Chrome DevTools Protocol, `--remote-debugging-pipe`.)
struct BrowserCommands {
  /// The words for a shell that start a program with its input as descriptor 3, and its output as 4.
  static let words = ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null"]

  /// The pipe that the browser reads.
  let input = Pipe()

  /// The pipe that the browser writes.
  let output = Pipe()

  /// Reads from a descriptor; nil where the browser has ended.
  let read: (Int32) throws(Failure) -> [UInt8]?

  private var count = 0
  private var received: [UInt8] = []

  init(read: @escaping (Int32) throws(Failure) -> [UInt8]?) { self.read = read }

  /// Opens a page on a processor that is slower by a factor.
  ///
  /// The page has an origin of its own, and no other page can be in its process. So the browser gives
  /// it a clock of five microseconds; a page that is opened from a file has one of a hundred.
  /// (W3C, High Resolution Time, 2023: a clock for isolated pages.)
  mutating func open(_ page: [UInt8], slowdown: Int) throws(Failure) {
    let targets = try answer(to: "Target.getTargets", JSONText([:])).targetInfos ?? []
    let target = targets.first { $0.type == "page" }?.targetId ?? ""
    let attaching = JSONText(["targetId": target, "flatten": true])
    let session = try answer(to: "Target.attachToTarget", attaching).sessionId
    let rate = JSONText(["rate": slowdown])
    _ = try answer(to: "Emulation.setCPUThrottlingRate", rate, in: session)
    _ = try answer(to: "Fetch.enable", JSONText([:]), in: session)
    send("Page.navigate", JSONText(["url": "http://localhost/"]), in: session)
    let request = try event("Fetch.requestPaused").requestId
    let headers: KeyValuePairs = [
      "Content-Type": "text/html; charset=utf-8",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    ]
    let response = JSONText([
      "requestId": request, "responseCode": 200,
      "responseHeaders": headers.map { JSONText(["name": $0.key, "value": $0.value]) },
      "body": Data(page).base64EncodedString(),
    ])
    _ = try answer(to: "Fetch.fulfillRequest", response, in: session)
  }

  /// Ends the commands; a process that the browser has left behind waits for no more.
  func close() { try? input.fileHandleForWriting.close() }

  /// Sends a command, and waits for its answer.
  private mutating func answer(
    to method: String,
    _ parameters: JSONText,
    in session: String? = nil
  ) throws(Failure) -> Message.Result {
    send(method, parameters, in: session)
    while let message = try message() {
      guard message.id == count else { continue }
      if let result = message.result { return result }
      let reason = message.error?.message ?? "no reason"
      throw Failure(.unavailable, "the browser must do \(method); got \(reason.quoted)")
    }
    throw Failure(.unavailable, "the browser must answer \(method); it has ended")
  }

  /// Waits for an event.
  private mutating func event(_ method: String) throws(Failure) -> Message.Parameters {
    while let message = try message() {
      if message.method == method, let parameters = message.params { return parameters }
    }
    throw Failure(.unavailable, "the browser must report \(method); it has ended")
  }

  /// Sends a command.
  private mutating func send(_ method: String, _ parameters: JSONText, in session: String?) {
    count += 1
    let command = JSONText([
      "id": count, "method": method, "params": parameters, "sessionId": session,
    ])
    send(command.json + "\0")
  }

  /// Sends a text.
  ///
  /// A browser that has ended gives no answer, so a failure is not reported here.
  private func send(_ text: String) {
    withoutPipeSignal {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }
  }

  /// The next message of the browser; nil where it has ended.
  private mutating func message() throws(Failure) -> Message? {
    while true {
      while let end = received.firstIndex(of: 0) {
        defer { received.removeFirst(end + 1) }
        if let message = try? JSONDecoder().decode(Message.self, from: Data(received[..<end])) {
          return message
        }
      }
      guard let bytes = try read(output.fileHandleForReading.fileDescriptor) else { return nil }
      received += bytes
    }
  }

  /// A message of the browser: an answer, which has the number of its command, or an event.
  private struct Message: Decodable {
    struct Result: Decodable {
      struct Target: Decodable {
        let targetId: String
        let type: String
      }
      let targetInfos: [Target]?
      let sessionId: String?
    }
    struct Mistake: Decodable {
      let message: String
    }
    struct Parameters: Decodable {
      let requestId: String?
    }
    let id: Int?
    let result: Result?
    let error: Mistake?
    let method: String?
    let params: Parameters?
  }
}
#endif
