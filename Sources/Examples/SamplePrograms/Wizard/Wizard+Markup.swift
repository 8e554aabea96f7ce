import Comonads
public import Markup

extension Wizard {
  /// Draws the steps, and the page in focus as a question with a field for its answer.
  public func markup(of state: Form) -> Markup<Message> {
    let page = state.pages.focus
    return frame(
      "wizard",
      titled: "A journey",
      [
        .p(
          [.class("steps")],
          [
            .span([.aria("hidden", "true")], steps(of: state)),
            .span(
              [.aria("live", "polite")],
              ["Page \(state.pages.index + 1) of \(state.pages.count)"]
            ),
          ]
        ),
        .field(page.question.onOneLine, value: page.answer ?? "") { .answer($0) }
          // Another page has another field, which does not contain the text of this one.
          .keyed(Key(state.pages.index)),
        .group(
          "Pages",
          [
            button("First", .first, in: state), button("Back", .back, in: state),
            button("Next", .next, in: state, [.class("primary")]),
            button("Last", .last, in: state),
          ]
        ),
        .status(state.firstUnanswered == nil ? "Every question is answered." : ""),
      ]
    )
  }

  /// A mark for each page: the one in focus, those with an answer, and the others.
  private func steps(of state: Form) -> [Markup<Message>] {
    state.pages.elements.enumerated().map { place, page in
      let isHere = place == state.pages.index
      return .span(
        [isHere ? .aria("current", "step") : .none, .class("finished", if: page.answer != nil)],
        [isHere ? "\u{25CF} " : page.answer == nil ? "\u{25CB} " : "\u{2713} "]
      )
    }
  }
}
