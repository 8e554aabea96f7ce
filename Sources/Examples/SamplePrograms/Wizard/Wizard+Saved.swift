import Comonads
public import Markup

extension Wizard: SavedProgram {
  /// The first version.
  public static let version = 1

  /// Writes the answers and the place of the focus as JSON; what has no answer has an empty one.
  ///
  /// The questions are the program's own: another form is not filled with these answers.
  public func save(_ state: Form) -> String {
    let saved: JSONValue = [
      "answers": .list(state.pages.elements.map { .text($0.answer ?? "") }),
      "focus": .number(state.pages.index),
    ]
    return saved.json
  }

  /// Reads the answers, or nil where they are not those of the form, or the focus has gone past a
  /// page without one.
  public func load(_ text: String, version: Int) -> Form? {
    guard version == Wizard.version,
      let values = JSONValue(json: text)?.values("answers", "focus"),
      let answers = values[0].list(of: { $0.text }), answers.count == initial.pages.count,
      let focus = values[1].number
    else { return nil }
    var pages = initial.pages.elements
    for place in pages.indices {
      let answer = answers[place]
      if !answer.isEmpty, answer.isBlank { return nil }
      if answer.isEmpty, place < focus { return nil }
      pages[place].answer = answer.isEmpty ? nil : answer
    }
    return Zipper(pages, focusedAt: focus).map { Form(pages: $0) }
  }
}
