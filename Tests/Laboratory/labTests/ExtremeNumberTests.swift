import CommandLineSupport
import ComponentKit
import Markup
import PropertyCatalogue
import TestSupport
import Testing

@testable import Laboratory
@testable import SharedLaboratory
@testable import lab_package

@Suite("Extreme numbers in the command")
struct ExtremeNumberTests {
  @Test("are refused or taken by every program in the laboratory")
  func lines() {
    var laboratory = Component<React<LaboratoryProgram>>(LaboratoryProgram(of: lab()))
    laboratory.send(.resized(LaboratoryProgram.Room(columns: 80, rows: 24)))
    for experiment in SampleExperiments.all {
      for example in experiment.examples ?? [] {
        // A message without a number is the same for all of them.
        for line in Set(extremeNumbers.map { example.replacing(/\d+/, with: $0) }).sorted() {
          laboratory.send(.typed(line))
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
      #expect(laboratory.view.text.contains(experiment.name))
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
    ] {
      let outcome = outcome(words)
      #expect([ExitCode.success, .usage, .data].contains(outcome.status), "\(words)")
      #expect(outcome.status == .success || outcome.error.hasPrefix("lab: "), "\(words)")
    }
  }

  @Test("are refused as options of the laws, or taken")
  func laws() throws {
    // One instance is enough, since it is checked with each of the numbers.
    var catalogue = try Catalogue.standard.selecting("Identity")
    catalogue.broken = []
    let tool = LaboratoryTool.package([], Transcript().console(), catalogue: catalogue)
    let place = "Identity:comonad.left-identity"
    for number in extremeNumbers {
      for words in [
        ["--seed=\(number)", "--cases=1"], ["--cases=\(number)"],
        ["--replay", "\(place):\(number):1"], ["--replay", "\(place):1:\(number)"],
        ["--replay", "\(place):1:1.1x\(number)"],
      ] {
        do throws(Failure) {
          let status = try LawsCommand(words, of: tool).perform()
          #expect(status == .success, "\(words)")
        } catch {
          #expect(error.status == .usage, "\(words)")
        }
      }
    }
  }
}
