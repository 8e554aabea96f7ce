import ComponentHost
import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("A damaged recording")
struct DamagedRecordingTests {
  @Test("holds the messages before the damage, or is replayed like any other")
  func mutants() throws {
    var count = 0
    try count += damage(Counter(initial: .max - 1), .increment, .decrement)
    try count += damage(Tasks(), .add(title: "a"), .toggle(number: 1), .undo)
    try count += damage(Feed(), .follow("a"), .arrived(["x", "y"], from: "a"))
    #expect(count > 3_000, "\(count)")
  }

  /// The lines of a recording, without their ends.
  private func lines<P: DrawnProgram>(_ program: P, _ messages: [P.Message]) throws -> [[UInt8]]
  where P.State: Codable & Sendable, P.Message: Codable {
    var lines: [[UInt8]] = []
    let header = RecordingHeader(program: "\(P.self)", architectures: ["elm"])
    var recorder = try Recorder<P>(header, from: program.initial) { lines.append($0.dropLast()) }
    for message in messages { try recorder.record(message) }
    try recorder.end()
    return lines
  }

  /// Damages each line, and removes, repeats and swaps lines.
  private func damage<P: DrawnProgram>(_ program: P, _ messages: P.Message...) throws -> Int
  where P.State: Codable & Sendable, P.Message: Codable, P.View == String {
    let lines = try lines(program, messages)
    var (count, taken) = (0, 0)
    func replay(_ damaged: [[UInt8]]) {
      count += 1
      let bytes = damaged.flatMap { $0 + [UInt8(ascii: "\n")] }
      do throws(RecordingDamage) {
        let recording = try Recording<P>(bytes)
        taken += 1
        if let damage = recording.damage { check(damage, bytes) }
        let component = recording.component(in: Elm<P>.self, of: program)
        #expect(!component.view.isEmpty)
        #expect(component.view == recording.component(in: React<P>.self, of: program).view)
      } catch {
        check(error, bytes)
      }
    }
    for (index, line) in lines.enumerated() {
      forEachMutant(of: line) { mutant in
        var damaged = lines
        damaged[index] = mutant.bytes
        replay(damaged)
      }
      replay(Array(lines[..<index]) + lines[(index + 1)...])
      replay(Array(lines[...index]) + lines[index...])
      for other in lines.indices where other > index {
        var damaged = lines
        damaged.swapAt(index, other)
        replay(damaged)
      }
    }
    #expect(taken > 0 && taken < count)
    return count
  }

  /// Checks that the damage is a line of the recording, and its description one line.
  private func check(_ damage: RecordingDamage, _ bytes: [UInt8]) {
    #expect(1...(bytes.count { $0 == UInt8(ascii: "\n") } + 1) ~= damage.line, "\(damage)")
    #expect(!damage.description.contains("\n"), "\(damage)")
  }
}
