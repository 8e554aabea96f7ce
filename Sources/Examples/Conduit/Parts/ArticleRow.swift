package import ComponentKit
package import Markup

/// A row of a list of articles, with its own button for the favorite.
package struct ArticleRow: MarkupProgram {
  /// The article, and its toggle.
  package struct State {
    /// The article as the list has sent it.
    package let article: Article
    /// Whether it is a favorite.
    package var favorite: ProgramState<OptimisticToggle>
  }

  /// A change of the row.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// A message for the toggle.
    case favorite(OptimisticToggle.Message)
    /// Shows another page.
    case open(Route)

    /// The page that is to be shown, or the end of a session.
    package var outcome: Outcome? {
      switch self {
      case .favorite(let message): message.outcome
      case .open(let route): .show(route)
      }
    }
  }

  /// The article, with the toggle that the server confirms.
  package var initial: State {
    let toggle = OptimisticToggle(article.favorite) { [article, context] in
      context.server.favorite(article.slug, $0)
    }
    return State(article: article, favorite: ProgramState(toggle))
  }

  private let article: Article
  private let context: PageContext

  /// Creates the row of an article.
  package init(_ article: Article, in context: PageContext) {
    (self.article, self.context) = (article, context)
  }

  /// The toggle.
  package var children: [Part<State, Message>] {
    [
      Part("favorite", as: Message.favorite) {
        $1(&$0.favorite)
      } from: {
        if case .favorite(let message) = $0 { message } else { nil }
      }
    ]
  }

  /// Does nothing: the toggle changes itself, and the application follows links.
  package func update(_ state: inout State, by message: Message) {}
}

// MARK: - Drawing

extension ArticleRow {
  /// All that the row shows.
  private struct Shown: Equatable, Sendable {
    let article: Article
    let favorite: OptimisticToggle.State
    let isLoggedIn: Bool
  }

  /// Draws the row, again only if it has changed.
  package func markup(of state: State) -> Markup<Message> {
    let (article, favorite) = (state.article, state.favorite.state)
    let shown = Shown(article: article, favorite: favorite, isLoggedIn: context.account != nil)
    return .memo(on: shown) { [texts = context.texts] shown in
      let article = shown.article
      return .div(
        [.class("article-preview")],
        [
          .meta(article.author, texts[.day(article.day)], { .open($0) }, [Self.button(shown)]),
          .link(
            to: .article(article.slug),
            { .open($0) },
            as: [.class("preview-link"), .label(article.title)],
            [
              .h1([], [.text(article.title)]), .p([], [.text(article.description)]),
              .tags(article.tags),
            ]
          ),
        ]
      )
    }
  }

  private static func button(_ shown: Shown) -> Markup<Message> {
    .toggle(
      shown.favorite,
      "♥ " + String(shown.favorite.value.count),
      shown.isLoggedIn ? .favorite(.change) : .open(.login),
      [.label("♥ " + String(shown.favorite.value.count) + ": " + shown.article.title)]
    )
  }
}
