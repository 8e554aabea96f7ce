package import ComponentKit
import Markup

/// An article with its text, and the buttons of its reader or of its author.
package struct ArticleView: Program {
  /// The dialog before the article is removed; only its answer matters.
  package typealias Dialog = OptionalChild<String, Component<Elm<DeletionDialog>>>

  /// An article that was read.
  package struct Loaded {
    /// The article.
    package let article: Article
    /// Its text.
    let body: Markdown
    /// Whether it is a favorite; its state is read, since the button shows how many like it.
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

  /// The toggles and the dialog, once the article is there.
  package var children: [Part<State, Message>] {
    [
      Part("favorite", as: Message.favorite) {
        $0.loaded?.favorite.access($1)
      } from: {
        if case .favorite(let message) = $0 { message } else { nil }
      },
      Part("follow", as: Message.follow) {
        $0.loaded?.follow.access($1)
      } from: {
        if case .follow(let message) = $0 { message } else { nil }
      },
      Part("dialog", as: Message.dialog) {
        $0.loaded?.dialog.access($1)
      } from: {
        if case .dialog(let message) = $0 { message } else { nil }
      },
    ]
  }

  /// Refuses a retry without a failure, and the removal of an article that is not there.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .retry where state.loaded != nil || state.problem == nil:
      Refusal("the article has not failed")
    case .removed where state.loaded == nil: Refusal("no article is there")
    case .loaded, .retry, .favorite, .follow, .dialog, .removed, .open: nil
    }
  }

  /// Shows the article, or removes it after a yes in the dialog.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .loaded(.success(let article)): state = State(loaded: load(article))
    case .loaded(.failure(let problem)), .removed(.failure(let problem)): state.problem = problem
    case .retry:
      state.problem = nil
      return initialEffect
    case .dialog(.child(let answer, _)):
      state.loaded?.dialog.send(.hide)
      guard case .confirm = answer else { break }
      state.problem = nil
      return .work(context.server.remove(slug).map { .removed($0) })
    case .favorite, .follow, .dialog, .removed(.success), .open: break
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
      dialog: Dialog { Component(DeletionDialog($0, in: context)) }
    )
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
    let dialog: Markup<Message>? = loaded.dialog.view?.map(loaded.dialog.message).map {
      .dialog($0)
    }
    return .div(
      [],
      [
        .div([.class("banner")], [.h1([], [.text(article.title)]), meta(loaded)]),
        dialog ?? .nothing,
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
