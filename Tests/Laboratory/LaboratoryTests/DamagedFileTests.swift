import CommandLineSupport
import ComponentKit
import TestSupport
import Testing

@testable import Laboratory

@Suite("Damaged files")
struct DamagedFileTests {
  let directory = TemporaryDirectory()

  @Test("of a state are refused in one line that names the place")
  func states() throws {
    var state = Shelf.State(books: [Shelf.Book(title: "a", isRead: true), Shelf.Book(title: "b")])
    state.removed = state.books
    let count = try damage(state, of: "shelf") + damage(7, of: "likes")
    #expect(count > 1_000, "\(count)")
  }

  private func damage<State: Codable & Equatable>(
    _ state: State,
    of program: String
  ) throws -> Int {
    let file = StateFile(path: "a.json", program: program)
    return try forEachMutant(of: file.encode(state)) { mutant in
      do throws(Failure) {
        let state: State = try file.decode(mutant.bytes)
        let copy: State = try file.decode(file.encode(state))
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
    let messages = "add(title: \"a\"); read(1); remove(1); undo"
    let words = ["run", "--messages", messages, "--record", path]
    #expect(outcome(of: .shelf, words: words).status == .success)
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
        let outcome = outcome(of: .shelf, words: ["replay", path])
        if outcome.status != .success {
          #expect(outcome.error.hasPrefix("mylab: \(path):"), "\(outcome.error)")
          #expect(outcome.error.count { $0 == "\n" } == 1, "\(outcome.error)")
        }
      }
    }
    #expect(count > 1_500, "\(count)")
  }
}
