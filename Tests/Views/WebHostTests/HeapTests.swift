import CWeb
import Foundation
import TestSupport
import Testing

/// The heap of the browser's module, over an arena of its own.
///
/// Serialised: there is one heap, as a module has one.
@Suite("Heap", .serialized)
struct HeapTests {
  @Test(
    "allocates aligned memory that no other piece overlaps until it is freed",
    arguments: [1, 2, 3] as [UInt64]
  )
  func againstModel(seed: UInt64) {
    Arena.use(size: 64 << 20) {
      var random = SplitMix(seed: seed)
      var pieces: [Piece?] = Array(repeating: nil, count: 500)
      for round in 0..<10_000 {
        let place = Int.random(in: pieces.indices, using: &random)
        if let piece = pieces[place] {
          #expect(piece.isUnharmed)
          cweb_free(piece.memory.baseAddress)
          pieces[place] = nil
        } else {
          let longest = [40, 40, 600, 9_000, 100_000].randomElement(using: &random) ?? 40
          let alignment = 1 << Int.random(in: 0...(round % 50 == 0 ? 16 : 6), using: &random)
          let size = Int.random(in: 0...longest, using: &random)
          guard let piece = Piece(size, alignment, mark: UInt8(truncatingIfNeeded: round)) else {
            Issue.record("memory must be found; got none for \(size) bytes")
            return
          }
          pieces[place] = piece
        }
        if round % 500 == 0 { #expect(cweb_check() == 0) }
      }
      for piece in pieces { cweb_free(piece?.memory.baseAddress) }
      #expect(cweb_check() == 0)
    }
  }

  @Test("is as large after many thousands of pieces as after the first thousand")
  func flat() {
    Arena.use(size: 16 << 20) {
      var extents: [Int] = []
      let rounds = cases(100, long: 1_000)
      for round in 1...rounds {
        let pieces = (0..<1_000).map { cweb_allocate(16, 1 + $0 * 7 % 400) }
        for piece in pieces { cweb_free(piece) }
        if round == 1 || round == rounds { extents.append(cweb_extent()) }
      }
      #expect(extents[0] == extents[1])
      #expect(cweb_check() == 0)
    }
  }

  @Test("uses the memory of small pieces for large ones and back")
  func reused() {
    Arena.use(size: 4 << 20) {
      for _ in 0..<cases(4, long: 20) {
        let small = (0..<30_000).compactMap { _ in cweb_allocate(16, 100) }
        #expect(small.count == 30_000)
        for piece in small { cweb_free(piece) }
        let large = cweb_allocate(16, 1 << 20)
        #expect(large != nil)
        cweb_free(large)
      }
    }
  }

  @Test("reports that no memory is left, and allocates again when some is freed")
  func exhausted() {
    Arena.use(size: 1 << 20) {
      #expect(cweb_allocate(16, 2 << 20) == nil)
      var pieces: [UnsafeMutableRawPointer] = []
      while let piece = cweb_allocate(16, 1_000) { pieces.append(piece) }
      #expect(pieces.count > 900)
      #expect(cweb_check() == 0)
      for piece in pieces { cweb_free(piece) }
      #expect(cweb_allocate(16, 500_000) != nil)
      #expect(cweb_allocate(16, .max) == nil)
    }
  }
}

/// Memory that a heap has given.
private struct Piece {
  let memory: UnsafeMutableRawBufferPointer
  let mark: UInt8

  init?(_ size: Int, _ alignment: Int, mark: UInt8) {
    guard let start = cweb_allocate(alignment, size) else { return nil }
    #expect(Int(bitPattern: start) % alignment == 0)
    memory = UnsafeMutableRawBufferPointer(start: start, count: size)
    self.mark = mark
    memory.initializeMemory(as: UInt8.self, repeating: mark)
  }

  /// Whether the first byte is the mark, and each other one is the byte before it.
  var isUnharmed: Bool {
    guard let start = memory.baseAddress, let first = memory.first else { return true }
    return first == mark && memcmp(start, start + 1, memory.count - 1) == 0
  }
}

private enum Arena {
  /// Lets the heap begin in some memory.
  static func use(size: Int, _ body: () -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 65_536)
    cweb_begin(memory, size)
    body()
    memory.deallocate()
  }
}
