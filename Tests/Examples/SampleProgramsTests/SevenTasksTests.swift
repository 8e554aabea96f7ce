import ComponentKit
import Markup
import TestSupport
import Testing

@testable import SamplePrograms

@Suite("The seven tasks")
struct SevenTasksTests {
  @Test(
    "numbers are read as they are written, and not otherwise",
    arguments: [
      ("0", "0"), ("-0", "0"), ("007", "7"), ("1.50", "1.5"), ("-12.345", "-12.345"), (" 5 ", "5"),
      ("999999999999999", "999999999999999"), ("0.000000001", "0.000000001"),
      ("0.9999999999", "1"), ("", nil), ("-", nil), (".5", nil), ("5.", nil), ("1.2.3", nil),
      ("1e5", nil), ("+1", nil), ("--1", nil), ("1 2", nil), ("nan", nil),
      ("1234567890123456", nil),
    ] as [(String, String?)]
  )
  func numbers(text: String, shown: String?) {
    #expect(Double(decimal: text).map { $0.decimal(places: 9) } == shown)
  }

  @Test("a temperature follows the field that was written, for every whole degree")
  func temperatures() {
    let program = Temperature()
    var state = program.initial
    for degrees in -500...1_000 {
      program.update(&state, by: .celsius("\(degrees)"))
      let tenths = degrees * 18 + 320
      let sign = tenths < 0 ? "-" : ""
      let part = tenths.magnitude % 10 == 0 ? "" : ".\(tenths.magnitude % 10)"
      #expect(state.fahrenheit == "\(sign)\(tenths.magnitude / 10)\(part)")
      program.update(&state, by: .fahrenheit(state.fahrenheit))
      #expect(state.celsius == "\(degrees)")
    }
  }

  @Test("a field of a temperature is marked while its text is no number")
  func invalid() {
    func marks(_ lines: Temperature.Message...) -> [String?] {
      let page = Temperature().markup(of: state(Temperature(), after: lines)).node
      return page.things.filter { $0.element.tag == "input" }.map { $0.element["aria-invalid"] }
    }
    #expect(marks() == ["false", "false"])
    #expect(marks(.celsius("5")) == ["false", "false"])
    #expect(marks(.celsius("5"), .fahrenheit("x")) == ["false", "true"])
    let reason = "A temperature looks like 21.5."
    #expect(!drawnText(Temperature(), .celsius("5")).contains(reason))
    #expect(drawnText(Temperature(), .celsius("x")).contains(reason))
  }

