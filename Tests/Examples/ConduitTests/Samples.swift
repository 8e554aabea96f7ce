import ComponentKit
import ComponentServices
import ComponentTesting
import Conduit
import EmbeddedText
import Markup
import Testing

// The values that the server of the tests sends.

let moth = article("moth-1", by: "alan")

func article(_ slug: String, by author: String) -> Article {
  Article(slug: slug, title: "Moth \(slug)", description: "About it", author: Profile(name: author))
}

let ada = Account(
  profile: Profile(name: "ada"),
  email: "ada@example.com",
  token: Secret("jwt")
)

/// A server that never answers, and a page without a reader.
let silent = ConduitServer(at: address, by: AnswerTable(clock: TestClock()).network)
let anonymous = PageContext(silent)
let adas = PageContext(silent, for: ada)

/// The page of a reader.
func context(of reader: Profile) -> PageContext {
  PageContext(silent, for: Account(profile: reader, email: "", token: Secret("jwt")))
}

let address = WebAddress.example

extension WebAddress {
  /// The address of the interface.
  static var example: WebAddress {
    guard let address = try? WebAddress("https://example.com/api") else {
      preconditionFailure("the address of the tests must keep the rules")
    }
    return address
  }
}

extension JSONValue {
  /// The account as the server sends it.
  static let ada: JSONValue = [
    "user": [
      "username": .text("ada"), "email": .text("ada@example.com"), "token": .text("jwt"),
      "bio": .null, "image": .null,
    ]
  ]
}

/// The application with a server and a storage that a test fills.
struct Setting {
  let clock = TestClock()
  let table: AnswerTable
  let texts: StorageTable
  let tester: Tester<Redux<ConduitApp>>

  /// Starts the application, and lets the storage answer.
  init(
    token: String? = nil,
    unsent: String? = nil,
    answers: (AnswerTable) -> Void = { _ in }
  ) {
    table = AnswerTable(clock: clock)
    texts = StorageTable(["token": token, "unsent": unsent].compactMapValues { $0 })
    answers(table)
    let app = ConduitApp(
      server: ConduitServer(at: address, by: table.network),
      storage: texts.storage
    )
    // An answer that was on its way when its page was replaced is refused, as it must be.
    tester = Tester(Component(app), clock: clock) { failure in
      if !"\(failure)".contains("is gone") { Issue.record("\(failure)") }
    }
    .ignoring(.messages, .effects, .work)
    settle()
  }

  /// Starts all work and lets a second pass, until nothing starts any more.
  func settle() {
    for _ in 0..<4 {
      // The storage answers at once, and what is asked for then starts, too.
      for _ in 0..<2 {
        for name in tester.works {
          for work in tester.works(EffectID(name)) { work.start() }
        }
      }
      tester.advance(by: .seconds(1))
    }
  }

  /// Sends a message, and lets the server answer.
  func send(_ message: ConduitApp.Message) {
    tester.send(message)
    settle()
  }

  /// Sends a message to the page, and lets the server answer.
  func send(page message: PageMessage) { send(.page(.child(message))) }

  /// The text of the page.
  var text: String { tester.view.text }
}
