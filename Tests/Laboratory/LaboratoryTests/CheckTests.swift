import CommandLineSupport
import ComponentKit
import ComponentTesting
import SharedLaboratory
import TestSupport
import Testing

@testable import Laboratory

extension Experiment {
  /// Likes from -2 to 2, with a property that holds, and one that does not.
  fileprivate static let few = Experiment(
    Likes(),
    checks: Checks<Likes>(
      messages: { ($0 < 2 ? [.more] : []) + ($0 > -2 ? [.less] : []) },
      properties: [
        CheckedProperty("stays-small", .always("it is small") { abs($0.after.state) < 3 }),
        CheckedProperty("goes-up", .always("it grows") { $0.after.state >= $0.before.state }),
      ]
    )
  )

  /// A number of likes that grows without end, and a question that no prefix answers.
  fileprivate static let endless = Experiment(
    Likes(),
    checks: Checks<Likes>(
      messages: [.more],
      properties: [
        CheckedProperty(
          "three-leads-to-nine",
          TemporalProperty("it shows 3") { $0.after.state == 3 }
            .leads(to: TemporalProperty("it shows 9") { $0.after.state == 9 })
        )
      ]
    )
  )

  /// A gate that is said to stay shut.
  fileprivate static let gate = Experiment(
    Gate(),
    checks: Checks<Gate>(
      messages: [.coin, .push],
      properties: [CheckedProperty("stays-shut", .never("it is open") { $0.after.state })]
    )
  )
}

@Suite("Check")
struct CheckTests {
  let directory = TemporaryDirectory()

  private func check(_ experiment: Experiment, _ words: String...) -> Outcome {
    outcome(of: experiment, words: ["check"] + words)
  }

