import ComponentKit
import ComponentTesting
import Markup
import Testing

/// A list of tasks with every kind of control.
private struct Tasks: MarkupProgram {
  enum Message: Equatable, Sendable {
    case write(String)
    case add
    case remove(String)
    case check(String, Bool)
    case sort(String)
    case volume(String)
  }
  struct State: Equatable {
    var draft = ""
    var titles: [String] = []
    var done: [String] = []
    var order = "old"
    var volume = "5"
  }
  let initial = State()
  func refusal(of message: Message, in tasks: State) -> Refusal? {
    message == .write("!") ? Refusal("the title must be a word") : nil
  }
  func update(_ tasks: inout State, by message: Message) {
    switch message {
    case .write(let text): tasks.draft = text
    case .add:
      tasks.titles.append(tasks.draft)
      tasks.draft = ""
    case .remove(let title): tasks.titles.removeAll { $0 == title }
    case .check(let title, let isDone):
      tasks.done.removeAll { $0 == title }
      if isDone { tasks.done.append(title) }
    case .sort(let order): tasks.order = order
    case .volume(let volume): tasks.volume = volume
    }
  }
  func markup(of tasks: State) -> Markup<Message> {
    let field = Markup<Message>.input([.value(tasks.draft), .onInput { .write($0) }])
    let options = [("old", "Oldest first"), ("new", "Newest first")].map { value, text in
      Markup<Message>.option([.value(value), .selected(tasks.order == value)], [.text(text)])
    }
    return .div(
      [],
      [
        .form(
          [.onSubmit(.add)],
          [
            .label([], ["New ", .strong([], ["task"]), field]),
            .button([.disabled(tasks.draft.isEmpty)], ["Add"]),
          ]
        ),
        .label([.for("order")], ["Order"]),
        .select([.id("order"), .onChange { .sort($0) }], options),
        .input([.type("range"), .label("Volume"), .value(tasks.volume), .onInput { .volume($0) }]),
        .ul([], tasks.titles.map { row($0, isDone: tasks.done.contains($0)) }),
        .p([.hidden()], [.button([.onClick(.add)], ["Hidden"])]),
        .a([.href("#help")], ["Help"]),
      ]
    )
  }
  private func row(_ title: String, isDone: Bool) -> Markup<Message> {
    .li(
      [],
      [
        .input([
          .type("checkbox"), .label("Done"), .checked(isDone), .onCheck { .check(title, $0) },
        ]),
        .text(title), .button([.onClick(.remove(title))], ["Remove"]),
      ]
    )
  }
}

@Suite("A test that names controls")
struct ControlsTests {
  private let tester = Tester(Component<React<Tasks>>(Tasks()))

  private func add(_ title: String) {
    tester.type(title, into: "New task")
    tester.press("Add")
  }

  @Test("does what a person does with each kind of control")
  func use() throws {
    add("milk")
    add("bread")
    #expect(tester.state.titles == ["milk", "bread"])
    tester.press("Done", beside: "bread")
    #expect(tester.state.done == ["bread"])
    tester.press("Done", beside: "bread")
    #expect(tester.state.done == [])
    tester.choose("Newest first", in: "Order")
    #expect(tester.state.order == "new")
    tester.type("7", into: "Volume")
    #expect(tester.state.volume == "7")
    tester.press("Remove", beside: "milk")
    #expect(tester.state.titles == ["bread"])
    try tester.check()
  }

  @Test("reads the text with each part on a line of its own, without what is hidden")
  func text() {
    add("milk")
    let options = ["Oldest first", "Newest first"]
    #expect(
      tester.view.lines == ["New task", "Add", "Order"] + options + ["milk", "Remove", "Help"]
    )
    #expect(tester.text.hasPrefix("New task\nAdd\n"))
  }

  private static let controls = """
      + textbox "New task"
      + button "Add", disabled
      + combobox "Order"
      + slider "Volume"
      + link "Help"
    """

  @Test(
    "lists the controls if it can use none",
    arguments: [
      (
        "Ad", "Cannot press \"Ad\": no control has this name.",
        "Name one of the controls of the view."
      ),
      (
        "Add", "Cannot press \"Add\": it is disabled.",
        "Do first what enables it, or fix the view."
      ),
      (
        "Help", "Cannot press \"Help\": it sends no message.",
        "Give it a handler, or fix the test."
      ),
      (
        "Hidden", "Cannot press \"Hidden\": no control has this name.",
        "Name one of the controls of the view."
      ),
    ]
  )
  func mistakes(name: String, summary: String, remedy: String) {
    tester.press(name)
    #expect(tester.failures.map(\.text) == ["\(summary)\n\(Self.controls)\n\(remedy)"])
  }

  @Test("says what a control is that cannot do this")
  func wrongKind() {
    tester.type("x", into: "Order")
    tester.choose("Later", in: "Order")
    let lines = tester.failures.map { $0.text.prefix { $0 != "\n" } }
    #expect(
      lines == [
        "Cannot type into \"Order\": it is a combobox.",
        "Cannot choose \"Later\" in \"Order\": it is a combobox.",
      ]
    )
  }

  @Test("asks for a text beside one of several controls with a name")
  func several() {
    add("milk")
    add("bread")
    tester.press("Remove")
    tester.press("Remove", beside: "New")
    tester.press("Remove", beside: "eggs")
    let lines = tester.failures.map { $0.text.prefix { $0 != "\n" } }
    #expect(
      lines == [
        "Cannot press \"Remove\": 2 controls have this name.",
        "Cannot press \"Remove\" beside \"New\": 2 controls have this name.",
        "Cannot press \"Remove\" beside \"eggs\": 2 controls have this name.",
      ]
    )
  }

  @Test("reports a refused message")
  func refused() {
    tester.type("!", into: "New task")
    #expect(
      tester.failures.map(\.text) == [
        """
        write("!") was refused, after: type into "New task".
          + the title must be a word
        Disable the control, or accept the message.
        """
      ]
    )
  }
}

/// A list whose rows depend on more than their items: on the item that is chosen.
private struct Choices: MarkupProgram {
  struct Item: Equatable, Identifiable, Sendable { let id: String }
  let items = [Item(id: "tea"), Item(id: "milk")]
  let initial = ""
  func update(_ chosen: inout String, by message: String) { chosen = message }
  func markup(of chosen: String) -> Markup<String> {
    .list("ul", of: items) { item in
      let word: Markup<String> = item.id == chosen ? "Chosen" : "Choose"
      return .li([], [.text(item.id), .button([.onClick(item.id)], [word])])
    }
  }
}

extension ControlsTests {
  @Test("find a row that a screen would not draw again")
  func staleRows() {
    let tester = Tester(Component<Elm<Choices>>(Choices()))
    tester.press("Choose", beside: "milk")
    tester.press("Choose", beside: "tea")
    let failures = tester.failures
    #expect(failures.map(\.text).count == 1)
    #expect(failures.first?.text.contains("a row or a memo depends on more than its value") == true)
    #expect(failures.first?.lines.contains { $0.hasPrefix("+ ") && $0.contains("Choose<") } == true)
  }
}
