import Comonads
package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// A person gives one of two answers, or a blank one, and turns the pages.
  package static func wizard() -> Checks
  where
    P: Program<Form, Wizard.Message, String> & Sendable
  {
    Checks(
      messages: [.answer("a"), .answer("b"), .answer(" "), .next, .back, .first, .last],
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "no-page-is-skipped",
          .always("all pages before this one are answered") {
            let pages = $0.after.state.pages
            return pages.elements.prefix(pages.index).allSatisfy { $0.answer != nil }
          }
        ),
        CheckedProperty(
          "pages-keep-answers",
          .always("turning pages changes no answer") {
            if case .answer? = $0.message { return true }
            return $0.before.state.pages.elements == $0.after.state.pages.elements
          }
        ),
        CheckedProperty(
          "answers-keep-the-page",
          .always("an answer turns no page") {
            guard case .answer? = $0.message else { return true }
            return $0.before.state.pages.index == $0.after.state.pages.index
          }
        ),
        CheckedProperty(
          "answers-are-not-blank",
          .never("an answer is blank") {
            $0.after.state.pages.elements.contains { $0.answer == " " }
          }
        ),
        CheckedProperty("back-undoes-next") { $0.undo(by: .back) { $0 == .next } },
      ])
    )
  }
}
