import CommandLineSupport
import EmbeddedText
import Foundation
import SharedLaboratory
import TestSupport
import Testing

@testable import Laboratory

/// The rule for a number in a state.
private let wholeNumber =
  "must be a whole number from -9223372036854775808 to 9223372036854775807"

@Suite("State files")
struct StateFileTests {
  let directory = TemporaryDirectory()

  /// The path of the state file of a test.
  var path: String { directory.file("state.json") }

  /// Runs a program on the state file.
  private func run(_ experiment: Experiment, _ messages: String, _ more: String...) -> Outcome {
    let words = ["run", "--messages", messages, "--state", path, "--quiet"]
    return outcome(of: experiment, words: words + more)
  }

  @Test("carry the state from run to run", arguments: ArchitectureName.allCases)
  func carry(name: ArchitectureName) throws {
    let messages = "add(title: \"a\"); add(title: \"b\"); remove(1)"
    #expect(run(.shelf, messages, "--architecture", name.rawValue).error.isEmpty)
    #expect(
      try directory.read("state.json")
        == #"{"format":"comonadlab-state","version":1,"program":"shelf","state":"#
        + #"{"books":[{"isRead":false,"title":"b"}],"removed":[{"isRead":false,"title":"a"}]}}"#
    )
    let outcome = run(.shelf, "undo", "--architecture", name.rawValue)
    #expect(outcome.output == "> undo\n1. [ ] b\n2. [ ] a\n2 in all\n\n")
    #expect(try directory.names == ["state.json"])
  }

  @Test("that are cut at any byte are refused, and kept")
  func truncated() throws {
    let messages = "add(title: \"a\u{E9}\u{1F600}\"); read(1); add(title: \"b\"); remove(1)"
    #expect(run(.shelf, messages).status == .success)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for count in 0..<whole.count {
      let part = whole.prefix(count)
      try part.write(to: URL(fileURLWithPath: path))
      let outcome = run(.shelf, "undo", "--architecture", "elm")
      #expect(outcome.status == .data, "at byte \(count)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix("mylab: \(path):1"), "at byte \(count)")
      #expect(outcome.error.count { $0 == "\n" } == 1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == part)
    }
  }

  @Test(
    "that are damaged or foreign are explained, and kept",
    arguments: [
      ("", ":1:1: a state file must not be empty"),
      ("hello", ":1:1: expected a value"),
      ("{\"format\":\"comonadlab-state\",\n \"version\" 1}", ":2:12: expected \":\""),
      ("[]", ":1:1: must be an object"),
      ("{\"a\":1}", ":1:1: \"format\" must be given"),
      (
        #"{"format":"tar","version":1,"program":"likes","state":1}"#,
        ":1: format must be \"comonadlab-state\"; got \"tar\""
      ),
      (
        #"{"format":"comonadlab-state","version":2,"program":"likes","state":1}"#,
        ":1: version must be at most 1 for this version; got 2"
      ),
      (
        #"{"format":"comonadlab-state","version":0,"program":"likes","state":1}"#,
        ":1: version must be 1 or more; got 0"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"shelf","state":1}"#,
        ":1: program must be \"likes\"; got \"shelf\""
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"likes","state":"1"}"#,
        ":1:68: state: must be a whole number"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"likes"}"#,
        ":1:1: \"state\" must be given"
      ),
      (
        "{\"format\":\"comonadlab-state\",\"version\":1,\"program\":\"likes\",\"state\":1}\n}",
        ":2:1: expected the end of the text"
      ),
      (
        "{\"format\":\"comonadlab-state\",\"version\":1,\n\"program\":\"likes\", \"state\":3.5}",
        ":2:28: state: \(wholeNumber); got 3.5"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"likes","state":9223372036854775808}"#,
        ":1:68: state: \(wholeNumber); got 9223372036854775808"
      ),
      (
        #"{"format":"comonadlab-state","version":99999999999999999999,"program":"likes"}"#,
        ":1:40: version: \(wholeNumber); got 99999999999999999999"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"likes","state":1,"note":"a"}"#,
        ":1:70: name \"note\" must be format, version, program or state"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"likes","state":1,"state":2}"#,
        ":1:70: name \"state\" must be given once"
      ),
    ]
  )
  func damaged(text: String, message: String) throws {
    try directory.write(text, to: "state.json")
    #expect(run(.likes, "+") == Outcome(status: .data, error: "mylab: \(path)\(message)\n"))
    #expect(try directory.read("state.json") == text)
    #expect(try directory.names == ["state.json"])
  }

  @Test(
    "name the value inside the state that breaks a rule",
    arguments: [
      ("null", ":1:68: state: must be an object; got null"),
      (#"{"books":[{"title":7,"isRead":true}]}"#, ":1:87: state.books[0].title: must be a string"),
      (#"{"books":[{"title":"a"}]}"#, ":1:78: state.books[0]: \"isRead\" must be given"),
      (#"{"books":[],"removed":7}"#, ":1:90: state.removed: must be an array"),
    ]
  )
  func rule(state: String, message: String) throws {
    let header = #"{"format":"comonadlab-state","version":1,"program":"shelf","state":"#
    try directory.write(header + state + "}", to: "state.json")
    #expect(run(.shelf, "undo") == Outcome(status: .data, error: "mylab: \(path)\(message)\n"))
    #expect(try directory.read("state.json") == header + state + "}")
  }

  @Test("must be UTF-8")
  func notText() throws {
    try Data([0x7B, 0x0A, 0xFF]).write(to: URL(fileURLWithPath: path))
    #expect(run(.likes, "+").error == "mylab: \(path):2: text must be UTF-8\n")
  }

  @Test("stay as they are when a line of the script is wrong")
  func wrongLine() throws {
    #expect(run(.shelf, "add(title: \"a\")").status == .success)
    let before = try directory.read("state.json")
    #expect(run(.shelf, "add(title: \"b\"); ad").status == .data)
    #expect(try directory.read("state.json") == before)
  }

  @Test("must lie in a directory that exists")
  func noDirectory() {
    let path = directory.file("none/state.json")
    let words = ["run", "--messages", "+", "--state", path]
    let outcome = outcome(of: .likes, words: words)
    #expect(
      outcome
        == Outcome(
          status: .noInput,
          error: "mylab: \(path): directory \((directory.path + "/none").quoted) must exist\n"
        )
    )
  }

  @Test(
    "must not be another file of the run, however that is written",
    arguments: ["state.json", "./state.json", "../TEST/state.json", "link", "linked/state.json"]
  )
  func another(name: String) throws {
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: directory.file("link"),
      withDestinationPath: "linked/state.json"
    )
    try files.createSymbolicLink(
      atPath: directory.file("linked"),
      withDestinationPath: directory.path
    )
    let folder = URL(filePath: directory.path).lastPathComponent
    let other = directory.file(name.replacing("TEST", with: folder))
    for _ in 0..<2 {
      let outcome = run(.likes, "+", "--record", other)
      let found = other == path ? "\"\(path)\" twice" : "\"\(path)\" and \"\(other)\""
      let rule = "mylab: --state and --record must name different files; got \(found)\n"
      #expect(outcome.status == .usage)
      #expect(outcome.error.hasPrefix(rule))
      // The first time there is no file yet, the second time there is.
      try directory.write("mine", to: "state.json")
    }
    #expect(try directory.read("state.json") == "mine")
  }

  @Test("must be regular files")
  func notAFile() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(
      run(.likes, "+")
        == Outcome(status: .noInput, error: "mylab: \(path): a state file must be a regular file\n")
    )
  }

  @Test("hold thousands of books with titles of any Unicode", arguments: [2] as [UInt64])
  func tenThousand(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let titles = (0..<cases(2_000, long: 10_000)).map { _ in generator.title() }
    let state = Shelf.State(books: titles.map { Shelf.Book(title: $0) })
    let file = StateFile(path: path, program: "shelf")
    try file.save(state)
    #expect(try file.load(Shelf.State.self) == state)
    let script = titles.map { MessageText.text(of: Shelf.Message.add(title: $0)) + "\n" }.joined()
    let copy = directory.file("copy.json")
    let words = ["run", "--script=-", "--quiet", "--json", "--architecture=elm", "--state=\(copy)"]
    let added = outcome(of: .shelf, words: words, input: script)
    #expect(added.status == .success)
    #expect(try directory.read("copy.json") == directory.read("state.json"))
  }

  @Test("that cannot be saved are reported, and the file is unchanged")
  func report() throws {
    let path = directory.file("none/a")
    #expect(
      throws: Failure(
        .outputError,
        "\(path): state cannot be saved, and the file is unchanged: No such file or directory"
      )
    ) {
      try StateFile(path: path, program: "likes").save(1)
    }
  }
}
