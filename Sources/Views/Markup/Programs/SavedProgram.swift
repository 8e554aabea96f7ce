public import ComponentKit
import EmbeddedText

/// A program whose states can be kept as text, and read again by a later run.
///
/// The text may have been written by an older version, or have been damaged since; what cannot be
/// read whole is not read at all.
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
/// A state may hold what is not worth keeping, such as a text that is being written; saved once, it
/// has no more to lose.
///
/// ## Laws
///
/// ```text
/// load(save(s), version: version).map(save) == save(s)
/// load(t, version: v) is nil, or a state that the program may run from
/// ```
public protocol SavedProgram: Program {
  /// The version of the text that is written, which grows when its form changes.
  static var version: Int { get }

  /// Writes what is worth keeping of a state.
  func save(_ state: State) -> String

  /// Reads what a version has written.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - version: The version that wrote it.
  /// - Returns: The state, or nil where the text is not one that the version wrote.
  func load(_ text: String, version: Int) -> State?
}
