import Comonads
import ComponentKit
import TestSupport
import Testing

/// A counter that refuses to go below zero, and requests work of one name and messages to itself.
private struct Busy: Program {
  enum Message: Hashable, Sendable {
    case add(Int)
    case start, done
  }

  var initial = 0
  var initialEffect = Effect<Message>.none

  func refusal(of message: Message, in count: Int) -> Refusal? {
    if case .add(let number) = message { refusalBelowZero(count + number) } else { nil }
  }

  func update(_ count: inout Int, by message: Message) -> Effect<Message> {
    switch message {
    case .add(let number): count += number
    case .start: return .work(Work("job") { _ in .none })
    case .done: return .message(.add(100))
    }
    return .none
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> Knob {
    Knob(text: "\(count)") { send(.add(1)) }
  }
}

/// A view with one button.
private struct Knob {
  var text: String
  var press: () -> Void
}

/// The work that an effect starts or cancels, by name.
extension Effect {
  fileprivate var names: [String] {
    switch self {
    case .none, .message: []
    case .work(let work): ["\(work.id.map { "\($0)" } ?? "nameless")"]
    case .cancel(let id), .cancelOnly(let id): ["cancel \(id)"]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.names)
    }
  }
}

@Suite("Children side by side")
struct SidesTests {
  private typealias Pair = SideBySide<Component<Elm<Busy>>, Component<Redux<Busy>>, [Knob]>

  private func pair() -> Pair {
    SideBySide(Component<Elm<Busy>>(Busy()), Component<Redux<Busy>>(Busy())) { [$0, $1] }
  }

  private func check<A: ProgramArchitecture>(_: A.Type) where A.Program == ChildProgram<Pair> {
    var component = Component<A>(ChildProgram(pair()))
    component.send(.left(.add(2)))
    component.send(.both(.add(1), .add(5)))
    #expect(component.view.map(\.text) == ["3", "5"])
    let refusal = component.send(.both(.add(1), .add(-6)))
    #expect(refusal?.reason == "the count must not be negative; got -1")
    #expect(component.view.map(\.text) == ["3", "5"])
    var sent: [SideMessage<Busy.Message, Busy.Message>] = []
    for knob in component.view(send: { sent.append($0) }) { knob.press() }
    #expect(sent == [.left(.add(1)), .right(.add(1))])
  }

  @Test("take their own messages in every architecture, or refuse them")
  func messages() {
    for architecture in everyArchitecture(of: ChildProgram<Pair>.self) { check(architecture) }
  }

  @Test("separate equal names of work, and map its messages")
  func effects() {
    var pair = pair()
    pair.send(.both(.start, .start))
    #expect(pair.takeEffect().names == ["left/job", "right/job"])
    #expect(pair.takeEffect().isNone)
    pair.send(.right(.done))
    #expect(pair.takeEffect().messages == [.right(.add(100))])
  }

  @Test("request the initial effects of both")
  func beginning() {
    let busy = Busy(initialEffect: .message(.start))
    let pair = SideBySide(Component<Elm<Busy>>(busy), Component<React<Busy>>(busy)) { [$0, $1] }
    var component = Component<Elm<ChildProgram<_>>>(ChildProgram(pair))
    #expect(component.takeEffect().messages == [.left(.start), .right(.start)])
    #expect(component.takeEffect().isNone)
  }

  @Test("change in place: no message copies the state of a side")
  func inPlace() {
    var pair = SideBySide(Component<Elm<Rows>>(Rows()), Component<Redux<Rows>>(Rows())) {
      [$0, $1]
    }
    pair.send(.both(0, 0))
    let before = pair.view
    for row in 0..<100 { pair.send(.both(row, row)) }
    #expect(pair.view == before)
  }

  @Test("take a message to both completely or not at all, in a component")
  func togetherRefuses() {
    let pair = SideBySide(Component<Elm<Busy>>(Busy()), Component<React<Busy>>(Busy())) {
      [$0, $1]
    }
    var both = Component<React<ChildProgram<_>>>(ChildProgram(pair))
    #expect(both.send(.both(.add(1), .add(-1))) != nil)
    #expect(both.view.map(\.text) == ["0", "0"])
    #expect(both.send(.both(.add(1), .add(2))) == nil)
    #expect(both.view.map(\.text) == ["1", "2"])
  }
}

@Suite("Children side by side, any number of them")
struct NestedSidesTests {
  private typealias Two = SideBySide<Component<Elm<Busy>>, Component<React<Busy>>, [Knob]>
  private typealias Three = SideBySide<Two, Component<Halogen<Busy>>, [Knob]>

  private func three() -> Three {
    let two = SideBySide(Component<Elm<Busy>>(Busy()), Component<React<Busy>>(Busy())) { [$0, $1] }
    return SideBySide(two, Component<Halogen<Busy>>(Busy())) { $0 + [$1] }
  }

