import CTerminal
import Foundation
import Testing

@Suite("Waiting for input")
struct WaitingTests {
  @Test("waits with select as with poll", arguments: [false, true])
  func kinds(usesSelect: Bool) throws {
    func wait(_ file: Int32, _ milliseconds: Int32) -> Int32 {
      let terminal = terminal_open(file, -1)
      defer { terminal_close(terminal) }
      return usesSelect
        ? terminal_wait_with_select(terminal, milliseconds) : terminal_wait(terminal, milliseconds)
    }
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(wait(ends[0], 0) & 1 == 0)
    #expect(write(ends[1], "x", 1) == 1)
    #expect(wait(ends[0], 1_000) & 1 == 1)
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 1)
    #expect(wait(ends[0], 0) & 1 == 0)
    close(ends[1])
    #expect(wait(ends[0], 1_000) & 1 == 1)
    close(ends[0])

    let null = open("/dev/null", O_RDONLY)
    #expect(wait(null, 1_000) & 1 == 1)
    close(null)
    // A closed file, or one that does not fit into a set, is not awaited.
    #expect(wait(null, 1_000) & 4 == 4)
    if usesSelect { #expect(wait(Int32.max, 1_000) & 4 == 4) }
  }
}
