import EmbeddedText
import Foundation
import SystemFiles

/// A file that the command reads or replaces.
package struct NamedFile {
  /// The path of the file, as it was given.
  package let path: String

  /// The kind of file, for messages.
  package let kind: String

  /// Creates the description of a file, which need not exist.
  package init(path: String, kind: String) { (self.path, self.kind) = (path, kind) }

  /// Reads the file.
  package func read() throws(Failure) -> [UInt8] {
    try read { try readFile(at: path) }
  }

  /// Reads the file by a function.
  package func read(_ read: () throws -> [UInt8]) throws(Failure) -> [UInt8] {
    try attempt("\(path): \(kind) cannot be read", .noInput, read)
  }

  /// Replaces the file as a whole.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - problem: The message if the file cannot be replaced.
  /// - Throws: The problem, and the reason of the system.
  package func replace(by bytes: [UInt8], orExplain problem: String) throws(Failure) {
    try attempt("\(path): \(problem)") { try AtomicFile(path: path).write(bytes) }
  }

  /// Replaces the file by a text.
  package func replace(by text: String) throws(Failure) {
    let problem = "\(kind) cannot be saved, and the file is unchanged"
    try replace(by: Array(text.utf8), orExplain: problem)
  }

  /// Checks, before long work on the content, that the directory takes a new file.
  ///
  /// - Parameter problem: The message if it does not.
  /// - Throws: The problem, and the reason of the system.
  package func requireDirectory(orExplain problem: String) throws(Failure) {
    try attempt("\(path): \(problem)") { try AtomicFile(path: path).requireDirectory() }
  }

  /// Whether there is a regular file to read; nothing else can be replaced by a file.
  ///
  /// - Returns: False if there is none yet, in a directory that exists.
  /// - Throws: The rule that the path breaks.
  package func exists() throws(Failure) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw Failure(.noInput, "\(path): a \(kind) must be a regular file")
      }
      return true
    }
    let error = SystemError.latest
    let directory = try attempt("\(path): \(kind) cannot be read", .noInput) {
      guard error.code == ENOENT else { throw error }
      return try PathBytes(path).target().directory
    }
    guard stat(directory.cString, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure(.noInput, "\(path): directory \(directory.description.quoted) must exist")
    }
    return false
  }
}

/// Reads bytes as text without a byte order mark, naming the line that is none.
package func utf8Text(of bytes: [UInt8], from source: String) throws(Failure) -> String {
  // Some editors begin a file with the mark of its encoding.
  let bytes = bytes.starts(with: "\u{FEFF}".utf8) ? bytes.dropFirst(3) : bytes[...]
  let text = String(decoding: bytes, as: UTF8.self)
  // Decoding repairs what is not UTF-8, so damaged text comes out as other bytes.
  guard !text.utf8.elementsEqual(bytes) else { return text }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let damaged = lines.firstIndex { !String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0) }
  throw Failure(.data, "\(source):\((damaged ?? 0) + 1): text must be UTF-8")
}
