import ComponentKit
import Markup
import SamplePrograms
import Testing

@Suite("Architectures")
struct ArchitectureTests {
  @Test("show the views of the counter")
  func counter() {
    check(Counter(), [.increment, .increment, .decrement, .decrement, .decrement])
  }

  @Test("show the views of the task list")
  func tasks() {
    let changes: [Tasks.Message] = [
      .undo, .add(title: "a"), .add(title: "b"), .toggle(number: 2), .filter(.done),
      .add(title: ""),
    ]
    check(Tasks(), changes + [.clearDone, .undo, .remove(number: 1)])
  }

  @Test("show the views of the todos")
  func todos() {
    let changes: [Todos.Message] = [
      .add(title: "a"), .add(title: "b"), .edit(2), .save(title: "c"), .edit(1), .toggle(2),
      .add(title: ""), .route(.completed),
    ]
    check(Todos(), changes + [.save(title: ""), .clearCompleted, .discard, .toggleAll(true)])
  }

  @Test("show the views of the wizard")
  func wizard() {
    check(Wizard(), [.next, .answer("a"), .next, .back, .last, .answer("b"), .first])
  }

  @Test("show the views of the seven tasks")
  func sevenTasks() {
    check(Temperature(), [.celsius("100"), .fahrenheit("-40"), .celsius("x")])
    check(FlightBooker(), [.book, .choose(.return), .back("26.03.2014"), .book, .there("x")])
    check(DurationTimer(), [.tick, .duration(2), .tick, .tick, .duration(601), .reset])
    check(
      People(),
      [.filter("M"), .select(2), .surname("a"), .update, .delete, .filter(""), .select(1)]
    )
    check(
      CircleDrawer(),
      [.press(x: 9, y: 9), .select(1), .adjust, .undo, .diameter(40), .close, .undo, .redo, .redo]
    )
    check(
      Cells(),
      [
        .write("2", at: .a0), .write("=A0*3", at: .b0), .edit(.a0), .discard,
        .write("=B0", at: .a0),
      ]
    )
  }

  @Test("show the views of the game")
  func life() {
    check(Life(), [.place(.glider, x: 3, y: 3), .step(1), .toggle(x: 0, y: 0), .step(3)])
  }

  @Test("show the views of programs with effects")
  func activePrograms() {
    check(
      Feed(),
      [
        .follow("a"), .arrived(["x", "y"], from: "a"), .read(2, of: "a"), .refresh,
        .failed("no net", of: "a"),
      ]
    )
    check(Die(), [.fell(2), .roll, .fell(7), .fell(6)])
  }

  @Test("show the views of a program of children")
  func composed() {
    check(
      Notebook(),
      [
        .add("a", within: []), .add("b", within: [1]), .add("c", within: []), .move([2], to: 1),
        .read, .levels(1), .rewrite([1], ""), .remove([1]),
      ]
    )
  }

  /// Checks that a program has the same views and refusals in every architecture as by itself.
  private func check<P: DrawnProgram>(_ program: P, _ messages: [P.Message])
  where P.View == String {
    let own = history(program, messages)
    #expect(history(Component<Elm<P>>(program), messages) == own)
    #expect(history(Component<Redux<P>>(program), messages) == own)
    #expect(history(Component<React<P>>(program), messages) == own)
    #expect(history(Component<Halogen<P>>(program), messages) == own)
  }
}
