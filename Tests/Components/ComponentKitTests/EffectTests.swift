import ComponentKit
import FreeMonad
import LedgerUpdate
import StoreState
import TestSupport
import Testing

/// A program whose state is its number of subscriptions, and which echoes each text.
private struct Echo: Program {
  enum Message: Equatable, Sendable {
    case ears(Int)
    case heard(String)
    case quiet
  }

  let initial = 1
  let initialEffect = Effect<Message>.message(.heard("start"))

  func refusal(of message: Message, in ears: Int) -> Refusal? {
    if case .ears(let count) = message, count < 0 {
      Refusal("ears must exist; got \(count)")
    } else {
      nil
    }
  }

  func update(_ ears: inout Int, by message: Message) -> Effect<Message> {
    switch message {
    case .ears(let count):
      ears = count
      return .none
    case .heard(let text): return .message(.heard(text + text))
    case .quiet: return .cancel("voice")
    }
  }

  func subscriptions(of ears: Int) -> [Work<Message>] {
    (0..<ears).map { ear in Work(EffectID(ear)) { _ in .none } }
  }

  func view(_ ears: Int, send: @escaping (Message) -> Void) -> Int { ears }
}

@Suite("An effect")
struct EffectTests {
  /// Does what every test of an architecture does.
  private func check<A: ProgramArchitecture<Echo>>(_: A.Type) {
    var component = Component<A>(Echo())
    #expect(component.takeEffect().lines == ["heard(\"start\")", "start 0"])
    #expect(component.takeEffect().lines == [])
    component.send(.ears(3))
    component.send(.quiet)
    #expect(component.view == 3)
    #expect(component.takeEffect().lines == ["cancel voice", "start 1", "start 2"])
    #expect(component.send(.ears(-1)) != nil)
    #expect(component.takeEffect().isNone)
    component.send(.ears(1))
    #expect(component.takeEffect().lines == ["cancel 1", "cancel 2"])
    component.send(.heard("a"))
    #expect(component.takeEffect().messages == [.heard("aa")])
    #expect(component.view == 1)
  }

  @Test("is requested and taken once, in every architecture")
  func architectures() {
    for architecture in everyArchitecture(of: Echo.self) { check(architecture) }
  }

  @Test("is taken from one copy of a component, and not from the others, in every architecture")
  func copies() {
    func check<A: ProgramArchitecture<Echo>>(_: A.Type) {
      var component = Component<A>(Echo())
      _ = component.takeEffect()
      component.send(.heard("a"))
      var copy = component
      #expect(component.takeEffect().messages == [.heard("aa")])
      #expect(component.takeEffect().isNone)
      #expect(copy.takeEffect().messages == [.heard("aa")])
      copy.send(.ears(2))
      #expect(copy.view == 2)
      #expect(component.view == 1)
    }
    for architecture in everyArchitecture(of: Echo.self) { check(architecture) }
  }

  @Test("can be added to another, and an empty one adds nothing")
  func sum() {
    var effect = Effect<Int>.none
    effect.add(.none)
    #expect(effect.isNone)
    effect.add(.message(1))
    effect.add(.none)
    effect.add(.message(2))
    effect.add(.concatenate([.message(3), .cancel("a")]))
    #expect(effect.lines == ["1", "2", "3", "cancel a"])
    #expect(Effect<Int>.merge([.none, .concatenate([])]).isNone)
  }

