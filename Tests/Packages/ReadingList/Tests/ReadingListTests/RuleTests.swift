import ComponentKit
import ComponentTesting
import Markup
import ReadingChecks
import ReadingList
import Testing

@Suite("The reading list")
struct RuleTests {
  private static let refusals: [(ReadingList.Message, reason: String)] = [
    (.books(.message(.add(dune))), "Dune is on the list"),
    (.books(.message(.remove("OL1W"))), "the list has no book OL1W"),
    (.books(.message(.mark("OL1W", isRead: true))), "the list has no book OL1W"),
    (.books(.redo), "the history must have a message to do again; got none"),
    (.screens(.pop), "the root screen must stay; replace it instead"),
    (.screens(.push(.book("OL1W"))), "the list has no book OL1W"),
    (.screens(.push(.list)), "a search lies on the list alone, and nothing on a book"),
    (.screens(.screen(1, .retry)), "no screen has the depth 1; the top one has 0"),
    (.screens(.screen(0, .retry)), "the child is absent"),
  ]

  @Test("refuses what makes no sense, and says why", arguments: refusals)
  func refusal(message: ReadingList.Message, reason: String) throws {
    let tester = ReadingTester(dune)
    tester.send(message, refused: reason)
    try tester.check()
  }

  @Test("has no address but these", arguments: ["list", "book", "search/emma"])
  func noAddress(route: String) { #expect(program.message(for: route) == nil) }

  @Test("is saved with the screens that are open, and loaded")
  func saved() throws {
    var list = Component<Redux<ReadingList>>(program)
    for message in [
      ReadingList.Message.books(.message(.add(dune))),
      .books(.message(.add(emma))), .books(.message(.mark(emma.id, isRead: true))),
      .screens(.push(.search)), .screens(.push(.book(dune.id))),
    ] { list.send(message) }
    let state = try #require(program.load(program.save(list.state), version: 1))
    #expect(state.entries == list.state.entries)
    #expect(state.screens.seeds == [.list, .search, .book(dune.id)])
    #expect(!state.books.state.canUndo)
  }

  @Test(
    "does not load a text that it has not saved",
    arguments: [
      "", "{}", #"{"books":[],"open":"book/OL1W"}"#, #"{"books":[{"id":"OL1W"}],"open":""}"#,
    ]
  )
  func damaged(text: String) { #expect(program.load(text, version: 1) == nil) }

  @Test("has its properties in all its states", arguments: ReadingChecks.properties.map(\.name))
  func properties(name: String) throws {
    let space = Exploration(
      of: program,
      state: { ReadingChecks.Shown($0) },
      messages: { _ in ReadingChecks.messages },
      answers: ReadingChecks.answers
    )
    let property = try #require(ReadingChecks.properties.first { $0.name == name })
    let verdict = property.verdict(space)
    #expect(verdict.holds, "\(verdict)")
    #expect(space.cut == nil)
  }
}
