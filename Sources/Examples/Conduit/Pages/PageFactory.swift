import ComponentKit
import Markup

/// The making of pages.
struct PageFactory: Sendable {
  let server: ConduitServer
  let texts: Texts

  /// Returns the page of a visit.
  ///
  /// Each page is a component with messages of its own. To be one of several kinds, it embeds them in
  /// those of all pages. Its state is nobody's business but its own, so its architecture is ``/ComponentKit/Elm``.
  func page(of visit: Visit) -> AnyPage {
    let context = PageContext(server, for: visit.account, texts)
    switch visit.route {
    case nil: return notice(.loading(texts))
    case .list(let listing):
      return listing.person == nil
        ? AnyChild(home(listing, context).mapped(as: .home))
        : AnyChild(profile(listing, context).mapped(as: .profile))
    case .login:
      return AnyChild(Component<Elm<SignIn>>(SignIn(isNew: false, in: context)).mapped(as: .signIn))
    case .register:
      return AnyChild(Component<Elm<SignIn>>(SignIn(isNew: true, in: context)).mapped(as: .signIn))
    case .settings:
      guard let account = visit.account else { return notice(missing) }
      return AnyChild(
        Component<Elm<SettingsForm>>(SettingsForm(account, in: context)).mapped(as: .settings)
      )
    case .editor(let slug):
      let editor = Editor(slug, in: context, writing: visit.unsent)
      return AnyChild(Component<Elm<Editor>>(editor).mapped(as: .editor))
    case .article(let slug):
      return AnyChild(article(slug, context, visit.unsent).mapped(as: .article))
    case .missing: return notice(missing)
    }
  }
}

// MARK: - Pages of two parts

extension PageFactory {
  private func feed(_ listing: Listing, _ context: PageContext) -> PagePart<FeedSlot> {
    AnyChild(FeedSlot(listing) { ProgramState(ArticleFeed($0, in: context)) })
  }

  private func home(_ listing: Listing, _ context: PageContext) -> HomePage {
    HomePage(feed(listing, context), AnyChild(Component<Elm<TagList>>(TagList(in: context)))) {
      feed,
      tags in
      .div(
        [.class("columns")],
        [
          feed.map { .left(.child($0)) }.within("main-column"),
          tags.map { .right($0) }.within("side-column"),
        ]
      )
    }
  }

  private func profile(_ listing: Listing, _ context: PageContext) -> ProfilePage {
    let header = AnyChild(
      Component<Elm<ProfileHeader>>(ProfileHeader(listing.person ?? "", in: context))
    )
    return ProfilePage(header, feed(listing, context)) { header, feed in
      .div([.class("profile-page")], [header.map { .left($0) }, feed.map { .right(.child($0)) }])
    }
  }

  private func article(
    _ slug: String,
    _ context: PageContext,
    _ unsent: Unsent?
  ) -> ArticlePage {
    ArticlePage(
      AnyChild(Component<Elm<ArticleView>>(ArticleView(slug, in: context))),
      AnyChild(Component<Elm<CommentSection>>(CommentSection(slug, in: context, writing: unsent)))
    ) { article, comments in
      Sheet(
        markup: .div(
          [.class("article-page")],
          [article.markup.map { .left($0) }, comments.markup.map { .right($0) }]
        ),
        title: article.title,
        unsent: comments.unsent
      )
    }
  }
}

extension Markup {
  /// The markup as one column of a page.
  fileprivate func within(_ column: String) -> Markup { .div([.class(column)], [self]) }
}

// MARK: - Pages without a state

extension PageFactory {
  private var missing: Markup<PageMessage> {
    .div(
      [],
      [
        .h1([], [.text(texts[.noPage])]), .link(to: .home, { .open($0) }, [.text(texts[.home])]),
      ]
    )
  }

  private func notice(_ markup: Markup<PageMessage>) -> AnyPage {
    AnyChild(Component<Elm<FixedPage>>(FixedPage(sheet: Sheet(markup: markup))))
  }
}

/// A page that stays as it is.
private struct FixedPage: Program {
  let sheet: Sheet<PageMessage>
  var initial: Int { 0 }

  func update(_ state: inout Int, by message: PageMessage) {}

  func view(_ state: Int, send: @escaping (PageMessage) -> Void) -> Sheet<PageMessage> { sheet }
}

// MARK: - Messages of pages

extension Child where Message: Sendable, View == Markup<Message> {
  /// Returns the page as one of all pages.
  fileprivate func mapped(
    as embedding: Embedding<PageMessage, Message>
  ) -> MappedChild<Self, PageMessage, Sheet<PageMessage>> {
    mapped(message: embedding) { Sheet(markup: $0.map(embedding.embed)) }
  }
}

extension Child where Message: Sendable, View == Sheet<Message> {
  /// Returns the page as one of all pages.
  fileprivate func mapped(
    as embedding: Embedding<PageMessage, Message>
  ) -> MappedChild<Self, PageMessage, Sheet<PageMessage>> {
    mapped(message: embedding) { $0.map(embedding.embed) }
  }
}

extension Embedding where Whole == PageMessage, Part == HomePage.Message {
  fileprivate static var home: Embedding {
    Embedding(PageMessage.home) { if case .home(let message) = $0 { message } else { nil } }
  }
}

extension Embedding where Whole == PageMessage, Part == ProfilePage.Message {
  fileprivate static var profile: Embedding {
    Embedding(PageMessage.profile) { if case .profile(let message) = $0 { message } else { nil } }
  }
}

extension Embedding where Whole == PageMessage, Part == SignIn.Message {
  fileprivate static var signIn: Embedding {
    Embedding(PageMessage.signIn) { if case .signIn(let message) = $0 { message } else { nil } }
  }
}

extension Embedding where Whole == PageMessage, Part == SettingsForm.Message {
  fileprivate static var settings: Embedding {
    Embedding(PageMessage.settings) { if case .settings(let message) = $0 { message } else { nil } }
  }
}

extension Embedding where Whole == PageMessage, Part == Editor.Message {
  fileprivate static var editor: Embedding {
    Embedding(PageMessage.editor) { if case .editor(let message) = $0 { message } else { nil } }
  }
}

extension Embedding where Whole == PageMessage, Part == ArticlePage.Message {
  fileprivate static var article: Embedding {
    Embedding(PageMessage.article) { if case .article(let message) = $0 { message } else { nil } }
  }
}
