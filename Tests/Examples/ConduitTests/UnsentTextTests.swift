import ComponentKit
import ComponentServices
import ComponentTesting
import EmbeddedText
import Markup
import Testing

@testable import Conduit

@Suite("Texts that were not sent")
struct UnsentTextTests {
  private let user = address.appending("user")
  private let articles = address.appending("articles")

  /// The application of a person who is logged in.
  private func setting(
    unsent: String? = nil,
    _ answers: (AnswerTable) -> Void = { _ in }
  ) -> Setting {
    Setting(token: "jwt", unsent: unsent) {
      $0.answer(.get, user, with: .json(.ada))
      answers($0)
    }
  }

  /// Stores a token, or none, as another tab does.
  private func store(_ token: String?, in setting: Setting) {
    let storage = setting.texts.storage
    let work = token.map { storage.write($0, for: "token") } ?? storage.remove("token")
    _ = work.start(
      Outlet { _ in
      } finish: {
      } fail: { _ in
      }
    )
  }

  private func texts(_ setting: Setting) -> Unsent? { setting.tester.state.page.view.unsent }

  private func draft(_ title: String, tags: [String] = []) -> Draft {
    var draft = Draft()
    (draft.title, draft.tags) = (title, tags)
    return draft
  }

  @Test("are there again after another page, and when the same link is pressed")
  func again() {
    let setting = setting()
    setting.send(.go(.editor(nil)))
    setting.send(page: .editor(.title("Moths")))
    setting.send(page: .editor(.tag("nig")))
    let written = Unsent.article(draft("Moths"), tag: "nig")
    setting.send(.go(.editor(nil)))
    #expect(texts(setting) == written)
    // Back, and an article with a comment in between.
    setting.send(.visit(.article("moth-1")))
    #expect(texts(setting) == nil)
    setting.send(page: .article(.right(.text("Fine"))))
    setting.send(.visit(.editor(nil)))
    #expect(texts(setting) == written)
    setting.send(.visit(.article("moth-1")))
    #expect(texts(setting) == .comment("Fine"))
    setting.send(.visit(.article("moth-2")))
    #expect(texts(setting) == nil)
  }

  @Test("are there again after a reload, for the same person")
  func reloaded() throws {
    let before = setting()
    before.send(.go(.editor(nil)))
    before.send(page: .editor(.title("Moths \"at\" night\nand ä")))
    before.send(page: .editor(.tag("n")))
    before.send(page: .editor(.addTag))
    before.send(.go(.article("a/b?")))
    before.send(page: .article(.right(.text("Fine"))))
    let kept = try #require(before.texts.texts["unsent"])
    let after = setting(unsent: kept)
    after.send(.go(.editor(nil)))
    #expect(texts(after) == .article(draft("Moths \"at\" night\nand ä", tags: ["n"]), tag: ""))
    after.send(.go(.article("a/b?")))
    #expect(texts(after) == .comment("Fine"))
    let other: JSONValue = [
      "user": ["username": .text("bob"), "email": .text("b@c"), "token": .text("jwt")]
    ]
    let bobs = Setting(token: "jwt", unsent: kept) { $0.answer(.get, user, with: .json(other)) }
    bobs.send(.go(.editor(nil)))
    #expect(texts(bobs) == nil)
    // What is damaged, or of another form, is no text.
    for damage in ["", "[", "{}", "[1]", "[{\"name\":\"ada\",\"route\":\"/editor\"}]"] {
      let setting = setting(unsent: damage)
      setting.send(.go(.editor(nil)))
      #expect(texts(setting) == nil)
    }
  }

  @Test("are gone when they are sent, discarded or emptied, and when the person logs out")
  func gone() {
    let setting = setting {
      $0.answer(.post, articles, with: .text("", status: 500), .json(["article": .null]))
    }
    setting.send(.go(.editor(nil)))
    setting.send(page: .editor(.title("Moths")))
    setting.send(page: .editor(.submit))
    #expect(texts(setting) == .article(draft("Moths"), tag: ""))
    setting.send(page: .editor(.discard))
    #expect(texts(setting) == nil && setting.texts.texts["unsent"] == nil)
    #expect(!setting.text.contains("Discard"))
    setting.send(page: .editor(.title("Moths")))
    #expect(setting.text.contains("Discard"))
    setting.send(page: .editor(.published(.success(moth))))
    #expect(setting.tester.state.route == .article("moth-1"))
    setting.send(.go(.editor(nil)))
    #expect(texts(setting) == nil && setting.texts.texts["unsent"] == nil)
    setting.send(.go(.article("moth-1")))
    setting.send(page: .article(.right(.text("Fine"))))
    #expect(setting.texts.texts["unsent"] != nil)
    setting.send(page: .article(.right(.text(""))))
    #expect(setting.texts.texts["unsent"] == nil)
    setting.send(page: .article(.right(.text("Fine"))))
    setting.send(.go(.settings))
    setting.send(page: .settings(.logOut))
    #expect(setting.texts.texts == ["token": ""])
  }

