import CommandLineSupport
import ComponentKit
import Foundation
import SharedLaboratory
import TerminalHost
import TestSupport
import Testing

@testable import Laboratory

/// The instruments on a program of a user that lacks nothing, alone and among others.
@Suite("Instruments")
struct InstrumentTests {
  let directory = TemporaryDirectory()

  private func run(_ words: String...) -> Outcome { outcome(of: .shelf, words: words) }

  @Test("open a program without --program where there is one, and ask for it where there are more")
  func program() {
    #expect(run("run", "--messages", "undo", "--quiet").status == .success)
    let words = ["run", "--messages", "undo", "--quiet"]
    let several = outcome(of: .shelf, .likes, words: words)
    #expect(several.status == .usage)
    #expect(several.error.hasPrefix("mylab: --program must be given; it takes shelf or likes\n"))
    #expect(outcome(of: .shelf, .likes, words: words + ["--program", "shelf"]).status == .success)
    let unknown = outcome(of: .shelf, .likes, words: words + ["--program", "shel"])
    let takes = "mylab: unknown program \"shel\"; --program takes shelf or likes; "
    #expect(unknown.error.hasPrefix(takes + "did you mean \"shelf\"?\n"))
    #expect(!run("run", "--help").output.contains("--program"))
    let help = outcome(of: .shelf, .likes, words: ["run", "--help"]).output
    #expect(help.contains("  --program NAME       the program: shelf or likes\n"))
  }

  @Test("write one line of JSON each")
  func json() throws {
    let (log, messages) = (directory.file("log.jsonl"), "add(title: \"a\"); undo")
    #expect(run("run", "--messages", messages, "--record", log, "--json").status == .success)
    for (words, names) in [
      ("run --messages undo --json", ["program", "runs", "agree"]),
      ("replay \(log) --json", ["program", "runs", "agree"]),
      ("draw --json", ["program", "depth", "messages", "nodes", "edges"]),
      ("check --depth 3 --json", ["program", "states", "steps", "properties"]),
      ("laws --cases 5 --json", ["seed", "cases", "instances", "strengths"]),
      ("costs --samples 2 --json", ["program", "samples", "rounds", "isDebug", "runners"]),
      (
        "merge --messages undo --json",
        ["program", "states", "isCut", "messages", "server", "peers"]
      ),
    ] {
      let found = outcome(of: .shelf, words: words.split(separator: " ").map(String.init))
      #expect(found.status == .success && found.error.isEmpty, "\(words): \(found.error)")
      #expect(found.output.count { $0 == "\n" } == 1, "\(words)")
      let object = try JSONSerialization.jsonObject(with: Data(found.output.utf8))
      let keys = try #require(object as? NSDictionary).allKeys.compactMap { $0 as? String }
      #expect(Set(names).isSubset(of: keys), "\(words): \(keys)")
    }
  }

