import EmbeddedText

/// A program that saves its state as text, and loads it in a later run.
///
/// Where the state is `Codable`, the text is JSON, and there is nothing to write:
///
/// ```swift
/// struct TodoList: SavedProgram {
///   let initial = ["milk"]
///   func update(_ titles: inout [String], by title: String) { titles.append(title) }
///   func view(_ titles: [String], send: @escaping (String) -> Void) -> Int { titles.count }
/// }
/// try TodoList().save(["milk", "tea"])  // #"["milk","tea"]"#
/// try TodoList().load(#"["bread"]"#, version: 1)  // ["bread"]
/// ```
///
/// Give the program a ``version`` when you change the state in a way that older texts do not fit. A
/// `Codable` state then needs a ``Migration`` from the version before.
///
/// A program whose state is not `Codable` writes the two functions itself, and so does one that runs
/// on a page, since Embedded Swift has no `Codable`:
///
/// ```swift
/// struct Stepper: SavedProgram {
///   let initial = 0
///   func update(_ count: inout Int, by step: Int) { count += step }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
///   func save(_ count: Int) -> String { "\(count)" }
///   func load(_ text: String, version: Int) -> Int? { version == 1 ? Int(text) : nil }
/// }
/// Stepper().save(7)  // "7"
/// Stepper().load("seven", version: 1)  // nil
/// ```
///
/// An older version may have written the text, or the text may be damaged. The program loads all of
/// a text or nothing. What it does not load is never lost: see `keptAs:` of the hosts.
///
/// A state may contain data that is not worth saving, such as an unfinished text. A loaded state
/// contains no such data, so it saves as the same text.
///
/// ## Laws
///
/// ```text
/// load(save(s), version: version).map(save) == save(s)
/// load(t, version: v) fails, or is a state that the program may run from
/// ```
public protocol SavedProgram: Program {
  /// The version of the format, which increases when the format changes; by default 1.
  static var version: Int { get }

  /// Returns the part of a state that is worth saving, as text.
  ///
  /// - Throws: Why the state cannot be saved, if there are such states.
  func save(_ state: State) throws(Refusal) -> String

  /// Loads a text that a version of the program has saved.
  ///
  /// - Parameters:
  ///   - text: The saved text.
  ///   - version: The version of its format.
  /// - Returns: The state, or nil if the version cannot have written the text.
  /// - Throws: Why the version cannot have written the text, in place of nil.
  func load(_ text: String, version: Int) throws(Refusal) -> State?

  #if !hasFeature(Embedded)
  /// The changes of `Codable` states of older versions to the next version; by default none.
  static var migrations: [Migration] { get }
  #endif
}

extension SavedProgram {
  /// The first version.
  public static var version: Int { 1 }
}

// MARK: - What hosts store

extension SavedProgram {
  /// Returns the text that a host stores: the version in the first line, and below it the state.
  package func stored(_ state: State) throws(Refusal) -> String {
    String(Self.version) + "\n" + (try save(state))
  }

  /// Returns the state of a text that a host has stored.
  package func restored(_ stored: String) throws(Refusal) -> State {
    let bytes = stored.bytes
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let version = Int(decimal: String(bytes: Array(bytes[..<end])))
    else { throw Refusal("the first line must be the version of a saved state") }
    guard let state = try load(String(bytes: Array(bytes[(end + 1)...])), version: version) else {
      throw Refusal(
        "the text below the first line must be one that version " + String(version)
          + " of this program has saved"
      )
    }
    return state
  }
}