  @Test("of an article that is read are only its changes")
  func changed() {
    let setting = setting()
    setting.send(.go(.editor("moth-1")))
    setting.send(page: .editor(.loaded(.success(moth))))
    #expect(texts(setting) == nil)
    setting.send(page: .editor(.title("New")))
    setting.send(.go(.home))
    setting.send(.go(.editor("moth-1")))
    var new = Draft(moth)
    new.title = "New"
    #expect(texts(setting) == .article(new, tag: ""))
    // The article is read again.
    setting.send(page: .editor(.discard))
    setting.send(page: .editor(.loaded(.success(moth))))
    #expect(texts(setting) == nil && setting.tester.view.html.contains(moth.title))
  }

  @Test("are of eight pages at most, the latest")
  func most() {
    let setting = setting()
    for number in 0..<10 {
      setting.send(.go(.article("\(number)")))
      setting.send(page: .article(.right(.text("\(number)"))))
    }
    for number in 0..<10 {
      setting.send(.go(.article("\(number)")))
      #expect(texts(setting) == (number < 2 ? nil : .comment("\(number)")))
    }
  }

  @Test("are not written while the article is on its way")
  func waiting() {
    let setting = setting { $0.answer(.post, articles, with: .text("", status: 500)) }
    setting.send(.go(.editor(nil)))
    setting.send(page: .editor(.title("Moths")))
    setting.tester.send(.page(.child(.editor(.submit))))
    #expect(setting.tester.view.html.contains("<fieldset disabled"))
    let editor = Editor(nil, in: adas)
    var waiting = editor.initial
    waiting.isWaiting = true
    #expect(
      editor.refusal(of: .body("more"), in: waiting)?.reason == "the server has not answered yet"
    )
    setting.settle()
    #expect(!setting.tester.view.html.contains("<fieldset disabled"))
  }

  @Test("A person who has logged out in another tab changes nothing in this one, and loses no text")
  func otherTab() {
    let setting = setting()
    setting.send(.go(.editor(nil)))
    setting.send(page: .editor(.title("Ghost")))
    store("", in: setting)
    setting.send(page: .editor(.submit))
    #expect(!setting.table.requests.contains { $0.method == .post })
    #expect(setting.tester.state.session == .anonymous)
    #expect(setting.tester.state.notice == .expired)
    #expect(setting.tester.view.html.contains("Ghost"))
    // Nor where another person has logged in there, who stays logged in.
    store("bobs", in: setting)
    let other = Setting(token: "jwt") { $0.answer(.get, user, with: .json(.ada)) }
    store("bobs", in: other)
    other.send(.go(.editor(nil)))
    other.send(page: .editor(.submit))
    #expect(other.texts.texts["token"] == "bobs")
    // A storage that has nothing, or fails, is no other tab.
    let blocked = Setting(token: "jwt") { $0.answer(.get, user, with: .json(.ada)) }
    store(nil, in: blocked)
    blocked.send(.go(.editor(nil)))
    blocked.send(page: .editor(.submit))
    #expect(blocked.table.requests.contains { $0.method == .post })
  }

  @Test(
    "lead back from the login only where they were written when the session ended",
    arguments: [true, false]
  )
  func ledBack(isWriting: Bool) {
    let login = address.appending("users", "login")
    let setting = setting { $0.answer(.post, login, with: .json(.ada)) }
    setting.send(.go(.editor(nil)))
    setting.send(page: .editor(.title("Moths")))
    if !isWriting { setting.send(.go(.article("moth-1"))) }
    let refused = Problem.unauthorized([])
    setting.send(
      page: isWriting
        ? .editor(.published(.failure(refused))) : .article(.right(.added(.failure(refused))))
    )
    setting.send(.go(.login))
    setting.send(page: .signIn(.submit))
    #expect(setting.tester.state.route == (isWriting ? .editor(nil) : .home))
    #expect(setting.tester.state.unsent.texts(of: "ada", at: .editor(nil)) != nil)
  }

  @Test(
    "An error whose value is a text has its text",
    arguments: [
      ("{\"errors\":\"no\"}", ["no"]), ("{\"errors\":{\"title\":\"is bad\"}}", ["title is bad"]),
      ("{\"errors\":{\"title\":[\"is bad\",\"is long\"]}}", ["title is bad", "title is long"]),
    ]
  )
  func errors(json: String, reasons: [String]) {
    #expect(Problem(HTTPResponse(status: 422, body: json)) == .refused(reasons))
  }
}
