import Markup

/// The text of a field while a person edits it.
///
/// If the program gives the text after each change, the field shows that text. Otherwise the field
/// shows the typed text, until the program gives another text than before.
struct Draft: Equatable, Sendable {
  /// The visible text.
  private(set) var text: String

  /// The last text of the program.
  private var given: String

  /// The last text of which the program was notified.
  private var told: String

  /// Creates the draft of a field.
  init(_ field: FormControl.Field) { (text, given, told) = (field.text, field.text, field.text) }

  /// Returns the text that a field shows.
  func text(in field: FormControl.Field) -> String {
    field.followsProgram || field.text != given ? field.text : text
  }

  /// Adopts the current text of the program.
  mutating func follow(_ field: FormControl.Field) {
    text = text(in: field)
    if field.text != given { told = field.text }
    given = field.text
  }

  /// Changes the text; returns nil if it is the same.
  mutating func write(_ new: String, in field: FormControl.Field) -> ControlGesture? {
    follow(field)
    guard new != text else { return nil }
    text = new
    return .write(new)
  }

  /// Ends the editing by the Enter key.
  mutating func enter(in field: FormControl.Field) -> ControlGesture {
    follow(field)
    defer { told = text }
    return .enter(text, isNew: text != told)
  }

  /// Moves the focus to the field, or away from it.
  mutating func move(isThere: Bool, in field: FormControl.Field) -> ControlGesture {
    follow(field)
    if isThere { return .arrive(text) }
    defer { told = text }
    return .leave(text, isNew: text != told)
  }
}
