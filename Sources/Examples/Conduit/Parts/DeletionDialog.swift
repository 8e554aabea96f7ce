import ComponentKit
package import Markup

/// A dialog that asks before something is removed.
///
/// Its parent opens it as an optional child, and receives the answer as the child's message.
package struct DeletionDialog: MarkupProgram {
  /// The answer of a person.
  package indirect enum Message: Hashable, Sendable {
    /// Yes.
    case confirm
    /// No.
    case cancel
  }

  /// The question.
  package let initial: String
  private let context: PageContext

  /// Creates a dialog with a question.
  package init(_ question: String, in context: PageContext) {
    (initial, self.context) = (question, context)
  }

  /// An answer changes nothing in the dialog; its parent closes it.
  package func update(_ question: inout String, by message: Message) {}

  /// Draws the question and its two answers.
  package func markup(of question: String) -> Markup<Message> {
    .dialog(
      question,
      closing: .cancel,
      [],
      [
        .p([], [.text(question)]),
        .button(
          [.class("btn-danger"), .onClick(.confirm)],
          [.text(context.texts[.delete])]
        ),
        .button(
          [.focused(), .onClick(.cancel)],
          [.text(context.texts[.cancel])]
        ),
      ]
    )
  }
}
