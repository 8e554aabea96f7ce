/// A program that saves its state as text, and loads it in a later run.
///
/// An older version may have written the text, or the text may be damaged. The program loads all of
/// a text or nothing.
///
/// ```swift
/// struct Stepper: SavedProgram {
///   static let version = 1
///   let initial = 0
///   func update(_ count: inout Int, by step: Int) { count += step }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
///   func save(_ count: Int) -> String { "\(count)" }
///   func load(_ text: String, version: Int) -> Int? { version == 1 ? Int(text) : nil }
/// }
/// Stepper().save(7)  // "7"
/// Stepper().load("7", version: 1)  // 7
/// Stepper().load("seven", version: 1)  // nil
/// ```
///
/// A state may contain data that is not worth saving, such as an unfinished text. A loaded state
/// contains no such data, so it saves as the same text.
///
/// ## Laws
///
/// ```text
/// load(save(s), version: version).map(save) == save(s)
/// load(t, version: v) is nil, or a state that the program may run from
/// ```
public protocol SavedProgram: Program {
  /// The version of the format, which increases when the format changes.
  static var version: Int { get }

  /// Returns the part of a state that is worth saving, as text.
  func save(_ state: State) -> String

  /// Loads a text that a version of the program has saved.
  ///
  /// - Parameters:
  ///   - text: The saved text.
  ///   - version: The version of its format.
  /// - Returns: The state, or nil if the version cannot have written the text.
  func load(_ text: String, version: Int) -> State?
}
