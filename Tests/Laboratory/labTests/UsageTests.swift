import CommandLineSupport
import Foundation
import PropertyCatalogue
import SharedLaboratory
import TestSupport
import Testing

@testable import Laboratory
@testable import lab
@testable import lab_package

@Suite("Usage")
struct UsageTests {
  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      (
        "rnu",
        "unknown command \"rnu\"; lab takes open, run, replay, draw, check, costs, merge, tour, "
          + "pair, laws, share, atlas, conduit, web, --help and --version; did you mean \"run\"?"
      ),
      (
        "--hlep",
        "unknown option \"--hlep\"; lab takes open, run, replay, draw, check, costs, merge, tour, "
          + "pair, laws, share, atlas, conduit, web, --help and --version; did you mean \"--help\"?"
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
      ("tour now", "tour takes no argument; got \"now\""),
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
      ("pair", "--of must be given; it takes store, moore, cofree, traced or ledger"),
      (
        "pair --of stor",
        "--of must be store, moore, cofree, traced or ledger; got \"stor\"; did you mean \"store\"?"
      ),
      ("pair --of store --depth four", "--depth must be a whole number, 0 or more; got \"four\""),
    ]
  )
  func mistakes(words: String, message: String) {
    let outcome = outcome(words.split(separator: " ").map(String.init))
    let usage = usage(of: String(words.prefix { $0 != " " }))
    #expect(outcome == Outcome(status: .usage, error: "lab: \(message)\n\(usage)"))
  }

  @Test("takes a single dash for a value")
  func dash() {
    let outcome = outcome(["run", "--program", "counter", "--messages", "-", "--quiet", "--json"])
    #expect(outcome.output.contains(#""views":["-1"]"#))
  }

  @Test("prints the version")
  func version() {
    #expect(outcome(["--version"]) == Outcome(status: .success, output: "lab 2.0.0\n"))
  }

  @Test("explains itself and each command, in lines that are short")
  func help() {
    let others = PackageLaboratory.commands.map { [$0.name] }
    for command in [[]] + lab().commands.map({ [$0.name] }) + others {
      let outcome = outcome(command + ["--help"])
      #expect(outcome.status == .success)
      #expect(outcome.output.contains("usage: lab") && outcome.output.contains("exit status:"))
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command)")
    }
  }

  @Test("declares samples that lack nothing, with messages that are read as they are written")
  func samples() throws {
    #expect(!lab().help.contains("what a program lacks"))
    for experiment in SampleExperiments.all {
      #expect(!experiment.summary.isEmpty && experiment.lacks == [], "\(experiment.name)")
      let examples = try #require(experiment.examples)
      let words = ["run", "--program", experiment.name, "--architecture", "elm", "--messages"]
      let outcome = outcome(words + [examples.joined(separator: "; ")])
      #expect(outcome.status == .success)
      for example in examples { #expect(outcome.output.contains("> \(example)\n")) }
    }
  }

  @Test("shows five commands with an example before all commands, each of which is right")
  func examples() throws {
    let beginning = try #require(lab().help.components(separatedBy: "\nusage: ").first)
    let lines = beginning.split(separator: "\n").filter { $0.hasPrefix("  lab ") }
    #expect(lines.count == 5)
    for line in lines {
      let example = try #require(line.dropFirst(6).components(separatedBy: "  ").first)
      let words = words(of: example)
      let tool = lab(words)
      let command = try #require(tool.commands.first { $0.name == words.first })
      _ = try command.init(Array(words.dropFirst()), of: tool)
    }
  }

  @Test("lists the commands of the other executable as that one does")
  func others() {
    let commands = LaboratoryTool.package([], Transcript().console()).commands
    #expect(PackageLaboratory.commands.map(\.name) == commands.map { $0.name })
    #expect(PackageLaboratory.commands.map(\.summary) == commands.map { $0.summary })
    for command in PackageLaboratory.commands {
      #expect(lab().help.contains(" lab \(command.name) "))
    }
  }
}
