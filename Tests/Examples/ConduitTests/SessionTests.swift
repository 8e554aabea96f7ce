import ComponentKit
import ComponentServices
import ComponentTesting
import EmbeddedText
import Markup
import Testing

@testable import Conduit

@Suite("The session of the application")
struct SessionTests {
  private let user = address.appending("user")
  private let login = address.appending("users", "login")

  @Test("is anonymous without a token")
  func anonymous() {
    let setting = Setting()
    #expect(setting.tester.state.session == .anonymous)
    #expect(setting.text.contains("Sign in"))
    #expect(!setting.text.contains("New Article"))
  }

  @Test("is restored by the token of the storage")
  func restored() {
    let setting = Setting(token: "jwt") { $0.answer(.get, user, with: .json(.ada)) }
    #expect(setting.tester.state.session == .loggedIn(ada))
    #expect(setting.text.contains("New Article"))
    #expect(setting.table.requests.first?.authorization == Secret("Token jwt"))
  }

  @Test("holds the page back until it is known")
  func waits() {
    let setting = Setting(token: "jwt") { $0.answer(.get, user, with: .never) }
    setting.send(.visit(.settings))
    #expect(setting.tester.state.route == .settings)
    #expect(setting.text.contains("Loading"))
    #expect(Set(setting.table.requests.map { $0.address }) == [user])
  }

  @Test("ends when the server refuses the token")
  func refused() {
    let setting = Setting(token: "old") {
      $0.answer(.get, user, with: .text("", status: 401))
    }
    #expect(setting.tester.state.session == .anonymous)
    #expect(setting.tester.state.notice == .expired)
    #expect(setting.texts.texts == ["token": ""])
  }

  @Test(
    "keeps its token when the server fails, and asks again",
    arguments: [
      .text("", status: 500), .failure(.interrupted), .text("{ no JSON }}"), .text(""),
    ] as [AnswerTable.Answer]
  )
  func unconfirmed(answer: AnswerTable.Answer) {
    let setting = Setting(token: "jwt") { $0.answer(.get, user, with: answer, .json(.ada)) }
    #expect(setting.tester.state.session == .unconfirmed(Secret("jwt")))
    #expect(setting.text.contains("Your session could not be confirmed."))
    #expect(setting.texts.texts == ["token": "jwt"])
    setting.send(.session(.retry))
    #expect(setting.tester.state.session == .loggedIn(ada))
    setting.tester.send(.session(.retry), refused: "the session is confirmed")
  }

  @Test("begins with a login, and is kept")
  func logsIn() {
    let setting = Setting { $0.answer(.post, login, with: .json(.ada)) }
    setting.send(.go(.login))
    for message in [
      SignIn.Message.email("ada@example.com"), .password(Secret("secret12")), .submit,
    ] { setting.send(page: .signIn(message)) }
    #expect(setting.tester.state.session == .loggedIn(ada))
    #expect(setting.tester.state.route == .home)
    #expect(setting.texts.texts == ["token": "jwt"])
  }

  @Test("does not begin with a wrong password, and the form says why")
  func wrongPassword() {
    let errors = JSONValue(json: "{\"errors\":{\"credentials\":[\"invalid\"]}}") ?? .null
    let setting = Setting { $0.answer(.post, login, with: .json(errors, status: 401)) }
    setting.send(.go(.login))
    setting.send(page: .signIn(.submit))
    #expect(setting.tester.state.route == .login)
    #expect(setting.tester.state.notice == nil)
    #expect(setting.text.contains("credentials invalid"))
  }

  @Test("says so when it cannot be kept")
  func notKept() {
    let setting = Setting { $0.answer(.post, login, with: .json(.ada)) }
    setting.send(.go(.login))
    setting.texts.fail(with: .unavailable("the storage is full"))
    setting.send(page: .signIn(.submit))
    #expect(setting.tester.state.session == .loggedIn(ada))
    #expect(setting.text.contains("You stay signed in until you leave: the storage is full."))
  }

  @Test("ends with a logout, and the token is gone")
  func logsOut() {
    let setting = Setting(token: "jwt") { $0.answer(.get, user, with: .json(.ada)) }
    setting.send(.go(.settings))
    setting.send(page: .settings(.logOut))
    #expect(setting.tester.state.session == .anonymous)
    #expect(setting.tester.state.route == .home)
    #expect(setting.texts.texts == ["token": ""])
  }

  @Test("ends when a form is refused, and the form keeps its texts")
  func expiresInForm() {
    let setting = Setting(token: "jwt") {
      $0.answer(.get, user, with: .json(.ada))
      $0.answer(.put, user, with: .text("", status: 401))
    }
    setting.send(.go(.settings))
    setting.send(page: .settings(.bio("I like moths")))
    setting.send(page: .settings(.submit))
    #expect(setting.tester.state.session == .anonymous)
    #expect(setting.tester.state.notice == .expired)
    #expect(setting.text.contains("Your session has expired. Sign in again."))
    #expect(setting.tester.view.html.contains("I like moths"))
    #expect(setting.texts.texts == ["token": ""])
  }

  /// What a person writes on a page before the session ends, and where it must be again.
  struct Writing: CustomTestStringConvertible {
    let route: Route
    let messages: [PageMessage]
    let texts: Unsent
    let testDescription: String

