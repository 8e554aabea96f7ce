import ComponentKit
import EmbeddedText
import Markup

extension ReadingList {
  package func markup(of state: State) -> Markup<Message> {
    if state.screens.depth == 0 { return .div([], list(state)) }
    let back: Markup<Message> = .button([.onClick(.screens(.pop))], ["Back"])
    return .div([.onKey("Escape", .screens(.pop))], [back] + screen(state))
  }

  private func screen(_ state: State) -> [Markup<Message>] {
    switch state.screens.seed {
    case .list: list(state)
    case .search: search(state)
    case .book(let id): state.entries.first { $0.id == id }.map { book($0) } ?? []
    }
  }

  // MARK: - The list

  private func list(_ state: State) -> [Markup<Message>] {
    let books = state.books.view
    return [
      .h1([], ["Reading list"]),
      .p(
        [],
        [
          .button([.onClick(.screens(.push(.search)))], ["Find a book"]),
          .button([.onClick(.books(.undo)), .disabled(!books.canUndo)], ["Undo"]),
          .button([.onClick(.books(.redo)), .disabled(!books.canRedo)], ["Redo"]),
        ]
      ),
      .list("ul", of: books.present) { row($0) },
      .p([.role("status")], ["\(books.present.count { !$0.isRead }) to read"]),
    ]
  }

  private func row(_ entry: BookList.Entry) -> Markup<Message> {
    .li(
      [],
      [
        readBox(entry, label: "Read: \(entry.book.title)"),
        .button([.onClick(.screens(.push(.book(entry.id))))], [.text(entry.book.title)]),
        .text(" by \(entry.book.author)"),
      ]
    )
  }

  private func readBox(_ entry: BookList.Entry, label: String) -> Markup<Message> {
    .input([
      .type("checkbox"), .label(label), .checked(entry.isRead),
      .onCheck { .books(.message(.mark(entry.id, isRead: $0))) },
    ])
  }

  // MARK: - The search

  /// A row is drawn again when its element has changed, so the element has all that the row shows.
  private struct Result: Equatable, Identifiable, Sendable {
    let book: Book
    let isListed: Bool
    var id: String { book.id }
  }

  private func search(_ state: State) -> [Markup<Message>] {
    var parts: [Markup<Message>] = [.h1([], ["Find a book"])]
    if let view = state.screens.view.screen {
      parts.append(view.map(state.screens.message).map { .screens($0) })
    }
    if case .found(let books) = state.screens.top?.state.answer {
      let results = books.map { Result(book: $0, isListed: state.entries.has($0.id)) }
      parts.append(.list("ul", of: results) { row($0) })
    }
    return parts
  }

  private func row(_ result: Result) -> Markup<Message> {
    let book = result.book
    return .li(
      [],
      [
        .text("\(book.title) by \(book.author) "),
        result.isListed
          ? .button([.onClick(.screens(.push(.book(book.id))))], ["Open"])
          : .button([.onClick(.books(.message(.add(book))))], ["Add"]),
      ]
    )
  }

  // MARK: - A book

  private func book(_ entry: BookList.Entry) -> [Markup<Message>] {
    [
      .h1([], [.text(entry.book.title)]),
      .p([], [.text("by \(entry.book.author)")]),
      .p([], [.label([], [readBox(entry, label: "Read"), " I have read it"])]),
      .button([.onClick(.books(.message(.remove(entry.id))))], ["Remove from the list"]),
    ]
  }
}
