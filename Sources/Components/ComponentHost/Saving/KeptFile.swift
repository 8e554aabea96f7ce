package import ComponentKit
import Foundation
import Locks
import SystemFiles

/// The file in which a host keeps the state of its program.
///
/// The first line is the version of the program, and the text of the state follows:
///
/// ```text
/// 1
/// {"items":["milk"]}
/// ```
///
/// No text in it is ever lost. A host renames a file that its program cannot read, and a save replaces
/// only a file that this value has read or written itself.
package final class KeptFile: Sendable {
  /// The path of the file.
  package let path: String

  /// Whether the folder is the user's for such files, which the first save creates.
  private let isNamed: Bool

  /// The bytes that were read or written last.
  private let known = Locked<[UInt8]?>(nil)

  /// Creates the file at a path.
  package init(path: String) { (self.path, isNamed) = (path, false) }

  /// Creates the file of a name.
  ///
  /// As in a shell, a name with a slash is a path. Another one is that of a file in the user's folder
  /// for the data of this executable.
  init(_ name: String) {
    isNamed = !name.utf8.contains(UInt8(ascii: "/"))
    path = isNamed ? "\(Self.folder)/\(name)" : name
  }

  /// The user's folder for the data of this executable.
  private static var folder: String {
    let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return "\(data.first?.path ?? ".")/\(ProcessInfo.processInfo.processName)"
  }
}

// MARK: - Loading

extension KeptFile {
  /// Returns the saved state, or nil if there is no file.
  ///
  /// - Throws: The file, the rule that it breaks, and that it is as it was.
  package func load<P: SavedProgram>(for program: P) throws(Refusal) -> P.State? {
    guard let bytes = try content() else { return nil }
    do {
      return try state(bytes, for: program)
    } catch {
      throw refusal("\(error.reason); the file is kept as it is")
    }
  }

  /// Returns the saved state, or why there is none although there is a file, which then gets another
  /// name.
  func loadOrPutAside<P: SavedProgram>(
    for program: P
  ) -> (state: P.State?, problem: Refusal?) {
    let bytes: [UInt8]
    do throws(Refusal) {
      guard let found = try content() else { return (nil, nil) }
      bytes = found
    } catch {
      return (nil, error)
    }
    do throws(Refusal) {
      return (try state(bytes, for: program), nil)
    } catch {
      let rule = error.reason
      do throws(SystemError) {
        return (nil, refusal("\(rule); the file is now \(try file.putAside())"))
      } catch {
        let reason = "it cannot be renamed: \(error.reason)"
        return (nil, refusal("\(rule); the file is kept as it is, since \(reason)"))
      }
    }
  }

  private func state<P: SavedProgram>(
    _ bytes: [UInt8],
    for program: P
  ) throws(Refusal) -> P.State {
    guard let text = String(validating: Self.archived(bytes) ?? bytes, as: UTF8.self) else {
      throw Refusal("the file must be text in UTF-8")
    }
    let state = try program.restored(text)
    known.withLock { $0 = bytes }
    return state
  }

  /// Returns what a file holds that an `Archive` of ComonadLab 1 has written; nil for another file.
  ///
  /// ```text
  /// {"format":"comonadlab-archive","name":"todo","version":1,"state":{"items":["milk"]}}
  /// ```
  private static func archived(_ bytes: [UInt8]) -> [UInt8]? {
    struct Header: Decodable { let format: String, version: Int }
    guard let header = try? JSONDecoder().decode(Header.self, from: Data(bytes)),
      header.format == "comonadlab-archive", let name = bytes.firstRange(of: #","state":"#.utf8),
      let end = bytes.lastIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return Array("\(header.version)\n".utf8) + bytes[name.upperBound..<end]
  }
}

// MARK: - Saving

extension KeptFile {
  /// Replaces the file, unless it has changed since this value has read or written it.
  ///
  /// - Throws: The file and why it is as it was.
  package func save(_ text: String) throws(Refusal) {
    if isNamed {
      try? FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    let bytes = Array(text.utf8)
    try file.alone { () throws(Refusal) in
      let present = try content()
      guard present == nil || present == known.withLock({ $0 }) else {
        throw refusal("must be as this program has left it; the file is kept as it is")
      }
      do throws(SystemError) {
        try file.write(bytes)
      } catch {
        throw refusal("cannot be written, and is unchanged: \(error.reason)")
      }
      known.withLock { $0 = bytes }
    }
  }
}

// MARK: - Implementation

extension KeptFile {
  private var file: AtomicFile { AtomicFile(path: path) }

  /// Returns the bytes of the file, or nil if there is none.
  private func content() throws(Refusal) -> [UInt8]? {
    do {
      return try file.read()
    } catch {
      if error.code == ENOENT { return nil }
      throw refusal("cannot be read: \(error.reason); the file is kept as it is")
    }
  }

  private func refusal(_ reason: String) -> Refusal { Refusal("\(path): \(reason)") }
}
