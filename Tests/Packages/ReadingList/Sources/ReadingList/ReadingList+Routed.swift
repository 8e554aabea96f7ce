import ComponentKit
import EmbeddedText
import Markup

// The address has the screens above the list: `search/book/OL893415W`.

extension ReadingList: RoutedProgram {
  package func route(of state: State) -> String {
    state.screens.seeds.dropFirst().map { screen in
      switch screen {
      case .list: ""
      case .search: "search"
      case .book(let id): "book/\(id)"
      }
    }
    .joined(separator: "/")
  }

  package func message(for route: String) -> Message? {
    var screens = [Screen.list]
    var words = route.split(separator: "/").map { String($0) }[...]
    while let word = words.popFirst() {
      switch word {
      case "search": screens.append(.search)
      case "book":
        guard let id = words.popFirst() else { return nil }
        screens.append(.book(id))
      default: return nil
      }
    }
    return .screens(.show(screens))
  }

  package func title(of state: State) -> String? {
    switch state.screens.seed {
    case .list: nil
    case .search: "Find a book"
    case .book(let id): state.entries.first { $0.id == id }?.book.title
    }
  }
}
