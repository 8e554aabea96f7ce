package import ComponentKit
package import Markup

// The messages and the routes are indirect enumerations, and the parts of a page are in objects: a copy
// is one reference. So the module of the page contains less code that copies.

/// A message for the page that is shown.
package indirect enum PageMessage: Hashable, Reporting, Sendable {
  /// For the lists of articles with the tags.
  case home(HomePage.Message)
  /// For a person with the person's lists.
  case profile(ProfilePage.Message)
  /// For the login or a new account.
  case signIn(SignIn.Message)
  /// For the account.
  case settings(SettingsForm.Message)
  /// For the editor.
  case editor(Editor.Message)
  /// For an article with its comments.
  case article(ArticlePage.Message)
  /// For a page without messages but its links.
  case open(Route)

  /// The outcome of the page's message.
  package var outcome: Outcome? {
    switch self {
    case .home(let message): message.outcome
    case .profile(let message): message.outcome
    case .signIn(let message): message.outcome
    case .settings(let message): message.outcome
    case .editor(let message): message.outcome
    case .article(let message): message.outcome
    case .open(let route): .show(route)
    }
  }
}

extension PageMessage {
  /// Whether the message may change what a person has written and not sent.
  var isWritten: Bool {
    switch self {
    case .editor: return true
    case .article(.right(let message)):
      switch message {
      case .text, .submit, .added: return true
      case .loaded, .retry, .row, .open: return false
      }
    case .home, .profile, .signIn, .settings, .article, .open: return false
    }
  }
}

/// A page of any kind, as a component.
package typealias AnyPage = AnyChild<PageMessage, Sheet<PageMessage>>

/// A list of articles, which is replaced when another one is shown beside the same neighbor.
package typealias FeedSlot = ChildSlot<Listing, ProgramState<ArticleFeed>>

/// A part of a page, as a component.
package typealias PagePart<C: Child> = AnyChild<C.Message, C.View>

/// A list of articles beside the tags.
package typealias HomePage = SideBySide<
  PagePart<FeedSlot>, PagePart<Component<Elm<TagList>>>, Markup<HomeMessage>
>

/// A message for a list of articles, or for the tags.
package typealias HomeMessage = SideMessage<FeedSlot.Message, TagList.Message>

/// A person beside a list of articles.
package typealias ProfilePage = SideBySide<
  PagePart<Component<Elm<ProfileHeader>>>, PagePart<FeedSlot>, Markup<ProfileMessage>
>

/// A message for a person, or for a list of articles.
package typealias ProfileMessage = SideMessage<ProfileHeader.Message, FeedSlot.Message>

/// An article beside its comments.
package typealias ArticlePage = SideBySide<
  PagePart<Component<Elm<ArticleView>>>, PagePart<Component<Elm<CommentSection>>>,
  Sheet<ArticleMessage>
>

/// A message for an article, or for its comments.
package typealias ArticleMessage = SideMessage<ArticleView.Message, CommentSection.Message>

/// The visit of a page by a person: the seed of a page.
package struct Visit: Hashable, Sendable {
  /// The page; nil before the session is known.
  var route: Route?
  /// The person who is logged in.
  var account: Account?
  /// The texts that the person has written there and not sent.
  var unsent: Unsent?
}
