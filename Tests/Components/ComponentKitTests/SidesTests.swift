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
}

@Suite("Children side by side, any number of them")
struct NestedSidesTests {
  private typealias Two = SideBySide<Component<Elm<Busy>>, Component<React<Busy>>, [Knob]>
  private typealias Three = SideBySide<Two, Component<Halogen<Busy>>, [Knob]>

  private func three() -> Three {
    let two = SideBySide(Component<Elm<Busy>>(Busy()), Component<React<Busy>>(Busy())) { [$0, $1] }
    return SideBySide(two, Component<Halogen<Busy>>(Busy())) { $0 + [$1] }
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
    #expect(sent == [.show(.right)] && sent == [.hide(.left)])
    var component = Component<React<ChildProgram<_>>>(ChildProgram(app))
    component.interface.view(move: { component.move(by: $0) })()
    #expect(component.state.side == .right)
  }
}
