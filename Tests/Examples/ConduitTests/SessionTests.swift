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
    #expect(setting.texts.texts == [:])
  }

  @Test("keeps its token when the server fails, and asks again")
  func unconfirmed() {
    let setting = Setting(token: "jwt") {
      $0.answer(.get, user, with: .text("", status: 500), .json(.ada))
    }
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
    #expect(setting.texts.texts == [:])
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
    #expect(setting.texts.texts == [:])
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

  @Test("shows no secret in a description of a message")
  func secrets() {
    let messages: [ConduitApp.Message] = [
      .session(.restored(Secret("jwt"))), .session(.confirmed(.success(ada), Secret("jwt"))),
      .page(.child(.signIn(.password(Secret("jwt"))))),
    ]
    for message in messages { #expect(!"\(message)".contains("jwt"), "\(message)") }
  }
}
