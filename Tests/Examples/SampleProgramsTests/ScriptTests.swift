import SamplePrograms
import TestSupport
import Testing

@Suite("Script")
struct ScriptTests {
  @Test("is read as it was written", arguments: [1, 2, 3, 4] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    for _ in 0..<500 {
      let title = generator.title()
      try check(Tasks.self, .add(title: title))
      try check(Tasks.self, .edit(number: .random(in: -9...9_999, using: &generator), title: title))
      try check(Wizard.self, .answer(title))
    }
  }

  @Test("is read as it was written, for every kind of message")
  func everyKind() throws {
    for message in Counter.Message.allCases { try check(Counter.self, message) }
    for filter in TaskList.Filter.allCases { try check(Tasks.self, .filter(filter)) }
    for message in [Tasks.Message.toggle(number: 1), .remove(number: 2), .clearDone, .undo] {
      try check(Tasks.self, message)
    }
    for message in [Wizard.Message.next, .back, .first, .last] { try check(Wizard.self, message) }
    for message in [Temperature.Message.celsius("1 x"), .fahrenheit("-2.5"), .celsius("")] {
      try check(Temperature.self, message)
    }
    for message in [
      FlightBooker.Message.choose(.oneWay), .choose(.return), .there("1.1.2000"), .back("x y"),
      .book,
    ] { try check(FlightBooker.self, message) }
    for message in [DurationTimer.Message.tick, .duration(-1), .duration(300), .reset] {
      try check(DurationTimer.self, message)
    }
    for message in [
      People.Message.filter("a b"), .filter(""), .select(3), .name("a"), .surname("b c"), .create,
      .update, .delete,
    ] { try check(People.self, message) }
    for message in [
      CircleDrawer.Message.press(x: -1, y: 20), .select(2), .adjust, .diameter(50), .close, .undo,
      .redo,
    ] { try check(CircleDrawer.self, message) }
    for message in [
      Cells.Message.write("=A0 + 1", at: CellAddress(column: 25, row: 99)),
      .write("", at: CellAddress(column: 27, row: 0)), .save("a b"), .save(""),
      .edit(CellAddress(column: 0, row: 0)),
      .discard,
    ] { try check(Cells.self, message) }
    for message in [
      Feed.Message.follow("a"), .unfollow("a"), .refresh, .arrived(["b c", "d"], from: "a"),
      .failed("no net", of: "a"), .read(2, of: "a"),
    ] { try check(Feed.self, message) }
    for message in [
      Todos.Message.add(title: "a b"), .toggle(1), .toggleAll(true), .toggleAll(false), .remove(2),
      .edit(3), .save(title: "c d"), .save(title: ""), .discard, .clearCompleted,
    ] { try check(Todos.self, message) }
    for route in TodoList.Route.allCases { try check(Todos.self, .route(route)) }
    for message in [Die.Message.roll, .fell(3)] { try check(Die.self, message) }
    for message in [
      Notebook.Message.add("a b", within: []), .add("c d", within: [1, 20]), .rewrite([3], "e f"),
      .move([1, 2], to: -3), .remove([1, 1, 1]), .levels(2), .outline, .read,
    ] { try check(Notebook.self, message) }
    for message in [Life.Message.step(3), .toggle(x: 1, y: 2), .place(.blinker, x: -1, y: 0)] {
      try check(Life.self, message)
    }
  }

  @Test("takes blanks around words")
  func blanks() throws {
    #expect(try Tasks.parse(" \tadd \t buy  milk\t ") == [.add(title: "buy  milk")])
    #expect(try Life.parse("toggle  1\t2 ") == [.toggle(x: 1, y: 2)])
    #expect(try Life.parse("step") == [.step(1)])
    #expect(try Tasks.parse("  ") == [])
  }

  @Test("keeps a combining mark at the start of a title")
  func combiningMark() throws {
    #expect(try Tasks.parse("add \u{301}a") == [.add(title: "\u{301}a")])
  }

  @Test("splits at semicolons and line feeds")
  func pieces() {
    #expect(Tasks.pieces(of: "add a; undo;\nundo") == ["add a", " undo", "", "undo"])
  }

  @Test(
    "explains a line of tasks that is no message",
    arguments: [
      (
        "tggle 1",
        "unknown message \"tggle\"; tasks takes add, edit, toggle, remove, filter, clear and undo; "
          + "did you mean \"toggle\"?"
      ),
      (
        "\u{1B}[2J",
        "unknown message \"\\u{1B}[2J\"; "
          + "tasks takes add, edit, toggle, remove, filter, clear and undo"
      ),
      ("toggle", "toggle needs a whole number; got nothing"),
      ("toggle two", "toggle needs a whole number; got \"two\""),
      ("remove 1 2", "remove needs a whole number; got \"1 2\""),
      ("remove 9223372036854775808", "remove needs a whole number; got \"9223372036854775808\""),
      ("edit milk", "edit needs a whole number and a title; got \"milk\""),
      ("filter", "filter takes all, active or done; got nothing"),
      ("filter don", "filter takes all, active or done; got \"don\"; did you mean \"done\"?"),
      ("clear", "clear must be followed by \"done\"; got nothing"),
      ("undo 2", "undo takes no argument; got \"2\""),
    ]
  )
  func tasks(line: String, reason: String) {
    #expect(throws: ScriptError(reason)) { try Tasks.parse(line) }
  }

