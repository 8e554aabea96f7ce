import ComponentKit
import ComponentTesting
import Markup

/// A reading list on a screen of ten lines, right or with one mistake.
struct Shelf: MarkupProgram {
  /// What is wrong.
  enum Mistake: Sendable {
    case count, staleRow, lostUpdate, refusal, cancellation, control, race, restoring, silence, name
  }

  enum Message: Hashable, Codable, Sendable {
    case write(String)
    case add
    case read(title: String)
    case remove(title: String)
    case find(String)
    case found([String], for: String)
    case undo
  }

  struct Book: Hashable, Codable, Sendable {
    var title: String
    var isRead = false
  }

  struct State: Hashable, Codable, Sendable {
    var draft = ""
    var books = ["Dune", "Emma", "Ulysses", "Solaris", "Molloy"].map { Book(title: $0) }
    var removed: Book?
    var word = ""
    var hits: [String] = []
  }

  var mistake: Mistake?
  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .add where state.draft.isEmpty && mistake != .refusal: Refusal("a title is missing")
    case .add where state.books.contains { $0.title == state.draft }:
      Refusal("\(state.draft) is there already")
    case .read(let title) where !state.books.contains { $0.title == title }:
      Refusal("there is no book \(title)")
    case .remove(let title) where !state.books.contains { $0.title == title }:
      Refusal("there is no book \(title)")
    case .undo where state.removed == nil: Refusal("nothing was removed")
    default: nil
    }
  }

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .write(let draft): state.draft = draft
    case .add:
      state.books.append(Book(title: state.draft))
      state.draft = ""
    case .read(let title):
      for place in state.books.indices where state.books[place].title == title {
        state.books[place].isRead.toggle()
      }
    case .remove(let title):
      state.removed = state.books.first { $0.title == title }
      state.books.removeAll { $0.title == title }
    case .undo:
      if let removed = state.removed { state.books.append(removed) }
      if mistake == .lostUpdate { state.books = Array(state.books.suffix(5)) }
      state.removed = nil
    case .find(let word):
      (state.word, state.hits) = (word, [])
      if word.isEmpty { return mistake == .cancellation ? .none : .cancel("find") }
      let policy: WorkPolicy = mistake == .race ? .parallel : .latest
      return .work(Work("find", policy: policy) { _ in .none })
    case .found(let hits, let word):
      if mistake == .silence, hits.isEmpty { return .message(.find(word)) }
      state.hits = hits
    }
    return .none
  }

  func markup(of state: State) -> Markup<Message> {
    let books = state.books
    let count = books.count - (mistake == .count && books.contains { $0.isRead } ? 1 : 0)
    let rows = books.map { row($0, of: books) }
    let field = Markup<Message>.input([.value(state.draft), .onInput { .write($0) }])
    let search = Markup<Message>.input([.value(state.word), .onInput { .find($0) }])
    let add = Markup<Message>.button([.type("submit")], [.text(mistake == .name ? "" : "Add")])
    return .main(
      [],
      [
        .h1([], ["Reading list"]),
        .form([.onSubmit(.add)], [.label([], ["New book ", field]), add]),
        .label([], ["Find ", search]),
        .ul([.label("Books")], rows),
        .p([.role("status")], ["\(count) books, \(books.count { $0.isRead }) read"]),
        .p([], [.text(state.hits.isEmpty ? "no hits" : state.hits.joined(separator: ", "))]),
        .button([.type("button"), .onClick(.undo)], ["Undo"]),
      ]
    )
  }

  private func row(_ book: Book, of books: [Book]) -> Markup<Message> {
    let title = mistake == .control ? books[0].title : book.title
    let isRead = mistake == .staleRow ? books[0].isRead : book.isRead
    let box = Markup<Message>.input([
      .type("checkbox"), .checked(isRead), .on(.change, .read(title: book.title)),
    ])
    return .li(
      [],
      [
        .label([], [box, .text(" \(book.title) ")]),
        .button([.type("button"), .onClick(.remove(title: title))], ["Remove"]),
      ]
    )
  }
}
