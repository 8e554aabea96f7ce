import CommandLineSupport
import TestSupport
import Testing

@testable import lab

@Suite("Standard streams of the executable", .enabled(if: executable != nil))
struct StandardStreamTests {
  @Test(
    "end a run with one line and a status if they cannot be written",
    arguments: [
      "--help", "--version", "tour", "laws --list", "laws --only store --cases 1",
      "draw --program counter", "run --program counter --messages +",
    ]
  )
  func unwritable(command: String) throws {
    let tests = ExecutableTests()
    let executable = command.hasPrefix("laws") ? "$PACKAGE" : "$LAB"
    for output in ["/dev/full", "&-"] {
      let result = try tests.shell("\(executable) \(command) 2>&1 >\(output)")
      #expect(result.status == 74, "\(command) >\(output)")
      #expect(result.output.hasPrefix("lab: standard output cannot be written: "))
      #expect(result.output.split(separator: "\n").count == 1)
      #expect(try tests.shell("\(executable) \(command) >\(output) 2>\(output)").status == 74)
    }
  }

  @Test("are not replaced by a file that is opened while one of them is closed")
  func closed() throws {
    let tests = ExecutableTests()
    let run = "$LAB run --program counter --messages + --record r.jsonl"
    #expect(try tests.shell("\(run) >&-").status == 74)
    let record = try tests.directory.read("r.jsonl")
    #expect(record.split(separator: "\n").allSatisfy { $0.hasPrefix("{") }, "\(record)")
  }
}
