package import Markup

/// The view of a page: its markup, and what the application asks of the page besides.
///
/// It is an object, since a copy of one reference takes less code.
package final class Sheet<Message: Sendable> {
  /// The markup.
  package let markup: Markup<Message>
  /// The title, where the page knows a better one than its address has.
  package let title: String?
  /// The texts that a person has written and not sent.
  package let unsent: Unsent?

  init(markup: Markup<Message>, title: String? = nil, unsent: Unsent? = nil) {
    (self.markup, self.title, self.unsent) = (markup, title, unsent)
  }
}

extension Sheet {
  /// Returns the sheet of a part as that of a whole page.
  func map<Other>(_ message: @escaping @Sendable (Message) -> Other) -> Sheet<Other> {
    Sheet<Other>(markup: markup.map(message), title: title, unsent: unsent)
  }
}
