import ComonadLaws
import ComponentKit
import ComponentTesting
import Markup
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

  // MARK: - All that can happen

  /// What is on the screens; what can be undone is left out, and nothing is undone below.
  private struct Shown: Hashable {
    let entries: [BookList.Entry]
    let screens: [ReadingList.Screen]
    let searches: [Search.State]

    init(_ list: Component<Redux<ReadingList>>) {
      let stack = list.state.screens
      (entries, screens) = (list.state.entries, stack.seeds)
      searches = stack.seeds.indices.compactMap { stack[$0]??.state }
    }
  }

  private static let messages: [ReadingList.Message] = [
    .screens(.pop), .screens(.push(.search)), .screens(.push(.book(dune.id))),
    .screens(.screen(1, .type("dune"))), .screens(.screen(1, .type(""))),
    .screens(.screen(1, .retry)), .screens(.screen(1, .cancel)),
    .books(.message(.add(dune))), .books(.message(.remove(dune.id))),
  ]

  private static func explore() -> Exploration<Component<Redux<ReadingList>>> {
    let answers: [WorkAnswer<ReadingList.Message>] = [
      .message(.screens(.screen(1, .found([dune])))), .message(.screens(.screen(1, .failed("no")))),
    ]
    return Exploration(
      from: Component(program),
      state: { Shown($0) },
      messages: { _ in messages },
      answers: [WorkAnswers("1/search") { _ in answers }]
    )
  }

  @Test("shows no answer to a search that was left: decided")
  func answers() {
    let space = Self.explore()
    let late = TemporalProperty<Component<Redux<ReadingList>>>("an answer without a search") {
      guard case .screens(.screen(1, .found)) = $0.message else { return false }
      return Shown($0.before).searches.first?.answer != .loading
    }
    let verdict = space.verdict(on: .never(late))
    #expect(verdict.holds, "\(verdict)")
    #expect(verdict.strength == .decided(states: space.stateCount), "\(verdict)")
  }

  @Test("never stays at a book that is gone, and has an address everywhere: decided")
  func addresses() {
    let verdict = Self.explore().everyState("its address leads to it") { list in
      let state = list.state
      if case .book(let id) = state.screens.seed, !state.entries.contains(where: { $0.id == id }) {
        return false
      }
      var copy = list
      guard let message = program.message(for: program.route(of: state)) else { return false }
      return copy.send(message) == nil && Shown(copy) == Shown(list)
    }
    #expect(verdict.holds, "\(verdict)")
  }

  @Test("is the same in each architecture")
  func architectures() {
    let redux: @Sendable () -> Component<Redux<ReadingList>> = { Component(program) }
    let elm: @Sendable () -> Component<Elm<ReadingList>> = { Component(program) }
    let react: @Sendable () -> Component<React<ReadingList>> = { Component(program) }
    let halogen: @Sendable () -> Component<Halogen<ReadingList>> = { Component(program) }
    let messages = Generator<ReadingList.Message>.element(
      of: Self.messages + [.books(.undo), .books(.redo)]
    )
    #expect(disagreement("Elm", of: elm, with: redux, messages: messages)?.text == nil)
    #expect(disagreement("React", of: react, with: redux, messages: messages)?.text == nil)
    #expect(disagreement("Halogen", of: halogen, with: redux, messages: messages)?.text == nil)
  }
}
