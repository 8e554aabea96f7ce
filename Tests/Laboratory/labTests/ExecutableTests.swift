import CommandLineSupport
import ComponentHost
import Foundation
import TestSupport
import Testing

@testable import Laboratory
@testable import lab

/// The executable that was built beside the tests, or nil if it is elsewhere.
let executable = builtExecutable("lab")

/// The executable to which it hands some commands.
let packageExecutable = builtExecutable("lab-package")

@Suite("Executable", .enabled(if: executable != nil))
struct ExecutableTests {
  let directory = TemporaryDirectory()

  /// Runs a line of the shell in which `$LAB` is the executable, and `$PACKAGE` the other one.
  func shell(_ line: String) throws -> (status: Int32, output: String) {
    let environment = [
      "LAB": try #require(executable), "PACKAGE": try #require(packageExecutable),
    ]
    return try directory.shell(line, environment: environment)
  }

  @Test("hands a command of the other executable to SwiftPM, in its own build folder")
  func other() throws {
    try directory.write(script: "printf '%s|' \"$@\"; exit 3", to: "swift")
    let result = try shell("PATH=.:$PATH $LAB laws --only 'A b' --cases=5")
    #expect(result.status == 3)
    let words = result.output.split(separator: "|").map(String.init)
    #expect(words.prefix(2) == ["run", "--package-path"])
    #expect(words.suffix(5) == ["lab-package", "laws", "--only", "A b", "--cases=5"])
    let place = try #require(words.firstIndex(of: "--scratch-path"))
    let file = "\(words[place + 1])/\(words[place + 3])/lab-package"
    #expect(FileManager.default.isExecutableFile(atPath: file))
    let none = try shell("rm swift; PATH=.; $LAB laws")
    #expect(
      none.output
        == "lab: swift must start, which compiles lab laws; got No such file or directory\n"
    )
    #expect(none.status == 69)
  }

  @Test("reads standard input and writes standard output")
  func streams() throws {
    let line =
      "echo 'add(title: \"a\")' | $LAB run --program tasks --script - --architecture elm --quiet"
    let result = try shell(line)
    #expect(result.output == "> add(title: \"a\")\n1. [ ] a\n1 of 1 left (all)\n\n")
    #expect(result.status == 0)
  }

  @Test("exits with the status of its mistake")
  func status() throws {
    #expect(try shell("$LAB run --program none").status == 64)
    #expect(try shell("$LAB run --program counter --messages x").status == 65)
    #expect(try shell("$LAB run --program counter --script none").status == 66)
  }

  @Test("reports an argument that is not UTF-8")
  func arguments() throws {
    let line = "$LAB run --program tasks --messages undo --state \"$(printf 'n\\377.json')\""
    let result = try shell(line)
    let message = "lab: argument 7 must be UTF-8; got \"n\u{FFFD}.json\"\n"
    #expect(result.output == message + usage(of: "run"))
    #expect(result.status == 64)
    #expect(try directory.names.isEmpty)
  }

  @Test("reports an environment variable that is not UTF-8")
  func environment() throws {
    let line =
      "SWIFTPM_BUILD_DIR=\"$(printf 'b\\377')\" $PACKAGE web --program counter --output p.html"
    let result = try shell(line)
    let message = "lab: SWIFTPM_BUILD_DIR must be UTF-8; got \"b\u{FFFD}\"\n"
    #expect(result.output == message + usage(of: "web"))
    #expect(result.status == 64)
    #expect(try directory.names.isEmpty)
  }

  @Test("ends without a message when its reader ends, and saves nothing")
  func closedPipe() throws {
    let script =
      "yes + | head -20000 | $LAB run --program counter --script - --state s | head -1"
    #expect(try shell(script) == (0, "start\n"))
    #expect(try directory.names.isEmpty)
  }

  @Test("shows the tour if there is no terminal")
  func tour() throws {
    #expect(try shell("$LAB | head -1") == (0, "One program, four architectures\n"))
    #expect(try shell("$LAB tour | head -1") == (0, "One program, four architectures\n"))
  }

  @Test("opens the laboratory in a pipe, with lines for keys")
  func lines() throws {
    let script = "printf '18 + +\\n6\\n15\\n16 x\\n4\\nten\\n' | $LAB open"
    let result = try shell(script)
    #expect(result.status == 0)
    let shown = boxed(result.output).filter { $0.hasPrefix("> ") }
    #expect(
      shown == ["> 0 the start", "> 2 +", "> 3 -", "> 2 +", "> 3 -", "> 3 -", "> 3 -"]
    )
    #expect(result.output.contains("React shows every state"))
    #expect(result.output.contains("a text for a field; got \"ten\""))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("runs an entry of the atlas in a pipe, with lines for keys")
  func entry() throws {
    let result = try shell("printf '4\\n3\\n1\\n' | $PACKAGE atlas --size 4 --entry 36 --run")
    #expect(result.status == 0)
    let lines = boxed(result.output)
    #expect(
      lines.filter { $0.hasPrefix("You are") || $0.hasPrefix("Log") } == [
        "You are at place 1", "Log: nothing yet",
        "You are at place 2", "Log: 2, 1 move, together move 2",
        "You are at place 1", "Log: 2 3, 2 moves, together move 1",
        "You are at place 1", "Log: nothing yet",
      ]
    )
    #expect(lines.contains("4.36, Store of 2 positions"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("runs the architecture of a theory in a pipe")
  func theory() throws {
    let result = try shell("printf '4\\n' | $PACKAGE atlas --theory latch --run")
    #expect(result.status == 0)
    let lines = boxed(result.output)
    #expect(lines.contains { $0.hasPrefix("latch, Ledger of 2 states over monoid 2.2") })
    #expect(
      lines.filter { $0.hasPrefix("You are") || $0.hasPrefix("Log") } == [
        "You are at place 1: read answers 0", "Log: nothing yet",
        "You are at place 2: read answers 1", "Log: 2, 1 move, together move 2",
      ]
    )
    #expect(lines.contains { $0.hasSuffix("set leads to place 2") })
    #expect(try shell("$PACKAGE atlas --theory exceptions --run").status == 64)
  }

  @Test("closes the laboratory quietly when its reader or its writer does")
  func closedLaboratory() throws {
    #expect(
      try shell("yes 6 | $LAB open --program counter | head -1 | cut -c 1-11") == (
        0, "[counter v]\n"
      )
    )
    #expect(
      try shell("$LAB open --program tasks </dev/null | head -1 | cut -c 1-9") == (0, "[tasks v]\n")
    )
  }

  @Test("checks laws, and shows a broken instance")
  func laws() throws {
    let check = try shell("$PACKAGE laws --only Identity --cases 5 --json")
    #expect(check.status == 0)
    #expect(check.output.hasPrefix(#"{"seed":1,"cases":5,"instances":[{"name":"#))
    let broken = try shell("$PACKAGE laws --broken Store.S1 | tail -1")
    #expect(broken.output.hasPrefix("✓ Store.S1 is caught by its laws: "))
    #expect(try shell("$PACKAGE laws --only none").status == 64)
    #expect(try shell("$PACKAGE laws --list | head -1") == (0, "instances:\n"))
  }

  @Test("reports an output that cannot be written, and saves nothing", .enabled(if: hasFullDevice))
  func fullOutput() throws {
    let line = "$LAB run --program counter --messages + --state s > /dev/full"
    let result = try shell(line)
    #expect(
      result.output == "lab: standard output cannot be written: No space left on device\n"
    )
    #expect(result.status == 74)
    #expect(try directory.names.isEmpty)
  }

  @Test("keeps the messages of a run that was interrupted")
  func interrupted() throws {
    let line =
      "yes + | head -5000 > script; ulimit -f 1; "
      + "$LAB run --program counter --script script --record log.jsonl --quiet --architecture elm"
    #expect(try shell(line + " >/dev/null 2>&1").status == 74)
    let replayed = outcome(["replay", directory.file("log.jsonl"), "--quiet"])
    #expect(replayed.status == .data)
    #expect(replayed.output.hasPrefix("> +\n"))
  }

  @Test("keeps the old state when the new one does not fit")
  func limit() throws {
    try directory.write("", to: "none")
    let add = "'add(title: \"a\")'"
    #expect(try shell("$LAB run --program tasks --messages \(add) --state s").status == 0)
    let before = try directory.read("s")
    let line =
      "yes 'add(title: \"a long title\")' | head -100 > script; "
      + "ulimit -f 1; $LAB run --program tasks --script script --state s --quiet > /dev/null"
    let result = try shell(line)
    #expect(
      result.output
        == "lab: s: state cannot be saved, and the file is unchanged: File too large\n"
    )
    #expect(result.status == 74)
    #expect(try directory.read("s") == before)
    #expect(try directory.names == ["none", "s", "script"])
  }
}

/// Whether the system has a device that is always full.
let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

/// The lines of a drawing without the edges of its boxes; of two boxes beside each other, both lines.
private func boxed(_ output: String) -> [String] {
  output.split(separator: "\n").flatMap { line in
    line.split(separator: "│").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
