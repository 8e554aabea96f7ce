import CommandLineSupport
import ComponentKit
import TestSupport
import Testing

@testable import Experiments
@testable import Laboratory
@testable import lab

@Suite("Extreme numbers in the command")
struct ExtremeNumberTests {
  @Test("are refused or taken by every program in the laboratory")
  func lines() {
    var laboratory = Component<React<LaboratoryProgram>>(LaboratoryProgram(of: lab()))
    laboratory.send(.resized(LaboratoryProgram.Room(columns: 80, rows: 24)))
    for experiment in SampleExperiments.all {
      for example in experiment.examples ?? [] {
        for number in extremeNumbers {
          laboratory.send(.typed(example.replacing(/\d+/, with: number)))
          laboratory.send(.send)
          laboratory.deliverOwn()
        }
      }
      for number in extremeNumbers.compactMap({ Int($0) }) {
        laboratory.send(.travel(.jump(to: number)))
        laboratory.send(.travel(.branch(number)))
        laboratory.send(.depth(number))
        laboratory.send(.visit(number))
      }
      let log = laboratory.state.timeline.messages.map(\.line)
      #expect(!log.contains(""), "\(experiment.name)")
      laboratory.send(.openNext(1))
    }
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
