import Comonads
public import ComponentKit

extension Wizard: SavedProgram, JSONProgram {
  /// The answers and the place of the focus; a page without an answer has an empty one.
  ///
  /// The questions are the program's own: another form is not filled with these answers.
  func json(of state: Form) -> JSONValue {
    [
      "answers": .list(state.pages.elements.map { .text($0.answer ?? "") }),
      "focus": .number(state.pages.index),
    ]
  }

  /// Reads the answers of the form, whose focus has not gone past a page without one.
  func state(of json: JSONValue) -> Form? {
    guard let values = json.values("answers", "focus"),
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

extension Form: Codable, KeptState {
  typealias Keeper = Wizard
}