  @Test("take their own messages, or all refuse")
  func messages() {
    var component = Component<Elm<ChildProgram<Three>>>(ChildProgram(three()))
    component.send(.both(.left(.add(1)), .add(3)))
    #expect(component.view.map(\.text) == ["1", "0", "3"])
    let refusal = component.send(.both(.both(.add(1), .add(-1)), .add(-9)))
    #expect(refusal?.reason == "the count must not be negative; got -1")
    #expect(component.view.map(\.text) == ["1", "0", "3"])
  }

  @Test("receive the messages of their own views")
  func events() {
    var three = three()
    var sent: [Three.Message] = []
    for knob in three.view(send: { sent.append($0) }) { knob.press() }
    #expect(sent == [.left(.left(.add(1))), .left(.right(.add(1))), .right(.add(1))])
    for message in sent { three.send(message) }
    #expect(three.view.map(\.text) == ["1", "1", "1"])
    #expect(three.right.view.text == "1")
  }

  @Test("name their work within their sides")
  func effects() {
    var three = three()
    three.send(.both(.left(.start), .start))
    #expect(three.takeEffect().names == ["left/left/job", "right/job"])
    three.send(.left(.right(.done)))
    #expect(three.takeEffect().messages == [.left(.right(.add(100)))])
    #expect(three.takeEffect().isNone)
  }

  @Test("keep in a copy what they had")
  func copies() {
    let three = three()
    var copy = three
    copy.send(.left(.left(.add(1))))
    #expect(three.view.map(\.text) == ["0", "0", "0"])
    #expect(copy.view.map(\.text) == ["1", "0", "0"])
    var emptied = copy
    _ = emptied.takeEffect()
    copy.send(.left(.left(.start)))
    #expect(emptied.takeEffect().isNone)
    #expect(copy.takeEffect().names == ["left/left/job"])
  }

  @Test("may be sixteen")
  func numbers() {
    let adding = Component<Elm<Adding>>(Adding())
    let two = SideBySide(adding, adding) { [$0, $1] }
    let four = SideBySide(two, two) { $0 + $1 }
    let eight = SideBySide(four, four) { $0 + $1 }
    var sixteen = SideBySide(eight, eight) { $0 + $1 }
    sixteen.send(.both(.left(.left(.right(2))), .right(.right(.both(3, 10)))))
    #expect(sixteen.view == [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 10])
  }
}

@Suite("One of two children")
struct OneOfTwoTests {
  private typealias App = OneOfTwo<Component<Elm<Busy>>, Component<React<Busy>>, [String]>

  private func app() -> App {
    OneOfTwo(.left, Component<Elm<Busy>>(Busy()), Component<React<Busy>>(Busy())) { shown, _ in
      switch shown {
      case .left(let knob): ["left", knob.text]
      case .right(let knob): ["right", knob.text]
      }
    }
  }

  private func check<A: ProgramArchitecture>(_: A.Type) where A.Program == ChildProgram<App> {
    var component = Component<A>(ChildProgram(app()))
    component.send(.right(.add(7)))
    #expect(component.view == ["left", "0"])
    component.send(.hide(.left))
    #expect(component.view == ["right", "7"])
    component.send(.left(.add(1)))
    #expect(component.send(.left(.add(-2))) != nil)
    component.send(.toggle)
    #expect(component.view == ["left", "1"])
    component.send(.show(.left))
    #expect(component.view == ["left", "1"])
  }

  @Test("keeps the state of the hidden one, which takes messages, in every architecture")
  func hidden() {
    for architecture in everyArchitecture(of: ChildProgram<App>.self) { check(architecture) }
  }

  @Test("continues the work of the hidden one, under its own name")
  func effects() {
    var app = app()
    app.send(.left(.start))
    app.send(.toggle)
    app.send(.left(.start))
    app.send(.right(.start))
    #expect(app.takeEffect().names == ["left/job", "left/job", "right/job"])
    #expect(app.takeEffect().isNone)
  }

  @Test("renders only the shown one")
  func drawing() {
    final class Drawings { var names: [String] = [] }
    struct Drawn: Program {
      let name: String
      let drawings: Drawings
      let initial = 0
      func update(_ state: inout Int, by message: Int) {}
      func view(_ state: Int, send: @escaping (Int) -> Void) -> Int {
        drawings.names.append(name)
        return state
      }
    }
    let drawings = Drawings()
    let left = Component<Elm<Drawn>>(Drawn(name: "left", drawings: drawings))
    let right = Component<Elm<Drawn>>(Drawn(name: "right", drawings: drawings))
    var child = OneOfTwo(.left, left, right)
    _ = child.view
    child.send(.toggle)
    _ = child.view
    #expect(drawings.names == ["left", "right"])
  }

  @Test("shows the other one if its frame sends that message")
  func frame() {
    let adding = Component<Elm<Adding>>(Adding())
    let app = OneOfTwo(.left, adding, adding) { shown, show in
      { if case .left = shown { show(.right) } else { show(.left) } }
    }
    var sent: [SwitchMessage<Int, Int>] = []
    app.view { sent.append($0) }()
    #expect(sent == [.show(.right)])
    var component = Component<React<ChildProgram<_>>>(ChildProgram(app))
    component.interface.view(move: { component.move(by: $0) })()
    #expect(component.state.side == .right)
  }
}
