import ComponentKit

/// A note, which is a component of its own: its state is its text, its messages are other texts.
struct Note: Program {
  /// The text at the start, which is not blank.
  let initial: String

  /// Refuses a blank text.
  func refusal(of text: String, in state: String) -> Refusal? { Note.refusal(of: text) }

  /// Returns why no note can have a text.
  static func refusal(of text: String) -> Refusal? {
    text.isBlank ? Refusal("text must not be blank; got \(text.quoted)") : nil
  }

  /// Replaces the text.
  func update(_ state: inout String, by text: String) { state = text }

  /// Returns the text; the notebook draws it as a line or as markup.
  func view(_ state: String, send: @escaping (String) -> Void) -> String { state }
}

/// The reader of a notebook: its state is how many levels of notes it shows.
struct Reader: Program {
  /// The numbers of levels that it can show.
  static let range = 1...9

  /// The levels at the start.
  var initial = 3

  /// Refuses a number that is out of range.
  func refusal(of levels: Int, in state: Int) -> Refusal? {
    guard !Reader.range.contains(levels) else { return nil }
    return Refusal("levels must be between 1 and \(Reader.range.upperBound); got \(levels)")
  }

  /// Sets the levels.
  func update(_ state: inout Int, by levels: Int) { state = levels }

  /// Returns the levels; the notebook draws that many levels of its notes.
  func view(_ state: Int, send: @escaping (Int) -> Void) -> Int { state }
}