  @Test(
    "days of the calendar are read, and others are not",
    arguments: [
      ("27.03.2014", true), ("1.1.2000", true), (" 29.02.2016 ", true), ("29.02.2000", true),
      ("29.02.1900", false), ("29.02.2015", false), ("31.04.2014", false), ("00.01.2014", false),
      ("01.13.2014", false), ("1.1.14", false), ("1.1.0000", false), ("1.1", false),
      ("1.1.2014.1", false), ("1..2014", false), ("-1.1.2014", false), ("a.b.2014", false),
      ("00001.1.2014", false), ("", false),
    ]
  )
  func days(text: String, isDay: Bool) { #expect((CalendarDay(text) != nil) == isDay) }

  @Test("a flight can be booked when its days are in order")
  func flights() {
    let program = FlightBooker()
    func refusal(_ lines: FlightBooker.Message...) -> String? {
      program.refusal(of: .book, in: state(program, after: lines))?.reason
    }
    #expect(refusal() == nil)
    #expect(refusal(.choose(.return), .back("27.03.2014")) == nil)
    #expect(
      refusal(.choose(.return), .back("26.12.2013")) == "the return must not be before the start"
    )
    #expect(refusal(.choose(.return), .there("1.1.2013"), .back("26.12.2013")) == nil)
    #expect(
      refusal(.there("x")) == "the start must be a day such as 27.03.2014; got \"x\""
    )
    #expect(
      refusal(.choose(.return), .back("31.6.2014"))
        == "the return must be a day such as 27.03.2014; got \"31.6.2014\""
    )
    #expect(refusal(.choose(.return), .back("x"), .choose(.oneWay)) == nil)
  }

  @Test("the controls of a flight follow the form")
  func flightControls() throws {
    let first = moves(FlightBooker())
    #expect(first.suffix(3) == ["There: there(\"x\")", "Back: (back(\"x\"))", "Book: book"])
    let others = moves(FlightBooker(), .choose(.return), .there("x"))
    #expect(others.suffix(3) == ["There: there(\"x\")", "Back: back(\"x\")", "Book: (book)"])
    let page = FlightBooker().markup(of: FlightBooker().initial)
    let menu = try #require(page.node.things.first { $0.element.tag == "select" })
    let choice = page.message(for: Event(.change, value: "return"), at: menu.path)
    #expect(choice == .choose(.return))
    #expect(
      drawnText(FlightBooker(), .book).contains("booked a flight: one-way on 27.03.2014.")
    )
  }

  @Test("the fields of a flight say why they are wrong, and an unused one is never wrong")
  func flightReasons() {
    func reasons(_ lines: FlightBooker.Message...) -> [String] {
      let page = FlightBooker().markup(of: state(FlightBooker(), after: lines)).node
      let marks = page.things.compactMap { $0.element["aria-invalid"] }
      let texts = page.things("reason").map { $0.name }
      #expect(marks == texts.map { $0 == "" ? "false" : "true" })
      return texts
    }
    let (shape, order) = (
      "A date looks like 27.03.2014.", "The way back must not be before the way there."
    )
    #expect(reasons() == ["", ""])
    #expect(reasons(.there("x")) == [shape, ""])
    #expect(reasons(.choose(.return), .back("x")) == ["", shape])
    #expect(reasons(.choose(.return), .back("26.03.2014")) == ["", order])
    #expect(reasons(.choose(.return), .there("x"), .back("26.03.2014")) == [shape, ""])
    #expect(reasons(.choose(.return), .back("x"), .choose(.oneWay)) == ["", ""])
  }

  @Test("a timer ticks until its end, and again when its duration grows")
  func timer() {
    let program = DurationTimer()
    var state = program.initial
    program.step(&state, by: .duration(2))
    for _ in 1...2 {
      #expect(program.subscriptions(of: state).map(\.id) == ["tick"])
      program.step(&state, by: .tick)
    }
    #expect(program.subscriptions(of: state).isEmpty)
    #expect(program.refusal(of: .tick, in: state) == Refusal("the timer is over"))
    program.step(&state, by: .duration(3))
    #expect(program.subscriptions(of: state).count == 1)
    program.step(&state, by: .reset)
    #expect(program.view(state) { _ in } == "0 of 0.3 seconds, running")
    #expect(
      program.refusal(of: .duration(601), in: state)
        == Refusal("duration must be between 0 and 600 tenths; got 601")
    )
  }

  @Test("a person who is hidden is not selected, and an update needs a selection and a surname")
  func people() {
    let program = People()
    func refusal(of message: People.Message, _ lines: People.Message...) -> String? {
      program.refusal(of: message, in: state(program, after: lines))?.reason
    }
    #expect(refusal(of: .update, .surname("x")) == "a person must be selected first")
    #expect(refusal(of: .update, .select(1)) == nil)
    #expect(refusal(of: .delete, .select(1), .filter("M")) == "a person must be selected first")
    #expect(
      refusal(of: .select(1), .filter("M")) == "number must name a person who is shown; got 1"
    )
    #expect(refusal(of: .create) == "surname must not be blank; got \"\"")
    #expect(
      lastView(program, .select(3), .name("Ada"), .create, .delete, .filter("T"))
        == "4. Tisch, Ada\nfilter \"T\""
    )
  }

  @Test("a change of one person changes one row of a thousand")
  func oneRow() {
    let names = (1...1_000).map { (name: "name \($0)", surname: "surname \($0)") }
    let program = People(names: names)
    var state = program.initial
    program.step(&state, by: .select(500))
    program.step(&state, by: .name("other"))
    let before = program.markup(of: state).node
    program.step(&state, by: .update)
    let patch = Patch(from: before, to: program.markup(of: state).node)
    #expect((patch?.touched ?? 0) <= 3)
    #expect(patch != nil)
  }

  @Test("a press selects the nearest circle around it, and draws one where there is none")
  func circles() {
    let program = CircleDrawer()
    #expect(
      lastView(program, .press(x: 100, y: 100), .press(x: 80, y: 100), .press(x: 91, y: 100))
        == "1. 100 100, diameter 30 *\n2. 80 100, diameter 30"
    )
    #expect(
      lastView(program, .press(x: 100, y: 100), .press(x: 100, y: 115))
        == "1. 100 100, diameter 30 *"
    )
    #expect(
      lastView(program, .press(x: 100, y: 100), .press(x: 100, y: 116))
        == "1. 100 100, diameter 30\n2. 100 116, diameter 30"
    )
    let outside = program.refusal(of: .press(x: 401, y: 0), in: program.initial)
    #expect(outside == Refusal("the point must be within 400 by 240; got 401 0"))
  }

  @Test("closing the dialog is one change, and without a change none")
  func dialog() {
    let program = CircleDrawer()
    let lines: [CircleDrawer.Message] = [
      .press(x: 9, y: 9), .select(1), .adjust, .diameter(40), .diameter(50), .close,
    ]
    var state = state(program, after: lines)
    #expect(state.drawing.place == 2)
    program.step(&state, by: .undo)
    #expect(state.circles.map(\.diameter) == [30])
    program.step(&state, by: .redo)
    #expect(state.circles.map(\.diameter) == [50])
    for message in [CircleDrawer.Message.select(1), .adjust, .close] {
      program.step(&state, by: message)
    }
    #expect(state.drawing.place == 2)
    program.step(&state, by: .adjust)
    #expect(program.refusal(of: .undo, in: state) == Refusal("the dialog must be closed first"))
    #expect(
      program.refusal(of: .diameter(201), in: state)
        == Refusal("diameter must be between 2 and 200; got 201")
    )
  }

  @Test("the picture and its field draw circles")
  func picture() throws {
    let program = CircleDrawer()
    let page = program.markup(of: program.initial)
    let picture = try #require(page.node.things.first { $0.element.tag == "svg" })
    let press = page.message(for: Event(.pointerDown, x: 40.4, y: 29.6), at: picture.path)
    #expect(press == .press(x: 40, y: 30))
    let field = try #require(
      page.node.things.first { $0.name == "New circle at" && $0.element.tag == "input" }
    )
    let written = page.message(for: Event(.change, value: " 40  30 "), at: field.path)
    #expect(written == .press(x: 40, y: 30))
    for text in ["", "40", "40 30 20", "a b"] {
      let message = page.message(for: Event(.change, value: text), at: field.path)
      #expect(message.flatMap { program.refusal(of: $0, in: program.initial) } != nil, "\(text)")
    }
  }

  @Test("a saved drawing can be undone after it was read")
  func savedDrawing() throws {
    let program = CircleDrawer()
    let lines: [CircleDrawer.Message] = [
      .press(x: 9, y: 9), .press(x: 90, y: 90), .select(1), .adjust, .diameter(40), .close, .undo,
    ]
    let drawn = state(program, after: lines)
    var read = try #require(program.load(program.save(drawn), version: 1))
    #expect(read.circles == drawn.circles)
    program.step(&read, by: .redo)
    #expect(read.circles.map(\.diameter) == [40, 30])
    for _ in 1...3 { program.step(&read, by: .undo) }
    #expect(read.circles == [])
  }

  @Test("a cell is edited by a double press or Enter, and a text is written by Enter")
  func cells() throws {
    let program = Cells(columns: 2, rows: 2)
    #expect(
      moves(program, .write("5", at: .a0), .edit(.a0)) == [
        "Text of A0: write(\"x\", at: \"A0\")", "A0: save(\"x\")", "A0: save(\"x\")",
        ": edit(\"B0\")", ": edit(\"B0\")", ": edit(\"A1\")",
        ": edit(\"A1\")",
        ": edit(\"B1\")", ": edit(\"B1\")",
      ]
    )
    let page = program.markup(of: state(program, after: [.edit(.b1)]))
    let field = try #require(page.node.things.last { $0.element.tag == "input" })
    #expect(page.message(for: Event(.keyDown, key: "Escape"), at: field.path) == .discard)
    #expect(page.message(for: Event(.keyDown, key: "a"), at: field.path) == nil)
  }

  @Test("a cell is written above the sheet, which marks the present cell and the errors")
  func formulas() throws {
    let program = Cells(columns: 2, rows: 2)
    let state = state(program, after: [.edit(.b1), .save("=A0/0")])
    let page = program.markup(of: state)
    let field = try #require(page.node.things.first { $0.name == "Text of B1" })
    #expect(field.element["value"] == "=A0/0")
    let written = page.message(for: Event(.change, value: "4"), at: field.path)
    #expect(written == .write("4", at: .b1))
    for name in ["aria-selected", "aria-invalid"] {
      let marked = page.node.things.filter { $0.element[name] == "true" }
      #expect(marked.map { $0.name } == ["#DIV/0!"], "\(name)")
    }
  }

  @Test("a written cell draws its row and those of its dependants again")
  func cellRows() {
    let program = Cells()
    var state = state(program, after: [.write("1", at: .a0), .write("=A0+1", at: .c50)])
    let before = program.markup(of: state).node
    program.step(&state, by: .write("2", at: .a0))
    let patch = Patch(from: before, to: program.markup(of: state).node)
    #expect((patch?.touched ?? 0) <= 6)
    #expect(patch != nil)
  }

  @Test("cells outside of the sheet and long texts are refused")
  func cellRefusals() {
    let program = Cells()
    let far = Cells.Message.edit(CellAddress(column: 26, row: 0))
    #expect(
      program.refusal(of: far, in: program.initial)
        == Refusal("cell must be between A0 and Z99; got AA0")
    )
    let long = String(repeating: "a", count: 1_001)
    #expect(
      program.refusal(of: .write(long, at: .a0), in: program.initial)
        == Refusal("text must have at most 1000 bytes; got 1001")
    )
  }
}
