import ComponentKit
import ComponentTesting
import Markup
import TestSupport
import Testing

/// A page of notes, which searches for a word, some time after it was typed.
private struct Page: MarkupProgram {
  enum Message: Hashable, Sendable { case type, found }
  enum State: Hashable, Sendable { case empty, typed, found }

  let initial = State.empty

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    state = message == .type ? .typed : .found
    return message == .type
      ? .work(Work("search", policy: .debounce(.seconds(1))) { _ in .none }) : .none
  }

  func markup(of state: State) -> Markup<Message> {
    .div([], [.text("\(state)"), .button([.onClick(.type)], ["Type"])])
  }
}

/// An application of such pages, one on another, whose address has the numbers of the pages.
private struct Pages: MarkupProgram, RoutedProgram {
  typealias Screens = ScreenStack<Int, ProgramState<Page>>
  enum Message: Hashable, Sendable { case screens(ScreenMessage<Int, Page.Message>) }

  let initial = Screens(0) { _ in ProgramState(Page()) }

  var children: [Part<Screens, Message>] {
    [
      Part("screens", as: Message.screens) {
        $1(&$0)
      } from: {
        if case .screens(let message) = $0 { message } else { nil }
      }
    ]
  }

  func update(_ screens: inout Screens, by message: Message) {}

  func markup(of screens: Screens) -> Markup<Message> {
    let (depth, seed) = (screens.depth, screens.seed)
    return .main(
      [.onKey("Escape", .screens(.pop))],
      [
        .text("page \(seed) "),
        screens.view.screen.map { .screens(.screen(depth, $0)) },
        .button([.onClick(.screens(.push(seed + 1)))], ["Next"]),
      ]
    )
  }

  func route(of screens: Screens) -> String { screens.seeds.map { "\($0)" }.joined(separator: "/") }

  func message(for route: String) -> Message? {
    let seeds = route.split(separator: "/").compactMap { Int($0) }
    return seeds.isEmpty ? nil : .screens(.show(seeds))
  }
}

@Suite("A navigation stack that runs")
struct NavigationTests {
  @Test("ends the waits and the work of a screen with it, and keeps those below")
  func work() throws {
    func check<A: ProgramArchitecture<Pages>>(_: A.Type) throws {
      let tester = Tester(Component<A>(Pages()))
      tester.press("Type")
      tester.expect(effects: [.wait("screens/0/search")])
      tester.press("Next")
      tester.press("Type")
      tester.expect(effects: [.wait("screens/1/search")])
      tester.send(.screens(.pop), expecting: .cancel("screens/1"))
      tester.advance(by: .seconds(1))
      tester.work("screens/0/search").send(.screens(.screen(0, .found)))
      tester.work("screens/0/search").finish()
      tester.press("Next")
      tester.advance(by: .seconds(1))
      #expect(tester.works.isEmpty)
      #expect(tester.text.contains("page 1\nempty"))
      tester.send(.screens(.pop))
      #expect(tester.text.contains("page 0\nfound"))
      tester.send(.screens(.pop), refused: "the root screen must stay; replace it instead")
      try tester.check()
    }
    for architecture in everyArchitecture(of: Pages.self) { try check(architecture) }
  }

  @Test("is popped by a way back in the address, and by the Escape key")
  func wayBack() throws {
    let program = Pages()
    var pages = Component<Redux<Pages>>(program)
    pages.send(.screens(.screen(0, .type)))
    let routes = ["0", "0/1", "0/1/2"]
    for route in routes {
      pages.send(try #require(program.message(for: route)))
      #expect(program.route(of: pages.state) == route)
    }
    pages.send(.screens(.screen(1, .type)))
    for (route, state) in zip(routes, [Page.State.typed, .typed]).reversed() {
      pages.send(try #require(program.message(for: route)))
      #expect(program.route(of: pages.state) == route)
      #expect(pages.state.top.state == state)
    }
    pages.send(.screens(.push(1)))
    let escape = pages.view.message(for: Event(.keyDown, key: "Escape"), at: [])
    pages.send(try #require(escape))
    #expect(program.route(of: pages.state) == "0")
  }

  @Test("never hears the work of a screen that was popped: decided in all its states")
  func decided() {
    typealias States = [Page.State]
    let moves: [Pages.Message] = [
      .screens(.pop), .screens(.screen(0, .type)), .screens(.screen(1, .type)),
    ]
    let answers = WorkAnswers<States, Pages.Message>(
      [0, 1].map { depth in
        WorkAnswers(EffectID("screens/\(depth)/search")) { _ in
          [.message(.screens(.screen(depth, .found))), .end]
        }
      }
    )
    let space = Exploration(
      from: Component<Redux<Pages>>(Pages()),
      state: { pages -> States in
        pages.state.seeds.indices.compactMap { pages.state[$0]?.state }
      },
      messages: { $0.count < 2 ? moves + [.screens(.push(1))] : moves },
      answers: answers
    )
    let heard = TemporalProperty<Component<Redux<Pages>>>("a new page has found") { moment in
      let (before, after) = (moment.before.state, moment.after.state)
      return before.seeds == after.seeds && before.top.state == .empty
        && after.top.state == .found
    }
    let verdict = space.verdict(on: .never(heard))
    #expect(verdict.holds, "\(verdict)")
    #expect(verdict.strength == .decided(states: space.stateCount), "\(verdict)")
  }
}
