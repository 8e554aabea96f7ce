#if !hasFeature(Embedded)
package import Foundation

extension SavedProgram {
  /// No migrations.
  public static var migrations: [Migration] { [] }
}

extension SavedProgram where State: Codable {
  /// Returns the state as JSON, with sorted keys.
  ///
  /// - Throws: The error of the state's coding.
  /// - Complexity: O(state).
  public func save(_ state: State) throws(Refusal) -> String {
    do {
      return String(decoding: try encoded(state), as: UTF8.self)
    } catch {
      throw Refusal("the state cannot be written as JSON: \(error)")
    }
  }

  /// Reads the state from JSON, by the migrations if an older version has written it.
  ///
  /// - Throws: The place in the JSON and what is wrong there, or the version that has no migration.
  /// - Complexity: O(text), and the migrations.
  public func load(_ text: String, version: Int) throws(Refusal) -> State? {
    guard version <= Self.version else {
      throw Refusal("version must be at most \(Self.version) for this program; got \(version)")
    }
    var data = Data(text.utf8)
    for old in version..<Self.version {
      guard let migration = Self.migrations.first(where: { $0.version == old }) else {
        throw Refusal("the program must have a migration from version \(old); got none")
      }
      data = try migration.change(data)
    }
    return try decoded(from: data, of: version)
  }
}

/// The change of a `Codable` state of one version to the next version.
///
/// ```swift
/// struct TodoList: SavedProgram {
///   struct Item: Codable, Equatable { var title: String, isDone = false }
///   static let version = 2
///   static let migrations = [
///     Migration(from: 1) { (titles: [String]) in titles.map { Item(title: $0) } }
///   ]
///   let initial: [Item] = []
///   func update(_ items: inout [Item], by title: String) { items.append(Item(title: title)) }
///   func view(_ items: [Item], send: @escaping (String) -> Void) -> Int { items.count }
/// }
/// try TodoList().load(#"["milk"]"#, version: 1)?.map(\.title)  // ["milk"]
/// ```
///
/// A text of version 1 passes through the migration from 1, then the one from 2, and so on. So the
/// old types need to be kept, but no migration changes when a version is added.
public struct Migration: Sendable {
  /// The version of the old state.
  let version: Int

  /// Changes the JSON of a state.
  let change: @Sendable (Data) throws(Refusal) -> Data

  /// Creates a migration from the old version and the change of the state.
  public init<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    from version: Int,
    _ change: @escaping @Sendable (Old) throws -> New
  ) {
    self.version = version
    self.change = { data throws(Refusal) in
      let old: Old = try decoded(from: data, of: version)
      do {
        return try encoded(change(old))
      } catch {
        throw Refusal("the migration from version \(version) has failed: \(error)")
      }
    }
  }
}

// MARK: - Implementation

/// Returns the JSON of a state, which is the same for equal dictionaries.
private func encoded(_ state: some Encodable) throws -> Data {
  try JSONEncoder.ofStates().encode(state)
}

extension JSONEncoder {
  /// Returns the encoder of states and messages, in kept states and in recordings.
  ///
  /// It writes each number, also one that is not finite, for which JSON has no word.
  package static func ofStates() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return encoder
  }
}

extension JSONDecoder {
  /// Returns the decoder of what ``JSONEncoder/ofStates()`` writes.
  package static func ofStates() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }
}

/// Reads a state from JSON that a version has written.
private func decoded<State: Decodable>(
  from data: Data,
  of version: Int
) throws(Refusal) -> State {
  do {
    return try JSONDecoder.ofStates().decode(State.self, from: data)
  } catch {
    throw Refusal("the text must be a state of version \(version): \(error)")
  }
}
#endif
