import CommandLineSupport
import ComponentKit
import EmbeddedText
import SharedLaboratory
import TerminalHost
import TestSupport
import Testing

@testable import Laboratory

/// What a program has that lacks something: the lines of the help on it, and the answers of commands.
struct Lacking: CustomTestStringConvertible, Sendable {
  let experiment: Experiment
  var lacks: [String] = []
  let answers: [Answer]

  /// The answer to words: the status, and a part of the output, or of the error where it has failed.
  struct Answer: Sendable {
    let words: [String]
    let status: ExitCode
    let text: String

    init(_ words: String, status: ExitCode = .success, _ text: String) {
      self.words = words.split(separator: " ").map(String.init)
      (self.status, self.text) = (status, text)
    }
  }

  var testDescription: String { experiment.name }
}

extension Lacking {
  static let all = [
    Lacking(
      experiment: Experiment(Gate(), messages: [.coin, .push]),
      lacks: [
        "messages on the command line: Gate.Message must conform to Codable or to TextMessage",
        "--record, replay: Gate.Message must conform to Codable",
      ],
      answers: [
        Answer(
          "run --messages coin",
          status: .usage,
          "messages of gate cannot be read: Gate.Message must conform to Codable or to TextMessage"
        ),
        Answer(
          "run --messages coin --record a",
          status: .usage,
          "gate cannot be recorded: Gate.Message must conform to Codable"
        ),
        Answer("draw", "[1]\n    [ pay ]\n    → coin: [2]\n        [ push ]\n"),
        Answer("check", "gate: 2 states, 4 steps, all visited\n"),
        Answer("laws --cases 5", " laws hold, "),
        Answer("costs --samples 1", "In Halogen it takes "),
      ]
    ),
    Lacking(
      experiment: Experiment(Vague()),
      lacks: [
        "--state: Vague.State must conform to Codable",
        "draw: Vague.State must conform to Equatable",
        "check: Vague.State must conform to Hashable",
        "laws, costs: messages must be given where the experiment is declared, unless they are CaseIterable",
      ],
      answers: [
        Answer("run --messages \"a\";\"b\" --quiet", "a, b"),
        Answer(
          "run --messages \"a\" --state a",
          status: .usage,
          "vague cannot be saved: Vague.State must conform to Codable"
        ),
        Answer(
          "draw",
          status: .usage,
          "vague cannot be drawn: Vague.State must conform to Equatable"
        ),
        Answer(
          "check",
          status: .usage,
          "vague cannot be checked: Vague.State must conform to Hashable"
        ),
        Answer("laws", status: .usage, "laws need messages, which must be given where an "),
        Answer("costs", status: .usage, "the cost of vague cannot be measured: messages must "),
      ]
    ),
    Lacking(
      experiment: Experiment(Shelf()),
      lacks: ["check", "laws, costs"].map {
        "\($0): messages must be given where the experiment is declared, unless they are CaseIterable"
      },
      answers: [
        Answer(
          "check",
          status: .usage,
          "shelf cannot be checked: messages must be given where the "
        ),
        Answer("draw", status: .usage, "--messages must be given for shelf, which declares none"),
        Answer("draw --messages undo", "    → undo: refused: nothing was removed\n"),
      ]
    ),
  ]
}

@Suite("A program that lacks something")
struct LackTests {
  @Test("has what it can, and one line about the rest", arguments: Lacking.all)
  func answers(program: Lacking) {
    for answer in program.answers {
      let found = outcome(of: program.experiment, words: answer.words)
      #expect(found.status == answer.status, "\(answer.words): \(found.error)")
      if answer.status == .success {
        #expect(found.output.contains(answer.text), "\(answer.words): \(found.output)")
      } else {
        #expect(found.error.hasPrefix("mylab: " + answer.text), "\(answer.words): \(found.error)")
        let lines = found.error.prefix { $0 != "\n" }.count
        #expect(lines < 160 && found.output.isEmpty)
      }
    }
  }

  @Test("knows all messages where their type lists them")
  func cases() {
    struct Turn: Program, Sendable {
      enum Message: CaseIterable, Hashable, Sendable { case left, right }
      let initial = 0
      func update(_ side: inout Int, by message: Message) {
        side = (side + (message == .left ? 3 : 1)) % 4
      }
      func view(_ side: Int, send: @escaping (Message) -> Void) -> String { "\(side)" }
    }
    let found = outcome(of: Experiment(Turn()), words: ["check"])
    #expect(found.output.hasPrefix("turn: 4 states, 8 steps, all visited"), "\(found)")
  }

  @Test("is listed in the help with the conformances that it needs", arguments: Lacking.all)
  func help(program: Lacking) {
    let help = outcome(of: program.experiment, words: ["--help"]).output
    let head = "what a program lacks for an instrument:\n"
    let list = program.lacks.map { "  \($0)\n" }.joined()
    #expect(help.contains(head) == !program.lacks.isEmpty)
    let paragraph = "\(head)\(program.experiment.name):\n\(list)\nexit status:"
    #expect(list.isEmpty || help.contains(paragraph))
  }

  @Test("opens", arguments: Lacking.all)
  func open(program: Lacking) {
    let shown = screens(of: program.experiment, by: [.show])
    #expect(shown.first?.contains(program.experiment.name) == true)
  }
}
