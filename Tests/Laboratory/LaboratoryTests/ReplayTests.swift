import CommandLineSupport
import Foundation
import SharedLaboratory
import TestSupport
import Testing

@testable import Laboratory

@Suite("Replay")
struct ReplayTests {
  let directory = TemporaryDirectory()

  /// The path of the recording of a test.
  var path: String { directory.file("log.jsonl") }

  /// Runs a program and records it.
  private func record(_ experiment: Experiment, _ messages: String, _ more: String...) -> Outcome {
    outcome(of: experiment, words: ["run", "--messages", messages, "--record", path] + more)
  }

  private func replay(_ more: String...) -> Outcome {
    outcome(of: .likes, .shelf, .door, words: ["replay", path] + more)
  }

  /// A recording of likes.
  private func write(_ lines: String...) throws {
    let header =
      #"{"format":"comonadlab-recording","version":1,"program":"likes","#
      + #""architectures":["elm"],"initial":0}"#
    try directory.write(([header] + lines).map { $0 + "\n" }.joined(), to: "log.jsonl")
  }

  @Test("shows the views of the run")
  func equal() throws {
    let shelf = "add(title: \"a\"); undo; add(title: \"b\"); read(1); remove(2); undo"
    let runs: [(Experiment, String)] = [(.likes, "+ + -"), (.shelf, shelf), (.door, "ring; close")]
    for (experiment, messages) in runs {
      for architecture in ["all", "elm", "redux", "react", "halogen"] {
        let run = record(experiment, messages, "--architecture", architecture)
        #expect(run.status == .success)
        #expect(replay() == run)
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  @Test("runs in another architecture, as JSON, and up to a message")
  func options() {
    _ = record(.likes, "+ + -", "--architecture", "elm")
    #expect(
      replay("--architecture", "react", "--until", "2", "--json").output
        == #"{"program":"likes","runs":[{"architecture":"react","views":["0","1","2"],"#
        + #""refused":[]}],"agree":true}"# + "\n"
    )
    #expect(replay("--quiet").output == "> -\n1\n\n")
    #expect(replay("--until", "0", "--quiet").output == "start\n0\n\n")
    #expect(replay("--architecture=all").output.contains("Every view agreed: elm, redux"))
  }

  @Test("begins with the first state of the run")
  func state() throws {
    let file = directory.file("state")
    #expect(record(.shelf, "add(title: \"a\")", "--state", file).status == .success)
    try FileManager.default.removeItem(atPath: path)
    let run = record(.shelf, "add(title: \"b\")", "--state", file)
    #expect(run.output.contains("2. [ ] b"))
    #expect(replay() == run)
  }

  @Test("writes a format that is documented")
  func format() throws {
    _ = record(.likes, "+ -", "--architecture", "halogen")
    #expect(
      try directory.read("log.jsonl") == """
        {"format":"comonadlab-recording","version":1,"program":"likes",\
        "architectures":["halogen"],"initial":0}
        {"message":"+"}
        {"message":"-"}
        {"end":2}

        """
    )
  }

  @Test("records to a new file only, and nothing if a line is wrong")
  func newFile() throws {
    try directory.write("mine", to: "log.jsonl")
    #expect(
      record(.likes, "+")
        == Outcome(
          status: .outputError,
          error: "mylab: \(path): a recording must go to a new file; got one that exists\n"
        )
    )
    #expect(try directory.read("log.jsonl") == "mine")
    try FileManager.default.removeItem(atPath: path)
    #expect(record(.shelf, "undo; toggle(7)").status == .data)
    #expect(try directory.names.isEmpty)
    let nowhere = outcome(
      of: .likes,
      words: ["run", "--messages", "+", "--record", directory.file("no/log")]
    )
    #expect(nowhere.status == .outputError)
    #expect(nowhere.error.hasSuffix("recording cannot be created: No such file or directory\n"))
  }

