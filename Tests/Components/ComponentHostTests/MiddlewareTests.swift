import ComponentHost
import ComponentKit
import ComponentTesting
import TestSupport
import Testing

@Suite("Middleware")
struct MiddlewareTests {
  /// Returns a middleware that notes when it is passed.
  private func note(_ name: String, in log: Notes<String>) -> Middleware<Elm<Asking>> {
    Middleware { message, component, next in
      log.add("\(name) before \(message)")
      let refusal = next(message, &component)
      log.add("\(name) after \(message)")
      return refusal
    }
  }

  @Test("wraps the update, the first one outermost; then come effects and observers")
  func order() {
    let log = Notes<String>()
    let work = Effect<String>.work(
      Work { outlet in
        log.add("effect")
        outlet.finish()
        return .none
      }
    )
    let program = Asking { message in
      log.add("update \(message)")
      return message == "a" ? .merge([.message("b"), work]) : .none
    }
    let host = ProgramHost(
      Component<Elm<Asking>>(program),
      middleware: [note("1", in: log), note("2", in: log)]
    )
    host.observe { log.add("observer \($0.count)") }
    host.send("a")
    #expect(
      log.all == [
        "observer 0",
        "1 before a", "2 before a", "update a", "2 after a", "1 after a", "effect", "observer 1",
        "1 before b", "2 before b", "update b", "2 after b", "1 after b", "observer 2",
      ]
    )
  }

  @Test("may refuse, replace, repeat and drop messages")
  func change() {
    let reports = Notes<String>()
    let seen = Notes<Int>()
    let host = ProgramHost(
      Component<Elm<Sum>>(Sum()),
      middleware: [
        Middleware { message, sum, next in
          sum.view + message > 100
            ? Refusal("the sum must be at most 100") : next(message, &sum)
        },
        Middleware { message, sum, next in next(message < 0 ? -message : message, &sum) },
        Middleware { message, sum, next in
          switch message {
          case 1: nil
          case 2: next(2, &sum) ?? next(20, &sum)
          default: next(message, &sum)
          }
        },
      ],
      report: { reports.add("\($0)") }
    )
    host.observe { seen.add($0) }
    for message in [1, 2, -5, 90, 0] { host.send(message) }
    #expect(seen.all == [0, 22, 27])
    #expect(
      reports.all == [
        "message 90 was refused: the sum must be at most 100",
        "message 0 was refused: nothing must be more than 0",
      ]
    )
  }

  @Test("that refuses a handled message loses neither effects nor observers", arguments: 0..<3)
  func lateRefusal(way: Int) async {
    let reports = Notes<String>()
    let seen = Notes<[String]>()
    let host = ProgramHost(
      Component<Elm<Asking>>(Asking(asks(["a": .message("follow-up")]))),
      middleware: [
        Middleware { message, component, next in
          _ = next(message, &component)
          return message == "a" ? Refusal("too late") : nil
        }
      ],
      report: { reports.add("\($0)") }
    )
    host.observe { [weak host] in
      seen.add($0)
      // Sent while this thread serves, a message waits.
      if $0 == ["wait"] { host?.send("a") }
    }
    var waited: [String] = []
    switch way {
    case 0: host.send("a")
    case 1:
      host.send("wait")
      waited = ["wait"]
    default: #expect(await host.submit("a") == Refusal("too late"))
    }
    #expect(host.view == waited + ["a", "follow-up"])
    #expect(seen.all.suffix(2) == [waited + ["a"], waited + ["a", "follow-up"]])
    #expect(reports.all == (way == 2 ? [] : ["message \"a\" was refused: too late"]))
  }

  @Test("writes a log of messages and refusals")
  func log() {
    let lines = Notes<String>()
    let host = ProgramHost(
      Component<Elm<Sum>>(Sum()),
      middleware: [.logging { lines.add($0) }],
      report: { _ in }
    )
    host.send(7)
    host.send(0)
    #expect(lines.all == ["7", "0: refused, nothing must be more than 0"])
  }

  @Test("writes lines that are safe to print")
  func safeLines() {
    struct Echo: Program {
      let initial = "old"
      func refusal(of message: String, in text: String) -> Refusal? {
        message.isEmpty ? Refusal("\u{1B}[2J\n") : nil
      }
      func update(_ text: inout String, by message: String) { text = message }
      func view(_ text: String, send: @escaping (String) -> Void) -> String { text }
    }
    let lines = Notes<String>()
    let host = ProgramHost(
      Component<React<Echo>>(Echo()),
      middleware: [.logging { lines.add($0) }, .printingChanges(of: \.state) { lines.add($0) }],
      report: { _ in }
    )
    host.send("")
    host.send("\u{9B}\n")
    #expect(
      lines.all == [
        #""": refused, \u{1B}[2J\u{A}"#, #""": refused, \u{1B}[2J\u{A}"#,
        #""\u{9B}\n""#, #"  "old" -> "\u{9B}\n""#, #""\u{9B}\n""#,
      ]
    )
  }

  @Test("writes only the parts of a state that have changed")
  func changes() {
    struct Book: Program {
      struct Page: Sendable {
        var title: String
        var lines: [String]
        var note: String?
      }
      let initial = [
        "a": Page(title: "A", lines: ["one", "two"]), "b": Page(title: "B", lines: []),
      ]
      func update(_ pages: inout [String: Page], by message: String) {
        pages["a"]?.lines[1] = message
        pages["a"]?.note = message
        pages["c"] = Page(title: message, lines: [])
        pages["b"] = nil
      }
      func view(_ pages: [String: Page], send: @escaping (String) -> Void) -> [String: Page] {
        pages
      }
    }
    let lines = Notes<String>()
    let host = ProgramHost(
      Component<React<Book>>(Book()),
      middleware: [.printingChanges(of: \.state) { lines.add($0) }]
    )
    host.send("new")
    #expect(
      lines.all == [
        "\"new\"",
        "  [\"a\"].lines[1]: \"two\" -> \"new\"",
        "  [\"a\"].note: nil -> \"new\"",
        "  [\"b\"]: Page(title: \"B\", lines: [], note: nil) -> nothing",
        "  [\"c\"]: nothing -> Page(title: \"new\", lines: [], note: nil)",
      ]
    )
  }

  @Test("writes changes to the standard error, if there is no other place")
  func standardError() async throws {
    let output = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let printing = Middleware<Elm<Asking>>.printingChanges(of: { _ in 0 })
      let host = ProgramHost(Component<Elm<Asking>>(Asking { _ in .none }), middleware: [printing])
      host.send("written")
    }
    let (error, other) = try (
      #require(output).standardErrorContent, #require(output).standardOutputContent
    )
    #expect(String(decoding: error, as: UTF8.self).contains("\"written\"\n"))
    #expect(!String(decoding: other, as: UTF8.self).contains("written"))
  }

  @Test("limits the log of Redux, which a host also clears on request")
  func forgetting() {
    let host = ProgramHost(
      Component<Redux<Sum>>(Sum()),
      middleware: [.forgettingActions(beyond: 10)]
    )
    for message in 1...1_005 { host.send(message) }
    #expect(host.read { $0.actions() } == [1_002, 1_003, 1_004, 1_005])
    #expect(host.state == 1_005 * 1_006 / 2)
    host.forgetActions()
    #expect(host.read { $0.actions() } == [])
    #expect(host.state == 1_005 * 1_006 / 2)
  }
}
