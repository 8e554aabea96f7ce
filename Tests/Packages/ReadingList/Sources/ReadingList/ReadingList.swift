import ComponentKit
import ComponentServices
import EmbeddedText
import Markup

/// A reading list: its books, with their history, and the screens that show them.
package struct ReadingList: MarkupProgram, Sendable {
  package typealias Books = ProgramState<History<BookList>>
  package typealias Screens = ScreenStack<Screen, ProgramState<Search>?>

  package enum Screen: Hashable, Sendable {
    case list, search
    case book(String)
  }

  package struct State: Hashable, Sendable {
    package var books: Books
    package var screens: Screens
  }

  package enum Message: Hashable, Sendable {
    case books(HistoryMessage<BookList.Message>)
    case screens(ScreenMessage<Screen, Search.Message>)
  }

  package let initial: State

  /// Creates a list without books, whose searches ask a network.
  ///
  /// Only the screen of a search has a state of its own.
  package init(_ network: Network) {
    initial = State(
      books: Books(History(BookList())),
      screens: Screens(.list) { $0 == .search ? ProgramState(Search(network: network)) : nil }
    )
  }

  package var children: [Part<State, Message>] {
    [
      Part("books", as: Message.books) {
        $1(&$0.books)
      } from: {
        if case .books(let message) = $0 { message } else { nil }
      },
      Part("screens", as: Message.screens) {
        $1(&$0.screens)
      } from: {
        if case .screens(let message) = $0 { message } else { nil }
      },
    ]
  }

  package func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .screens(let message) = message else { return nil }
    var screens = state.screens
    return screens.send(message) == nil ? state.refusal(of: screens.seeds) : nil
  }

  package func update(_ state: inout State, by message: Message) {
    // Nobody stays at a book that is gone.
    if case .book(let id) = state.screens.seed, !state.entries.has(id) { state.screens.send(.pop) }
  }
}

// MARK: - Where a person may go

extension ReadingList.State {
  package var entries: [BookList.Entry] { books.state.present }

  /// Returns why these screens cannot lie on one another.
  fileprivate func refusal(of screens: [ReadingList.Screen]) -> Refusal? {
    for (depth, screen) in screens.enumerated() {
      switch screen {
      case .list where depth == 0, .search where depth == 1: continue
      case .book(let id) where depth > 0 && depth == screens.count - 1:
        if !entries.has(id) { return .noBook(id) }
      default: return Refusal("a search lies on the list alone, and nothing on a book")
      }
    }
    return nil
  }
}

#if !hasFeature(Embedded)
extension ReadingList.Screen: Codable {}
extension ReadingList.Message: Codable {}
#endif