  @Test("shows a verdict for each property, and the run that breaks one")
  func text() {
    #expect(
      check(.few)
        == Outcome(
          status: .disagreement,
          output: """
            likes: 5 states, 8 steps, all visited
              decided       stays-small
                            always (it is small)
              refuted       goes-up
                            always (it grows)
                0. the start | 0
                1. message - | 0 → -1
                again: mylab run --messages '-'

            """
        )
    )
    #expect(
      check(.few, "--property", "goes-up", "--json").output
        == #"{"program":"likes","states":5,"steps":8,"depth":2,"cut":null,"properties":["#
        + #"{"name":"goes-up","claim":"always (it grows)","verdict":"refuted","#
        + #""strength":"decided (5 states)","trace":[{"event":"the start","view":"0"},"#
        + #"{"event":"message -","view":"-1"}]}]}"# + "\n"
    )
  }

  @Test("decides the usual properties where none are declared")
  func usual() {
    let found = check(.turnstile)
    #expect(found.status == .success)
    #expect(
      found.output.hasPrefix("turnstile: 6 states, 12 steps, all visited\n  decided       ref")
    )
    #expect(check(.turnstile, "--property", "goes-up").status == .usage)
  }

  @Test("says how far it came, and what could not be answered")
  func limits() {
    let bounded = check(.few, "--property", "stays-small", "--depth", "1")
    #expect(bounded.status == .success)
    #expect(bounded.output.hasPrefix("likes: 3 states, 2 steps, stopped at depth 1"))
    #expect(bounded.output.contains("\n  bounded       stays-small\n"))
    let open = check(.endless, "--states", "2")
    #expect(open.status == .inconclusive)
    #expect(open.output.contains("  inconclusive  three-leads-to-nine\n"), "\(open.output)")
    #expect(open.output.contains("the space was cut off at 2 states"))
    #expect(check(.few, "--property", "stays-small", "--time", "60").status == .success)
  }

  @Test("draws and records the run that breaks a property, and replays it")
  func files() throws {
    let (picture, log) = (directory.file("a.svg"), directory.file("a.jsonl"))
    #expect(check(.few, "--draw", picture, "--record", log).status == .disagreement)
    #expect(try directory.read("a.svg").contains("likes: a run that breaks a property, 1 event"))
    let replayed = outcome(of: .few, words: ["replay", log, "--quiet"])
    #expect(replayed.status == .success && replayed.output.hasPrefix("> -\n"))
    #expect(check(.few, "--record", log).status == .outputError)
    let none = directory.file("none.jsonl")
    #expect(check(.few, "--property", "stays-small", "--record", none).status == .success)
    #expect(try directory.names == ["a.jsonl", "a.svg"])
    let gate = check(.gate, "--record", none)
    #expect(gate.status == .usage && gate.error.contains("Codable"), "\(gate.error)")
  }

  @Test("says which part of the space histories reach, and which histories reach the rest")
  func coverage() throws {
    let script = directory.file("script")
    try directory.write("+; +\n-\n\n# another\n-\n", to: "script")
    let found = check(.few, "--property", "stays-small", "--covered-by", script)
    #expect(
      found.output.hasSuffix(
        """
          covered       4 of 5 states, 4 of 8 steps, 0 of 0 refusals
            not reached: +; -
            not reached: -; +
            not reached: -; -
            not reached: -; -; +

        """
      )
    )
    let picture = directory.file("a.svg")
    let more = ["--covered-by", script, "--draw", picture, "--json"]
    let json = outcome(of: .few, words: ["check", "--property", "stays-small"] + more).output
    let part = #""covered":{"states":{"reached":4,"count":5},"steps":{"reached":4,"count":8},"#
    #expect(json.contains(part + #""refusals":{"reached":0,"count":0},"missing":["+; -","#))
    let drawn = try directory.read("a.svg")
    #expect(drawn.contains("likes: 5 states") && drawn.contains("\u{2717} -"))
    try directory.write("+\n+; x\n", to: "script")
    let wrong = check(.few, "--covered-by", script)
    let place = "mylab: \(script):2:4: "
    #expect(wrong == Outcome(status: .data, error: place + "expected + or -, got x\n"))
    #expect(check(.few, "--covered-by", directory.file("none")).status == .noInput)
  }

  @Test("looks for messages that trap in a process of its own, and shows the run to one")
  func traps() throws {
    // A process that has tried the first event of the state after one message, and has trapped.
    let script = """
      for word; do file=$word; done
      printf '\\002\\000\\000\\000\\000\\000\\000\\000' >"$file"
      exit 132
      """
    try directory.write(script: script, to: "trapping")
    func run(_ executable: String) -> Outcome {
      let transcript = Transcript()
      var tool = LaboratoryTool.mine([.few], ["check"], transcript.console())
      tool.executable = directory.file(executable)
      return Outcome(status: tool.run(), output: transcript.output, error: transcript.error)
    }
    let trapped = run("trapping")
    #expect(trapped.status == .disagreement)
    #expect(
      trapped.output == """
        likes: 3 states, 2 steps, stopped at a trap, so up to 1 event
          refuted       no-message-traps
                        no message traps
            0. the start | 0
            1. message + | 0 → 1
            2. message +
            again: mylab run --messages '+; +'

        """
    )
    let missing = run("none")
    #expect(missing.status == .unavailable)
    #expect(missing.error.hasPrefix("mylab: the process that looks for traps has failed: "))
    let journal = directory.file("journal")
    #expect(check(.few, "--journal", journal) == Outcome(status: .success))
    let latest = try #require(try ExplorationJournal(journal).latest())
    #expect(latest.state == 4 && latest.event == nil)
    let unwritten = check(.few, "--journal", directory.file("none/journal"))
    #expect(unwritten.status == .outputError)
    #expect(unwritten.error.hasSuffix("journal cannot be written: No such file or directory\n"))
  }

  @Test("writes the suite of a page, and of messages in Swift")
  func suite() throws {
    let (json, swift) = (directory.file("a.json"), directory.file("a.swift"))
    #expect(check(.gate, "--suite", json, "--property", "stays-shut").status == .disagreement)
    #expect(try directory.read("a.json").contains(#""control":"button","number":0,"path":[0]"#))
    let text = check(.gate, "--suite", swift)
    #expect(text.status == .usage && text.error.hasPrefix("mylab: --suite FILE.swift needs a "))
    #expect(check(.few, "--suite", swift).status == .disagreement)
    let tests = try directory.read("a.swift")
    #expect(tests.contains("import LaboratoryTests"))
    #expect(tests.contains("var component = Component<Elm<Likes>>(Likes())"))
    let endless = check(.endless, "--states", "5", "--suite", swift)
    #expect(endless.status == .inconclusive)
    #expect(endless.error.hasPrefix("mylab: --suite needs the whole space; that of likes has "))
    let page = check(.turnstile, "--suite", json)
    #expect(page.status == .usage)
    #expect(page.error.hasPrefix("mylab: --suite needs a program that can be drawn, "))
  }
}
