import CommandLineSupport
import Foundation
import LaboratoryCore
import SamplePrograms
import TestSupport
import Testing

@testable import lab

/// The rule for a number in a state.
private let wholeNumber =
  "must be a whole number from -9223372036854775808 to 9223372036854775807"

@Suite("State files")
struct StateFileTests {
  let directory = TemporaryDirectory()

  /// The path of the state file of a test.
  var path: String { directory.file("state.json") }

  /// Runs a program on the state file.
  func run(_ program: String, _ messages: String, _ more: String...) -> Outcome {
    outcome(
      ["run", "--program", program, "--messages", messages, "--state", path, "--quiet"] + more
    )
  }

  @Test("carry the state from run to run", arguments: ArchitectureName.allCases)
  func carry(name: ArchitectureName) throws {
    #expect(run("tasks", "add a; add b; remove 1", "--architecture", name.rawValue).error.isEmpty)
    #expect(
      try directory.read("state.json")
        == #"{"format":"comonadlab-state","version":1,"program":"tasks","state":{"filter":"all","#
        + #""items":[{"id":2,"isDone":false,"title":"b"}],"nextID":3,"removals":[[{"item":"#
        + #"{"id":1,"isDone":false,"title":"a"},"place":0}]]}}"#
    )
    let outcome = run("tasks", "undo", "--architecture", name.rawValue)
    #expect(outcome.output == "> undo\n1. [ ] a\n2. [ ] b\n2 of 2 left (all)\n\n")
    #expect(try directory.names == ["state.json"])
  }

  @Test("hold the states of every program")
  func everyProgram() throws {
    for (program, first, second, view) in [
      ("counter", "+ +", "+", "3"),
      ("wizard", "answer Ada; next", "back", "> Ada"),
      ("feed", "follow a; arrive a x", "read a 1", "1. x"), ("die", "roll", "fell 6", "6"),
      ("notebook", "add a", "nest 1 b", "1.1. b"),
      ("life", "place blinker 1 1; step 3", "step 1", "generation 4"),
      ("todos", "new a; edit 1", "save b", "1. [ ] b"),
    ] {
      #expect(run(program, first).status == .success)
      #expect(run(program, second).output.contains(view))
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test("that are cut at any byte are refused, and kept")
  func truncated() throws {
    #expect(run("tasks", "add a\u{E9}\u{1F600}; toggle 1; add b; clear done").status == .success)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for count in 0..<whole.count {
      let part = whole.prefix(count)
      try part.write(to: URL(fileURLWithPath: path))
      let outcome = run("tasks", "undo", "--architecture", "elm")
      #expect(outcome.status == .data, "at byte \(count)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix("lab: \(path):1"), "at byte \(count)")
      #expect(outcome.error.count { $0 == "\n" } == 1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == part)
    }
  }

  @Test("with a byte changed never crash the run", arguments: [1, 2, 3] as [UInt64])
  func changed(seed: UInt64) throws {
    #expect(run("tasks", "add a; add b; remove 1; toggle 1").status == .success)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var generator = SplitMix(seed: seed)
    for _ in 0..<200 {
      var damaged = whole
      let place = Int.random(in: 0..<whole.count, using: &generator)
      damaged[place] = UInt8.random(in: 0...255, using: &generator)
      try damaged.write(to: URL(fileURLWithPath: path))
      let outcome = run("tasks", "undo; undo; clear done", "--architecture", "elm")
      #expect(outcome.status == .success || outcome.status == .data)
      guard outcome.status == .data else { continue }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == damaged)
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
        #"{"format":"tar","version":1,"program":"counter","state":1}"#,
        ":1: format must be \"comonadlab-state\"; got \"tar\""
      ),
      (
        #"{"format":"comonadlab-state","version":2,"program":"counter","state":1}"#,
        ":1: version must be at most 1 for this lab; got 2"
      ),
      (
        #"{"format":"comonadlab-state","version":0,"program":"counter","state":1}"#,
        ":1: version must be 1 or more; got 0"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"tasks","state":1}"#,
        ":1: program must be \"counter\"; got \"tasks\""
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"counter","state":"1"}"#,
        ":1:70: state: must be a whole number"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"counter"}"#,
        ":1:1: \"state\" must be given"
      ),
      (
        "{\"format\":\"comonadlab-state\",\"version\":1,\"program\":\"counter\",\"state\":1}\n}",
        ":2:1: expected the end of the text"
      ),
      (
        "{\"format\":\"comonadlab-state\",\"version\":1,\n\"program\":\"counter\", \"state\":3.5}",
        ":2:30: state: \(wholeNumber); got 3.5"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"counter","state":9223372036854775808}"#,
        ":1:70: state: \(wholeNumber); got 9223372036854775808"
      ),
      (
        #"{"format":"comonadlab-state","version":99999999999999999999,"program":"counter"}"#,
        ":1:40: version: \(wholeNumber); got 99999999999999999999"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"counter","state":1,"note":"a"}"#,
        ":1:72: name \"note\" must be format, version, program or state"
      ),
      (
        #"{"format":"comonadlab-state","version":1,"program":"counter","state":1,"state":2}"#,
        ":1:72: name \"state\" must be given once"
      ),
    ]
  )
  func damaged(text: String, message: String) throws {
    try directory.write(text, to: "state.json")
    #expect(run("counter", "+") == Outcome(status: .data, error: "lab: \(path)\(message)\n"))
    #expect(try directory.read("state.json") == text)
    #expect(try directory.names == ["state.json"])
  }

  @Test("name the value inside the state that breaks a rule")
  func rule() throws {
    let header = #"{"format":"comonadlab-state","version":1,"program":"tasks","state":"#
    let items = "[{\"id\":1,\"title\":\"a\",\"isDone\":false},\n  {\"id\":2,\"title\":7,"
    try directory.write(
      header + "{\"items\":\(items)\"isDone\":true}],\"filter\":\"all\"}}",
      to: "state.json"
    )
    #expect(
      run("tasks", "undo").error == "lab: \(path):2:19: state.items[1].title: must be a string\n"
    )
    try directory.write(
      header + #"{"items":[],"filter":"all","removals":[[]],"nextID":1}}"#,
      to: "state.json"
    )
    #expect(
      run("tasks", "undo").error
        == "lab: \(path):1:106: state.removals: places must ascend and fit into the list\n"
    )
    try directory.write(header + #"{"items":[],"filter":"foo"}}"#, to: "state.json")
    #expect(
      run("tasks", "undo").error
        == "lab: \(path):1:89: state.filter: must be all, active or done; got \"foo\"\n"
    )
    try directory.write(
      header + #"{"items":[{"id":1e30,"title":"a","isDone":true}]}}"#,
      to: "state.json"
    )
    #expect(
      run("tasks", "undo").error
        == "lab: \(path):1:84: state.items[0].id: \(wholeNumber); got 1e30\n"
    )
  }

  @Test("whose state is null are refused, and kept", arguments: samplePrograms().map { $0.name })
  func null(program: String) throws {
    let text =
      #"{"format":"comonadlab-state","version":1,"program":"\#(program)","state":null}"#
    try directory.write(text, to: "state.json")
    let kinds = ["counter": "a whole number", "notebook": "a string"]
    let kind = kinds[program] ?? "an object"
    #expect(
      run(program, "#")
        == Outcome(
          status: .data,
          error: "lab: \(path):1:\(63 + program.count): state: must be \(kind); got null\n"
        )
    )
    #expect(try directory.read("state.json") == text)
  }

  @Test("must be UTF-8")
  func notText() throws {
    try Data([0x7B, 0x0A, 0xFF]).write(to: URL(fileURLWithPath: path))
    #expect(run("counter", "+").error == "lab: \(path):2: text must be UTF-8\n")
  }

  @Test("stay as they are when a line of the script is wrong")
  func wrongLine() throws {
    #expect(run("tasks", "add a").status == .success)
    let before = try directory.read("state.json")
    #expect(run("tasks", "add b; toggle 9").status == .data)
    #expect(run("tasks", "add b; tgl").status == .data)
    #expect(try directory.read("state.json") == before)
  }

  @Test("must lie in a directory that exists")
  func noDirectory() {
    let path = directory.file("none/state.json")
    let outcome = outcome(
      ["run", "--program", "counter", "--messages", "+", "--state", path]
    )
    #expect(
      outcome
        == Outcome(
          status: .noInput,
          error: "lab: \(path): directory \((directory.path + "/none").quoted) must exist\n"
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
      let outcome = run("counter", "+", "--record", other)
      let found = other == path ? "\"\(path)\" twice" : "\"\(path)\" and \"\(other)\""
      let rule = "lab: --state and --record must name different files; got \(found)\n"
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
      run("counter", "+")
        == Outcome(status: .noInput, error: "lab: \(path): a state file must be a regular file\n")
    )
  }

  @Test(
    "hold ten thousand tasks of any Unicode",
    arguments: [2] as [UInt64]
  )
  func tenThousand(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    var list = TaskList()
    for _ in 0..<10_000 { list.add(generator.title()) }
    let file = StateFile(path: path, program: "tasks")
    try file.save(list)
    let loaded = try file.load(TaskList.self)
    #expect(loaded == list)
    let script = list.items.map { "add \($0.title)\n" }.joined()
    let copy = directory.file("copy.json")
    let words = ["run", "--program=tasks", "--script=-", "--quiet", "--json"]
    let added = outcome(words + ["--architecture=elm", "--state=\(copy)"], input: script)
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
      try StateFile(path: path, program: "counter").save(1)
    }
  }
}
