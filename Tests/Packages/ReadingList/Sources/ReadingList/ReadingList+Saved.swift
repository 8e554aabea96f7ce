import ComponentKit
import EmbeddedText
import Markup

// The books and the open screens are saved; a search and what can be undone are not.

extension ReadingList: SavedProgram {
  package static let version = 1

  package func save(_ state: State) -> String {
    let books = state.entries.map { entry -> JSONValue in
      [
        "id": .text(entry.id), "title": .text(entry.book.title),
        "author": .text(entry.book.author), "read": .flag(entry.isRead),
      ]
    }
    let saved: JSONValue = ["books": .list(books), "open": .text(route(of: state))]
    return saved.json
  }

  package func load(_ text: String, version: Int) -> State? {
    guard version == 1, let json = JSONValue(json: text),
      let entries = json["books"]?.list(of: { BookList.Entry(saved: $0) }),
      let open = json["open"]?.text, let message = message(for: open)
    else { return nil }
    var state = initial
    for entry in entries {
      guard state.books.send(.message(.add(entry.book))) == nil else { return nil }
      if entry.isRead { state.books.send(.message(.mark(entry.id, isRead: true))) }
    }
    state.books.send(.forget)
    return step(&state, by: message) == nil ? state : nil
  }
}

extension BookList.Entry {
  fileprivate init?(saved json: JSONValue) {
    guard let id = json["id"]?.text, let title = json["title"]?.text,
      let author = json["author"]?.text, let isRead = json["read"]?.flag
    else { return nil }
    self.init(book: Book(id, title, by: author), isRead: isRead)
  }
}