  @Test("check and measure a program by the messages that are given")
  func lawsAndCosts() {
    #expect(run("laws", "--list").output.contains("  Elm.Shelf\n"))
    let laws = run("laws", "--only", "Halogen", "--cases", "10")
    #expect(laws.status == .success && laws.output.contains("✓  Halogen.Shelf"), "\(laws.output)")
    let costs = run("costs", "--samples", "1").output
    #expect(
      costs.hasPrefix("shelf: what a message costs, as the middle of 1 sample of its 4 usual")
    )
    for name in ["Elm", "Redux", "React", "Halogen"] {
      #expect(costs.contains("\nIn \(name) it takes "))
    }
  }

  @Test("open in the laboratory, in which a person types messages")
  func open() {
    let shown = screens(
      of: .shelf,
      .likes,
      in: .react,
      by: [
        .key("m"), .type("add(title: \"Emma\")"), .key("Enter"), .show, .key("Escape"), .key("4"),
        .show,
      ]
    )
    #expect(shown.contains { $0.contains("1. [ ] Emma") })
    #expect(shown.last?.contains("Halogen shows the answers") == true)
  }

  @Test("are explained, each with the messages that the experiments declare")
  func help() {
    let tool = LaboratoryTool.mine([.shelf, .likes])
    for command in tool.commands {
      let help = outcome(of: .shelf, .likes, words: [command.name, "--help"])
      #expect(help == Outcome(status: .success, output: command.help(of: tool)))
      #expect(help.output.contains("usage: mylab \(command.name)"))
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command.name)")
      #expect(tool.help.contains("mylab \(command.name)  "))
    }
    for name in ["run", "draw", "costs"] {
      let help = outcome(of: .shelf, .likes, words: [name, "--help"]).output
      #expect(help.contains("  shelf       add(title: \"Emma\"); read(1); remove(1); undo\n"))
      #expect(help.contains("  likes       +; -\n"))
    }
    #expect(outcome(of: .shelf, words: []).output == LaboratoryTool.mine([.shelf]).help)
  }

  @Test(
    "explain a mistake in one line, with the fix",
    arguments: [
      (
        "rnu",
        "unknown command \"rnu\"; mylab takes open, run, replay, draw, check, laws, costs, merge, "
          + "share and --help; did you mean \"run\"?"
      ),
      ("--version", "unknown option \"--version\"; mylab takes open, run, "),
      ("--help me", "--help takes no argument; got \"me\""),
      ("run", "--script or --messages must be given; got neither"),
      ("run --script - --messages undo", "--script or --messages must be given; got both"),
      (
        "run --messages undo --state s --record s",
        "--state and --record must name different files; got \"s\" twice"
      ),
      (
        "run --architecture elmo --messages undo",
        "unknown architecture \"elmo\"; --architecture takes elm, redux, react, halogen or all; "
          + "did you mean \"elm\"?"
      ),
      ("run shelf", "unexpected argument \"shelf\"; mylab run takes options only"),
      ("draw --depth -1", "--depth must be a whole number, 0 or more; got \"-1\""),
      ("draw --svg - --json", "--svg must name a file beside --json; got \"-\""),
      (
        "open --architecture all",
        "--architecture must be one of elm, redux, react or halogen; got \"all\""
      ),
      ("costs --samples 0", "--samples must be a whole number, 1 to 1000; got \"0\""),
      ("run --messages", "--messages needs a value; got nothing"),
      ("run --messages --json", "--messages needs a value; got \"--json\""),
      ("run --messages=", "--messages needs a value; got \"\""),
      ("run --json=yes", "--json takes no value; got \"yes\""),
      ("run --quiet --quiet", "--quiet must be given once; got it twice"),
      (
        "run --sript x",
        "unknown option \"--sript\"; mylab run takes --architecture, --messages, --script, --state, "
          + "--record, --json, --quiet and --help; did you mean \"--script\"?"
      ),
      (
        "check --property grow",
        "unknown property \"grow\"; --property takes refusals-change-nothing, "
      ),
      ("check --states 0", "--states must be a whole number, 1 or more; got \"0\""),
    ]
  )
  func mistakes(words: String, message: String) throws {
    let words = words.split(separator: " ").map(String.init)
    let found = outcome(of: .shelf, words: words)
    let tool = LaboratoryTool.mine([.shelf])
    let usage = tool.commands.first { $0.name == words[0] }?.usage(of: tool) ?? tool.overview
    #expect(found.status == .usage && found.output.isEmpty)
    #expect(found.error.hasPrefix("mylab: \(message)"), "\(found.error)")
    #expect(found.error.hasSuffix("\n\(usage)"), "\(found.error)")
  }

  @Test("take only UTF-8, and name an argument that is not")
  func notText() {
    let transcript = Transcript()
    let words: [[UInt8]] = ["run", "--messages", "undo "].map { Array($0.utf8) }
    let tool = LaboratoryTool(
      named: "mylab",
      [.shelf],
      arguments: words.dropLast() + [words[2] + [0xFF]],
      console: transcript.console()
    )
    #expect(tool.run() == .usage)
    let usage = RunCommand.usage(of: tool)
    #expect(transcript.error == "mylab: argument 3 must be UTF-8; got \"undo \u{FFFD}\"\n" + usage)
  }
}
