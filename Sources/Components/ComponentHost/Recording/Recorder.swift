public import ComponentKit
import Foundation

/// Writes the messages of a program as they come, a line of JSON each.
///
/// Every program whose messages and states are `Codable` can be recorded:
///
/// ```swift
/// var text = ""
/// let header = RecordingHeader(program: "counter", architectures: ["elm"])
/// var recorder = try Recorder<Counter>(header, from: 0) { line in
///   text += String(decoding: line, as: UTF8.self)
/// }
/// try recorder.record(.increment)
/// try recorder.end()
/// text.split(separator: "\n").count  // 3
/// text.hasSuffix("{\"message\":\"+\"}\n{\"end\":1}\n")  // true
/// ```
///
/// Record a message before you send it, so that the message that ends a program is in its log. A
/// refused message is recorded like any other: a replay refuses it again.
///
/// The recorder passes each line to the given function, and rethrows its errors. A recording
/// without an end line was interrupted.
public struct Recorder<P: Program> where P.State: Encodable, P.Message: Encodable {
  private let write: ([UInt8]) throws -> Void
  private let encoder = JSONEncoder.ofStates()
  private var count = 0

  /// Begins a recording, and writes its first line.
  ///
  /// - Parameters:
  ///   - header: The program and its architectures.
  ///   - initial: The state before the first message.
  ///   - write: Writes the bytes of a line, its end included.
  /// - Throws: The error of the state's encoding or of the function.
  public init(
    _ header: RecordingHeader,
    from initial: P.State,
    write: @escaping ([UInt8]) throws -> Void
  ) throws {
    self.write = write
    // The name of the format comes first, which an encoder does not promise.
    try write(
      Array("{\"format\":\"\(RecordingHeader.format)\",\"version\":".utf8)
        + json(RecordingHeader.version)
        + Array(",\"program\":".utf8) + json(header.program)
        + Array(",\"architectures\":".utf8) + json(header.architectures)
        + Array(",\"initial\":".utf8) + json(initial) + Array("}\n".utf8)
    )
  }

  /// Writes a message.
  public mutating func record(_ message: P.Message) throws {
    try line(["message": message])
    count += 1
  }

  /// Writes that there are no more messages, and how many there were.
  public func end() throws { try line(["end": count]) }

  private func line(_ content: some Encodable) throws {
    try write(try json(content) + [UInt8(ascii: "\n")])
  }

  private func json(_ content: some Encodable) throws -> [UInt8] {
    Array(try encoder.encode(content))
  }
}
