import CommandLineSupport
import Foundation
import SharedLaboratory
import TestSupport
import Testing

@testable import Laboratory

/// Runs `run` on a script of lines.
private func run(_ experiment: Experiment, _ script: String, _ words: String...) -> Outcome {
  outcome(of: experiment, words: ["run", "--script", "-"] + words, input: script)
}

@Suite("Run")
struct RunTests {
  @Test("writes the views of each architecture as JSON")
  func json() {
    let views = #""views":["0","1","2","1"],"refused":[]"#
    #expect(
      outcome(of: .likes, words: ["run", "--messages", "+ + -", "--json"])
        == Outcome(
          status: .success,
          output: #"{"program":"likes","runs":[{"architecture":"elm",\#(views)},"#
            + #"{"architecture":"redux",\#(views)},{"architecture":"react",\#(views)},"#
            + #"{"architecture":"halogen",\#(views)}],"agree":true}"# + "\n"
        )
    )
    for name in ArchitectureName.allCases {
      #expect(
        run(.likes, "+\n", "--json", "--architecture=\(name.rawValue)").output
          == #"{"program":"likes","runs":[{"architecture":"\#(name.rawValue)","#
          + #""views":["0","1"],"refused":[]}],"agree":true}"# + "\n"
      )
    }
  }

  @Test("writes each refused message, with its line, as JSON")
  func jsonRefusal() {
    let script = "add(title: \"a\")\n\nundo\n"
    #expect(
      run(.shelf, script, "--json", "--quiet", "--architecture", "elm")
        == Outcome(
          status: .success,
          output: #"{"program":"shelf","runs":[{"architecture":"elm","#
            + #""views":["1. [ ] a\n1 in all"],"refused":[{"line":3,"message":"undo","#
            + #""reason":"nothing was removed"}]}],"agree":true}"# + "\n"
        )
    )
  }

  @Test("shows one architecture as text, and a message out of range as refused")
  func text() {
    #expect(
      run(.shelf, "add(title: \"a\")\nread(7)\n", "--architecture", "halogen")
        == Outcome(
          status: .success,
          output: """
            start
            0 in all

            > add(title: "a")
            1. [ ] a
            1 in all

            > read(7)
            refused: there is no book 7
            1. [ ] a
            1 in all


            """
        )
    )
  }

  @Test("shows all architectures side by side, and a wide view once under their names")
  func sideBySide() {
    #expect(
      run(.likes, "+ -").output == """
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
    let words = ["run", "--messages", "add(title: \"Emma\")", "--quiet"]
    #expect(
      outcome(of: .shelf, words: words, width: 40).output == """
        > add(title: "Emma")
        elm, redux, react and halogen:
        1. [ ] Emma
        1 in all

        Every view agreed: elm, redux, react and halogen, 1 message, 0 refused, 1 view each.

        """
    )
  }

  @Test("shows the first view if there is no message")
  func noMessage() {
    let output = run(.likes, "# nothing\n", "--quiet", "--architecture=elm").output
    #expect(output == "start\n0\n\n")
  }

  @Test("shows controls in texts and in refused messages")
  func controls() {
    let script = "add(title: \"a\u{1B}[2J\u{9B}\")\n"
    let shown = run(.shelf, script, "--architecture=elm").output
    #expect(shown.contains(#"1. [ ] a\u{1B}[2J\u{9B}"#))
    #expect(!shown.unicodeScalars.contains { ["\u{1B}", "\u{9B}"].contains($0) })
    let json = run(.shelf, script, "--json", "--quiet", "--architecture=elm").output
    #expect(json.contains(#""1. [ ] a\u001b[2J"#))
  }

  @Test("lists the work that a program requests, and does not run it")
  func work() {
    #expect(
      run(.door, "ring\nhush\n", "--architecture=elm").output == """
        start
        closed

        > ring
        work started: bell
        closed

        > hush
        work cancelled: bell
        closed


        """
    )
    #expect(
      run(.door, "ring\nhush\n", "--architecture=elm", "--json", "--quiet").output
        == #"{"program":"door","runs":[{"architecture":"elm","views":["closed"],"refused":[],"#
        + #""effects":[{"line":1,"effect":"work started: bell"},"#
        + #"{"line":2,"effect":"work cancelled: bell"}]}],"agree":true}"# + "\n"
    )
  }

  @Test("delivers a program's own messages, with a view for each")
  func ownMessages() {
    #expect(
      run(.door, "open; close").output == """
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
      run(.door, "open", "--quiet", "--architecture=redux").output == """
        >> sent itself: opened
        open


        """
    )
  }

  @Test("runs thousands of messages")
  func thousands() {
    let count = cases(2_000, long: 10_000)
    let script =
      (1...count).map { "add(title: \"book \($0)\")\n" }.joined() + "read(\(count))\n"
    let outcome = run(.shelf, script, "--quiet")
    #expect(outcome.output.contains("\(count). [x] book \(count)"))
    #expect(outcome.output.hasSuffix("\(count + 1) messages, 0 refused, 1 view each.\n"))
  }
}

@Suite("Messages that are typed")
struct ScriptTests {
  let directory = TemporaryDirectory()

  @Test(
    "skip blank lines and notes, and take the line ends of every system",
    arguments: [
      "+\n+", "+ +", "+;+", "\u{FEFF}# note\r\n\r\n+\r\n  # + \n\t\n+", "+;\n;+;", " + \t + \n",
    ]
  )
  func lines(script: String) throws {
    #expect(run(.likes, script, "--json", "--quiet").output.contains(#""views":["2"]"#))
    try directory.write(script, to: "script")
    let words = ["run", "--script", directory.file("script"), "--json", "--quiet"]
    #expect(outcome(of: .likes, words: words).output.contains(#""views":["2"]"#))
  }

  @Test(
    "are explained by line, column and near spelling, and nothing is shown",
    arguments: [
      ("undo; ad(title: \"a\")", ":1:7: there is no ad; did you mean \"add\"?"),
      ("undo\n\n# c\n  remov(1)\n", ":4:3: there is no remov; did you mean \"remove\"?"),
      ("add(titel: \"a\")", ":1:5: add has no titel; did you mean \"title\"?"),
      ("read(one)", ":1:6: expected a whole number, got one"),
      ("read(9223372036854775808)", ":1:6: "),
      ("add(title: \"a", ":1:"),
    ]
  )
  func mistakes(script: String, message: String) {
    let outcome = run(.shelf, script)
    #expect(outcome.status == .data)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("mylab: standard input" + message))
    #expect(outcome.error.count { $0 == "\n" } == 1, "\(outcome.error)")
  }

  @Test("must come from a file of text that exists")
  func files() throws {
    let (script, folder) = (directory.file("script"), directory.path)
    func error(_ path: String) -> Outcome {
      outcome(of: .shelf, words: ["run", "--script", path])
    }
    #expect(
      error(script)
        == Outcome(
          status: .noInput,
          error: "mylab: \(script): script cannot be read: No such file or directory\n"
        )
    )
    #expect(
      error(folder)
        == Outcome(
          status: .noInput,
          error: "mylab: \(folder): script cannot be read: Is a directory\n"
        )
    )
    try Data("undo\nundo #caf".utf8 + [0xE9, 0x0A]).write(to: URL(filePath: script))
    #expect(
      error(script)
        == Outcome(status: .data, error: "mylab: \(script):2: text must be UTF-8\n")
    )
  }
}
