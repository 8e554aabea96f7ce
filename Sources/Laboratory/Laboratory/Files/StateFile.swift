import CommandLineSupport
import ComponentKit
import EmbeddedText
import Foundation

/// The state of a program in a file, as JSON under a header that says whose state it is.
///
/// ```text
/// {"format":"comonadlab-state","version":1,"program":"counter","state":3}
/// ```
///
/// The header is read first: a state of another program, or of a later version of this format, is
/// recognised before it is taken for a damaged one.
struct StateFile {
  /// The word that marks this format among other JSON.
  static let format = "comonadlab-state"

  /// The version that is written, and the latest that is read.
  static let version = 1

  /// The path of the file.
  let path: String

  /// The name of the program whose state it holds.
  let program: String

  private var file: NamedFile { NamedFile(path: path, kind: "state file") }

  /// The members in front of a state.
  private struct Header: Decodable {
    /// The word that names the format.
    let format: String
    /// The version of the format.
    let version: Int
    /// The name of the program.
    let program: String
  }

  /// A whole file, once its header is known to be right.
  private struct Content<State: Decodable>: Decodable {
    /// The state.
    let state: State
  }
}

// MARK: - Loading

extension StateFile {
  /// Reads the state, or nothing if there is no such file in an existing directory.
  func load<State: Decodable>(_ type: State.Type) throws(Failure) -> State? {
    guard try file.exists() else { return nil }
    // Left to be inferred, the type would be the optional one, which takes null for no state.
    let state: State = try decode(file.read())
    return state
  }

  /// Reads the state from the bytes of a file.
  func decode<State: Decodable>(_ bytes: [UInt8]) throws(Failure) -> State {
    guard !bytes.isEmpty else {
      throw Failure(.data, "\(path):1:1: a state file must not be empty")
    }
    _ = try utf8Text(of: bytes, from: path)
    let header: Header = try decoded(bytes)
    guard header.format == Self.format else {
      throw foreign("format must be \"\(Self.format)\"; got \(header.format.quoted)")
    }
    guard header.version >= 1 else {
      throw foreign("version must be 1 or more; got \(header.version)")
    }
    guard header.version <= Self.version else {
      throw foreign(
        "version must be at most \(Self.version) for this version; got \(header.version)"
      )
    }
    guard header.program == program else {
      throw foreign("program must be \"\(program)\"; got \(header.program.quoted)")
    }
    try checkNames(in: bytes)
    let content: Content<State> = try decoded(bytes)
    return content.state
  }
}

// MARK: - Saving

extension StateFile {
  /// Replaces the file.
  func save(_ state: some Encodable) throws(Failure) {
    try file.replace(
      by: encode(state),
      orExplain: "state cannot be saved, and the file is unchanged"
    )
  }

  /// Writes the state as the bytes of a file.
  ///
  /// The last brace ends the file, so the reader always detects a lost end.
  func encode(_ state: some Encodable) throws(Failure) -> [UInt8] {
    try attempt("\(path): state cannot be written as JSON") {
      let header =
        "{\"format\":\"\(Self.format)\",\"version\":\(Self.version),\"program\":\"\(program)\""
      return Array("\(header),\"state\":".utf8) + (try JSONEncoder.ofStates().encode(state))
        + Array("}".utf8)
    }
  }
}

// MARK: - Implementation

extension StateFile {
  /// Decodes JSON, naming the place that breaks a rule.
  private func decoded<Value: Decodable>(_ bytes: [UInt8]) throws(Failure) -> Value {
    do {
      return try JSONDecoder.ofStates().decode(Value.self, from: Data(bytes))
    } catch {
      throw failure(JSONFlaw(error, in: bytes))
    }
  }

  /// Checks that each name is known and given once: saving would lose what has another one.
  private func checkNames(in bytes: [UInt8]) throws(Failure) {
    let known = ["format", "version", "program", "state"]
    var unknown: JSONFlaw?
    do {
      try JSONParts(bytes).visit { path, place, _ in
        guard unknown == nil, path.count == 1, case .key(let name) = path[0],
          !known.contains(name)
        else { return }
        let rule = "name \(name.quoted) must be \(known.listed("or"))"
        unknown = JSONFlaw(at: place.name ?? place.value, of: bytes, rule)
      }
    } catch {
      throw failure(JSONFlaw(at: error.offset, of: bytes, error.rule))
    }
    if let unknown { throw failure(unknown) }
  }

  /// The failure for a place that breaks a rule.
  private func failure(_ flaw: JSONFlaw) -> Failure {
    Failure(.data, "\(path):\(flaw.line):\(flaw.column): \(flaw.rule)")
  }

  /// The failure for a file that is whole but not meant for this run.
  private func foreign(_ rule: String) -> Failure { Failure(.data, "\(path):1: \(rule)") }
}
