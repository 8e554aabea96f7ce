package import Comonads

/// A form in pages, with one page in focus.
///
/// ```swift
/// var form = Form(questions: "Who are you?", "Where to?")
/// form?.pages.focus.answer = "Ada"
/// form?.pages.move(by: .right)
/// form?.pages.focus.question    // "Where to?"
/// ```
public struct Form: Hashable, Sendable {
  /// One page: a question, and its answer once there is one.
  package struct Page: Hashable, Sendable {
    /// The question.
    package var question: String
    /// The answer.
    package var answer: String?
  }

  /// The pages before the focus, the page in focus, and the pages after it.
  package var pages: Zipper<Page>
}

extension Form {
  /// Creates a form without answers, its first page in focus, or nothing without a question.
  package init?(questions: String...) {
    guard let pages = Zipper(questions.map { Page(question: $0) }, focusedAt: 0) else { return nil }
    self.init(pages: pages)
  }

  /// The number of the first page that has no answer, counted from one, or nothing.
  package var firstUnanswered: Int? {
    pages.elements.firstIndex { $0.answer == nil }.map { $0 + 1 }
  }
}
