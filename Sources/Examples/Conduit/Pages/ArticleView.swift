package import ComponentKit
import Markup

/// An article with its text, and the buttons of its reader or of its author.
package struct ArticleView: Program {
  /// The dialog before the article is removed.
  package typealias Dialog = OptionalChild<String, ProgramState<DeletionDialog>>

  /// An article that was read.
  package struct Loaded {
    /// The article.
    package let article: Article
    /// Its text.
    let body: Markdown
    /// Whether it is a favorite.
    package var favorite: ProgramState<OptimisticToggle>
    /// Whether the reader follows the author.
    package var follow: ProgramState<OptimisticToggle>
    /// The dialog, while it is open.
    package var dialog: Dialog
  }

  /// The article, or how far it is read.
  package struct State {
    /// The article; nil until it is read.
    package var loaded: Loaded?
    /// The reason why it cannot be read, or not be removed.
    package var problem: Problem?
  }

  /// A change of the page.
  package indirect enum Message: Hashable, Reporting, Sendable {
    /// The server has answered to the request for the article.
    case loaded(Answer<Article>)
    /// Reads the article again.
    case retry
    /// A message for the toggle of the favorite.
    case favorite(OptimisticToggle.Message)
    /// A message for the toggle of the author.
    case follow(OptimisticToggle.Message)
    /// A message for the dialog.
    case dialog(Dialog.Message)
    /// The server has answered to the request to remove the article.
    case removed(Answer<Bool>)
    /// Shows another page.
    case open(Route)

    /// The page that is to be shown, or the end of a session.
    package var outcome: Outcome? {
      switch self {
      case .loaded(let answer): answer.expiry(keepsPage: false)
      case .favorite(let message), .follow(let message): message.outcome
      case .removed(.success): .show(.home)
      case .removed(let answer): answer.expiry(keepsPage: true)
      case .open(let route): .show(route)
      case .retry, .dialog: nil
      }
    }
  }

  /// The article is not there yet.
  package var initial: State { State() }

  private let slug: String
  private let context: PageContext

  /// Creates the page of an article.
  package init(_ slug: String, in context: PageContext) {
    (self.slug, self.context) = (slug, context)
  }
}

// MARK: - Changing

extension ArticleView {
  /// The article is read at once.
  package var initialEffect: Effect<Message> {
    .work(context.server.article(slug).map { .loaded($0) })
  }

  /// Refuses a retry without a failure, and what a part refuses.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .loaded, .open: return nil
    case .retry:
      return state.loaded == nil && state.problem != nil
        ? nil : Refusal("the article has not failed")
    case .favorite(let message): return (state.loaded?.favorite).refusal(of: message)
    case .follow(let message): return (state.loaded?.follow).refusal(of: message)
    case .dialog(let message):
      return state.loaded.map { $0.dialog.refusal(of: message) } ?? Refusal("no article is there")
    case .removed: return state.loaded == nil ? Refusal("no article is there") : nil
    }
  }

  /// Shows the article, passes a message to a part, or removes the article.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .loaded(.success(let article)): state = State(loaded: load(article))
    case .loaded(.failure(let problem)), .removed(.failure(let problem)): state.problem = problem
    case .retry:
      state.problem = nil
      return initialEffect
    case .favorite(let message):
      state.loaded?.favorite.send(message)
      return (state.loaded?.favorite.takeEffect() ?? .none).map { .favorite($0) }
    case .follow(let message):
      state.loaded?.follow.send(message)
      return (state.loaded?.follow.takeEffect() ?? .none).map { .follow($0) }
    case .dialog(let message): return ask(message, in: &state)
    case .removed(.success), .open: break
    }
    return .none
  }

  private func load(_ article: Article) -> Loaded {
    let (name, follows) = (article.author.name, article.author.isFollowed)
    let (slug, context) = (slug, context)
    return Loaded(
      article: article,
      body: Markdown(article.body),
      favorite: ProgramState(
        OptimisticToggle(article.favorite) { context.server.favorite(slug, $0) }
      ),
      follow: ProgramState(
        OptimisticToggle(OptimisticToggle.Value(isOn: follows)) { context.server.follow(name, $0) }
      ),
      dialog: Dialog { ProgramState(DeletionDialog($0, in: context)) }
    )
  }

  /// Passes a message to the dialog, closes it after an answer, and removes the article after a yes.
  private func ask(_ message: Dialog.Message, in state: inout State) -> Effect<Message> {
    state.loaded?.dialog.send(message)
    guard case .child(let answer) = message else { return .none }
    state.loaded?.dialog.send(.hide)
    guard case .confirm = answer else { return .none }
    state.problem = nil
    return .work(context.server.remove(slug).map { .removed($0) })
  }
}

// MARK: - Drawing

extension ArticleView {
  /// Draws the article, whose title is that of the page.
  package func view(_ state: State, send: @escaping (Message) -> Void) -> Sheet<Message> {
    Sheet(markup: markup(of: state), title: state.loaded?.article.title)
  }

  private func markup(of state: State) -> Markup<Message> {
    guard let loaded = state.loaded else {
      guard let problem = state.problem else { return .loading(context.texts) }
      return .div(
        [],
        [.h1([], [.text(context.texts[.article])]), .failure(problem, .retry, context.texts)]
      )
    }
    let article = loaded.article
    let dialog = loaded.dialog.view { _ in }?.map { .dialog(.child($0)) } ?? Markup<Message>.nothing
    return .div(
      [],
      [
        .div([.class("banner")], [.h1([], [.text(article.title)]), meta(loaded)]),
        dialog,
        .errors(state.problem ?? loaded.problem, context.texts),
        .div([.class("article-content")], [loaded.body.markup(), .tags(article.tags)]),
        .hr(),
        .div([.class("article-actions")], [meta(loaded)]),
      ]
    )
  }

  /// The author, the day and the buttons, which are above and below the text.
  private func meta(_ loaded: Loaded) -> Markup<Message> {
    let article = loaded.article
    let isOwn = context.isReader(article.author.name)
    let buttons = isOwn ? actions(on: article) : toggles(loaded)
    return .meta(article.author, context.texts[.day(article.day)], { .open($0) }, buttons)
  }

  private func actions(on article: Article) -> [Markup<Message>] {
    [
      .link(
        to: .editor(article.slug),
        { .open($0) },
        as: [.class("btn")],
        [.text(context.texts[.editArticle])]
      ),
      .button(
        [
          .class("btn-danger"),
          .onClick(.dialog(.show(context.texts[.askDelete(article.title)]))),
        ],
        [.text(context.texts[.deleteArticle])]
      ),
    ]
  }

  private func toggles(_ loaded: Loaded) -> [Markup<Message>] {
    let (name, value) = (loaded.article.author.name, loaded.favorite.state.value)
    let favorite = value.isOn ? context.texts[.unfavorite] : context.texts[.favorite]
    let isReader = context.account != nil
    return [
      .toggle(
        loaded.follow.state,
        loaded.follow.state.value.isOn
          ? context.texts[.unfollow(name)] : context.texts[.follow(name)],
        isReader ? .follow(.change) : .open(.login)
      ),
      .toggle(
        loaded.favorite.state,
        favorite + " (" + String(value.count) + ")",
        isReader ? .favorite(.change) : .open(.login)
      ),
    ]
  }
}

extension ArticleView.Loaded {
  /// The reason why the last change of a toggle was taken back.
  fileprivate var problem: Problem? { favorite.state.problem ?? follow.state.problem }
}
