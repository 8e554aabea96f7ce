import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import lab

@Suite("Script files")
struct ScriptFileTests {
  let directory = TemporaryDirectory()

  @Test("are run")
  func file() throws {
    try directory.write("+\n+", to: "script")
    let outcome = outcome(
      ["run", "--program=counter", "--script=\(directory.file("script"))", "--json", "--quiet"]
    )
    #expect(outcome.output.contains(#""views":["2"]"#))
  }

  @Test("may begin with the mark of their encoding, for a run as for a recording")
  func byteOrderMark() throws {
    try directory.write("\u{FEFF}+\r\n", to: "messages")
    try directory.write("\u{FEFF}size 20 3\r\nshow 1\r\n", to: "keys")
    let run = outcome(["run", "--program", "counter", "--script", directory.file("messages")])
    let picture = outcome(["open", "--script", directory.file("keys"), "--svg", "-"])
    #expect([run.status, picture.status] == [.success, .success])
    #expect(picture.output.hasPrefix("<svg"))
  }

  @Test("show nothing when a line is no message")
  func unknownMessage() {
    #expect(
      run("tasks", "add a\nadd b\n\n# c\ntoggle 1\n\nclaer done\n")
        == Outcome(
          status: .data,
          error: "lab: standard input:7: unknown message \"claer\"; tasks takes add, edit, toggle, "
            + "remove, filter, clear and undo; did you mean \"clear\"?\n"
        )
    )
  }

  @Test("show nothing when a line is out of range")
  func outOfRange() throws {
    try directory.write("add a\ntoggle 2\n", to: "script")
    let script = directory.file("script")
    #expect(
      outcome(["run", "--program", "tasks", "--script", script])
        == Outcome(
          status: .data,
          error: "lab: \(script):2: number must be between 1 and 1; got 2\n"
        )
    )
  }

  @Test("are checked against the state at their line")
  func rangeMoves() {
    #expect(run("tasks", "add a\nremove 1\nundo\ntoggle 1\n").status == .success)
    #expect(run("tasks", "add a\nremove 1\ntoggle 1\nundo\n").status == .data)
  }

  @Test("must exist")
  func missing() {
    let script = directory.file("none")
    #expect(
      outcome(["run", "--program", "tasks", "--script", script])
        == Outcome(
          status: .noInput,
          error: "lab: \(script): script cannot be read: No such file or directory\n"
        )
    )
  }

  @Test("must not be directories")
  func notAFile() {
    let outcome = outcome(["run", "--program", "tasks", "--script", directory.path])
    #expect(outcome.error == "lab: \(directory.path): script cannot be read: Is a directory\n")
    #expect(outcome.status == .noInput)
  }

  @Test("must be UTF-8")
  func notText() throws {
    let script = directory.file("script")
    try Data("add a\nadd caf".utf8 + [0xE9, 0x0A]).write(to: URL(fileURLWithPath: script))
    #expect(
      outcome(["run", "--program", "tasks", "--script", script])
        == Outcome(status: .data, error: "lab: \(script):2: text must be UTF-8\n")
    )
  }
}