    static var all: [Writing] {
      var draft = Draft()
      (draft.title, draft.body, draft.tags) = ("Moths", "They fly.", ["night"])
      var changed = Draft(moth)
      changed.description = "About more"
      let article = ArticlePage.Message.left(.loaded(.success(moth)))
      return [
        Writing(
          route: .editor(nil),
          messages: [
            .editor(.title("Moths")), .editor(.body("They fly.")), .editor(.tag("night")),
            .editor(.submit),
          ],
          texts: .article(draft, tag: ""),
          testDescription: "a new article"
        ),
        Writing(
          route: .editor("moth-1"),
          messages: [
            .editor(.loaded(.success(moth))), .editor(.description("About more")),
            .editor(.tag("n")),
            .editor(.removeTag("x")), .editor(.published(.failure(.unauthorized([])))),
          ],
          texts: .article(changed, tag: "n"),
          testDescription: "a changed article"
        ),
        Writing(
          route: .article("moth-1"),
          messages: [
            .article(article), .article(.right(.text("Fine"))), .article(.right(.submit)),
          ],
          texts: .comment("Fine"),
          testDescription: "a comment that is sent"
        ),
        Writing(
          route: .article("moth-1"),
          messages: [
            .article(article), .article(.right(.text("Fine"))),
            .article(.left(.favorite(.answered(.failure(.unauthorized([])))))),
          ],
          texts: .comment("Fine"),
          testDescription: "a comment beside a favorite"
        ),
      ]
    }
  }

  /// Writes on a page until the session has ended.
  private func expired(_ writing: Writing, by name: String) -> Setting {
    let slugs = address.appending("articles", "moth-1")
    let other: JSONValue = [
      "user": ["username": .text(name), "email": .text("a@b"), "token": .text("new")]
    ]
    let setting = Setting(token: "jwt") {
      $0.answer(.get, user, with: .json(.ada))
      $0.answer(.post, address.appending("articles"), with: .text("", status: 401))
      $0.answer(.post, slugs.appending("comments"), with: .text("", status: 401))
      $0.answer(.post, login, with: .json(other))
    }
    setting.send(.go(writing.route))
    for message in writing.messages { setting.send(page: message) }
    #expect(setting.tester.state.session == .anonymous)
    #expect(setting.tester.state.notice == .expired)
    return setting
  }

  @Test("ends, and its unsent texts are there again after the next login", arguments: Writing.all)
  func unsent(writing: Writing) {
    let setting = expired(writing, by: "ada")
    // On the way to the login, other pages are read.
    for route in [Route.home, .article("moth-2"), .register, .login] { setting.send(.go(route)) }
    setting.send(page: .signIn(.submit))
    #expect(setting.tester.state.route == writing.route)
    #expect(setting.tester.state.page.view.unsent == writing.texts)
    // The page sends with the new token.
    #expect(setting.tester.state.visit.account?.token == Secret("new"))
  }

  @Test("ends, and its unsent texts are shown to nobody else", arguments: Writing.all)
  func othersUnsent(writing: Writing) {
    let setting = expired(writing, by: "alan")
    setting.send(.go(.login))
    setting.send(page: .signIn(.submit))
    #expect(setting.tester.state.route == .home)
    setting.send(.go(writing.route))
    #expect(setting.tester.state.page.view.unsent == nil)
  }

  @Test("ends when a list is refused, and the list is read without the token")
  func expiresInList() {
    let list = address.appending("articles").adding(("limit", "10"), ("offset", "0"))
    let empty = JSONValue(json: "{\"articles\":[],\"articlesCount\":0}") ?? .null
    let setting = Setting(token: "jwt") {
      $0.answer(.get, user, with: .json(.ada))
      $0.answer(.get, list, with: .text("", status: 401), .json(empty))
    }
    #expect(setting.tester.state.session == .anonymous)
    #expect(setting.text.contains("No articles are here... yet."))
    let last = setting.table.requests.last { $0.address == list }
    #expect(last?.authorization == nil)
  }

  @Test(
    "leads to the login where a page needs a person",
    arguments: [Route.settings, .editor(nil), .editor("moth-1"), .list(Listing(.feed))]
  )
  func login(route: Route) {
    let setting = Setting()
    setting.send(.go(route))
    #expect(setting.tester.state.route == .login)
  }

  @Test(
    "leads home from the login of a person who is logged in",
    arguments: [Route.login, .register]
  )
  func home(route: Route) {
    let setting = Setting(token: "jwt") { $0.answer(.get, user, with: .json(.ada)) }
    setting.send(.go(route))
    #expect(setting.tester.state.route == .home)
  }

  @Test("has a title for each page")
  func titles() {
    let setting = Setting(token: "jwt") { $0.answer(.get, user, with: .json(.ada)) }
    let app = ConduitApp(server: silent, storage: setting.texts.storage)
    var titles: [String?] = []
    for route: Route in [
      .home, .list(Listing(.all, page: 2)), .list(Listing(.feed)), .list(Listing(.tag("night"))),
      .profile("alan"), .list(Listing(.favorites("alan"))), .settings, .editor(nil),
      .editor("moth-1"), .article("moth-1"), .article("moth-2"), .missing("/x"),
    ] {
      setting.send(.go(route))
      titles.append(app.title(of: setting.tester.state))
    }
    #expect(Set(titles).count == titles.count, "\(titles)")
    #expect(titles.first == "Global Feed \u{2013} conduit")
    setting.send(.go(.article("moth-1")))
    setting.send(page: .article(.left(.loaded(.success(moth)))))
    #expect(app.title(of: setting.tester.state) == "Moth moth-1 \u{2013} conduit")
  }

  @Test("shows no secret in a description of a message")
  func secrets() {
    let messages: [ConduitApp.Message] = [
      .session(.restored(Secret("jwt"))), .session(.confirmed(.success(ada), Secret("jwt"))),
      .page(.child(.signIn(.password(Secret("jwt"))))),
    ]
    for message in messages { #expect(!"\(message)".contains("jwt"), "\(message)") }
  }
}
