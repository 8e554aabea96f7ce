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
/// The children that the program declares are saved besides, if they are ``SavedChild`` values.
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
    let own = try save(state)
    return (Self.hasChildren ? try storedWithChildren(state, own) : nil)
      ?? String(Self.version) + "\n" + own
  }

  /// Returns the state of a text that a host has stored.
  package func restored(_ stored: String) throws(Refusal) -> State {
    let bytes = stored.bytes
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { throw Self.headless }
    let line = String(bytes: Array(bytes[..<end]))
    let text = String(bytes: Array(bytes[(end + 1)...]))
    if let version = Int(decimal: line) { return try loaded(text, version) }
    if Self.hasChildren { return try restoredWithChildren(text, line.words) }
    throw Self.headless
  }

  private static var headless: Refusal {
    Refusal("the first line must be the version of a saved state")
  }

  private func loaded(_ text: String, _ version: Int) throws(Refusal) -> State {
    guard let state = try load(text, version: version) else {
      throw Refusal(
        "the text below the first line must be one that version " + String(version)
          + " of this program has saved"
      )
    }
    return state
  }
}

// MARK: - With children

// The first line says how many children are saved. Below it are the text of the program's own, and the
// name and the text of each child. Functions of their own, which a program without children does not
// have on its page.

extension SavedProgram {
  /// Returns the text with those of the children, or nil if none is saved.
  private func storedWithChildren(_ state: State, _ own: String) throws(Refusal) -> String? {
    var texts: [String] = []
    var state = state
    for part in Self.declaredParts(of: children) {
      var saved: SavedChildState?
      try part.exchange?(&state, &saved)
      if let saved { texts += [part.name.description, saved.text] }
    }
    if texts.isEmpty { return nil }
    return String(Self.version) + " children: " + String(texts.count / 2) + "\n"
      + ([own] + texts).netstrings
  }

  private func restoredWithChildren(_ text: String, _ head: [String]) throws(Refusal) -> State {
    guard head.count == 3, let version = Int(decimal: head[0]), let count = Int(decimal: head[2])
    else { throw Self.headless }
    let kind = "state with children"
    let texts = try SavedChildState(text: text).texts(of: kind)
    guard texts.count % 2 == 1, texts.count / 2 == count else {
      throw .savedChildren(kind, "its own text, and a name and a text of each")
    }
    var state = try loaded(texts[0], version)
    for index in stride(from: 1, to: texts.count, by: 2) {
      try load(texts[index + 1], named: texts[index], into: &state, version)
    }
    return state
  }

  /// Loads a child, unless only an older version had it.
  private func load(
    _ text: String,
    named name: String,
    into state: inout State,
    _ version: Int
  ) throws(Refusal) {
    let parts = Self.declaredParts(of: children)
    let part = parts.first { $0.exchange != nil && $0.name.description.isSame(as: name) }
    guard let part else {
      if version < Self.version { return }
      throw Refusal("a saved child must be declared by the program; none is named " + name)
    }
    var saved: SavedChildState? = SavedChildState(text: text)
    do throws(Refusal) {
      try part.exchange?(&state, &saved)
    } catch {
      throw Refusal(name + ": " + error.reason)
    }
  }
}
