import CommandLineSupport
import Foundation
import SamplePrograms
import Testing

@testable import lab

@Suite("Usage")
struct UsageTests {
  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      (
        "rnu",
        "unknown command \"rnu\"; lab takes open, tour, run, replay, draw, check, laws, atlas, "
          + "conduit, web, --help and --version; did you mean \"run\"?"
      ),
      (
        "--hlep",
        "unknown option \"--hlep\"; lab takes open, tour, run, replay, draw, check, laws, atlas, "
          + "conduit, web, --help and --version; did you mean \"--help\"?"
      ),
      ("--version now", "--version takes no argument; got \"now\""),
      (
        "run",
        "--program must be given; it takes counter, temperature, flight, timer, people, circles, "
          + "cells, tasks, wizard, life, feed, die, notebook or todos"
      ),
      (
        "run --program task --messages +",
        "unknown program \"task\"; --program takes counter, temperature, flight, timer, people, "
          + "circles, cells, tasks, wizard, life, feed, die, notebook or todos; did you mean \"tasks\"?"
      ),
      (
        "run --program counter --architecture elmo --messages +",
        "unknown architecture \"elmo\"; --architecture takes elm, redux, react, halogen or all; "
          + "did you mean \"elm\"?"
      ),
      ("run --program counter", "--script or --messages must be given; got neither"),
      (
        "run --program counter --script - --messages +",
        "--script or --messages must be given; got both"
      ),
      (
        "open --architecture all",
        "--architecture must be one of elm, redux, react or halogen; got \"all\""
      ),
      (
        "open --script a.script",
        "--script and --svg must be given together; got --script alone"
      ),
      ("open --svg a.svg", "--script and --svg must be given together; got --svg alone"),
      ("tour now", "tour takes no argument; got \"now\""),
      ("run --program", "--program needs a value; got nothing"),
      ("run --program --json", "--program needs a value; got \"--json\""),
      ("run --program=", "--program needs a value; got \"\""),
      ("run --json=yes", "--json takes no value; got \"yes\""),
      (
        "run --program counter --program tasks",
        "--program must be given once; got \"counter\" and \"tasks\""
      ),
      ("run --json --quiet --json", "--json must be given once; got it twice"),
      ("run --quiet --quiet", "--quiet must be given once; got it twice"),
      (
        "run --program counter --messages + --state s --record s",
        "--state and --record must name different files; got \"s\" twice"
      ),
      (
        "draw",
        "--program must be given; it takes counter, temperature, flight, timer, people, circles, "
          + "cells, tasks, wizard, life, feed, die, notebook or todos"
      ),
      (
        "conduit --server ftp://example.com",
        "--server: the scheme of an address must be http, https, ws or wss; got \"ftp://example.com\""
      ),
      (
        "conduit --server ws://example.com",
        "--server must begin with http:// or https://; got \"ws://example.com\""
      ),
      (
        "conduit --page a.html --server http://example.com",
        "--page excludes --server; a page uses the server that it comes from"
      ),
      (
        "conduit --architecture all",
        "--architecture must be one of elm, redux, react or halogen; got \"all\""
      ),
      (
        "draw --program counter --depth -1",
        "--depth must be a whole number, 0 or more; got \"-1\""
      ),
      (
        "draw --pair stor",
        "unknown pair \"stor\"; --pair takes store, moore, cofree, traced or ledger; did you mean "
          + "\"store\"?"
      ),
      ("draw --pair store --program counter", "--program must not be given with --pair; got both"),
      ("draw --pair store --messages +", "--messages must not be given with --pair; got both"),
      (
        "draw --program counter --depth four",
        "--depth must be a whole number, 0 or more; got \"four\""
      ),
      (
        "draw --program counter --svg - --json",
        "--svg must name a file beside --json; got \"-\""
      ),
      (
        "draw --programm counter",
        "unknown option \"--programm\"; lab draw takes --program, --pair, --depth, --messages, --svg, "
          + "--merge, --json and --help; did you mean \"--program\"?"
      ),
      ("run counter", "unexpected argument \"counter\"; lab run takes options only"),
      (
        "run --sript x",
        "unknown option \"--sript\"; lab run takes --program, --architecture, --messages, "
          + "--script, --state, --record, --json, --quiet and --help; did you mean \"--script\"?"
      ),
    ]
  )
  func mistakes(words: String, message: String) {
    let outcome = outcome(words.split(separator: " ").map(String.init))
    let usages = [
      "run": Help.run.usage, "draw": Help.draw.usage, "open": Help.open.usage,
      "conduit": Help.conduit.usage,
    ]
    let usage = usages[String(words.prefix { $0 != " " })] ?? Help.command.usage
    #expect(outcome == Outcome(status: .usage, error: "lab: \(message)\n\(usage)"))
  }

  @Test("takes only UTF-8, and names an argument that is not")
  func notText() {
    let words = ["run", "--program", "tasks", "--messages", "add "].map { Array($0.utf8) }
    #expect(
      outcome(bytes: words.dropLast() + [words[4] + [0xFF]])
        == Outcome(
          status: .usage,
          error: "lab: argument 5 must be UTF-8; got \"add \u{FFFD}\"\n" + Help.run.usage
        )
    )
    #expect(
      outcome(bytes: [[0xFF]])
        == Outcome(
          status: .usage,
          error: "lab: argument 1 must be UTF-8; got \"\u{FFFD}\"\n" + Help.command.usage
        )
    )
    let honest = outcome(["run", "--program=tasks", "--messages=add \u{FFFD}", "--quiet"])
    #expect(honest.status == .success)
  }

  @Test("takes a single dash for a value")
  func dash() {
    let outcome = outcome(["run", "--program", "counter", "--messages", "-", "--quiet", "--json"])
    #expect(outcome.output.contains(#""views":["-1"]"#))
  }

  @Test("prints the version")
  func version() {
    #expect(outcome(["--version"]) == Outcome(status: .success, output: "lab 1.0.0\n"))
  }

  @Test(
    "shows its help",
    arguments: [
      ["--help"], ["run", "--help"], ["run", "--json", "--help"], ["laws", "--help"],
      ["draw", "--help"], ["open", "--help"],
    ]
  )
  func help(arguments: [String]) {
    let outcome = outcome(arguments)
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("usage: lab") && outcome.output.contains("exit status:"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "describes behavior that may surprise",
    arguments: [
      "two runs at the same time on one file do not see each other: the last to finish wins, and "
        + "the file stays whole",
      "an output pipe that is closed early ends the run before anything is saved",
      "the views of long lists make a long line, and with --quiet it holds the last ones only",
    ]
  )
  func surprises(sentence: String) {
    let words = Help.run.text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(sentence))
  }

  @Test("names every option and every message in its help")
  func completeness() {
    for program in samplePrograms() {
      #expect(Help.run.text.contains("\n  \(program.name): \(program.summary)\n"))
      for usage in program.usages { #expect(Help.run.text.contains("    \(usage) ")) }
    }
    for option in ["program", "depth", "messages", "merge", "svg", "json"] {
      #expect(Help.draw.text.contains("\n  --\(option) "))
    }
    for option in [
      "program", "architecture", "script", "messages", "state", "record", "json", "quiet",
    ] {
      #expect(Help.run.text.contains("\n  --\(option) "))
    }
    for option in ["program", "architecture", "script", "svg"] {
      #expect(Help.open.text.contains("\n  --\(option) "))
    }
  }

  @Test("shows five commands with an example before all commands, each of which is right")
  func examples() throws {
    let beginning = try #require(Help.command.text.components(separatedBy: "\nusage: ").first)
    let lines = beginning.split(separator: "\n").filter { $0.hasPrefix("  lab ") }
    #expect(lines.count == 5)
    let console = Transcript().console()
    for line in lines {
      let example = try #require(line.dropFirst(6).components(separatedBy: "  ").first)
      let words = example.split(separator: "\"").enumerated().flatMap {
        $0.isMultiple(of: 2) ? $1.split(separator: " ") : [$1]
      }.map(String.init)
      let command = try #require(Lab.subcommands.first { $0.name == words.first })
      _ = try command.type.init(Array(words.dropFirst()), of: Lab(arguments: [], console: console))
    }
  }
}
