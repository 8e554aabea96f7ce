import ComponentKit
import Markup
import SamplePrograms

/// The views of a program in one architecture after each message of a script.
private func views<A: ProgramArchitecture>(
  _ component: Component<A>,
  _ script: String
) -> [String]? where A.Program: ScriptedProgram {
  var component = component
  var views = [component.view]
  for line in A.Program.pieces(of: script) {
    guard let messages = try? A.Program.parse(line) else { return nil }
    for message in messages {
      component.send(message)
      views.append(component.view)
    }
  }
  return views
}

/// Whether a program shows the same in every architecture, ends as it should, and can be drawn.
private func shows<P: ScriptedProgram>(_ program: P, _ script: String, _ last: String) -> Bool {
  guard let elm = views(Component<Elm<P>>(program), script), elm.last == last else { return false }
  let drawn = Component<Elm<Drawn<P>>>(Drawn(program))
  return views(Component<Redux<P>>(program), script) == elm
    && views(Component<React<P>>(program), script) == elm
    && views(Component<Halogen<P>>(program), script) == elm
    && !drawn.view.html.isEmpty
}

/// Whether a state comes back from the text that it is saved as.
private func isKept<P: ScriptedProgram & SavedProgram>(_ program: P, _ script: String) -> Bool {
  var state = program.initial
  for line in P.pieces(of: script) {
    guard let messages = try? P.parse(line) else { return false }
    for message in messages { program.reduce(&state, by: message) }
  }
  return program.load(program.save(state), version: P.version) == state && state != program.initial
}

/// The checks of the sample programs in the browser's Swift.
func sampleClaims() -> [Bool] {
  [
    shows(SamplePrograms.Counter(), "+ + -", "1"),
    shows(
      Tasks(),
      "add milk; add bread; toggle 1; clear done; undo; filter done",
      """
      1. [x] milk
      1 of 2 left (done)
      """
    ),
    shows(
      Todos(),
      "new milk; new  bread; toggle 1; edit 2 butter; route active; clear; edit 2",
      """
      2. [ ] butter (editing)
      1 item left (active)
      """
    ),
    shows(
      Wizard(),
      "next; answer Ada; next; back",
      """
      Page 1 of 3
      What is your name?
      > Ada
      """
    ),
    shows(Temperature(), "celsius 100; fahrenheit -40; celsius x", "\"x\" Celsius, -40 Fahrenheit"),
    shows(
      FlightBooker(),
      "choose return; back 29.02.2016; book",
      """
      return
      there 27.03.2014
      back 29.02.2016
      booked: return from 27.03.2014 to 29.02.2016
      """
    ),
    shows(DurationTimer(), "tick; duration 2; tick; tick", "0.2 of 0.2 seconds, over"),
    shows(
      People(),
      "filter M; select 2; surname Tal; update; filter; select 1",
      """
      1. Emil, Hans *
      2. Tal, Max
      3. Tisch, Roman
      """
    ),
    shows(
      CircleDrawer(),
      "press 40 30; press 45 30; adjust; diameter 51; close; undo; redo; press 90 90",
      """
      1. 40 30, diameter 51
      2. 90 90, diameter 30
      """
    ),
    shows(
      Cells(columns: 4, rows: 2),
      "write A0 2.5; write B0 =A0*3; write C0 =SUM(A0:B1)/0; write D0 =D0; write A1 x",
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
      "place blinker 0 1; step; toggle 0 0",
      """
      .##
      ###
      ###
      generation 1
      """
    ),
    shows(
      Feed(),
      "follow moths; arrive moths Luna, Atlas; read moths 2",
      """
      moths: 1 new
        1. * Luna
        2. Atlas
      """
    ),
    shows(Die(), "fell 2; roll; fell 6", "6"),
    shows(
      Notebook(),
      "add travel; nest 1 pack; add moths; move 2 1; levels 1; read",
      """
      1. moths
      2. travel
      2 of 3 notes, down to level 1
      """
    ),
    isKept(Todos(), "new \"milk\"; new \\bread; toggle 1; remove 2; route completed"),
    isKept(Tasks(), "add milk; add bread; toggle 1; clear done; filter active"),
    isKept(SamplePrograms.Counter(), "- -"),
    isKept(Wizard(), "answer Ada; next"),
    isKept(Temperature(), "celsius 100"),
    isKept(FlightBooker(), "choose return; book"),
    isKept(DurationTimer(), "tick; duration 2"),
    isKept(People(), "filter M; select 2; surname Tal; update; create"),
    isKept(CircleDrawer(), "press 40 30"),
    isKept(Cells(columns: 2, rows: 2), "write A0 =B0*2; write B0 4"),
    isKept(Life(width: 3, height: 3), "place blinker 0 1; step"),
    isKept(Feed(), "follow moths; arrive moths Luna, Atlas; read moths 2"),
    isKept(Notebook(), "add travel; nest 1 \"pack\"; add moths; move 2 1; levels 1; read"),
  ] + textClaims() + messageClaims()
}
