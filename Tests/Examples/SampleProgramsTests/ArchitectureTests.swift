import ComponentKit
import SamplePrograms
import Testing

@Suite("Architectures")
struct ArchitectureTests {
  @Test("show the counter's own views")
  func counter() throws {
    try check(Counter(), ["+ + -", "-", "-"])
  }

  @Test("show the task list's own views")
  func tasks() throws {
    let changes = ["undo", "add a", "add b", "toggle 2", "filter done", "add"]
    try check(Tasks(), changes + ["clear done", "undo", "remove 1"])
  }

  @Test("show the todos' own views")
  func todos() throws {
    let changes = ["new a", "new b", "edit 2 c", "edit 1", "toggle 2", "new", "route completed"]
    try check(Todos(), changes + ["save", "clear", "discard", "all done"])
  }

  @Test("show the wizard's own views")
  func wizard() throws {
    try check(Wizard(), ["next", "answer a", "next", "back", "last", "answer b", "first"])
  }

  @Test("show the game's own views")
  func life() throws {
    try check(Life(), ["place glider 3 3", "step", "toggle 0 0", "step 3"])
  }

  @Test("show the own views of programs with effects")
  func activePrograms() throws {
    try check(Login(), ["login a", "logout", "accept-login", "force-logout", "accept-logout"])
    try check(Feed(), ["follow a", "arrive a x, y", "read a 2", "refresh", "fail a no net"])
    try check(Die(), ["fell 2", "roll", "fell 7", "fell 6"])
    try check(NewsScreen(), ["open", "loaded a, b", "open", "close", "close"])
    try check(
      TaskBoard(),
      ["add a", "nest 1 b", "toggle 1.1", "failed x", "saved 2", "remove 1", "undo", "undo"]
    )
  }

  /// Checks that a program shows and refuses in every architecture what it does by itself.
  private func check<P: ScriptedProgram>(_ program: P, _ lines: [String]) throws {
    let own = try history(program, lines)
    #expect(try history(Component<Elm<P>>(program), lines) == own)
    #expect(try history(Component<Redux<P>>(program), lines) == own)
    #expect(try history(Component<React<P>>(program), lines) == own)
    #expect(try history(Component<Halogen<P>>(program), lines) == own)
  }
}