  @Test("of a recording cut at any byte shows the messages before the cut, and names the place")
  func cuts() throws {
    let messages = "add(title: \"\u{E9}\"); read(1)"
    #expect(record(.shelf, messages, "--architecture", "elm").status == .success)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let views = ["0 in all", "1. [ ] \u{E9}", "1. [x] \u{E9}"]
    let header = whole.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    for count in 0..<whole.count {
      let part = whole.prefix(count)
      try part.write(to: URL(fileURLWithPath: path))
      let outcome = replay("--quiet")
      let lines = part.count { $0 == UInt8(ascii: "\n") }
      #expect(outcome.status == .data, "at byte \(count)")
      #expect(outcome.error.hasPrefix("mylab: \(path):\(lines + 1): "), "at byte \(count)")
      #expect(outcome.error.count { $0 == "\n" } == 1)
      if count <= header {
        #expect(outcome.output.isEmpty)
      } else {
        let last = views[min(lines - 1, 2)]
        #expect(outcome.output.contains(last), "at byte \(count)")
      }
    }
  }

  @Test("shows the messages before a damaged line, and names the expected text")
  func damaged() throws {
    try write(#"{"message":"+"}"#, #"{"message":7}"#, #"{"message":"+"}"#)
    let outcome = replay("--quiet")
    #expect(
      outcome
        == Outcome(
          status: .data,
          output: "> +\n1\n\n",
          error: "mylab: \(path):3:12: message: must be a string; replayed 1 message before it\n"
        )
    )
    try write(#"{"message":"+"}"#, #"{"message" "+"}"#)
    #expect(
      replay().error == "mylab: \(path):3:12: expected \":\"; replayed 1 message before it\n"
    )
    try write(#"{"message":"+"}"#)
    #expect(
      replay("--until", "4").error == "mylab: \(path):3: expected a message or the end line; "
        + "got the end of the file; replayed 1 message before it\n"
    )
    #expect(replay("--until", "1") == Outcome(status: .success, output: "start\n0\n\n> +\n1\n\n"))
  }

  @Test(
    "refuses recordings of other versions and programs",
    arguments: [
      ("\"version\":1", "\"version\":2", "version must be from 1 to 1, the latest known; got 2"),
      ("likes", "clock", "program must be likes, shelf or door; got \"clock\""),
      (
        "\"elm\"", "\"elm\",\"mvc\"",
        "architectures must be elm, redux, react or halogen; got [\"elm\", \"mvc\"]"
      ),
      ("[\"elm\"]", "[]", "architectures must be elm, redux, react or halogen; got []"),
    ]
  )
  func foreign(old: String, new: String, message: String) throws {
    try write(#"{"end":0}"#)
    let text = try directory.read("log.jsonl").replacing(old, with: new)
    try directory.write(text, to: "log.jsonl")
    #expect(replay() == Outcome(status: .data, error: "mylab: \(path):1: \(message)\n"))
  }

  @Test("of a missing file reports it")
  func missing() {
    #expect(
      replay()
        == Outcome(
          status: .noInput,
          error: "mylab: \(path): recording cannot be read: No such file or directory\n"
        )
    )
  }

  @Test(
    "explains a wrong command line",
    arguments: [
      ("replay", "mylab replay must have a file before its options; got nothing"),
      ("replay --json", "mylab replay must have a file before its options; got \"--json\""),
      ("replay f --until -1", "--until must be a whole number, 0 or more; got \"-1\""),
      (
        "replay f --architecture mvc",
        "unknown architecture \"mvc\"; --architecture takes elm, redux, react, halogen or all"
      ),
      ("replay f g", "unexpected argument \"g\"; mylab replay takes options only"),
      (
        "replay f --util 3",
        "unknown option \"--util\"; mylab replay takes --until, --architecture, --json, --quiet "
          + "and --help; did you mean \"--until\"?"
      ),
    ]
  )
  func usage(words: String, message: String) {
    let outcome = outcome(of: .likes, words: words.split(separator: " ").map(String.init))
    #expect(outcome == Outcome(status: .usage, error: "mylab: \(message)\n\(usage)"))
  }

  private var usage: String { ReplayCommand.usage(of: .mine([.likes])) }

  @Test("refuses a limit beyond the number of messages")
  func tooMany() throws {
    try write(#"{"message":"+"}"#, #"{"end":1}"#)
    let outcome = replay("--until", "2")
    #expect(
      outcome.error
        == "mylab: --until must be at most 1, the messages of \(path); got 2\n\(usage)"
    )
    #expect(outcome.status == .usage)
  }
}
