import EmbeddedText

/// The server, the reader and the texts, which the parts of a page receive.
///
/// It is an object, since each part has a reference to it.
package final class PageContext: Sendable {
  /// The server, with the token of the reader.
  let server: ConduitServer
  /// The person who is logged in; nil where nobody is.
  let account: Account?
  /// The texts.
  let texts: Texts

  /// Creates the surroundings of a page.
  package init(_ server: ConduitServer, for account: Account? = nil, _ texts: Texts = .english) {
    self.server = account.map { server.with($0.token) } ?? server.with(nil)
    (self.account, self.texts) = (account, texts)
  }

  /// Whether the reader has a name.
  func isReader(_ name: String) -> Bool { account.map { $0.profile.name == name } ?? false }
}
