import CommandLineSupport
import LaboratoryCore
import SamplePrograms
import TestSupport
import Testing

@testable import lab

@Suite("Extreme numbers in the command")
struct ExtremeNumberTests {
  @Test(
    "are refused or taken by every program in the laboratory",
    arguments: ArchitectureName.allCases
  )
  func lines(architecture: ArchitectureName) {
    func check<P: ScriptedProgram>(_: P.Type) {
      var shown = show(P.self, in: architecture)
      for command in P.commands.map(\.word) {
        for number in extremeNumbers {
          _ = shown.send(line: "\(command) \(number)")
          _ = shown.send(line: "\(command) 1 \(number)")
          _ = shown.send(line: "\(command) a \(number)")
        }
      }
      for number in extremeNumbers.compactMap({ Int($0) }) {
        _ = shown.travel(.to(number))
        _ = shown.travel(.branch(number))
      }
      #expect(!shown.log.lines.contains(""))
    }
    for program in samplePrograms() { check(program) }
  }

  @Test("are refused as options, or taken", arguments: extremeNumbers)
  func options(number: String) throws {
    let directory = TemporaryDirectory()
    let path = directory.file("log.jsonl")
    let words = ["run", "--program", "counter", "--messages", "+ +"]
    #expect(outcome(words + ["--record", path]).status == .success)
    for words in [
      ["replay", path, "--until=\(number)"],
      ["draw", "--program", "counter", "--messages", "+ -", "--depth=\(number)"],
      ["laws", "--only", "none", "--seed=\(number)"],
      ["laws", "--only", "none", "--cases=\(number)"],
      ["laws", "--only", "none", "--shard=1/\(number)"],
      ["laws", "--only", "none", "--shard=\(number)/\(number)"],
      ["laws", "--replay", "a:b:\(number):1"], ["laws", "--replay", "a:b:1:\(number)"],
      ["laws", "--replay", "a:b:1:1.1x\(number)"],
    ] {
      let outcome = outcome(words)
      #expect([ExitCode.success, .usage, .data].contains(outcome.status), "\(words)")
      #expect(outcome.status == .success || outcome.error.hasPrefix("lab: "), "\(words)")
    }
  }
}
