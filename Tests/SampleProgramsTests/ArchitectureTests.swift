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

  @Test("show the wizard's own views")
  func wizard() throws {
    try check(Wizard(), ["next", "answer a", "next", "back", "last", "answer b", "first"])
  }

  @Test("show the game's own views")
  func life() throws {
    try check(Life(), ["place glider 3 3", "step", "toggle 0 0", "step 3"])
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
