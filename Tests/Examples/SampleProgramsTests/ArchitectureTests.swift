import ComponentKit
import SamplePrograms
import Testing

@Suite("Architectures")
struct ArchitectureTests {
  @Test("show the views of the counter")
  func counter() throws {
    try check(Counter(), ["+ + -", "-", "-"])
  }

  @Test("show the views of the task list")
  func tasks() throws {
    let changes = ["undo", "add a", "add b", "toggle 2", "filter done", "add"]
    try check(Tasks(), changes + ["clear done", "undo", "remove 1"])
  }

  @Test("show the views of the todos")
  func todos() throws {
    let changes = ["new a", "new b", "edit 2 c", "edit 1", "toggle 2", "new", "route completed"]
    try check(Todos(), changes + ["save", "clear", "discard", "all done"])
  }

  @Test("show the views of the wizard")
  func wizard() throws {
    try check(Wizard(), ["next", "answer a", "next", "back", "last", "answer b", "first"])
  }

  @Test("show the views of the seven tasks")
  func sevenTasks() throws {
    try check(Temperature(), ["celsius 100", "fahrenheit -40", "celsius x"])
    try check(FlightBooker(), ["book", "choose return", "back 26.03.2014", "book", "there x"])
    try check(DurationTimer(), ["tick", "duration 2", "tick", "tick", "duration 601", "reset"])
    try check(
      People(),
      ["filter M", "select 2", "surname a", "update", "delete", "filter", "select 1"]
    )
    try check(
      CircleDrawer(),
      ["press 9 9", "select 1", "adjust", "undo", "diameter 40", "close", "undo", "redo", "redo"]
    )
    try check(Cells(), ["write A0 2", "write B0 =A0*3", "edit A0", "discard", "write A0 =B0"])
  }

  @Test("show the views of the game")
  func life() throws {
    try check(Life(), ["place glider 3 3", "step", "toggle 0 0", "step 3"])
  }

  @Test("show the views of programs with effects")
  func activePrograms() throws {
    try check(Feed(), ["follow a", "arrive a x, y", "read a 2", "refresh", "fail a no net"])
    try check(Die(), ["fell 2", "roll", "fell 7", "fell 6"])
  }

  @Test("show the views of a program of children")
  func composed() throws {
    try check(
      Notebook(),
      ["add a", "nest 1 b", "add c", "move 2 1", "read", "levels 1", "rewrite 1 ", "remove 1"]
    )
  }

  /// Checks that a program has the same views and refusals in every architecture as by itself.
  private func check<P: ScriptedProgram>(_ program: P, _ lines: [String]) throws {
    let own = try history(program, lines)
    #expect(try history(Component<Elm<P>>(program), lines) == own)
    #expect(try history(Component<Redux<P>>(program), lines) == own)
    #expect(try history(Component<React<P>>(program), lines) == own)
    #expect(try history(Component<Halogen<P>>(program), lines) == own)
  }
}
