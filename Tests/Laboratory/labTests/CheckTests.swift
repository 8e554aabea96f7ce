import CommandLineSupport
import ComponentKit
import ComponentTesting
import Foundation
import SamplePrograms
import TestSupport
import Testing

@testable import Laboratory
@testable import lab

/// Runs `lab check`.
private func check(_ program: String, _ options: String...) -> Outcome {
  outcome(["check", "--program", program] + options)
}

@Suite("lab check")
struct CheckTests {
  let directory = TemporaryDirectory()

  @Test("prints the size of the space and a verdict for each property")
  func text() {
    #expect(
      check("die")
        == Outcome(
          status: .success,
          output: """
            die: 8 states, 14 steps, all visited
              decided       shows-the-fallen-number
                            always (the number that fell is shown)
              decided       rolls-while-work-runs
                            always (the die rolls exactly while its work runs)
              decided       comes-to-rest
                            always ((nothing happens any more) implies (not (the die rolls)))
              decided       answers-are-taken
                            never (an answer of work is refused)
              decided       every-state-can-be-left
                            every state can be left
              decided       pages-are-accessible
                            the page of each state is accessible
              decided       memory-does-not-grow
                            memory of what was left does not grow
              decided       architectures-agree
                            both behave alike

            """
        )
    )
  }

  @Test("counts a message of work as reached")
  func coveredWork() throws {
    let script = directory.file("script.txt")
    try directory.write("follow(\"a\")\nfailed(\"no network\", of: \"a\")\n", to: "script.txt")
    let found = check("feed", "--property", "sources-differ", "--covered-by", script, "--json")
    #expect(found.output.contains(#""steps":{"reached":2,"#))
  }

  @Test("writes the complete suite of a page")
  func suite() throws {
    struct Suite: Decodable {
      struct Step: Decodable {
        let control, event, value, message, shown: String
        let path: [Int]
        let number: Int
        let refused: String?
      }
      let program, start: String
      let states: Int
      let histories: [[Step]]
    }
    let file = directory.file("suite.json")
    #expect(check("counter", "--suite", file).status == .success)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let suite = try JSONDecoder().decode(Suite.self, from: bytes)
    #expect(suite.program == "counter" && suite.states == 19)
    #expect(suite.histories.count == 18)
    let step = try #require(suite.histories.first?.first)
    #expect(step.control == "button" && step.event == "click" && step.refused == nil)
    #expect(step.message == "+" || step.message == "-")
    let source = directory.file("CounterTests.swift")
    #expect(check("counter", "--suite", source).status == .success)
    let text = try directory.read("CounterTests.swift")
    #expect(text.contains("import SamplePrograms"))
    #expect(text.contains("var component = Component<Elm<Counter>>(Counter())"))
  }

  @Test("looks for messages that trap in a process of its own", .enabled(if: executable != nil))
  func traps() {
    let transcript = Transcript()
    let words = ["check", "--program", "counter", "--property", "no-message-traps"]
    var tool = lab(words, transcript.console())
    tool.executable = executable
    #expect(tool.run() == .success)
    let verdict = "  decided       no-message-traps\n                no message traps\n"
    #expect(transcript.output.hasSuffix(verdict))
  }
}