  @Test(
    "explains a line of life that is no message",
    arguments: [
      ("toggle 3", "toggle needs two whole numbers, X and Y; got \"3\""),
      ("toggle 3 x", "toggle needs two whole numbers, X and Y; got \"3 x\""),
      (
        "place glidr 1 1",
        "place needs a pattern (glider or blinker) and two whole numbers, X and Y; "
          + "got \"glidr 1 1\"; did you mean \"glider\"?"
      ),
      (
        "place glider",
        "place needs a pattern (glider or blinker) and two whole numbers, X and Y; got \"glider\""
      ),
      ("step x", "step needs a whole number; got \"x\""),
    ]
  )
  func life(line: String, reason: String) {
    #expect(throws: ScriptError(reason)) { try Life.parse(line) }
  }

  @Test("explains lines of the seven tasks that are no messages")
  func sevenTasks() {
    #expect(throws: ScriptError("choose takes one-way or return; got \"two\"")) {
      try FlightBooker.parse("choose two")
    }
    #expect(throws: ScriptError("duration needs a whole number; got \"1.5\"")) {
      try DurationTimer.parse("duration 1.5")
    }
    #expect(throws: ScriptError("press needs two whole numbers, X and Y; got \"40\"")) {
      try CircleDrawer.parse("press 40")
    }
    #expect(throws: ScriptError("write needs a cell such as B3; got \"3B 5\"")) {
      try Cells.parse("write 3B 5")
    }
    #expect(throws: ScriptError("edit needs a cell such as B3; got nothing")) {
      try Cells.parse("edit")
    }
  }

  @Test("explains a line of the wizard that is no message")
  func wizard() {
    #expect(throws: ScriptError("next takes no argument; got \"page\"")) {
      try Wizard.parse("next page")
    }
    #expect(
      throws: ScriptError(
        "unknown message \"bakc\"; wizard takes answer, next, back, first and last; "
          + "did you mean \"back\"?"
      )
    ) {
      try Wizard.parse("bakc")
    }
  }

  @Test("explains a line of the feed and the die that is no message")
  func activePrograms() {
    #expect(throws: ScriptError("read needs a source and a whole number; got \"a b\"")) {
      try Feed.parse("read a b")
    }
    #expect(throws: ScriptError("refresh takes no argument; got \"a\"")) {
      try Feed.parse("refresh a")
    }
    #expect(throws: ScriptError("fell needs a whole number; got \"six\"")) {
      try Die.parse("fell six")
    }
  }

  @Test(
    "explains a line of the notebook that is no message",
    arguments: [
      ("remove 1.x", "remove needs a path such as 1.2; got \"1.x\""),
      ("nest a b", "nest needs a path such as 1.2; got \"a b\""),
      ("rewrite", "rewrite needs a path such as 1.2; got nothing"),
      ("move 1.2", "move needs a path such as 1.2 and a whole number; got \"1.2\""),
      ("read it", "read takes no argument; got \"it\""),
    ]
  )
  func notebook(line: String, reason: String) {
    #expect(throws: ScriptError(reason)) { try Notebook.parse(line) }
  }

  @Test("cuts a long word in an error")
  func longWord() throws {
    let error = #expect(throws: ScriptError.self) {
      try Tasks.parse(String(repeating: "x", count: 1_000))
    }
    let found = String(repeating: "x", count: 60)
    #expect(error?.reason.hasPrefix("unknown message \"\(found)...\"; tasks takes") == true)
  }

  @Test("explains every message of every program")
  func commands() {
    #expect(Counter.commands.map(\.word) == ["+", "-"])
    #expect(Wizard.commands.map(\.word) == ["answer", "next", "back", "first", "last"])
    #expect(Die.commands.map(\.usage) == ["roll", "fell N"])
    #expect(Todos.commands.count == 9)
    #expect(Feed.commands.count == 6)
    #expect(Notebook.commands.count == 8)
    #expect(Life.commands.map(\.usage) == ["step [N]", "toggle X Y", "place glider|blinker X Y"])
  }

  /// Checks that a message is read as it is written.
  private func check<P: ScriptedProgram>(_ program: P.Type, _ message: P.Message) throws {
    let line = P.line(for: message)
    #expect(try P.parse(line) == [message], "\(line.debugDescription)")
  }
}
