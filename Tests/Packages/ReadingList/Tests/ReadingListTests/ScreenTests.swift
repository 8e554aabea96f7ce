import ComponentTesting
import Markup
import ReadingList
import Testing

@Suite("A person")
struct ScreenTests {
  @Test("finds a book, reads it, and takes it off the list")
  func book() throws {
    let tester = ReadingTester()
    tester.search("dune").answer(.found([dune, emma]))
    tester.press("Add", beside: "Dune")
    tester.press("Open", beside: "Dune")
    tester.press("Read")
    tester.press("Back")
    #expect(tester.text.contains("2 found"))
    tester.press("Back")
    tester.expect(effects: [.cancel("screens/1")])
    #expect(tester.text.contains("0 to read"))
    tester.press("Dune")
    tester.press("Remove from the list")
    #expect(tester.text.contains("Reading list"))
    #expect(!tester.text.contains("Dune"))
    try tester.check()
  }

  @Test("takes everything back, and does it again")
  func history() throws {
    let tester = ReadingTester(dune)
    tester.press("Read: Dune")
    tester.press("Undo")
    #expect(tester.text.contains("1 to read"))
    tester.press("Redo")
    #expect(tester.text.contains("0 to read"))
    tester.press("Dune")
    // The book that is shown is gone, so its screen is left.
    tester.send(.books(.jump(to: 0)))
    #expect(tester.state.screens.seeds == [.list])
    try tester.check()
  }

  @Test("leaves a search, which ends it, and begins with an empty one")
  func leaving() throws {
    let tester = ReadingTester()
    let search = tester.search("dune")
    tester.press("Back")
    tester.expect(effects: [.cancel("screens/1")])
    #expect(!search.isRunning)
    tester.press("Find a book")
    #expect(tester.text.contains("Type a part of a title"))
    try tester.check()
  }

  @Test("cancels a search, and repeats one that failed")
  func retry() throws {
    let tester = ReadingTester()
    _ = tester.search("dune")
    tester.press("Cancel")
    tester.expect(effects: [.cancel("screens/1/search")])
    tester.type("emma", into: "Title or author")
    tester.expect(effects: [.wait("screens/1/search")])
    tester.advance(by: .milliseconds(300))
    tester.work("screens/1/search").answer(.failed("The server sleeps."))
    tester.press("Try again")
    tester.work("screens/1/search").answer(.found([]))
    #expect(tester.text.contains("No book has these words."))
    try tester.check()
  }

  @Test("goes back by the Escape key")
  func escape() throws {
    let tester = ReadingTester(dune)
    tester.press("Dune")
    let escape = tester.view.message(for: Event(.keyDown, key: "Escape"), at: [])
    #expect(escape == .screens(.pop))
    try tester.check()
  }

  @Test("can use each screen without seeing it", arguments: ["", "search", "book/OL893415W"])
  func access(route: String) throws {
    let tester = ReadingTester(dune)
    tester.send(try #require(program.message(for: route)))
    #expect(tester.view.node.accessibilityFlaws().isEmpty)
    try tester.check()
  }
}
