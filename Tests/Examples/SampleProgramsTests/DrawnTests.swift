import ComponentKit
import Markup
import SamplePrograms
import Testing

@Suite("Drawings")
struct DrawnTests {
  @Test("of the counter step it")
  func counter() {
    #expect(moves(Counter()) == ["Take one away: -", "Add one: +"])
    #expect(drawnText(Counter(), .increment, .increment) == "\u{2212}2+")
    let largest = Counter(initial: .max)
    #expect(moves(largest) == ["Take one away: -", "Add one: (+)"])
  }

  @Test("of the task list change it")
  func tasks() {
    #expect(
      moves(Tasks(), .add(title: "a"), .add(title: "b"), .toggle(number: 1), .filter(.active)) == [
        "New task: add(title: \"x\")", "b: toggle(number: 2)",
        "Title of b: edit(number: 2, title: \"x\")", "Remove b: remove(number: 2)",
        "All: filter(all)", "Active: filter(active)", "Done: filter(done)",
        "Clear done: clearDone", "Undo: (undo)",
      ]
    )
    let text = drawnText(
      Tasks(),
      .add(title: "buy milk"),
      .add(title: "call Ada"),
      .toggle(number: 1)
    )
    for part in ["buy milk", "call Ada", "1 of 2 left"] { #expect(text.contains(part)) }
  }

