import Comonads
public import Markup

extension Wizard {
  /// Draws the page in focus as a question with a field for its answer.
  public func markup(of state: Form) -> Markup<Message> {
    let page = state.pages.focus
    return frame(
      "wizard",
      [
        .h2([.aria("live", "polite")], ["Page \(state.pages.index + 1) of \(state.pages.count)"]),
        .field(page.question.onOneLine, value: page.answer ?? "") { .answer($0) }
          // Another page has another field, which does not contain the text of this one.
          .keyed(Key(state.pages.index)),
        .group(
          "Pages",
          [
            button("first", .first, in: state), button("back", .back, in: state),
            button("next", .next, in: state), button("last", .last, in: state),
          ]
        ),
      ]
    )
  }
}
