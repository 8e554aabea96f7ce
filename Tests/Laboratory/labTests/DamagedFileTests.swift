import CommandLineSupport
import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

@testable import lab

@Suite("Damaged files")
struct DamagedFileTests {
  let directory = TemporaryDirectory()

  @Test("of a state are refused in one line that names the place")
  func states() throws {
    var count = 0
    try count += damage(Tasks(), "add a", "add b", "remove 1")
    try count += damage(Notebook(), "add a", "nest 1 b")
    try count += damage(Counter(), "+")
    #expect(count > 5_000, "\(count)")
  }

  private func damage<P: ScriptedProgram>(_ program: P, _ lines: String...) throws -> Int {
    var state = program.initial
    for message in try lines.flatMap({ try P.parse($0) }) {
      program.update(&state, by: message)
    }
    let file = StateFile(path: "a.json", program: P.name)
    return try forEachMutant(of: file.encode(state)) { mutant in
      do throws(Failure) {
        let state: P.State = try file.decode(mutant.bytes)
        let copy: P.State = try file.decode(file.encode(state))
        #expect(copy == state)
      } catch {
        #expect(
          error.message.wholeMatch(of: /a\.json:\d+(:\d+)?: [^\n]+/) != nil,
          "\(error.message)"
        )
      }
    }
  }

  @Test("of a recording are refused in one line, or replayed")
  func recordings() throws {
    let path = directory.file("log.jsonl")
    let words = ["run", "--program", "tasks", "--messages", "add a; toggle 1; undo"]
    #expect(outcome(words + ["--record", path]).status == .success)
    let text = try directory.read("log.jsonl")
    let rest = text.drop { $0 != "\n" }
    var count = 0
    // Every ninth one is replayed as a whole: the reading of all is tested with the recordings.
    for part in [0..<text.count - rest.count, text.count - rest.count + 1..<text.count] {
      let line = Array(Array(text.utf8)[part])
      try forEachMutant(of: line) { mutant in
        count += 1
        guard count % 9 == 0 else { return }
        let bytes = Array(text.utf8)
        try directory.write(
          String(
            decoding: bytes[..<part.lowerBound] + mutant.bytes + bytes[part.upperBound...],
            as: UTF8.self
          ),
          to: "log.jsonl"
        )
        let outcome = outcome(["replay", path])
        if outcome.status != .success {
          #expect(outcome.error.hasPrefix("lab: \(path):"), "\(outcome.error)")
          #expect(outcome.error.count { $0 == "\n" } == 1, "\(outcome.error)")
        }
      }
    }
    #expect(count > 5_000, "\(count)")
  }
}