  @Test("of the task list mark checked tasks and the chosen filter, and number the rows")
  func taskStates() {
    let list = state(
      Tasks(),
      after: [.add(title: "a"), .add(title: "b"), .toggle(number: 2), .filter(.done)]
    )
    let things = Tasks().markup(of: list).node.things
    #expect(
      things.filter { $0.element["type"] == "checkbox" }.map { $0.element["checked"] } == [""]
    )
    #expect(things.filter { $0.element.tag == "li" }.map { $0.element["value"] } == ["2"])
    let pressed = things.filter { $0.element["aria-pressed"] == "true" }
    #expect(pressed.map { $0.name } == ["Done"])
    #expect(things.filter { $0.element.tag == "s" }.map { $0.name } == ["b"])
  }

  @Test("of the task list change one row if one task changes")
  func oneRow() {
    var list = TaskList()
    for number in 1...200 { list.add("task \(number)") }
    let before = Tasks().markup(of: list).node
    list.toggle(at: 99)
    let patch = Patch(from: before, to: Tasks().markup(of: list).node)
    // The box, its name, and the count of what is left.
    #expect((patch?.touched ?? 0) <= 5)
  }

  @Test("of the wizard answer and turn its pages")
  func wizard() {
    #expect(
      moves(Wizard()) == [
        "What is your name?: answer(\"x\")", "First: first", "Back: (back)", "Next: (next)",
        "Last: (last)",
      ]
    )
    #expect(
      moves(Wizard(), .answer("Ada"), .next) == [
        "Where are you going?: answer(\"x\")", "First: first", "Back: back", "Next: (next)",
        "Last: (last)",
      ]
    )
    #expect(drawnText(Wizard(), .answer("Ada"), .next).contains("Page 2 of 3"))
    let steps = Wizard().markup(of: state(Wizard(), after: [.answer("Ada"), .next])).node
    #expect(
      steps.things.first { $0.element["aria-current"] == "step" }?.name == "\u{25CF} "
    )
    let marks = steps.things.first { $0.element["aria-hidden"] == "true" }
    #expect(marks?.name == "\u{2713} \u{25CF} \u{25CB} ")
    let all: [Wizard.Message] = [.answer("a"), .next, .answer("b"), .next, .answer("c")]
    #expect(Wizard().markup(of: state(Wizard(), after: all)).text.contains("Every question"))
    let answered = Wizard().markup(of: state(Wizard(), after: [.answer("Ada")])).node
    #expect(answered.things.contains { $0.element["value"] == "Ada" })
  }

  @Test("of the game turn cells, step and set patterns")
  func life() {
    #expect(
      moves(Life(width: 2, height: 1)) == [
        "column 0, row 0: toggle(x: 0, y: 0)", "column 1, row 0: toggle(x: 1, y: 0)",
        "Step: step(1)",
        "Ten steps: step(10)", "Glider: place(glider, x: 0, y: 0)",
        "Blinker: place(blinker, x: 0, y: 0)",
      ]
    )
    let board = Life(width: 3, height: 3)
    let text = drawnText(board, .place(.blinker, x: 0, y: 1), .toggle(x: 0, y: 0))
    let picture = "#..###...".map { $0 == "#" ? "\u{2588}\u{2588}" : "\u{B7}\u{B7}" }.joined()
    #expect(text.hasPrefix(picture + "Generation 0"))
  }

  @Test("of the game change only the row of a changed cell")
  func oneCell() {
    let life = Life()
    var state = life.initial
    let before = life.markup(of: state).node
    state.board[3, 3] = true
    // The button and its text.
    #expect(Patch(from: before, to: life.markup(of: state).node)?.touched == 2)
  }

  @Test("of the feed follow, read and leave sources")
  func feed() {
    #expect(
      moves(Feed(), .follow("a"), .arrived(["b", "c"], from: "a"), .read(1, of: "a")) == [
        "Follow: follow(\"x\")", "Refresh: refresh", "Unfollow a: unfollow(\"a\")",
        "Mark c as read: read(2, of: \"a\")",
        "Items of a, with commas between them: arrived([\"x\"], from: \"a\")",
        "Out of reach: failed(\"out of reach\", of: \"a\")",
      ]
    )
    let text = drawnText(Feed(), .follow("a"), .arrived(["b", "c"], from: "a"), .read(1, of: "a"))
    for part in ["1 new", "b", "c"] { #expect(text.contains(part)) }
    #expect(drawnText(Feed()).contains("Nothing is followed"))
  }

  @Test("of the die roll it and show each result")
  func die() {
    let falls = (1...6).map { "\($0): fell(\($0))" }
    #expect(moves(Die(), .roll) == ["Roll: roll"] + falls)
    #expect(moves(Die()) == ["Roll: roll"])
    #expect(drawnText(Die()).contains("Not rolled yet"))
    for number in 1...6 {
      let text = drawnText(Die(), .roll, .fell(number))
      #expect(text.contains("You rolled \(number)"))
      #expect(text.filter { $0 == "\u{25CF}" }.count == number)
    }
  }

  @Test("of the notebook change notes within notes, and read them")
  func notebook() {
    #expect(
      moves(
        Notebook(),
        .add("a", within: []),
        .add("b", within: [1]),
        .add("c", within: [1]),
        .remove([1, 1])
      ) == [
        "Outline: outline", "Read: read", "New note: add(\"x\", within: [])",
        "Text of a: rewrite([1], \"x\")", "New note within a: add(\"x\", within: [1])",
        "Move a up: (move([1], to: 0))", "Remove a: remove([1])",
        "Text of c: rewrite([1, 2], \"x\")", "New note within c: add(\"x\", within: [1, 2])",
        "Move c up: (move([1, 2], to: 0))", "Remove c: remove([1, 2])",
      ]
    )
    #expect(
      moves(Notebook(), .add("a", within: []), .levels(1), .read) == [
        "Outline: outline", "Read: read", "Fewer levels: (levels(0))", "More levels: levels(2)",
      ]
    )
    let text = drawnText(
      Notebook(),
      .add("a", within: []),
      .add("b", within: [1]),
      .add("c", within: [1]),
      .remove([1, 1]),
      .read
    )
    for part in ["1. a", "1.1. c", "2 of 2 notes, down to level 3"] { #expect(text.contains(part)) }
  }

  @Test("name every control, and disable those whose message is refused")
  func names() throws {
    try check(Counter(), [.increment])
    try check(
      Tasks(),
      [.add(title: "a"), .add(title: "b"), .toggle(number: 1), .remove(number: 2), .filter(.done)]
    )
    try check(Wizard(), [.answer("a"), .next, .answer("b"), .last, .answer("c")])
    try check(Life(width: 4, height: 3), [.place(.glider, x: 0, y: 0), .step(1)])
    try check(
      Feed(),
      [
        .follow("a"), .arrived(["x", "y"], from: "a"), .read(2, of: "a"), .refresh,
        .failed("no net", of: "a"),
      ]
    )
    try check(Die(), [.roll, .fell(6)])
    try check(
      Notebook(),
      [
        .add("a", within: []), .add("b", within: [1]), .add("c", within: []), .move([2], to: 1),
        .remove([1]), .read,
      ]
    )
    try check(Todos(), [.add(title: "a"), .add(title: "b"), .toggle(1), .edit(2), .route(.active)])
  }

  /// Checks each state on the way: what can be pressed has a name, and sends what is accepted; and
  /// the drawing is the same in every architecture.
  private func check<P: DrawnProgram>(_ program: P, _ messages: [P.Message]) throws
  where P.Message: Equatable {
    var elm = Component<Elm<Drawn<P>>>(Drawn(program))
    var redux = Component<Redux<Drawn<P>>>(Drawn(program))
    var react = Component<React<Drawn<P>>>(Drawn(program))
    var halogen = Component<Halogen<Drawn<P>>>(Drawn(program))
    for message in [nil] + messages.map(Optional.some) {
      if let message {
        elm.send(message)
        redux.send(message)
        react.send(message)
        halogen.send(message)
      }
      let view = elm.view
      #expect(redux.view == view && react.view == view && halogen.view == view)
      for thing in view.node.things where !thing.element.kinds.isEmpty {
        #expect(!thing.name.isEmpty, "\(P.self): \(thing.element.tag)")
        guard thing.element.tag == "button", thing.isEnabled else { continue }
        let move = try #require(view.message(for: .click, at: thing.path))
        var copy = elm
        #expect(copy.send(move) == nil, "\(P.self): \(thing.name)")
      }
    }
  }
}
