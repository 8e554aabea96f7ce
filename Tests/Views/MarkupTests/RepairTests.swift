import EmbeddedText
import SeededRandom
import Testing

@Suite("Bytes that are not UTF-8")
struct RepairTests {
  /// Bytes at the ends of the ranges that the standard distinguishes.
  private static let ends: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  private func check(_ bytes: [UInt8]) -> Bool {
    bytes.repaired == Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  @Test("are replaced as the standard library replaces them: all of at most three such bytes")
  func small() {
    var all: [[UInt8]] = [[]]
    for _ in 0..<3 {
      all = all.flatMap { bytes in Self.ends.map { bytes + [$0] } }
      #expect(all.allSatisfy(check))
    }
  }

  @Test("are replaced as the standard library replaces them: random ones", arguments: 0..<20)
  func random(seed: UInt64) {
    var source = SplitMix(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<20).map { _ in Self.ends[Int.random(in: 0..<Self.ends.count, using: &source)]
      }
      #expect(check(bytes))
    }
  }

  @Test(
    "are left alone in a text",
    arguments: ["", "milk", "\u{E9}\u{20AC}\u{1F41B}\u{10FFFF}\u{0}"]
  )
  func text(text: String) {
    #expect(Array(text.utf8).repaired == Array(text.utf8))
    #expect(String(repairing: Array(text.utf8)) == text)
  }
}
