import CommandLineSupport
import LaboratoryCore
import Testing

@testable import lab

@Suite("Run")
struct RunTests {
  @Test("writes the counter's views as JSON")
  func json() {
    let outcome = outcome(["run", "--program", "counter", "--messages", "+ + -", "--json"])
    let views = #""views":["0","1","2","1"],"refused":[]"#
    #expect(
      outcome.output
        == #"{"program":"counter","runs":[{"architecture":"elm",\#(views)},"#
        + #"{"architecture":"redux",\#(views)},{"architecture":"react",\#(views)},"#
        + #"{"architecture":"halogen",\#(views)}],"agree":true}"# + "\n"
    )
    #expect(outcome.status == .success)
    #expect(outcome.error.isEmpty)
  }

  @Test("writes one run for one architecture", arguments: ArchitectureName.allCases)
  func oneArchitecture(name: ArchitectureName) {
    let outcome = run("counter", "+\n", "--json", "--architecture=\(name.rawValue)")
    #expect(
      outcome.output
        == #"{"program":"counter","runs":[{"architecture":"\#(name.rawValue)","#
        + #""views":["0","1"],"refused":[]}],"agree":true}"# + "\n"
    )
  }

  @Test("writes each refused message, with its line, as JSON")
  func jsonRefusal() {
    let outcome = run("tasks", "add a\n\nundo\n", "--json", "--quiet", "--architecture", "elm")
    #expect(
      outcome.output
        == #"{"program":"tasks","runs":[{"architecture":"elm","#
        + #""views":["1. [ ] a\n1 of 1 left (all)"],"refused":[{"line":3,"message":"undo","#
        + #""reason":"a removal must exist to be undone; got none"}]}],"agree":true}"# + "\n"
    )
    #expect(outcome.status == .success)
  }

  @Test("counts the counter's messages on the command line")
  func messageNumbers() {
    let outcome = outcome(["run", "--program", "counter", "--messages", "+ x"])
    #expect(outcome.error == "lab: --messages:2: unknown message \"x\"; counter takes + and -\n")
    #expect(outcome.status == .data)
  }

  @Test("shows one architecture as text")
  func text() {
    #expect(
      run("tasks", "add a\nundo\n", "--architecture", "halogen")
        == Outcome(
          status: .success,
          output: """
            start
            0 of 0 left (all)

            > add a
            1. [ ] a
            1 of 1 left (all)

            > undo
            refused: a removal must exist to be undone; got none
            1. [ ] a
            1 of 1 left (all)


            """
        )
    )
  }

  @Test("shows all architectures side by side")
  func sideBySide() {
    #expect(
      run("counter", "+ -").output == """
        start
        elm  redux  react  halogen
        0    0      0      0

        > +
        elm  redux  react  halogen
        1    1      1      1

        > -
        elm  redux  react  halogen
        0    0      0      0

        Every view agreed: elm, redux, react and halogen, 2 messages, 0 refused, 3 views each.

        """
    )
  }

  @Test("shows a wide view once under the names of all its architectures")
  func stacked() {
    let outcome = outcome(
      ["run", "--program", "wizard", "--messages", "answer Ada", "--quiet"],
      width: 40
    )
    #expect(
      outcome.output == """
        > answer Ada
        elm, redux, react and halogen:
        Page 1 of 3
        What is your name?
        > Ada

        Every view agreed: elm, redux, react and halogen, 1 message, 0 refused, 1 view each.

        """
    )
  }

  @Test("shows the first view if there is no message")
  func noMessage() {
    let output = run("counter", "# nothing\n", "--quiet", "--architecture=elm").output
    #expect(output == "start\n0\n\n")
  }

  @Test("skips blank lines and notes, and takes the line ends of every system")
  func lines() {
    let outcome = run("counter", "\u{FEFF}# note\r\n\r\n+\r\n  # + \n\t\n+", "--json", "--quiet")
    #expect(outcome.output.contains(#""views":["2"]"#))
  }

  @Test("shows controls in titles and in refused titles")
  func controls() {
    let outcome = run("tasks", "add a\u{1B}[2J\u{9B}\nedit 1 \u{85}\n", "--architecture=elm")
    #expect(outcome.output.contains(#"> add a\u{1B}[2J\u{9B}"#))
    #expect(outcome.output.contains(#"1. [ ] a\u{1B}[2J\u{9B}"#))
    #expect(outcome.output.contains(#"got "\u{85}""#))
    #expect(!outcome.output.unicodeScalars.contains("\u{1B}"))
    let json = run("tasks", "add a\u{1B}\u{7F}\"\\\n", "--json", "--quiet", "--architecture=elm")
    #expect(json.output.contains(#""1. [ ] a\u001b\u007f\"\\\n1 of 1 left (all)""#))
  }

  @Test("lists the work that a program requests, and does not run it")
  func work() {
    let outcome = run("feed", "follow a\nunfollow a\n", "--architecture=elm")
    #expect(
      outcome.output == """
        start
        nothing is followed

        > follow a
        work started: fetch/a
        a: loading

        > unfollow a
        work cancelled: fetch/a
        nothing is followed


        """
    )
    let json = run("feed", "follow a\nunfollow a\n", "--architecture=elm", "--json", "--quiet")
    #expect(
      json.output
        == #"{"program":"feed","runs":[{"architecture":"elm","views":["nothing is followed"],"#
        + #""refused":[],"effects":[{"line":1,"effect":"work started: fetch/a"},"#
        + #"{"line":2,"effect":"work cancelled: fetch/a"}]}],"agree":true}"# + "\n"
    )
  }

  /// Plays a script of the door, and returns the report.
  private func play(
    _ script: String,
    _ names: [ArchitectureName],
    _ words: String...
  ) throws -> String {
    let transcript = Transcript()
    let known = Arguments.Known(explainedIn: Help.run.text)
    let form = ReportForm(try Arguments(words, of: "lab run", known))
    var run = AgreementRun<Door>(names, of: Restorable(base: Door(), initial: .closed))
    let messages = try Script<Door>(pieces: script, from: "--messages")
    #expect(try run.play(messages, form, transcript.console()).agree)
    return transcript.output
  }

  @Test("delivers a program's own messages, with a view for each")
  func ownMessages() throws {
    #expect(
      try play("open; close", ArchitectureName.allCases) == """
        start
        elm     redux   react   halogen
        closed  closed  closed  closed

        > open
        elm      redux    react    halogen
        opening  opening  opening  opening

        >> sent itself: opened
        elm      redux    react    halogen
        open     open     open     open

        > close
        elm      redux    react    halogen
        closed   closed   closed   closed

        Every view agreed: elm, redux, react and halogen, 2 messages, 0 refused, 4 views each.

        """
    )
    #expect(
      try play("open", [.redux], "--quiet") == """
        >> sent itself: opened
        open


        """
    )
  }

  @Test("handles a program's own messages before it checks the next line")
  func rehearsal() {
    let outcome = run("notebook", "add a\nremove 1.1\n", "--architecture=react")
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("path must lead to a note; got \"1.1\""))
    #expect(outcome.status == .data)
  }

  @Test("runs ten thousand messages")
  func tenThousand() {
    let script = (1...10_000).map { "add task \($0)\n" }.joined() + "toggle 10000\n"
    let outcome = run("tasks", script, "--quiet")
    #expect(outcome.output.contains("10000. [x] task 10000"))
    #expect(outcome.output.hasSuffix("10001 messages, 0 refused, 1 view each.\n"))
  }
}
