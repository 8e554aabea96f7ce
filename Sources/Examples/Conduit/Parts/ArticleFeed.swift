package import ComponentKit
package import Markup

/// A page of a list of articles, which it reads from the server, with links to the other pages.
package struct ArticleFeed: MarkupProgram {
  /// The rows, each a component of its own under the slug of its article.
  package typealias Rows = KeyedList<Key, Article, ProgramState<ArticleRow>>

  /// How far the list is read.
  package enum Progress: Hashable, Sendable {
    /// The server is asked.
    case loading
    /// The list has so many articles on all pages.
    case loaded(count: Int)
    /// The list cannot be read.
    case failed(Problem)
  }

  /// The rows, and how far they are read.
  package struct State {
    /// How far the list is read.
    package var progress = Progress.loading
    /// The rows.
    package var rows: Rows
  }

  /// A change of the list.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// The server has answered.
    case loaded(Answer<ArticleList>)
    /// Reads the list again.
    case retry
    /// A message for a row.
    case row(Rows.Message)
    /// Shows another page.
    case open(Route)

    /// The page that is to be shown, or the end of a session.
    package var outcome: Outcome? {
      switch self {
      case .loaded(let answer): answer.expiry(keepsPage: false)
      case .retry: nil
      case .row(let message): message.outcome
      case .open(let route): .show(route)
      }
    }
  }

  /// No row yet.
  package var initial: State {
    State(rows: Rows([]) { [context] in ProgramState(ArticleRow($0, in: context)) })
  }

  private let listing: Listing
  private let context: PageContext

  /// Creates a page of a list.
  package init(_ listing: Listing, in context: PageContext) {
    (self.listing, self.context) = (listing, context)
  }
}

// MARK: - Changing

extension ArticleFeed {
  /// The list is read at once.
  package var initialEffect: Effect<Message> {
    .work(context.server.articles(listing).map { .loaded($0) })
  }

  /// The rows.
  package var children: [Part<State, Message>] {
    [
      Part("rows", as: Message.row) {
        $1(&$0.rows)
      } from: {
        if case .row(let message) = $0 { message } else { nil }
      }
    ]
  }

  /// Refuses a retry without a failure.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .retry = message else { return nil }
    if case .failed = state.progress { return nil }
    return Refusal("the list has not failed")
  }

  /// Shows the articles or the problem.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .loaded(.success(let list)):
      state.progress = .loaded(count: list.count)
      for article in list.articles { state.rows.send(.insert(Key(article.slug), article)) }
    case .loaded(.failure(let problem)): state.progress = .failed(problem)
    case .retry:
      state.progress = .loading
      return initialEffect
    case .row, .open: break
    }
    return .none
  }
}

// MARK: - Drawing

extension ArticleFeed {
  /// Draws the kinds of lists, the rows, and the links to the other pages.
  package func markup(of state: State) -> Markup<Message> {
    .div([], [toggle, content(of: state)])
  }

  /// The kinds of lists, of which this is one.
  private var toggle: Markup<Message> {
    let links = sources.map { source, title in
      let route = Route.list(Listing(source))
      return Markup<Message>.tab(to: route, .open(route), isShown: source == listing.source, title)
    }
    let name = listing.person == nil ? "feed-toggle" : "articles-toggle"
    return .nav(
      [.class(name), .label(context.texts[.feeds])],
      [.ul([.class("nav nav-pills")], links)]
    )
  }

  private var sources: [(Listing.Source, String)] {
    let texts = context.texts
    if let name = listing.person {
      return [(.author(name), texts[.myArticles]), (.favorites(name), texts[.favoritedArticles])]
    }
    var sources: [(Listing.Source, String)] = [(.all, texts[.globalFeed])]
    if context.account != nil { sources.insert((.feed, texts[.yourFeed]), at: 0) }
    if case .tag(let tag) = listing.source { sources.append((listing.source, "# " + tag)) }
    return sources
  }

  private func content(of state: State) -> Markup<Message> {
    switch state.progress {
    case .loading: .loading(context.texts)
    case .failed(let problem):
      .div([.class("empty-feed-message")], [.failure(problem, .retry, context.texts)])
    case .loaded(let count) where state.rows.isEmpty:
      articles(
        .p([.class("article-preview empty-feed-message")], [.text(context.texts[.noArticles])]),
        count
      )
    case .loaded(let count):
      articles(
        .list(
          "div",
          redrawing: Array(state.rows.view),
          id: { $0.key },
          row: { row in row.view.map(row.message).map { .row($0) } }
        ),
        count
      )
    }
  }

  /// The articles of the page, and the links to the other pages.
  @inline(never)
  private func articles(_ articles: Markup<Message>, _ count: Int) -> Markup<Message> {
    .div([.class("article-list")], [articles, pagination(count)])
  }

  private func pagination(_ count: Int) -> Markup<Message> {
    // The number comes from the server.
    let last = min((max(count, 1) - 1) / Listing.length + 1, Listing.lastPage)
    guard last > 1 else { return .nothing }
    let nearest = min(listing.page, last)
    let near = max(1, nearest - 4)...min(last, nearest + 4)
    let pages = [1] + near.filter { $0 > 1 && $0 < last } + [last]
    let items = pages.map { page in
      let route = Route.list(Listing(listing.source, page: page))
      return Markup<Message>.tab(
        "page",
        to: route,
        .open(route),
        isShown: page == listing.page,
        String(page)
      )
    }
    return .nav([.label(context.texts[.pages])], [.ul([.class("pagination")], items)])
  }
}
