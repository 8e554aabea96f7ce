import CofreeFree
import ComponentKit
import Testing

/// A page to write on, whose messages are not those of the counter.
private struct Notebook: Program {
  let initial = ""
  func refusal(of message: Character, in text: String) -> Refusal? {
    message.isNewline ? Refusal("a note must have one line") : nil
  }
  func update(_ text: inout String, by message: Character) { text.append(message) }
  func view(_ text: String, send: @escaping (Character) -> Void) -> String { "<\(text)>" }
}

/// A program with all that it was sent beside it: its history is a list, whose lines are places.
private struct Debugged<P: Program> {
  typealias Message = HistoryMessage<P.Message>

  /// The text of a line of the list, and the message of a press on it.
  struct Line {
    let text: String
    let press: Message
  }

  let history: History<P>

  init(_ program: P) { history = History(program) }

  /// Returns the lines: the beginning, and each message, with a mark at the present place.
  func lines(of timeline: Timeline<P>) -> [Line] {
    let texts = ["the beginning"] + timeline.messages.map { "\($0)" }
    return texts.enumerated().map { place, text in
      Line(text: (place == timeline.place ? "> " : "  ") + text, press: .jump(to: place))
    }
  }
}

@Suite("Histories from the ancestors")
struct AncestorHistoryTests {
  /// Drives a program with its history: any program, in any architecture that shows the state.
  private func travel<P: Program, A: VisibleState>(
    _ program: P,
    in _: A.Type,
    _ messages: [P.Message]
  ) -> (lines: [String], views: [P.View]) where A.Program == History<P> {
    let debugged = Debugged(program)
    var component = Component<A>(debugged.history)
    for message in messages { component.send(.message(message)) }
    var views: [P.View] = []
    for line in debugged.lines(of: component.state) {
      component.send(line.press)
      views.append(component.view.present)
    }
    component.send(.jump(to: 1))
    return (debugged.lines(of: component.state).map(\.text), views)
  }

  @Test("E26, SwiftElm: a history wraps any program, and returns to each of its places")
  func debugging() {
    func checkCounter<A: VisibleState>(_: A.Type) where A.Program == History<Stepper> {
      let messages: [Stepper.Message] = [
        .increment, .increment, .decrement, .decrement, .decrement,
      ]
      let (lines, views) = travel(Stepper(), in: A.self, messages)
      #expect(views.map(\.title) == ["0", "1", "2", "1", "0"])
      #expect(
        lines == ["  the beginning", "> increment", "  increment", "  decrement", "  decrement"]
      )
    }
    func checkNotebook<A: VisibleState>(_: A.Type) where A.Program == History<Notebook> {
      let (lines, views) = travel(Notebook(), in: A.self, ["a", "\n", "b"])
      #expect(views == ["<>", "<a>", "<ab>"])
      #expect(lines == ["  the beginning", "> a", "  b"])
    }
    checkCounter(React<History<Stepper>>.self)
    checkCounter(Redux<History<Stepper>>.self)
    checkNotebook(React<History<Notebook>>.self)
    checkNotebook(Redux<History<Notebook>>.self)
  }

  @Test("E26, SwiftElm: a program that goes back in its history continues from there")
  func goingOn() {
    func check<A: ProgramArchitecture<History<Stepper>>>(_: A.Type) {
      var component = Component<A>(History(Stepper()))
      var sent: [HistoryMessage<Stepper.Message>] = []
      // A message of the wrapped program's view is a message of the wrapping program.
      component.view { sent.append($0) }.present.press(.increment)
      component.view { sent.append($0) }.present.press(.increment)
      for message in sent { component.send(message) }
      component.send(.jump(to: 0))
      component.send(.message(.increment))
      #expect(component.view.present.title == "1")
      #expect(component.view.places == 0...1)
      #expect(component.view.branches == [HistoryBranch(name: 0, place: 0, end: 2)])
    }
    check(Elm.self)
    check(Halogen.self)
    check(React.self)
    check(Redux.self)
  }
}
