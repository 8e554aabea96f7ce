import CommandLineSupport
import ComponentKit
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

  @Test("decides one property, and says how far it came")
  func limits() {
    #expect(
      check("feed", "--property", "sources-differ", "--depth", "2")
        == Outcome(
          status: .success,
          output: """
            feed: 11 states, 28 steps, stopped at depth 2, so up to 2 events
              bounded       sources-differ
                            always (no source is followed twice)

            """
        )
    )
    let space = Counter.space(within: ExplorationLimit(states: 3))
    func shows(_ count: Int) -> TemporalProperty<Counter.Checked> {
      TemporalProperty("it shows \(count)") { $0.after.state == count }
    }
    let verdict = space.verdict(on: shows(3).leads(to: shows(9)))
    let inconclusive = CheckOutcome(
      program: Counter.self,
      space: space,
      verdicts: [NamedVerdict(name: "three-leads-to-nine", verdict: verdict)]
    )
    #expect(inconclusive.status == .inconclusive)
    let report = inconclusive.text(for: Transcript().console())
    #expect(report.contains("inconclusive  three-leads-to-nine"))
    #expect(report.contains("the space was cut off at 3 states"))
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

  /// The outcome of a counter that adds two.
  private func refutedOutcome() throws -> CheckOutcome<Counter> {
    let fault = Seeded<Counter>.Fault("adds two") { _, state, message, _ in
      state += message == .increment ? 2 : -1
      return nil
    }
    let space = Counter.space(with: fault)
    let property = try #require(Counter.properties.first)
    let verdicts = [NamedVerdict(name: property.name, verdict: property.verdict(space))]
    return CheckOutcome(program: Counter.self, space: space, verdicts: verdicts)
  }

  @Test("shows the run that breaks a property, as text, JSON, command and picture")
  func refuted() throws {
    let outcome = try refutedOutcome()
    #expect(outcome.status == .disagreement)
    #expect(
      outcome.text(for: Transcript().console())
        == """
        counter: 20 states, 37 steps, all visited
          refuted       steps-by-one
                        always (a message changes the number by one)
            0. the start | 0
            1. message + | 0 → 2
            again: lab run --program counter --messages "+"

        """
    )
    #expect(
      outcome.json.hasSuffix(
        #""trace":[{"event":"the start","view":"0"},"#
          + #"{"event":"message +","view":"2"}]}]}"#
      )
    )
    let trace = try #require(outcome.verdicts.first?.verdict.trace)
    let diagram = trace.diagram(of: Counter.self, columns: \.count)
    #expect(diagram.title == "counter: a run that breaks a property, 1 event")
    #expect(diagram.nodes.map(\.lines) == [["0"], ["2"]])
    #expect(diagram.arrows.map(\.labels) == [["message +"]])
  }

  @Test("draws the states where nothing is refuted, and marks what histories do not reach")
  func picture() throws {
    let (picture, script) = (directory.file("a.svg"), directory.file("script.txt"))
    #expect(check("die", "--draw", picture).status == .success)
    let all = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(all.contains("die: 8 states"))
    #expect(!all.contains("\u{2717}"))
    try directory.write("roll\n", to: "script.txt")
    #expect(check("die", "--draw", picture, "--covered-by", script).status == .success)
    let part = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(part.contains("\u{2717} fell 6"))
  }

  @Test("says which part of the space histories reach, and which histories reach the rest")
  func coverage() throws {
    let script = directory.file("script.txt")
    let falls = (1...5).map { "roll\nfell \($0)\n" }.joined()
    try directory.write(falls + "roll\n\n# the second history\nroll\nroll\n", to: "script.txt")
    let found = check("die", "--property", "comes-to-rest", "--covered-by", script)
    #expect(found.status == .success)
    #expect(
      found.output.hasSuffix(
        """
          covered       7 of 8 states, 12 of 14 steps, 0 of 0 refusals
            not reached: roll; fell 6
            not reached: roll; fell 6; roll

        """
      )
    )
    let json = check("die", "--covered-by", script, "--json").output
    #expect(
      json.hasSuffix(
        #""covered":{"states":{"reached":7,"count":8},"steps":{"reached":12,"count":14},"#
          + #""refusals":{"reached":0,"count":0},"#
          + #""missing":["roll; fell 6","roll; fell 6; roll"]}}"# + "\n"
      )
    )
    try directory.write("next\n", to: "script.txt")
    let refused = check("wizard", "--covered-by", script, "--json").output
    #expect(refused.contains(#""refusals":{"reached":1,"count":76}"#))
    let missing = check("die", "--covered-by", directory.file("none.txt"))
    #expect(missing.status == .noInput)
    try directory.write("rolls\n", to: "script.txt")
    let wrong = check("die", "--covered-by", script)
    #expect(wrong.status == .data)
    #expect(wrong.error.contains("script.txt:1: "))
  }

  @Test("counts a message of work as reached")
  func coveredWork() throws {
    let script = directory.file("script.txt")
    try directory.write("follow a\nfail a no network\n", to: "script.txt")
    let found = check("feed", "--property", "sources-differ", "--covered-by", script, "--json")
    #expect(found.output.contains(#""steps":{"reached":2,"#))
  }

  @Test("records the run that breaks a property, for lab replay")
  func recording() throws {
    let result = try refutedOutcome()
    let file = directory.file("run.jsonl")
    let help = Arguments.Known(explainedIn: Help.check.text)
    let files = try CheckFiles(Arguments(["--record", file], of: "lab check", help))
    try files.write(result)
    let replayed = outcome(["replay", file, "--quiet"])
    #expect(replayed.status == .success)
    #expect(replayed.output.contains("1"))
    #expect(throws: Failure.self) { try files.write(result) }
    #expect(check("counter", "--record", directory.file("none.jsonl")).status == .success)
    #expect(try !directory.names.contains("none.jsonl"))
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
  func traps() throws {
    let lab = try #require(executable)
    let transcript = Transcript()
    let words = ["check", "--program", "counter", "--property", "no-message-traps"]
    let status = Lab(
      arguments: words.map { Array($0.utf8) },
      console: transcript.console(),
      executable: lab
    )
    .run()
    #expect(status == .success)
    #expect(
      transcript.output.hasSuffix(
        "  decided       no-message-traps\n                no message traps\n"
      )
    )
    let journal = directory.file("journal")
    #expect(check("counter", "--journal", journal).output == "")
    let latest = try #require(try ExplorationJournal(journal).latest())
    #expect(latest.state == 18 && latest.event == nil)
    let unwritten = check("counter", "--journal", directory.file("none/journal"))
    #expect(unwritten.status == .outputError)
    #expect(unwritten.error.hasSuffix("journal cannot be written: No such file or directory\n"))
    let failed = Transcript()
    let without = Lab(
      arguments: words.map { Array($0.utf8) },
      console: failed.console(),
      executable: directory.file("no-lab")
    )
    #expect(without.run() == .unavailable)
    #expect(failed.error.contains("lab: the process that looks for traps has failed: "))
  }

  @Test("prints a command that sends the messages of a run, or the way by a recording")
  func again() {
    #expect(
      Counter.command(sending: [.increment, .decrement])
        == "lab run --program counter --messages \"+ -\""
    )
    #expect(
      Tasks.command(sending: [.add(title: "a"), .undo])
        == "lab run --program tasks --messages \"add a; undo\""
    )
    #expect(
      Tasks.command(sending: [.add(title: "a; b"), .undo])
        == "lab check --program tasks --record FILE, and lab replay FILE"
    )
  }

  @Test("shows the run to a message that traps, and decides nothing else")
  func trapped() throws {
    // A process that has tried the first event of the state after one message, and has trapped.
    let script = """
      for word; do file=$word; done
      printf '\\002\\000\\000\\000\\000\\000\\000\\000' >"$file"
      exit 132
      """
    try directory.write(script: script, to: "trapping-lab")
    let transcript = Transcript()
    let status = Lab(
      arguments: ["check", "--program", "counter"].map { Array($0.utf8) },
      console: transcript.console(),
      executable: directory.file("trapping-lab")
    )
    .run()
    #expect(status == .disagreement)
    #expect(
      transcript.output
        == """
        counter: 3 states, 2 steps, stopped at a trap, so up to 1 event
          refuted       no-message-traps
                        no message traps
            0. the start | 0
            1. message + | 0 → 1
            2. message +
            again: lab run --program counter --messages "+ +"

        """
    )
  }

  @Test(
    "explains wrong arguments",
    arguments: [
      (
        ["check"],
        "lab: --program must be given; it takes counter, temperature, flight, timer, people, "
          + "circles, cells, tasks, wizard, life, feed, die, notebook or todos\n"
      ),
      (
        ["check", "--program", "counter", "--property", "steps-by-two"],
        "lab: unknown property \"steps-by-two\"; --property takes steps-by-one, shows-the-number, "
          + "minus-undoes-plus, refusals-change-nothing, every-state-can-be-left, "
          + "saved-states-are-restored, pages-are-accessible, memory-does-not-grow, "
          + "architectures-agree or no-message-traps; did you mean \"steps-by-one\"?\n"
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
