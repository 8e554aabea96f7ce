import Foundation

/// The path of a file as the bytes that the system uses, which need not be UTF-8.
///
/// A `String` repairs bytes that are not UTF-8, and then names another file. It also treats `/` and a
/// combining mark after it as one character.
package struct PathBytes: Equatable, Sendable {
  /// The bytes, and a zero at the end.
  package let cString: [CChar]

  /// Creates a path from text.
  ///
  /// - Throws: `EINVAL` for a text with a zero, at which the system would end the path.
  package init(_ path: String) throws(SystemError) {
    guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
    self.init(path.utf8.map(CChar.init(bitPattern:))[...])
  }

  private init(_ bytes: ArraySlice<CChar>) { cString = bytes + [0] }

  private var bytes: ArraySlice<CChar> { cString.dropLast() }

  private static let slash = CChar(bitPattern: UInt8(ascii: "/"))
}

extension PathBytes: CustomStringConvertible {
  /// The path as text for messages, repaired where it is not UTF-8.
  package var description: String {
    String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// MARK: - Operations

extension PathBytes {
  /// The directory in which the path ends.
  package var directory: PathBytes {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return PathBytes([0x2E]) }
    return slash == 0 ? PathBytes([Self.slash]) : PathBytes(bytes[..<slash])
  }

  /// The part after the last slash.
  package var name: PathBytes {
    PathBytes(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...])
  }

  /// Returns the path with text behind it.
  package func appending(_ text: String) throws(SystemError) -> PathBytes {
    PathBytes(bytes + (try PathBytes(text)).bytes)
  }

  /// Returns the path of an entry of this directory.
  package func entry(_ name: PathBytes) -> PathBytes {
    PathBytes(bytes + [Self.slash] + name.bytes)
  }

  /// Returns the path with symbolic links resolved, also to a file that does not exist yet.
  package func target() throws(SystemError) -> PathBytes {
    var path = self
    for _ in 0..<40 {
      guard let link = try path.link() else { return path }
      path = link.bytes.first == Self.slash ? link : path.directory.entry(link)
    }
    throw SystemError(code: ELOOP)
  }

  /// Returns the content of a symbolic link, or nil if the path does not name one.
  private func link() throws(SystemError) -> PathBytes? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(cString, &buffer, buffer.count)
    guard count >= 0 else {
      let error = SystemError.latest
      // Other files answer EINVAL.
      guard error.code == EINVAL || error.code == ENOENT else { throw error }
      return nil
    }
    guard count < buffer.count else { throw SystemError(code: ENAMETOOLONG) }
    return PathBytes(buffer[..<count])
  }
}
