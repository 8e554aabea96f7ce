import ComponentKit
import Foundation
import Locks
import SystemFiles

/// The file in which a host keeps the state of its program.
///
/// It is JSON, the text of the program under a header:
///
/// ```text
/// {"format":"comonadlab-kept","state":"1/dune","version":1}
/// ```
///
/// No text in it is ever lost. A file that the program cannot read is renamed, and a save replaces only
/// a file that this host has read or written itself.
final class KeptFile: Sendable {
  private struct Content: Codable {
    var format = Self.format
    let version: Int
    let state: String

    static let format = "comonadlab-kept"
  }

  private let path: String
  private let version: Int

  /// The bytes that the host has read or written last.
  private let known = Locked<[UInt8]?>(nil)

  init(path: String, version: Int) { (self.path, self.version) = (path, version) }
}

// MARK: - Loading

extension KeptFile {
  /// Returns the saved state, or why there is none although there is a file.
  func load<P: SavedProgram>(for program: P) -> (state: P.State?, problem: ArchiveError?) {
    let bytes: [UInt8]
    do throws(ArchiveError) {
      guard let found = try content() else { return (nil, nil) }
      bytes = found
    } catch {
      return (nil, error)
    }
    if let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
      content.format == Content.format,
      let state = program.load(content.state, version: content.version)
    {
      known.withLock { $0 = bytes }
      return (state, nil)
    }
    let rule = "must hold a state that this program has saved"
    do throws(SystemError) {
      return (nil, ArchiveError(path, "\(rule); the file is now \(try file.putAside())"))
    } catch {
      let reason = "it cannot be renamed: \(error.reason)"
      return (nil, ArchiveError(path, "\(rule); the file is kept as it is, since \(reason)"))
    }
  }
}

// MARK: - Saving

extension KeptFile {
  /// Replaces the file, unless it has changed since this host has read or written it.
  func save(_ text: String) throws(ArchiveError) {
    let present = try content()
    guard present == nil || present == known.withLock({ $0 }) else {
      throw ArchiveError(path, "must be as this program has left it; the file is kept as it is")
    }
    let bytes: [UInt8]
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      bytes = Array(try encoder.encode(Content(version: version, state: text)))
    } catch {
      throw ArchiveError(path, "the state cannot be written as JSON: \(error)")
    }
    do {
      try file.write(bytes)
    } catch {
      throw ArchiveError(path, "cannot be written, and is unchanged: \(error.reason)")
    }
    known.withLock { $0 = bytes }
  }
}

// MARK: - Implementation

extension KeptFile {
  private var file: AtomicFile { AtomicFile(path: path) }

  /// Returns the bytes of the file, or nil if there is none.
  private func content() throws(ArchiveError) -> [UInt8]? {
    do {
      return try file.read()
    } catch {
      if error.code == ENOENT { return nil }
      throw ArchiveError(path, "cannot be read: \(error.reason); the file is kept as it is")
    }
  }
}
