import ComponentKit
import Markup
import Testing

/// A reader of numbered pages: text first, and drawn later.
private struct Pager: DrawnProgram, SavedProgram, RoutedProgram {
  static let version = 2
  let initial = 1
  func update(_ page: inout Int, by message: Int) { page = message }
  func view(_ page: Int, send: @escaping (Int) -> Void) -> String { "page \(page)" }
  func markup(of page: Int) -> Markup<Int> { .button([.onClick(page + 1)], ["next"]) }
  func save(_ page: Int) -> String { "\(page)" }
  func load(_ text: String, version: Int) -> Int? { version == 2 ? Int(text) : nil }
  func message(for route: String) -> Int? { Int(route) }
  func route(of page: Int) -> String { "\(page)" }
  func title(of page: Int) -> String? { "Page \(page)" }
}

@Suite("A drawn program")
struct DrawnProgramTests {
  @Test("shows its markup, and is otherwise the program")
  func drawn() throws {
    var text = Component<Elm<Pager>>(Pager())
    var page = Component<Elm<Drawn<Pager>>>(Drawn(Pager(), at: 4))
    let message = try #require(page.view.message(for: .click, at: []))
    page.send(message)
    text.send(message)
    #expect(text.view == "page 5" && page.view.message(for: .click, at: []) == 6)
    let drawn = Drawn(Pager())
    #expect(try drawn.load(drawn.save(7), version: Drawn<Pager>.version) == 7)
    #expect(drawn.message(for: drawn.route(of: 7)) == 7)
    #expect(drawn.title(of: 7) == "Page 7")
  }
}
