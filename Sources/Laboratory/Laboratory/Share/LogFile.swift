import CommandLineSupport
import EmbeddedText
import Foundation
import SystemFiles

/// The file of a log, to which each entry is added before anybody is told of it.
///
/// The first line names the log, and each entry is a line after it:
///
/// ```text
/// {"log":"b41c","program":"tasks"}
/// {"author":"7","number":1,"step":"add(title: \"tea\")","refused":false}
/// ```
final class LogFile {
  /// The name of the log.
  let name: String

  /// The lines of the entries when the file was opened, with their numbers in the file.
  let entries: [(number: Int, text: String)]

  /// Whether the last line was incomplete, and nobody had been told of its entry.
  let hasLostEnd: Bool

  private let descriptor: Int32
  private var size: Int

  /// Opens the file of a log, which need not exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - program: The name of the program, which must be that of the log.
  /// - Throws: Why it cannot be used; then it is as it was.
  init(path: String, of program: String) throws(Failure) {
    _ = try NamedFile(path: path, kind: "log").exists()
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(.noInput, "\(path): log cannot be opened: \(SystemError.latest.reason)")
    }
    do throws(Failure) {
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw Failure(.noInput, "\(path): log must be shared by one command; another shares it")
      }
      let bytes = try attempt("\(path): log cannot be read", .noInput) {
        try readAll(from: descriptor)
      }
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard let text = String(validating: bytes[..<end], as: UTF8.self) else {
        throw Failure(.data, "\(path): log must be text in UTF-8")
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if let first = lines.first {
        let head = JSONValue(json: String(first))?.values("log", "program")
        guard let head, let name = head[0].text, LogName.isName(name), let known = head[1].text
        else {
          throw Failure(
            .data,
            "\(path):1: must name a log and its program; got \(String(first).quoted)"
          )
        }
        guard known == program else {
          throw Failure(.data, "\(path):1: must be the log of \(program); got that of \(known)")
        }
        self.name = name
      } else {
        guard bytes.isEmpty else {
          throw Failure(.data, "\(path):1: must name a log and its program; the line has no end")
        }
        name = LogName.new()
      }
      entries = lines.enumerated().dropFirst().map { ($0 + 1, String($1)) }
      (hasLostEnd, size, self.descriptor) = (end < bytes.count, end, descriptor)
      if hasLostEnd { _ = ftruncate(descriptor, off_t(end)) }
    } catch {
      close(descriptor)
      throw error
    }
    if size == 0 {
      let head: JSONValue = ["log": .text(name), "program": .text(program)]
      try attempt("\(path): log cannot be written") { try append(head.json) }
    }
  }

  deinit { close(descriptor) }

  /// Adds a line, which is on the disk when this returns; else the file is as it was.
  func append(_ line: String) throws(SystemError) {
    let bytes = Array("\(line)\n".utf8)
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .latest }
      size += bytes.count
    } catch {
      _ = ftruncate(descriptor, off_t(size))
      throw error
    }
  }
}
