import ComponentKit
import EmbeddedText
import Foundation
import SystemFiles

/// A file that stores a state, with the version of its format.
///
/// ```swift
/// struct Old: Codable { var title: String }
/// struct Tasks: Codable, Equatable { var titles: [String] }
/// let archive = Archive<Tasks>(
///   path: "tasks.json",
///   name: "tasks",
///   version: 2,
///   migrations: [Migration(from: 1) { (old: Old) in Tasks(titles: [old.title]) }]
/// )
/// archive.oldestVersion  // 1
/// ```
///
/// The file is JSON, the state under a header:
///
/// ```text
/// {"format":"comonadlab-archive","name":"tasks","version":2,"state":{"titles":["milk"]}}
/// ```
///
/// A save replaces the whole file or leaves it as it is. A file that is damaged, that holds another
/// program's state, or that a later version wrote, is refused: it is neither read nor replaced.
///
/// - Complexity: Loading reads the whole file; saving reads it, and then writes the new one.
public struct Archive<State: Codable & Sendable>: Sendable {
  /// The path of the file.
  public let path: String

  /// The name of the program whose state it stores.
  public let name: String

  /// The version that a save writes, and the latest that a load reads.
  public let version: Int

  /// The oldest version that migrations lead to the present one.
  public let oldestVersion: Int

  private let migrations: [Int: Migration]

  /// Creates an archive.
  ///
  /// It traps if two migrations lead from the same version.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist yet.
  ///   - name: The name of the program whose state it stores.
  ///   - version: The version that a save writes.
  ///   - migrations: The changes of states of older versions to the next version.
  /// - Complexity: O(migrations).
  public init(path: String, name: String, version: Int = 1, migrations: [Migration] = []) {
    self.path = path
    self.name = name
    self.version = version
    self.migrations = Dictionary(migrations.map { ($0.version, $0) }) { migration, _ in
      preconditionFailure(
        "one migration must lead from a version; got two from \(migration.version)"
      )
    }
    var oldest = version
    while self.migrations[oldest - 1] != nil { oldest -= 1 }
    oldestVersion = oldest
  }
}

/// The change of a state of one version to the next version.
public struct Migration: Sendable {
  /// The version of the old state.
  let version: Int

  /// Changes the content of a file.
  let change: @Sendable (Data) throws -> Data

  /// Creates a migration from the old version and the change of the state.
  public init<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    from version: Int,
    _ change: @escaping @Sendable (Old) throws -> New
  ) {
    self.version = version
    self.change = { data in
      let old = try JSONDecoder().decode(ArchiveContent<Old>.self, from: data).state
      return try JSONEncoder().encode(ArchiveContent(state: change(old)))
    }
  }
}

/// The content of a file without its header.
struct ArchiveContent<State> {
  let state: State
}

extension ArchiveContent: Decodable where State: Decodable {}
extension ArchiveContent: Encodable where State: Encodable {}

/// The part of a file before the state.
struct ArchiveHeader: Codable, Equatable {
  var format = Self.format
  let name: String
  let version: Int

  static let format = "comonadlab-archive"
}

// MARK: - Loading and saving

extension Archive {
  /// Returns the state, or nil if there is no file yet.
  ///
  /// - Throws: The file and the rule that it breaks.
  /// - Complexity: O(bytes of the file), and the migrations.
  public func load() throws(ArchiveError) -> State? {
    guard let (data, header) = try read() else { return nil }
    do {
      var data = data
      for version in header.version..<version {
        if let migration = migrations[version] { data = try migration.change(data) }
      }
      return try JSONDecoder().decode(ArchiveContent<State>.self, from: data).state
    } catch {
      throw damaged("the state must be one of \(name), version \(header.version)", error)
    }
  }

  /// Replaces the file.
  ///
  /// - Throws: The reason of the system, or the rule that the present file breaks; the file is as it
  ///   was.
  /// - Complexity: O(bytes of the old file and of the new one).
  public func save(_ state: State) throws(ArchiveError) {
    _ = try load()
    let bytes = try encode(state)
    do {
      try AtomicFile(path: path).write(bytes)
    } catch {
      throw ArchiveError(path, "cannot be written, and is unchanged: \(error.reason)")
    }
  }
}

// MARK: - Implementation

extension Archive {
  /// Reads the file and checks its header.
  private func read() throws(ArchiveError) -> (Data, ArchiveHeader)? {
    let bytes: [UInt8]
    do {
      bytes = try AtomicFile(path: path).read()
    } catch {
      if error.code == ENOENT { return nil }
      throw ArchiveError(path, "cannot be read: \(error.reason)")
    }
    let data = Data(bytes)
    let header: ArchiveHeader
    do {
      header = try JSONDecoder().decode(ArchiveHeader.self, from: data)
    } catch {
      throw damaged("must be JSON with format, name and version", error)
    }
    guard header.format == ArchiveHeader.format else {
      throw kept("format must be \(ArchiveHeader.format); got \(Self.quoted(header.format))")
    }
    guard header.name == name else {
      throw kept("name must be \(name); got \(Self.quoted(header.name))")
    }
    guard header.version <= version else {
      throw kept("version must be at most \(version) for this program; got \(header.version)")
    }
    guard header.version >= oldestVersion else {
      throw kept("version must be at least \(oldestVersion); got \(header.version)")
    }
    return (data, header)
  }

  /// Returns the bytes of a file.
  ///
  /// The last brace is the last byte, so that a truncated file is always damaged JSON.
  private func encode(_ state: State) throws(ArchiveError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let header = try encoder.encode(ArchiveHeader(name: name, version: version))
      let content = try encoder.encode(ArchiveContent(state: state))
      return header.dropLast() + Array(",".utf8) + content.dropFirst()
    } catch {
      throw ArchiveError(path, "the state cannot be written as JSON: \(error)")
    }
  }

  private func damaged(_ rule: String, _ error: any Error) -> ArchiveError {
    kept("\(rule); it is damaged: \(Self.reason(error))")
  }

  private func kept(_ rule: String) -> ArchiveError {
    ArchiveError(path, "\(rule); the file is kept as it is")
  }

  /// Returns a text of a file in quotation marks, on one line and cut where it is long.
  private static func quoted(_ text: String) -> String { ValueText.line(of: text, width: 60) }

  /// Returns the error text of a decoder, on one line.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context
      case .keyNotFound(_, let context), .dataCorrupted(let context): context
      @unknown default: .init(codingPath: [], debugDescription: "\(error)")
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    let text = context.debugDescription.split(separator: "\n").joined(separator: " ")
    return path.isEmpty ? text : "\(path): \(text)"
  }
}
