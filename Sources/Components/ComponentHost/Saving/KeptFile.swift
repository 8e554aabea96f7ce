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
  private static var folder: String { "\(dataFolder)/\(ProcessInfo.processInfo.processName)" }

  /// The user's folder for the data of programs.
  ///
  /// Where `HOME` is absent, Foundation (6.3) on Linux returns a folder in that of all users, so the home
  /// is then the one that the system knows. (XDG Base Directory Specification, 2021.)
  private static var dataFolder: String {
    #if os(Linux)
    let environment = ProcessInfo.processInfo.environment
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/share" }
    guard let user = getpwuid(geteuid()) else { return "/nonexistent" }
    return String(cString: user.pointee.pw_dir) + "/.local/share"
    #else
    return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      .first?.path ?? "."
    #endif
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
    do throws(BrokenFile) {
      return try judged(for: program)
    } catch {
      // Somebody may have replaced the file since, and must not do so between reading and renaming.
      let again = try? file.alone { () -> (state: P.State?, problem: Refusal?) in
        do throws(BrokenFile) {
          return try judged(for: program)
        } catch {
          return (nil, putAside(error.rule))
        }
      }
      if case .success(let judgement) = again { return judgement }
      return (nil, refusal("\(error.rule); the file is kept as it is, since \(Self.isLocked)"))
    }
  }

  /// A file that holds something else than a state.
  private struct BrokenFile: Error {
    let rule: String
  }

  /// Returns the saved state, nil where there is no file, or why the system does not give it.
  private func judged<P: SavedProgram>(
    for program: P
  ) throws(BrokenFile) -> (state: P.State?, problem: Refusal?) {
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
      throw BrokenFile(rule: error.reason)
    }
  }

  /// Renames the file, and returns where it is.
  private func putAside(_ rule: String) -> Refusal {
    do throws(SystemError) {
      return refusal("\(rule); the file is now \(try file.putAside())")
    } catch {
      let reason = "it cannot be renamed: \(error.reason)"
      return refusal("\(rule); the file is kept as it is, since \(reason)")
    }
  }

  private static let isLocked = "another program has locked its folder"

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
    let saved = try? file.alone { () throws(Refusal) in
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
    guard let saved else { throw refusal("cannot be written, and is unchanged: \(Self.isLocked)") }
    try saved.get()
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
