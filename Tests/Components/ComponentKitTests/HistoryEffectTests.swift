import Comonads
import ComponentKit
import Testing

/// A program that requests an effect with each message, and runs work while it is on.
private struct Siren: Program {
  let initial = false
  let initialEffect = Effect<Bool>.message(false)
  func update(_ isOn: inout Bool, by message: Bool) -> Effect<Bool> {
    isOn = message
    return .message(!message)
  }
  func subscriptions(of isOn: Bool) -> [Work<Bool>] {
    isOn ? [Work("wail") { _ in .none }] : []
  }
  func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> Bool { isOn }
}

private typealias SirenChild = Component<Elm<Siren>>

@Suite("The effects of a program with a history")
struct HistoryEffectTests {
  @Test("are those of new messages; a jump cancels them, and starts the subscriptions")
  func effects() {
    func check<A: ProgramArchitecture<History<Siren>>>(_: A.Type) {
      var siren = Component<A>(History(Siren()))
      #expect(siren.takeEffect().lines == ["fromEffect(false, generation: 0)"])
      siren.send(.message(true))
      #expect(siren.takeEffect().lines == ["fromEffect(false, generation: 0)", "start wail"])
      siren.send(.message(true))
      #expect(siren.takeEffect().lines == ["fromEffect(false, generation: 0)"])
      siren.send(.undo)
      #expect(siren.takeEffect().lines == ["cancel all work", "start wail"])
      siren.send(.jump(to: 0))
      #expect(siren.takeEffect().lines == ["cancel all work"])
      siren.send(.jump(to: 1))
      #expect(siren.takeEffect().lines == ["start wail"])
    }
    check(React.self)
    check(Redux.self)
    check(Elm.self)
    check(Halogen.self)
  }

  @Test("do not start if the history jumps before they are taken")
  func untaken() {
    var siren = Component<Elm<History<Siren>>>(History(Siren()))
    _ = siren.takeEffect()
    siren.send(.forget)
    siren.send(.message(true))
    siren.send(.undo)
    #expect(siren.takeEffect().lines == ["cancel all work"])
    siren.send(.message(true))
    siren.send(.undo)
    #expect(siren.takeEffect().isNone)
  }

  @Test("send new messages until the history goes to another place")
  func messages() {
    var siren = Component<Elm<History<Siren>>>(History(Siren()))
    siren.send(.message(true))
    siren.send(.fromEffect(false, generation: 0))
    #expect(siren.view.present == false)
    #expect(siren.view.place == 2)
    siren.send(.forget)
    #expect(siren.send(.fromEffect(true, generation: 0)) == nil)
    siren.send(.undo)
    #expect(
      siren.send(.fromEffect(true, generation: 0))?.reason
        == "the place that requested this was left"
    )
    #expect(siren.view.places == 2...3)
  }
}

// MARK: - Children

extension HistoryEffectTests {
  /// Creates a child, lets it request something, and goes back to where it was not there; then
  /// creates another one, which has the same serial number.
  private func checkLateAnswer<C: Child>(
    _ child: C,
    create: C.Message,
    fetch: C.Message,
    count: (C.View) -> Int?,
    location: SourceLocation = #_sourceLocation
  ) where C.Message: Sendable {
    var component = Component<Elm<History<ChildProgram<C>>>>(History(ChildProgram(child)))
    component.send(.message(create))
    component.send(.message(fetch))
    let late = component.takeEffect().runWork()
    #expect(late.count == 1, sourceLocation: location)
    component.send(.jump(to: 0))
    #expect(component.takeEffect().lines == ["cancel all work"], sourceLocation: location)
    component.send(.message(create))
    for message in late {
      #expect(
        component.send(message)?.reason == "the place that requested this was left",
        sourceLocation: location
      )
    }
    #expect(count(component.view.present) == 0, sourceLocation: location)
    component.send(.message(fetch))
    for message in component.takeEffect().runWork() { component.send(message) }
    #expect(count(component.view.present) == 100, sourceLocation: location)
  }

  @Test("of a child that was undone do not reach the child that replaces it")
  func lateAnswers() {
    checkLateAnswer(
      KeyedList<String, Int, FetchingChild> { FetchingChild(at: $0) },
      create: .insert("a", 0),
      fetch: .child("a", .fetch)
    ) { $0.first?.view }
    checkLateAnswer(
      KeyedTree<String, Int, FetchingChild> { FetchingChild(at: $0) },
      create: .insert(["a"], 0),
      fetch: .child(["a"], .fetch)
    ) { $0.first?.view }
    checkLateAnswer(
      OptionalChild { FetchingChild(at: $0) },
      create: .show(0),
      fetch: .child(.fetch)
    ) { $0 }
    checkLateAnswer(
      ChildSlot(0) { FetchingChild(at: $0) },
      create: .replace(0),
      fetch: .child(.fetch)
    ) { $0 }
  }

  /// Turns a child's siren on, undoes that and does it again.
  private func checkFollowing<C: Child>(
    _ child: C,
    on message: C.Message,
    _ name: String,
    location: SourceLocation = #_sourceLocation
  ) where C.Message: Sendable {
    func check<A: ProgramArchitecture<History<ChildProgram<C>>>>(_: A.Type) {
      var component = Component<A>(History(ChildProgram(child)))
      component.send(.message(message))
      #expect(component.takeEffect().lines.last == "start \(name)", sourceLocation: location)
      component.send(.undo)
      #expect(component.takeEffect().lines == ["cancel all work"], sourceLocation: location)
      component.send(.redo)
      #expect(component.takeEffect().lines == ["start \(name)"], sourceLocation: location)
      component.send(.jump(to: 1))
      #expect(
        component.takeEffect().lines == ["cancel all work", "start \(name)"],
        sourceLocation: location
      )
    }
    check(Elm.self)
    check(React.self)
    check(Redux.self)
  }

  @Test("of a child's subscriptions, in any composition, are those of the shown state")
  func following() {
    let siren = SirenChild(Siren())
    let make = { @Sendable (_: Int) in SirenChild(Siren()) }
    let text = Embedding<String, Bool>({ "\($0)" }, extract: { Bool($0) })
    checkFollowing(siren, on: true, "wail")
    checkFollowing(Component<Redux<Siren>>(Siren()), on: true, "wail")
    checkFollowing(Component<React<Siren>>(Siren()), on: true, "wail")
    checkFollowing(AnyChild(siren.mapped(message: text) { $0 }), on: "true", "wail")
    checkFollowing(SideBySide(siren, siren) { $0 || $1 }, on: .right(true), "right/wail")
    checkFollowing(OneOfTwo(.left, siren, siren), on: .right(true), "right/wail")
    checkFollowing(ChildSlot(0, make: make), on: .child(true), "0/wail")
    checkFollowing(OptionalChild(0, make: make), on: .child(true), "0/wail")
    checkFollowing(KeyedList([("a", 0), ("b", 0)], make: make), on: .child("b", true), "1/wail")
    var tree = KeyedTree<String, Int, SirenChild>(make: make)
    tree.send(.insert(["a"], 0))
    tree.send(.insert(["a", "b"], 0))
    checkFollowing(tree, on: .child(["a", "b"], true), "1/wail")
    checkFollowing(
      Component<Elm<History<Siren>>>(History(Siren())),
      on: .message(true),
      "wail"
    )
  }
}
