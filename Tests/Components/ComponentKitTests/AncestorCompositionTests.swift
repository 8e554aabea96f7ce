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

  // The view of E27.
  private struct Keys: Program {
    let initial = 0
    func update(_ sum: inout Int, by message: Int) { sum += message }
    func view(_ sum: Int, send: @escaping (Int) -> Void) -> [() -> Void] {
      [{ send(1) }, { send(2) }]
    }
  }

  private enum ParentMessage: Equatable, Sendable {
    case key(Int)
    case other
  }

  @Test("E27, VTree: messages of a child's view are mapped into its parent's")
  func mapping() {
    let keys = Embedding<ParentMessage, Int>(ParentMessage.key) { message in
      if case .key(let number) = message { number } else { nil }
    }
    var child = Component<Elm<Keys>>(Keys()).mapped(message: keys) { presses in
      (title: "keys", presses: presses)
    }
    var sent: [ParentMessage] = []
    for press in child.view(send: { sent.append($0) }).presses { press() }
    #expect(sent == [.key(1), .key(2)])
    #expect(child.send(.other)?.reason == "the message must be for the child")
    #expect(child.refusal(of: .other)?.reason == "the message must be for the child")
    #expect(child.send(.key(5)) == nil)
  }

  @Test("a child component is a part of the state, and its work is mapped with its messages")
  func childAsState() {
    struct Echo: Program {
      let initial = ""
      func update(_ text: inout String, by message: String) -> Effect<String> {
        text = message
        return message.isEmpty ? .none : .message("")
      }
      func subscriptions(of text: String) -> [Work<String>] {
        text.isEmpty ? [] : [Work("voice") { _ in .none }]
      }
      func view(_ text: String, send: @escaping (String) -> Void) -> String { text }
    }
    struct Whole: Program {
      enum Message: Equatable, Sendable {
        case left(String)
        case right(String)
      }
      struct State {
        var left = Component<Redux<Echo>>(Echo())
        var right = Component<Elm<Echo>>(Echo())
      }
      let initial = State()
      var children: [Part<State, Message>] {
        [
          Part("left", as: Message.left) {
            $1(&$0.left)
          } from: {
            if case .left(let text) = $0 { text } else { nil }
          },
          Part("right", as: Message.right) {
            $1(&$0.right)
          } from: {
            if case .right(let text) = $0 { text } else { nil }
          },
        ]
      }
      func update(_ state: inout State, by message: Message) {}
      func view(_ state: State, send: @escaping (Message) -> Void) -> String {
        state.left.view + "|" + state.right.view
      }
    }
    var whole = Component<React<Whole>>(Whole())
    #expect(whole.send(.right("a")) == nil)
    #expect(whole.view == "|a")
    let effect = whole.takeEffect()
    #expect(effect.messages == [.right("")])
    guard case .merge(let effects) = effect, case .work(let work) = effects.last else {
      Issue.record("the child must request work; got \(effect)")
      return
    }
    #expect(work.id == EffectID("voice").within("right"))
  }
}