  @Test("has different names in two scopes")
  func scopes() {
    let effect = Effect<Int>.merge([
      .cancel("a"), .work(Work("a") { _ in .none }), .work(Work { _ in .none }),
    ])
    #expect(effect.within(7).lines == ["cancel 7/a", "start 7/a", "start 7"])
    #expect(EffectID("a").within(7).isWithin(7))
    #expect(!EffectID("a").within(8).isWithin(7))
    #expect(
      EffectID("a").within("b").within("c") == EffectID("a").within(EffectID("b").within("c"))
    )
    if case .work(let work) = Effect.work(Work<Int> { _ in .none }).within(7) {
      #expect(work.policy == .parallel)
    }
  }

  @Test("has names that are read as they were written")
  func names() {
    for id in ["a", 7, EffectID("a").within(1), EffectID(-1).within("b").within(0)] as [EffectID] {
      #expect(EffectID("\(id)") == id)
    }
    #expect("\(EffectID("01/a//+1"))" == "01/a//+1")
    #expect(EffectID("01") != 1 && EffectID("1") == 1)
  }

  @Test("sends transformed messages")
  func mapped() {
    let effect = Effect<Int>.work(
      Work { outlet in
        outlet.end(with: 20)
        return .none
      }
    ).map { "\($0 + 1)" }
    guard case .work(let work) = effect else {
      Issue.record("mapped work must be work")
      return
    }
    let heard = Notes<String>()
    _ = work.start(Outlet(send: { heard.add($0) }, finish: { heard.add("end") }, fail: { _ in }))
    #expect(heard.all == ["21", "end"])
  }

  @Test("cancels a removed subscription, but not those within its name")
  func narrowEnd() {
    var reader = Component<Elm<NameReader>>(NameReader())
    _ = reader.takeEffect()
    reader.send(["feed/images"])
    guard case .cancelOnly("feed") = reader.takeEffect() else {
      Issue.record("only the subscription feed must end")
      return
    }
    let names = CancelledNames("a")
    #expect(names.contains("a") && names.contains("a/b") && !names.contains("b"))
    let only = CancelledNames("a", isOnly: true)
    #expect(only.contains("a") && !only.contains("a/b") && !only.contains(nil))
    #expect(CancelledNames(.all).contains(nil) && CancelledNames(.all).contains("a"))
    let nameless = CancelledNames(.all, isOnly: true)
    #expect(nameless.contains(nil) && !nameless.contains("a"))
  }

  /// A lamp that glows while it is on, whose update returns nothing.
  private struct Glowing: Program {
    enum Query { case turnOn }
    let initial = false
    func update(_ isOn: inout Bool, by message: Bool) { isOn = message }
    func subscriptions(of isOn: Bool) -> [Work<Bool>] { isOn ? [Work("glow") { _ in .none }] : [] }
    func answer(_ query: Query, from isOn: inout Bool) -> AnyAnswer {
      isOn = true
      return .none
    }
    func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> Bool { isOn }
  }

  /// A program that begins with a message to itself, whose update returns nothing.
  private struct Beginning: Program {
    let initial = 0
    let initialEffect = Effect<Int>.message(7)
    func update(_ sum: inout Int, by message: Int) { sum += message }
    func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  }

  @Test("at the beginning, and work that follows the state, need no update that returns effects")
  func withoutUpdates() {
    func check<A: ProgramArchitecture<Glowing>, B: ProgramArchitecture<Beginning>>(
      _: A.Type,
      _: B.Type
    ) {
      var lamp = Component<A>(Glowing())
      #expect(lamp.takeEffect().lines == [])
      lamp.send(true)
      #expect(lamp.takeEffect().lines == ["start glow"])
      lamp.send(false)
      #expect(lamp.takeEffect().lines == ["cancel glow"])
      var beginning = Component<B>(Beginning())
      #expect(beginning.takeEffect().lines == ["7"])
    }
    check(Elm.self, Elm.self)
    check(Redux.self, Redux.self)
    check(React.self, React.self)
    check(Halogen.self, Halogen.self)
  }

  @Test("of a state is the same, whatever has led there")
  func moved() {
    var set = Component<React<Glowing>>(Glowing())
    set.setState { $0 = true }
    #expect(set.takeEffect().lines == ["start glow"])
    var moved = Component<React<Glowing>>(Glowing())
    moved.move(by: State { $0.state = true })
    #expect(moved.takeEffect().lines == ["start glow"])
    var assigned = ProgramState(Glowing())
    assigned.state = true
    #expect(assigned.takeEffect().lines == ["start glow"])
    assigned.state = false
    #expect(assigned.takeEffect().lines == ["cancel glow"])
    var dispatched = Component<Redux<Glowing>>(Glowing())
    dispatched.move(by: Thunk<Glowing> { store in store.dispatch([true, false, true]) })
    #expect(dispatched.takeEffect().lines == ["start glow"])
    var asked = Component<Halogen<Glowing>>(Glowing())
    asked.move(by: .tell(.query(.turnOn)))
    #expect(asked.takeEffect().lines == ["start glow"])
  }

  @Test("that cancels work which follows the state starts it again")
  func cancelledWhileFollowing() {
    struct Restarting: Program {
      let initial = true
      func update(_ isOn: inout Bool, by message: EffectID) -> Effect<EffectID> { .cancel(message) }
      func subscriptions(of isOn: Bool) -> [Work<EffectID>] { [Work("a/b") { _ in .none }] }
      func view(_ isOn: Bool, send: @escaping (EffectID) -> Void) -> Bool { isOn }
    }
    var component = Component<Elm<Restarting>>(Restarting())
    #expect(component.takeEffect().lines == ["start a/b"])
    for (name, lines) in [("a", ["cancel a", "start a/b"]), ("b", ["cancel b"])] {
      component.send(EffectID(name))
      #expect(component.takeEffect().lines == lines)
    }
    component.send(.all)
    #expect(component.takeEffect().lines == ["cancel all work", "start a/b"])
  }

  @Test("must have a name in a subscription")
  func nameless() async {
    await #expect(processExitsWith: .failure) {
      struct Nameless: Program {
        let initial = 0
        func update(_ model: inout Int, by message: Int) -> Effect<Int> { .none }
        func subscriptions(of model: Int) -> [Work<Int>] { [Work { _ in .none }] }
        func view(_ model: Int, send: @escaping (Int) -> Void) -> Int { model }
      }
      var nameless = Component<Elm<Nameless>>(Nameless())
      _ = nameless.takeEffect()
    }
  }

  @Test("may be nested 500 deep, and say so where they are deeper")
  func nesting() async {
    for merges in [false, true] {
      let deep = (0..<500).reduce(Effect<Echo.Message>.message(.quiet)) { effect, _ in
        merges ? .merge([effect]) : .concatenate([effect, .none])
      }
      var scheduler = ScriptScheduler<Echo.Message>()
      scheduler.handle(deep.map { $0 }.within("a"))
      #expect(scheduler.nextMessage() == .quiet)
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let deep = (0...500).reduce(Effect<Int>.message(1)) { effect, _ in
        .merge([effect])
      }
      var scheduler = ScriptScheduler<Int>()
      scheduler.handle(deep)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("an effect must be nested at most 500 deep; put its parts into one merge")
    )
  }
}
