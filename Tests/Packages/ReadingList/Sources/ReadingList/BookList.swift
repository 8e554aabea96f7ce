import ComponentKit
import EmbeddedText

/// The books that a person wants to read.
///
/// Its view is the list itself, which the screens draw.
package struct BookList: Program, Sendable {
  package struct Entry: Hashable, Identifiable, Sendable {
    package let book: Book
    package var isRead = false
    package var id: String { book.id }
  }

  package enum Message: Hashable, Sendable {
    case add(Book)
    case remove(String)
    case mark(String, isRead: Bool)
  }

  package let initial: [Entry] = []

  package func refusal(of message: Message, in entries: [Entry]) -> Refusal? {
    switch message {
    case .add(let book): entries.has(book.id) ? Refusal("\(book.title) is on the list") : nil
    case .remove(let id), .mark(let id, _): entries.has(id) ? nil : .noBook(id)
    }
  }

  package func update(_ entries: inout [Entry], by message: Message) {
    switch message {
    case .add(let book): entries.append(Entry(book: book))
    case .remove(let id): entries.removeAll { $0.id == id }
    case .mark(let id, let isRead):
      for place in entries.indices where entries[place].id == id { entries[place].isRead = isRead }
    }
  }

  package func view(_ entries: [Entry], send: @escaping (Message) -> Void) -> [Entry] { entries }
}

extension [BookList.Entry] {
  func has(_ id: String) -> Bool { contains { $0.id == id } }
}

extension Refusal {
  static func noBook(_ id: String) -> Refusal { Refusal("the list has no book \(id)") }
}

#if !hasFeature(Embedded)
extension BookList.Entry: Codable {}
extension BookList.Message: Codable {}
#endif
