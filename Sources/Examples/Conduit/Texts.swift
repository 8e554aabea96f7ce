import ComponentServices
import EmbeddedText

/// A text of the application.
///
/// ```swift
/// Phrase.follow("ada").english  // "Follow ada"
/// ```
package enum Phrase: Sendable {
  // The bar of links.

  /// The name of the application.
  case name
  /// The sentence below the name.
  case slogan
  /// The link to all articles.
  case home
  /// The link to the login.
  case signIn
  /// The link to a new account.
  case signUp
  /// The link to a new article, and the heading above its fields.
  case newArticle
  /// The link to the account.
  case settings

  // Lists of articles.

  /// The articles of people whom the reader follows.
  case yourFeed
  /// All articles.
  case globalFeed
  /// The articles of a person.
  case myArticles
  /// The favorites of a person.
  case favoritedArticles
  /// The name of the kinds of lists.
  case feeds
  /// A list without articles.
  case noArticles
  /// The list of tags.
  case popularTags
  /// A list without tags.
  case noTags
  /// The links to the pages of a list.
  case pages
  /// The notice while something is read from the server.
  case loading
  /// The button that reads again from the server.
  case tryAgain

  // Forms.

  /// The field for a name.
  case username
  /// The field for an address for mail.
  case email
  /// The field for a password.
  case password
  /// The field for a new password.
  case newPassword
  /// The field for the address of a picture.
  case image
  /// The field for a text about a person.
  case bio
  /// The link from a new account to the login.
  case haveAccount
  /// The link from the login to a new account.
  case needAccount
  /// The heading of the account.
  case yourSettings
  /// The button that changes the account.
  case updateSettings
  /// The button that logs out.
  case logOut
  /// The field for a title.
  case title
  /// The field for a sentence about an article.
  case description
  /// The field for the text of an article.
  case body
  /// The field for a tag.
  case enterTags
  /// The button that publishes an article.
  case publish
  /// The button that forgets what was written in an article.
  case discard
  /// The name of the button that removes a tag.
  case removeTag(String)

  // Articles.

  /// The button to follow a person.
  case follow(String)
  /// The button to stop following a person.
  case unfollow(String)
  /// The button to make an article a favorite.
  case favorite
  /// The button to make an article a favorite no longer.
  case unfavorite
  /// A day such as `2024-01-31`.
  case day(String)
  /// The link to change an article, and the heading above its fields.
  case editArticle
  /// The button to remove an article.
  case deleteArticle
  /// The heading where an article cannot be read.
  case article
  /// The question before an article is removed.
  case askDelete(String)
  /// The button that confirms the question.
  case delete
  /// The button that closes the question.
  case cancel
  /// The link from the own profile to the account.
  case editProfile

  // Comments.

  /// The field for a comment.
  case writeComment
  /// The button that adds a comment.
  case postComment
  /// The name of the button that removes a comment.
  case deleteComment
  /// The heading of the comments.
  case comments
  /// The sentence after the links to the login and to a new account.
  case toComment
  /// The word between these links.
  case or

  // Problems.

  /// A page that does not exist.
  case noPage
  /// A session that has ended.
  case expired
  /// A session that could not be confirmed.
  case unconfirmed
  /// A session that the storage could not keep.
  case notKept(String)
  /// Something that is not on the server.
  case missing
  /// A response that cannot be read.
  case unreadable
  /// A failure of the server, with its status.
  case failed(Int)
  /// A server that cannot be reached, with the reason.
  case unreachable(String)
  /// A token or a password that the server refuses without a reason.
  case unauthorized
}

