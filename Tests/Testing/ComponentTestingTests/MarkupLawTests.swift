import ComonadLaws
import ComponentHost
import ComponentKit
import ComponentTesting
import Markup
import Testing

/// A note that is saved by a task.
private struct Note: MarkupProgram {
  enum Message: Equatable, Sendable {
    case write(String)
    case save, saved
  }

  struct State { var text = "", isSaving = false }

  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    message == .save && state.isSaving ? Refusal("the note is being saved") : nil
  }

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .write(let text): state.text = text
    case .save:
      state.isSaving = true
      return .task("save") { .saved }
    case .saved: state.isSaving = false
    }
    return .none
  }

  func markup(of state: State) -> Markup<Message> {
    .form(
      [.onSubmit(.save)],
      [
        .input([.value(state.text), .onInput { .write($0) }]),
        .button([.onClick(.save), .disabled(state.isSaving)], ["Save"]),
        .p([], [.text(state.isSaving ? "<saving>" : "")]),
      ]
    )
  }
}

private typealias Subject = ComponentUnderTest<Note.Message, Markup<Note.Message>>

@Suite("Laws of programs of markup")
struct MarkupLawTests {
  private static let messages = Generator<Note.Message>.element(of: [
    .write("a"), .write("b"), .save, .saved,
  ])

  /// The laws of a component of the program, which may be wrong in one way.
  private func report(
    of suites: [String] = ["component", "architecture", "active", "refusal"],
    _ change: @escaping @Sendable (Subject) -> Subject
  ) -> InstanceReport {
    let make = { @Sendable in change(Subject(Component<Redux<Note>>(Note()))) }
    return Instance(
      "Note",
      componentLaws(Note(), messages: Self.messages, make),
      architectureLaws(Note(), messages: Self.messages),
      activeLaws(Note(), messages: Self.messages, make),
      refusalLaws(Note(), messages: Self.messages)
    )
    .selecting { law in suites.contains { law.name.hasPrefix("\($0).") } }
    .check()
  }

  @Test("hold of a program in each architecture, although a task answers at any time")
  func hold() {
    let report = report { $0 }
    #expect(report.holds, "\(report)")
    #expect(report.results.count == 15)
  }

  /// A view that differs from the right one, and where, left and right.
  private struct Wrong: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: [String]
    let change: @Sendable (Markup<Note.Message>) -> Markup<Note.Message>
  }

  private static let wrong = [
    Wrong(testDescription: "an element", place: ["[0].node[[]]", "<div>", "<form>"]) {
      .div([], [$0])
    },
    Wrong(
      testDescription: "a message",
      place: ["[0].message(for: .submit, at: [])", "saved", "save"]
    ) { $0.map { $0 == .save ? .saved : $0 } },
    Wrong(
      testDescription: "a message of a value",
      place: ["[0].message(for: .input, at: [0])", "write(\"\")", "write(\"text\")"]
    ) { $0.map { $0 == .write("text") ? .write("") : $0 } },
  ]

  @Test("find a view that differs, and name the place", arguments: wrong)
  private func views(wrong: Wrong) throws {
    let report = report(of: ["component"]) { $0.showing(wrong.change) }
    #expect(report.broken.contains("component.reducer"))
    guard case .broken(let found)? = report.failures.first?.failure else { return }
    #expect(found.values == ["messages = []"])
    let difference = found.difference
    #expect([difference.path, difference.left, difference.right] == wrong.place)
  }

  @Test("find effects that differ, and name their messages")
  func effects() throws {
    let report = report { subject in
      Subject(
        send: subject.send,
        view: subject.view,
        takeEffect: { .merge([subject.takeEffect(), .message(.write("late"))]) }
      )
    }
    #expect(
      report.broken == ["active.effects", "active.move", "active.taken-once", "active.sum"]
    )
    guard case .broken(let found)? = report.failures.first?.failure else { return }
    #expect(found.difference.left == #"send(write("late"))"#)
  }

  @Test("print a history in the syntax of messages")
  func history() {
    let report = report(of: ["component"]) { subject in
      Subject(send: { $0 == .write("b") ? Refusal("no b") : subject.send($0) }, view: subject.view)
    }
    #expect(report.broken.contains("component.reducer"))
    guard case .broken(let found)? = report.failures.first?.failure else { return }
    #expect(found.values == [#"messages = [write("b")]"#])
  }
}
