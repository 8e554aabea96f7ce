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
  mutating func open(_ page: URL, slowdown: Int) throws(Failure) {
    let targets = try answer(to: "Target.getTargets", JSONText([:])).targetInfos ?? []
    let target = targets.first { $0.type == "page" }?.targetId ?? ""
    let attaching = JSONText(["targetId": target, "flatten": true])
    let session = try answer(to: "Target.attachToTarget", attaching).sessionId
    let rate = JSONText(["rate": slowdown])
    _ = try answer(to: "Emulation.setCPUThrottlingRate", rate, in: session)
    _ = try answer(to: "Page.navigate", JSONText(["url": page.absoluteString]), in: session)
  }

  /// Ends the commands; a process that the browser has left behind waits for no more.
  func close() { try? input.fileHandleForWriting.close() }

  /// Sends a command, and waits for its answer.
  private mutating func answer(
    to method: String,
    _ parameters: JSONText,
    in session: String? = nil
  ) throws(Failure) -> Answer.Result {
    count += 1
    let command = JSONText([
      "id": count, "method": method, "params": parameters, "sessionId": session,
    ])
    send(command.json + "\0")
    while let message = try message() {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(message)),
        answer.id == count
      else { continue }
      if let result = answer.result { return result }
      let reason = answer.error?.message ?? "no reason"
      throw Failure(.unavailable, "the browser must do \(method); got \(reason.quoted)")
    }
    throw Failure(.unavailable, "the browser must answer \(method); it has ended")
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
  private mutating func message() throws(Failure) -> [UInt8]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        defer { received.removeFirst(end + 1) }
        return Array(received[..<end])
      }
      guard let bytes = try read(output.fileHandleForReading.fileDescriptor) else { return nil }
      received += bytes
    }
  }

  /// A message of the browser, of which only the answers to commands have a number.
  private struct Answer: Decodable {
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
    let id: Int?
    let result: Result?
    let error: Mistake?
  }
}
#endif
