package import Markup

/// The view of a page: its markup, and what the application asks of the page besides.
package struct Sheet<Message: Sendable> {
  /// The markup.
  package var markup: Markup<Message>
  /// The title, where the page knows a better one than its address has.
  package var title: String?
  /// The texts that a person has written and not sent.
  package var unsent: Unsent?
}

extension Sheet {
  /// Returns the sheet of a part as that of a whole page.
  func map<Other>(_ message: @escaping @Sendable (Message) -> Other) -> Sheet<Other> {
    Sheet<Other>(markup: markup.map(message), title: title, unsent: unsent)
  }
}

/// Texts that a person has written and not sent.
///
/// They outlive the end of a session: a page that is made anew begins with them.
package indirect enum Unsent: Hashable, Sendable {
  /// The fields of an article, and the tag that is being written.
  case article(Draft, tag: String)
  /// The text of a comment.
  case comment(String)
}
