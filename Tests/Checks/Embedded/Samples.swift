import ComponentKit
import Markup
import SamplePrograms

/// The views of a program in one architecture after each message.
private func views<A: ProgramArchitecture>(
  _ component: Component<A>,
  _ messages: [A.Program.Message]
) -> [String] where A.Program.View == String {
  var component = component
  var views = [component.view]
  for message in messages {
    component.send(message)
    views.append(component.view)
  }
  return views
}

/// Whether a program shows the same in every architecture, ends as it should, and can be drawn.
private func shows<P: DrawnProgram>(_ program: P, _ messages: [P.Message], _ last: String) -> Bool
where P.View == String {
  let elm = views(Component<Elm<P>>(program), messages)
  let drawn = Component<Elm<Drawn<P>>>(Drawn(program))
  return elm.last == last
    && views(Component<Redux<P>>(program), messages) == elm
    && views(Component<React<P>>(program), messages) == elm
    && views(Component<Halogen<P>>(program), messages) == elm
    && !drawn.view.html.isEmpty
}

/// Whether a state comes back from the text that it is saved as.
private func isKept<P: DrawnProgram & SavedProgram>(_ program: P, _ messages: [P.Message]) -> Bool
where P.State: Equatable {
  var state = program.initial
  for message in messages { program.step(&state, by: message) }
  let copy = try? program.restored(program.stored(state))
  return copy == state && state != program.initial
}

/// Whether a tree of children comes back from the text that it is saved as.
private func isTreeKept() -> Bool {
  let program = ChildProgram(
    KeyedTree<Int, Int, ProgramState<SamplePrograms.Counter>> { _ in
      ProgramState(SamplePrograms.Counter())
    }
  )
  var tree = program.initial
  for path in [[1], [1, 2], [3]] { tree.send(.insert(path, 0)) }
  tree.send(.child([1, 2], .increment))
  let copy = try? program.restored(program.stored(tree))
  return copy == tree && copy != program.initial
}

extension CellAddress {
  fileprivate static let a0 = CellAddress(column: 0, row: 0)
  fileprivate static let a1 = CellAddress(column: 0, row: 1)
  fileprivate static let b0 = CellAddress(column: 1, row: 0)
  fileprivate static let c0 = CellAddress(column: 2, row: 0)
  fileprivate static let d0 = CellAddress(column: 3, row: 0)
}

/// The checks of the sample programs in the browser's Swift.
func sampleClaims() -> [Bool] {
  [
    shows(SamplePrograms.Counter(), [.increment, .increment, .decrement], "1"),
    shows(
      Tasks(),
      [
        .add(title: "milk"), .add(title: "bread"), .toggle(number: 1), .clearDone, .undo,
        .filter(.done),
      ],
      """
      1. [x] milk
      1 of 2 left (done)
      """
    ),
    shows(
      Todos(),
      [
        .add(title: "milk"), .add(title: "bread"), .toggle(1), .edit(2), .save(title: "butter"),
        .route(.active), .clearCompleted, .edit(2),
      ],
      """
      2. [ ] butter (editing)
      1 item left (active)
      """
    ),
    shows(
      Wizard(),
      [.next, .answer("Ada"), .next, .back],
      """
      Page 1 of 3
      What is your name?
      > Ada
      """
    ),
    shows(
      Temperature(),
      [.celsius("100"), .fahrenheit("-40"), .celsius("x")],
      "\"x\" Celsius, -40 Fahrenheit"
    ),
    shows(
      FlightBooker(),
      [.choose(.return), .back("29.02.2016"), .book],
      """
      return
      there 27.03.2014
      back 29.02.2016
      booked: return from 27.03.2014 to 29.02.2016
      """
    ),
    shows(DurationTimer(), [.tick, .duration(2), .tick, .tick], "0.2 of 0.2 seconds, over"),
    shows(
      People(),
      [.filter("M"), .select(2), .surname("Tal"), .update, .filter(""), .select(1)],
      """
      1. Emil, Hans *
      2. Tal, Max
      3. Tisch, Roman
      """
    ),
    shows(
      CircleDrawer(),
      [
        .press(x: 40, y: 30), .press(x: 45, y: 30), .adjust, .diameter(51), .close, .undo, .redo,
        .press(x: 90, y: 90),
      ],
      """
      1. 40 30, diameter 51
      2. 90 90, diameter 30
      """
    ),
    shows(
      Cells(columns: 4, rows: 2),
      [
        .write("2.5", at: .a0), .write("=A0*3", at: .b0), .write("=SUM(A0:B1)/0", at: .c0),
        .write("=D0", at: .d0), .write("x", at: .a1),
      ],
      """
      A0: 2.5
      B0: 7.5, =A0*3
      C0: #DIV/0!, =SUM(A0:B1)/0
      D0: #CYCLE!, =D0
      A1: x
      """
    ),
    shows(
      Life(width: 3, height: 3),
      [.place(.blinker, x: 0, y: 1), .step(1), .toggle(x: 0, y: 0)],
      """
      .##
      ###
      ###
      generation 1
      """
    ),
    shows(
      Feed(),
      [.follow("moths"), .arrived(["Luna", "Atlas"], from: "moths"), .read(2, of: "moths")],
      """
      moths: 1 new
        1. * Luna
        2. Atlas
      """
    ),
    shows(Die(), [.fell(2), .roll, .fell(6)], "6"),
    shows(
      Notebook(),
      [
        .add("travel", within: []), .add("pack", within: [1]), .add("moths", within: []),
        .move([2], to: 1), .levels(1), .read,
      ],
      """
      1. moths
      2. travel
      2 of 3 notes, down to level 1
      """
    ),
    isKept(
      Todos(),
      [.add(title: "\"milk\""), .add(title: "\\bread"), .toggle(1), .remove(2), .route(.completed)]
    ),
    isKept(
      Tasks(),
      [.add(title: "milk"), .add(title: "bread"), .toggle(number: 1), .clearDone, .filter(.active)]
    ),
    isTreeKept(),
    isKept(SamplePrograms.Counter(), [.decrement, .decrement]),
    isKept(Wizard(), [.answer("Ada"), .next]),
    isKept(Temperature(), [.celsius("100")]),
    isKept(FlightBooker(), [.choose(.return), .book]),
    isKept(DurationTimer(), [.tick, .duration(2)]),
    isKept(People(), [.filter("M"), .select(2), .surname("Tal"), .update, .create]),
    isKept(CircleDrawer(), [.press(x: 40, y: 30)]),
    isKept(
      Cells(columns: 2, rows: 2),
      [.write("=B0*2", at: .a0), .write("4", at: .b0)]
    ),
    isKept(Life(width: 3, height: 3), [.place(.blinker, x: 0, y: 1), .step(1)]),
    isKept(
      Feed(),
      [.follow("moths"), .arrived(["Luna", "Atlas"], from: "moths"), .read(2, of: "moths")]
    ),
    isKept(
      Notebook(),
      [
        .add("travel", within: []), .add("\"pack\"", within: [1]), .add("moths", within: []),
        .move([2], to: 1), .levels(1), .read,
      ]
    ),
  ] + textClaims() + messageClaims()
}
