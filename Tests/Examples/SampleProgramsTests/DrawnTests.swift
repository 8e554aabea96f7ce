import ComponentKit
import Markup
import SamplePrograms
import Testing

@Suite("Drawings")
struct DrawnTests {
  @Test("of the counter step it")
  func counter() throws {
    #expect(try moves(Counter()) == ["Take one away: -", "Add one: +"])
    #expect(try drawnText(Counter(), "+ +") == "-2+")
    let largest = Counter(initial: .max)
    #expect(try moves(largest) == ["Take one away: -", "Add one: (+)"])
  }

  @Test("of the task list change it")
  func tasks() throws {
    #expect(
      try moves(Tasks(), "add a", "add b", "toggle 1", "filter active") == [
        "New task: add x", "b: toggle 2", "Title of b: edit 2 x", "Remove b: remove 2",
        "all: filter all", "active: filter active", "done: filter done",
        "clear done: clear done", "undo: (undo)",
      ]
    )
    let text = try drawnText(Tasks(), "add buy milk", "add call Ada", "toggle 1")
    for part in ["buy milk", "call Ada", "1 of 2 left"] { #expect(text.contains(part)) }
  }

  @Test("of the task list mark checked tasks and the chosen filter, and number the rows")
  func taskStates() throws {
    let list = try state(Tasks(), after: ["add a", "add b", "toggle 2", "filter done"])
    let things = Tasks().markup(of: list).node.things
    #expect(
      things.filter { $0.element["type"] == "checkbox" }.map { $0.element["checked"] } == [""]
    )
    #expect(things.filter { $0.element.tag == "li" }.map { $0.element["value"] } == ["2"])
    let pressed = things.filter { $0.element["aria-pressed"] == "true" }
    #expect(pressed.map { $0.name } == ["done"])
  }

  @Test("of the task list change one row if one task changes")
  func oneRow() throws {
    var list = TaskList()
    for number in 1...200 { list.add("task \(number)") }
    let before = Tasks().markup(of: list).node
    list.toggle(at: 99)
    let patch = Patch(from: before, to: Tasks().markup(of: list).node)
    // The box, its name, and the count of what is left.
    #expect((patch?.touched ?? 0) <= 5)
  }

  @Test("of the wizard answer and turn its pages")
  func wizard() throws {
    #expect(
      try moves(Wizard()) == [
        "What is your name?: answer x", "first: first", "back: (back)", "next: (next)",
        "last: (last)",
      ]
    )
    #expect(
      try moves(Wizard(), "answer Ada", "next") == [
        "Where are you going?: answer x", "first: first", "back: back", "next: (next)",
        "last: (last)",
      ]
    )
    #expect(try drawnText(Wizard(), "answer Ada", "next").contains("Page 2 of 3"))
    let answered = Wizard().markup(of: try state(Wizard(), after: ["answer Ada"])).node
    #expect(answered.things.contains { $0.element["value"] == "Ada" })
  }

  @Test("of the game turn cells, step and set patterns")
  func life() throws {
    #expect(
      try moves(Life(width: 2, height: 1)) == [
        "column 0, row 0: toggle 0 0", "column 1, row 0: toggle 1 0", "step: step 1",
        "ten steps: step 10", "glider: place glider 0 0", "blinker: place blinker 0 0",
      ]
    )
    let board = Life(width: 3, height: 3)
    let text = try drawnText(board, "place blinker 0 1", "toggle 0 0")
    #expect(text.hasPrefix("#..###...generation 0"))
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
  func feed() throws {
    #expect(
      try moves(Feed(), "follow a", "arrive a b, c", "read a 1") == [
        "Follow: follow x", "refresh: refresh", "Mark c as read: read a 2",
        "Items of a, with commas between them: arrive a x", "out of reach: fail a out of reach",
        "Unfollow a: unfollow a",
      ]
    )
    let text = try drawnText(Feed(), "follow a", "arrive a b, c", "read a 1")
    for part in ["1 new", "b", "c"] { #expect(text.contains(part)) }
    #expect(try drawnText(Feed()).contains("nothing is followed"))
  }

  @Test("of the die roll it and show each result")
  func die() throws {
    let falls = (1...6).map { "\($0): fell \($0)" }
    #expect(try moves(Die(), "roll") == ["roll: roll"] + falls)
    #expect(try moves(Die()) == ["roll: roll"] + (1...6).map { "\($0): (fell \($0))" })
    #expect(try drawnText(Die(), "roll", "fell 6").hasPrefix("6"))
  }

  @Test("of the notebook change notes within notes, and read them")
  func notebook() throws {
    #expect(
      try moves(Notebook(), "add a", "nest 1 b", "nest 1 c", "remove 1.1") == [
        "New note: add x", "Move a up: (move 1 0)", "Remove a: remove 1",
        "Text of a: rewrite 1 x", "New note within a: nest 1 x", "Move c up: (move 1.2 0)",
        "Remove c: remove 1.2", "Text of c: rewrite 1.2 x", "New note within c: nest 1.2 x",
        "outline: outline", "read: read",
      ]
    )
    #expect(
      try moves(Notebook(), "add a", "levels 1", "read") == [
        "fewer levels: (levels 0)", "more levels: levels 2", "outline: outline", "read: read",
      ]
    )
    let text = try drawnText(Notebook(), "add a", "nest 1 b", "nest 1 c", "remove 1.1", "read")
    for part in ["1. a", "1.1. c", "2 of 2 notes, down to level 3"] { #expect(text.contains(part)) }
  }

  @Test("name every control, and disable those whose message is refused")
  func names() throws {
    try check(Counter(), ["+"])
    try check(Tasks(), ["add a", "add b", "toggle 1", "remove 2", "filter done"])
    try check(Wizard(), ["answer a", "next", "answer b", "last", "answer c"])
    try check(Life(width: 4, height: 3), ["place glider 0 0", "step"])
    try check(Feed(), ["follow a", "arrive a x, y", "read a 2", "refresh", "fail a no net"])
    try check(Die(), ["roll", "fell 6"])
    try check(Notebook(), ["add a", "nest 1 b", "add c", "move 2 1", "remove 1", "read"])
    try check(Todos(), ["new a", "new b", "toggle 1", "edit 2", "route active"])
  }

  /// Checks each state on the way: what can be pressed has a name, and sends what is accepted; and
  /// the drawing is the same in every architecture.
  private func check<P: ScriptedProgram>(_ program: P, _ lines: [String]) throws {
    var elm = Component<Elm<Drawn<P>>>(Drawn(program))
    var redux = Component<Redux<Drawn<P>>>(Drawn(program))
    var react = Component<React<Drawn<P>>>(Drawn(program))
    var halogen = Component<Halogen<Drawn<P>>>(Drawn(program))
    let messages: [P.Message] = try lines.flatMap { try P.parse($0) }
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
        #expect(!thing.name.isEmpty, "\(P.name): \(thing.element.tag)")
        guard thing.element.tag == "button", thing.isEnabled else { continue }
        let move = try #require(view.message(for: .click, at: thing.path))
        var copy = elm
        #expect(copy.send(move) == nil, "\(P.name): \(thing.name)")
      }
    }
  }
}
