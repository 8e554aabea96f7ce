import ComponentHost
import Foundation
import SamplePrograms

/// Whether there is a regular file to read; nothing else can be replaced by a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - kind: What the file is, for messages.
/// - Returns: False if there is none yet, in a directory that exists.
/// - Throws: The rule that the path breaks.
func isFileThere(at path: String, called kind: String) throws(Failure) -> Bool {
  var status = stat()
  if stat(path, &status) == 0 {
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.noInput, "\(path): a \(kind) must be a regular file")
    }
    return true
  }
  let error = SystemError.latest
  guard error.code == ENOENT else {
    throw Failure(.noInput, "\(path): \(kind) cannot be read: \(error.reason)")
  }
  let directory: PathBytes
  do {
    directory = try PathBytes(path).target().directory
  } catch {
    throw Failure(.noInput, "\(path): \(kind) cannot be read: \(error.reason)")
  }
  guard stat(directory.cString, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
    throw Failure(.noInput, "\(path): directory \(directory.description.quoted) must exist")
  }
  return false
}

/// Reads bytes as text, naming the line that is none.
func utf8Text(of bytes: [UInt8], from source: String) throws(Failure) -> String {
  let text = String(decoding: bytes, as: UTF8.self)
  // Decoding repairs what is not UTF-8, so damaged text comes out as other bytes.
  guard !text.utf8.elementsEqual(bytes) else { return text }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let damaged = lines.firstIndex { !String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0) }
  throw Failure(.data, "\(source):\((damaged ?? 0) + 1): text must be UTF-8")
}
