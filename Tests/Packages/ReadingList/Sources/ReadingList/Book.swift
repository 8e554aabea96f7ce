import EmbeddedText

/// A book of Open Library.
package struct Book: Hashable, Identifiable, Sendable {
  package let id: String
  package let title: String
  package let author: String

  package init(_ id: String, _ title: String, by author: String) {
    (self.id, self.title, self.author) = (id, title, author)
  }

  /// Reads a book of an answer of the server.
  init?(found json: JSONValue) {
    guard let key = json["key"]?.text, let title = json["title"]?.text else { return nil }
    let authors = json["author_name"]?.list { $0.text } ?? []
    let author = authors.isEmpty ? "an unknown author" : authors.joined(separator: ", ")
    self.init(String(key.dropFirst("/works/".count)), title, by: author)
  }
}

#if !hasFeature(Embedded)
extension Book: Codable {}
#endif
