import Comonads
import ComponentKit
import Testing

/// Compositions of the documentation and tests of the ancestors, with the values they expect.
@Suite("Compositions from the ancestors")
struct AncestorCompositionTests {
  // The screen of E4 and the home of E5.
  private struct Profile: Equatable {
    var name = ""
  }

  private struct Naming: Program {
    let greeting: String
    let initial = Profile()
    func update(_ profile: inout Profile, by name: String) { profile.name = "\(greeting)\(name)" }
    func view(_ profile: Profile, send: @escaping (String) -> Void) -> Profile { profile }
  }

  private struct Articles: Program {
    let initial: [String]
    func update(_ titles: inout [String], by title: String) { titles.append(title) }
    func view(_ titles: [String], send: @escaping (String) -> Void) -> [String] { titles }
  }

  private enum HomeInput: Equatable, Sendable {
    case rename(String)
    case read(String)
    case refresh
  }

  private static let rename = Embedding<HomeInput, String>(HomeInput.rename) { input in
    if case .rename(let name) = input { name } else { nil }
  }

  @Test("E4, Bow Arch: a dispatcher widened to an environment and an input of a parent")
  func widening() {
    struct Greeting { var word: String }
    struct World { var greeting: Greeting }
    // The environment is a reader's; `local` widens it.
    let greet = Reader<Greeting, Naming> { Naming(greeting: "\($0.word) ") }
    let widened = greet.local { (world: World) in world.greeting }.map { program in
      ProgramState(program).mapped(message: Self.rename) { $0 }
    }
    var profile = widened.run(World(greeting: Greeting(word: "hello")))
    #expect(profile.send(.rename("Ann")) == nil)
    #expect(profile.view == Profile(name: "hello Ann"))
    #expect(profile.send(.read("a"))?.reason == "the message must be for the child")
    #expect(profile.send(.refresh)?.reason == "the message must be for the child")
    #expect(profile.view == Profile(name: "hello Ann"))
  }

  /// The parent holds its parts as children: the profile always, the articles when they are loaded.
  private struct Home: Program {
    struct State {
      var profile = ProgramState(Naming(greeting: ""))
      var articles = OptionalChild { ProgramState(Articles(initial: $0)) }
    }

    struct Shown: Equatable {
      let profile: Profile
      let articles: [String]?
    }

    let initial = State()

    var children: [Part<State, HomeInput>] {
      [
        Part("profile", as: HomeInput.rename) {
          $1(&$0.profile)
        } from: {
          if case .rename(let name) = $0 { name } else { nil }
        },
        Part("articles", as: Self.input) {
          $1(&$0.articles)
        } from: {
          switch $0 {
          case .rename: nil
          case .read(let title): .child(title)
          case .refresh: .show([])
          }
        },
      ]
    }

    /// The input that a message to the articles is.
    @Sendable
    private static func input(_ message: SlotMessage<[String]?, String>) -> HomeInput {
      if case .child(let title, _) = message { .read(title) } else { .refresh }
    }

    func update(_ home: inout State, by message: HomeInput) {}

    func view(_ home: State, send: @escaping (HomeInput) -> Void) -> Shown {
      Shown(
        profile: home.profile.view { send(.rename($0)) },
        articles: home.articles.view { send(Self.input($0)) }
      )
    }
  }

  @Test("E5, Bow Arch: a home screen, whose profile is a lens and whose articles are a prism")
  func home() {
    var home = Component<Redux<Home>>(Home())
    #expect(home.send(.read("a"))?.reason == "the child is absent")
    #expect(home.send(.rename("Ann")) == nil)
    #expect(home.view == Home.Shown(profile: Profile(name: "Ann"), articles: nil))
    #expect(home.send(.refresh) == nil)
    #expect(home.send(.read("a")) == nil)
    #expect(home.view == Home.Shown(profile: Profile(name: "Ann"), articles: ["a"]))
  }

  // The parent and child of E6.
  private struct Row: Program {
    let title: String
    let initial = false
    func update(_ isDone: inout Bool, by message: RowInput) { isDone.toggle() }
    func view(_ isDone: Bool, send: @escaping (RowInput) -> Void) -> String {
      "\(title)\(isDone ? "!" : "")"
    }
  }

  private enum RowInput: Sendable { case toggle }

  private struct List: Program {
    struct State {
      var rows: KeyedList<Int, String, ProgramState<Row>>
      var toggles = 0
    }

    let titles: [String]

    var initial: State {
      State(rows: KeyedList(Array(titles.enumerated())) { ProgramState(Row(title: $0)) })
    }

    var children: [Part<State, KeyedMessage<Int, String, RowInput>>] {
      [Part("rows", as: { $0 }, at: { $1(&$0.rows) }, from: { $0 })]
    }

    func update(_ list: inout State, by message: KeyedMessage<Int, String, RowInput>) {
      if case .child(_, .toggle, _) = message { list.toggles += 1 }
    }

    func view(
      _ list: State,
      send: @escaping (KeyedMessage<Int, String, RowInput>) -> Void
    ) -> String {
      list.rows.view(send: send).map { $0.view }.joined(separator: " ") + " (\(list.toggles))"
    }
  }

  @Test("E6, Bow Arch: children are built from the parent's state, and it receives their inputs")
  func nesting() {
    var list = Component<Elm<List>>(List(titles: ["milk", "tea"]))
    #expect(list.view == "milk tea (0)")
    #expect(list.send(.child(1, .toggle)) == nil)
    #expect(list.view == "milk tea! (1)")
    #expect(list.send(.child(2, .toggle))?.reason == "no row has the key 2")
    #expect(list.view == "milk tea! (1)")
  }
}
