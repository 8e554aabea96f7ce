import ComponentKit
import Markup

extension ConduitApp {
  /// Returns the address of the page.
  package func route(of state: State) -> String { state.route.address }

  /// Returns the title of the page, before the name of the application.
  package func title(of state: State) -> String? { label(of: state) + " \u{2013} " + texts[.name] }

  /// The name of the page.
  func label(of state: State) -> String {
    if let title = state.page.view.title { return title }
    switch state.route {
    case .list(let listing):
      let name = name(of: listing.source)
      return listing.page == 1 ? name : name + " (" + String(listing.page) + ")"
    case .login: return texts[.signIn]
    case .register: return texts[.signUp]
    case .settings: return texts[.yourSettings]
    case .editor(nil): return texts[.newArticle]
    case .editor(let slug?): return texts[.editArticle] + ": " + slug
    case .article(let slug): return slug
    case .missing: return texts[.noPage]
    }
  }

  private func name(of source: Listing.Source) -> String {
    switch source {
    case .all: texts[.globalFeed]
    case .feed: texts[.yourFeed]
    case .tag(let tag): "# " + tag
    case .author(let name): name
    case .favorites(let name): name + ": " + texts[.favoritedArticles]
    }
  }

  /// Returns the message that shows the page of an address.
  package func message(for route: String) -> Message? { .visit(Route(route)) }
}
