import Comonads
public import ComponentKit
public import Markup

/// A form that is filled in page by page.
///
/// ```swift
/// var wizard = Component<Halogen<Wizard>>(Wizard())
/// wizard.send(.next)                       // Refusal("page 1 must be answered first")
/// wizard.send(.answer("Ada Lovelace"))     // nil
/// wizard.send(.next)                       // nil
/// wizard.view                              // "Page 2 of 3\nWhere are you going?\n(no answer yet)"
/// ```
///
/// The state is a zipper: a move to the next page is a move of the focus, and costs the same on a
/// form of any length. No page is left behind without an answer.
public struct Wizard: DrawnProgram, Sendable {
  /// An answer, or a move of the focus.
  public enum Message: Codable, Hashable, Sendable {
    /// Answers the page in focus.
    case answer(String)
    /// Goes to the page after the focus.
    case next
    /// Goes to the page before the focus.
    case back
    /// Goes to the first page.
    case first
    /// Goes to the last page.
    case last
  }

  /// The form at the start, about a journey.
  public let initial = Form(
    pages: Zipper(
      before: [],
      focus: Form.Page(question: "What is your name?"),
      after: [
        Form.Page(question: "Where are you going?"),
        Form.Page(question: "What do you take with you?"),
      ]
    )
  )

  /// Creates the program.
  public init() {}

  /// Refuses a blank answer, a move off the form, and to leave a page unanswered.
  public func refusal(of message: Message, in state: Form) -> Refusal? {
    let pages = state.pages
    switch message {
    case .answer(let text) where text.isBlank:
      return Refusal("answer must not be blank; got \(text.quoted)")
    case .next where !pages.canMoveRight: return Refusal("next must not leave the last page")
    case .next where pages.focus.answer == nil: return unanswered(pages.index + 1)
    case .back where !pages.canMoveLeft: return Refusal("back must not leave the first page")
    case .last:
      guard let page = state.firstUnanswered, page < pages.count else { return nil }
      return unanswered(page)
    case .answer, .next, .back, .first: return nil
    }
  }

  /// Answers the page in focus, or moves the focus.
  public func update(_ state: inout Form, by message: Message) {
    switch message {
    case .answer(let text): state.pages.focus.answer = text
    case .next: state.pages.move(by: .right)
    case .back: state.pages.move(by: .left)
    case .first: state.pages.move(by: .first)
    case .last: state.pages.move(by: .last)
    }
  }

  /// Shows the page in focus: its number, its question and its answer.
  public func view(_ state: Form, send: @escaping (Message) -> Void) -> String {
    let page = state.pages.focus
    return [
      "Page \(state.pages.index + 1) of \(state.pages.count)",
      page.question.onOneLine,
      page.answer.map { "> \($0.onOneLine)" } ?? "(no answer yet)",
    ].joined(separator: "\n")
  }

  /// The refusal to leave a page behind without an answer.
  private func unanswered(_ page: Int) -> Refusal { Refusal("page \(page) must be answered first") }
}
