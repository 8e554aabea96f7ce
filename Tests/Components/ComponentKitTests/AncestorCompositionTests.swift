import Comonads
import ComponentKit
import StoreState
import Testing

/// Compositions of the documentation and tests of the ancestors, with the values they expect.
@Suite("Compositions from the ancestors")
struct AncestorCompositionTests {
  // The screen of E4 and the home of E5.
  private struct Profile: Equatable {
    var name = ""
  }

  private enum Articles: Equatable {
    case loading
    case loaded([String])
  }

  private struct Home: Equatable {
    var profile = Profile()
    var articles = Articles.loading
  }

  private enum HomeInput: Equatable, Sendable {
    case rename(String)
    case read(String)
    case refresh
  }

  private static let rename = Embedding<HomeInput, String>(HomeInput.rename) { input in
    if case .rename(let name) = input { name } else { nil }
  }

  private static let read = Embedding<HomeInput, String>(HomeInput.read) { input in
    if case .read(let title) = input { title } else { nil }
  }

  private static let loaded = Embedding<Articles, [String]>(Articles.loaded) { articles in
    if case .loaded(let titles) = articles { titles } else { nil }
  }

  @Test("E4, Bow Arch: a dispatcher widened to an environment, a state and an input of a parent")
  func widening() {
    struct Greeting { var word: String }
    struct World { var greeting: Greeting }
    // The environment is a reader's; `local` widens it.
    let greet = Reader<Greeting, Behavior<Profile, String>> { greeting in
      Behavior { profile, name in profile.name = "\(greeting.word) \(name)" }
    }
    let widened = greet.local { (world: World) in world.greeting }.map { behavior in
      behavior.lifted(state: \Home.profile).lifted(message: Self.rename)
    }
    let refresh = Behavior<Home, HomeInput> { home, _ in home.articles = .loaded([]) }
      .when { $0 == .refresh }
    let all = widened.run(World(greeting: Greeting(word: "hello"))).and(refresh)
    var home = Home()
    all.take(.rename("Ann"), in: &home)
    #expect(home == Home(profile: Profile(name: "hello Ann")))
    #expect(all.take(.read("a"), in: &home) == .ignored)
    #expect(home == Home(profile: Profile(name: "hello Ann")))
    all.take(.refresh, in: &home)
    #expect(home == Home(profile: Profile(name: "hello Ann"), articles: .loaded([])))
  }

  @Test("E5, Bow Arch: a home screen, whose profile is a lens and whose articles are a prism")
  func home() {
    let profile = Behavior<Profile, String> { $0.name = $1 }
      .lifted(state: Lens<Home, Profile>(get: { $0.profile }, set: { $0.profile = $1 }))
      .lifted(message: Self.rename)
    let articles = Behavior<[String], String> { $0.append($1) }
      .lifted(state: Self.loaded)
      .lifted(state: \Home.articles)
      .lifted(message: Self.read)
    let refresh = Behavior<Home, HomeInput> { home, _ in home.articles = .loaded([]) }
      .when { $0 == .refresh }
    let screen = Feature(profile.or(articles).or(refresh)) { home, _ in home }
      .program(from: Home())
    var component = Component<Redux<FeatureProgram<_, _, _>>>(screen)
    #expect(component.send(.read("a"))?.reason == "the part must be there to take a message")
    #expect(component.send(.rename("Ann")) == nil)
    #expect(component.send(.refresh) == nil)
    #expect(component.send(.read("a")) == nil)
    #expect(component.view == Home(profile: Profile(name: "Ann"), articles: .loaded(["a"])))
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

  private struct ListState {
    var titles = ["milk", "tea"]
    var done = [false, false]
    var toggles = 0
  }

  private enum ListInput: Equatable, Sendable {
    case row(Int, RowInput)
    case toggled
  }

  @Test("E6, Bow Arch: children are built from the parent's state, and it receives their inputs")
  func nesting() {
    typealias Rows = Feature<ListState, ListInput, String>
    func row(_ number: Int) -> Rows {
      .depending(on: \.titles[number]) { title in
        Feature(Row(title: title))
          .lifted(state: \ListState.done[number])
          .lifted(
            message: Embedding(
              { .row(number, $0) },
              extract: { input in
                if case .row(number, let inner) = input { inner } else { nil }
              }
            )
          )
      }
    }
    let heard = Behavior<ListState, ListInput> { list, _ in list.toggles += 1 }
      .when { $0 == .toggled }
    let rows = row(0).or(row(1)) { "\($0) \($1)" }.observed { input in
      if case .row = input { .toggled } else { nil }
    }
    let list = rows.or(Feature(heard) { list, _ in list.toggles }) { "\($0) (\($1))" }
    var component = Component<Elm<FeatureProgram<_, _, _>>>(list.program(from: ListState()))
    component.send(.row(1, .toggle))
    #expect(component.view == "milk tea! (0)")
    for message in component.takeEffect().messages { component.send(message) }
    #expect(component.view == "milk tea! (1)")
    #expect(component.takeEffect().isNone)
  }

  @Test("E7, Bow Arch: a dispatcher combined with one that does nothing, and an empty one")
  func combination() {
    let increment = Behavior<Int, Void> { count, _ in count += 1 }
    func run(_ behavior: Behavior<Int, Void>) -> Int {
      var count = 0
      behavior.take((), in: &count)
      return count
    }
    #expect(run(Behavior.skip.and(increment)) == 1)
    #expect(run(increment.and(.skip)) == 1)
    #expect(run(.empty) == 0)
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
    let feature = Feature(Keys()).lifted(message: keys)
    sent = []
    for press in feature.view(0, send: { sent.append($0) }) { press() }
    #expect(sent == [.key(1), .key(2)])
  }

  @Test("a child component is a part of the state, and its work is mapped with its messages")
  func childAsState() {
    struct Echo: ActiveProgram {
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
    struct Whole {
      var left = Component<Redux<Echo>>(Echo())
      var right = Component<Elm<Echo>>(Echo())
    }
    enum Message: Equatable, Sendable { case right(String) }
    let right = Embedding<Message, String>(Message.right) { message in
      switch message {
      case .right(let text): text
      }
    }
    let behavior = Behavior<Component<Elm<Echo>>, String>.child
      .within("right").lifted(state: \Whole.right).lifted(message: right)
    var whole = Whole()
    var effect = Effect<Message>.none
    _ = behavior.take(.right("a"), in: &whole, adding: &effect)
    #expect(whole.left.view + whole.right.view == "a")
    #expect(effect.messages == [.right("")])
    guard case .merge(let effects) = effect, case .work(let work) = effects.last else {
      Issue.record("the child must request work; got \(effect)")
      return
    }
    #expect(work.id == EffectID("voice").within("right"))
    let feature = Feature(Echo()).within("right").lifted(message: right)
    #expect(feature.subscriptions(of: "a").map(\.id) == [EffectID("voice").within("right")])
  }
}
