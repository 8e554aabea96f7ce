import CommandLineSupport
import ComponentTesting
import Foundation
import LaboratoryCore
import PropertyCatalogue
import SamplePrograms
import TestSupport
import Testing

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
      check("screen")
        == Outcome(
          status: .success,
          output: """
            screen: 2 states, 4 steps, all visited
              decided       opens-with-articles
                            always (an opened screen shows the articles)
              decided       close-undoes-open
                            .close undoes each message before it
              decided       never-loads-for-ever
                            always ((nothing happens any more) implies (not (the screen loads)))
              decided       refusals-change-nothing
                            always (a refused message changes nothing)
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

  @Test("decides one property, and says how far it came")
  func limits() {
    let bounded = check("login", "--property", "the-asker-logs-in", "--depth", "2")
    #expect(
      bounded
        == Outcome(
          status: .success,
          output: """
            login: 6 states, 17 steps, stopped at depth 2, so up to 2 events
              bounded       the-asker-logs-in
                            always (the person who is logged in has asked for it)

            """
        )
    )
    let inconclusive = check("login", "--property", "logout-ends", "--states", "3")
    #expect(inconclusive.status == .inconclusive)
    #expect(inconclusive.output.contains("inconclusive  logout-ends"))
    #expect(inconclusive.output.contains("the space was cut off at 3 states"))
    #expect(check("counter", "--time", "60").status == .success)
  }

  @Test("prints JSON on one line")
  func json() throws {
    struct Report: Decodable {
      struct Property: Decodable {
        let name, claim, verdict, strength: String
      }
      let program: String
      let states, steps, depth: Int
      let cut: String?
      let properties: [Property]
    }
    let output = check("die", "--json").output
    #expect(output.filter { $0 == "\n" }.count == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    #expect(report.program == "die" && report.states == 8 && report.steps == 14)
    #expect(report.cut == nil && report.depth == 2)
    #expect(report.properties.map(\.name) == Die.properties.map(\.name))
    #expect(report.properties.allSatisfy { $0.verdict == "decided" })
    #expect(report.properties.allSatisfy { $0.strength == "decided (8 states)" })
  }

  @Test("shows the run that breaks a property, as text, JSON, command and picture")
  func refuted() throws {
    let fault = Seeded<Counter>.Fault("adds two") { counter, state, message, _ in
      state += message == .increment ? 2 : -1
      return nil
    }
    let space = Counter.space(with: fault)
    let property = try #require(Counter.properties.first)
    let verdicts = [NamedVerdict(name: property.name, verdict: property.verdict(space))]
    let outcome = CheckOutcome(program: Counter.self, space: space, verdicts: verdicts)
    #expect(outcome.status == .disagreement)
    #expect(
      outcome.text(for: Transcript().console())
        == """
        counter: 20 states, 37 steps, all visited
          refuted       steps-by-one
                        always (a message changes the number by one)
            0. the start
                 0
            1. message .increment
                 - 0
                 + 2
            again: lab run --program counter --messages "+"

        """
    )
    #expect(
      outcome.json.hasSuffix(
        #""trace":[{"event":"the start","view":"0"},"#
          + #"{"event":"message .increment","view":"2"}]}]}"#
      )
    )
    let trace = try #require(verdicts.first?.verdict.trace)
    let diagram = trace.diagram(of: Counter.self, columns: \.count)
    #expect(diagram.title == "counter: a run that breaks a property, 1 event")
    #expect(diagram.nodes.map(\.lines) == [["0"], ["2"]])
    #expect(diagram.arrows.map(\.labels) == [["message .increment"]])
  }

  @Test("writes no picture where nothing is refuted")
  func picture() throws {
    #expect(check("counter", "--draw", directory.file("a.svg")).status == .success)
    #expect(try directory.names.isEmpty)
  }

  @Test(
    "explains wrong arguments",
    arguments: [
      (
        ["check"],
        "lab: --program must be given; it takes counter, tasks, wizard, life, login, feed, die, "
          + "screen, board or todos\n"
      ),
      (
        ["check", "--program", "counter", "--property", "steps-by-two"],
        "lab: unknown property \"steps-by-two\"; --property takes steps-by-one, shows-the-number, "
          + "minus-undoes-plus, every-state-can-be-left, saved-states-are-restored, "
          + "pages-are-accessible, memory-does-not-grow or architectures-agree; did you mean \"steps-by-one\"?\n"
      ),
      (
        ["check", "--program", "counter", "--states", "0"],
        "lab: --states must be a whole number, 1 or more; got \"0\"\n"
      ),
    ]
  )
  func mistakes(arguments: [String], message: String) {
    let found = outcome(arguments)
    #expect(found.status == .usage)
    #expect(found.error.hasPrefix(message), "\(found.error)")
    #expect(found.error.contains("usage: lab check --program"))
  }
}
