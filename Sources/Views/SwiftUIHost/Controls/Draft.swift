/// The text of a field while a person writes into it.
///
/// A field that has a value and answers each change holds what the program says. Another holds what
/// was written, until the program gives it another value than before.
package struct Draft: Equatable, Sendable {
  /// The text that is shown.
  package private(set) var text: String

  /// The text that the program gave last.
  private var given: String

  /// The text of which the program was told last.
  private var told: String

  /// Creates the draft of a field.
  package init(_ field: Control.Field) {
    (text, given, told) = (field.text, field.text, field.text)
  }

  /// Returns the text that a field shows now.
  package func text(in field: Control.Field) -> String {
    field.followsProgram || field.text != given ? field.text : text
  }

  /// Notes what the field is now.
  package mutating func follow(_ field: Control.Field) {
    text = text(in: field)
    if field.text != given { told = field.text }
    given = field.text
  }

  /// Writes a text; nil where the field holds it already.
  package mutating func write(_ new: String, in field: Control.Field) -> ControlGesture? {
    follow(field)
    guard new != text else { return nil }
    text = new
    return .write(new)
  }

  /// Ends the writing by the Enter key.
  package mutating func enter(in field: Control.Field) -> ControlGesture {
    follow(field)
    defer { told = text }
    return .enter(text, isNew: text != told)
  }

  /// Comes to the field, or leaves it.
  package mutating func move(isThere: Bool, in field: Control.Field) -> ControlGesture {
    follow(field)
    if isThere { return .arrive(text) }
    defer { told = text }
    return .leave(text, isNew: text != told)
  }
}