extension Phrase {
  /// The text in English.
  package var english: String {
    switch self {
    case .name: "conduit"
    case .slogan: "A place to share your knowledge."
    case .home: "Home"
    case .signIn: "Sign in"
    case .signUp: "Sign up"
    case .newArticle: "New Article"
    case .settings: "Settings"
    case .yourFeed: "Your Feed"
    case .globalFeed: "Global Feed"
    case .myArticles: "My Articles"
    case .favoritedArticles: "Favorited Articles"
    case .feeds: "Feeds"
    case .noArticles: "No articles are here... yet."
    case .popularTags: "Popular Tags"
    case .noTags: "No tags are here... yet."
    case .pages: "Pages"
    case .loading: "Loading..."
    case .tryAgain: "Try again"
    case .username: "Username"
    case .email: "Email"
    case .password: "Password"
    case .newPassword: "New Password"
    case .image: "URL of profile picture"
    case .bio: "Short bio about you"
    case .haveAccount: "Have an account?"
    case .needAccount: "Need an account?"
    case .yourSettings: "Your Settings"
    case .updateSettings: "Update Settings"
    case .logOut: "Or click here to logout."
    case .article: "Article"
    case .title: "Article Title"
    case .description: "What's this article about?"
    case .body: "Write your article (in markdown)"
    case .enterTags: "Enter tags"
    case .publish: "Publish Article"
    case .discard: "Discard"
    case .removeTag(let tag): "Remove the tag " + tag
    case .follow(let name): "Follow " + name
    case .unfollow(let name): "Unfollow " + name
    case .favorite: "Favorite Article"
    case .unfavorite: "Unfavorite Article"
    case .day(let day): day.written
    case .editArticle: "Edit Article"
    case .deleteArticle: "Delete Article"
    case .askDelete(let title): "Delete the article " + title + "?"
    case .delete: "Delete"
    case .cancel: "Cancel"
    case .editProfile: "Edit Profile Settings"
    case .writeComment: "Write a comment..."
    case .postComment: "Post Comment"
    case .deleteComment: "Delete comment"
    case .comments: "Comments"
    case .toComment: "to add comments on this article."
    case .or: "or"
    case .noPage: "There is no such page."
    case .expired: "Your session has expired. Sign in again."
    case .unconfirmed: "Your session could not be confirmed."
    case .notKept(let reason): "You stay signed in until you leave: " + reason + "."
    case .missing: "The server has no such page."
    case .unreadable: "The response of the server cannot be read."
    case .failed(let status): "The server fails with status " + String(status) + "."
    case .unreachable(let reason): "Unable to connect: " + reason + "."
    case .unauthorized: "Sign in again."
    }
  }
}

extension String {
  /// A day such as `2024-01-31` as people write it; any other text as it is.
  fileprivate var written: String {
    let bytes = bytes
    guard bytes.count == 10, bytes[4] == 45, bytes[7] == 45 else { return self }
    let month = (Int(bytes[5]) - 48) * 10 + Int(bytes[6]) - 48
    guard (1...12).contains(month) else { return self }
    func text(_ bytes: [UInt8], from start: Int, to end: Int) -> String {
      String(bytes: Array(bytes[start..<end]))
    }
    let names = "JanFebMarAprMayJunJulAugSepOctNovDec".bytes
    let name = text(names, from: month * 3 - 3, to: month * 3)
    let day = text(bytes, from: bytes[8] == 48 ? 9 : 8, to: 10)
    return day + " " + name + " " + text(bytes, from: 0, to: 4)
  }
}

/// The texts of the application in one language.
///
/// A translation is a function. Without a `default`, the compiler finds each phrase that it forgets:
///
/// ```swift
/// let german = Texts { phrase in
///   switch phrase {
///   case .signIn: "Anmelden"
///   default: phrase.english
///   }
/// }
/// german[.signIn]  // "Anmelden"
/// german[.home]  // "Home"
/// ```
///
/// The server chooses the language of its own texts.
package struct Texts: Sendable {
  private let translate: @Sendable (Phrase) -> String

  /// Creates the texts of a language.
  package init(_ translate: @escaping @Sendable (Phrase) -> String) { self.translate = translate }

  /// The texts in English.
  package static let english = Texts { $0.english }

  /// The text of a phrase.
  package subscript(phrase: Phrase) -> String { translate(phrase) }
}

extension Texts {
  /// The sentences that explain a problem.
  func sentences(of problem: Problem) -> [String] {
    switch problem {
    case .unauthorized(let reasons): reasons.isEmpty ? [self[.unauthorized]] : reasons
    case .missing: [self[.missing]]
    case .refused(let reasons): reasons
    case .failed(let status): [self[.failed(status)]]
    case .unreadable: [self[.unreadable]]
    case .unreachable(let error): [self[.unreachable(error.description)]]
    }
  }
}
