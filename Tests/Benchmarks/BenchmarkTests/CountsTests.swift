import BenchmarkRunner
import Testing

@Suite("Counts", .enabled(if: Counts.areAvailable))
struct CountsTests {
  @Test("of a box are one allocation of 24 bytes or little more")
  func box() throws {
    let counts = try #require(Counts(Anchor.box.steps))
    #expect(counts.allocations == 1)
    #expect(counts.bytes == 24)
  }

  @Test("of work that allocates nothing are zero")
  func nothing() throws {
    let counts = try #require(
      Counts { steps in
        var sum = 0
        var step = 0
        while step < steps {
          sum = (sum ^ step) &* 31
          step += 1
        }
        return sum
      }
    )
    #expect(counts == Counts(allocations: 0, bytes: 0, retains: 0, releases: 0))
  }

  @Test("include every array and every object of a step")
  func several() throws {
    final class Leaf {}
    let counts = try #require(
      Counts { steps in
        var kept = 0
        var step = 0
        while step < steps {
          let leaves = [Leaf(), Leaf()]
          withExtendedLifetime(leaves) { kept &+= leaves.count }
          step += 1
        }
        return kept
      }
    )
    #expect(counts.allocations == 3)
    #expect(counts.releases >= 1)
  }

  @Test("exclude those of another thread")
  func threads() async throws {
    let noise = Task.detached {
      var sum = 0
      for step in 0..<200_000 where !Task.isCancelled { sum &+= [step].count }
      return sum
    }
    let counts = try #require(Counts(Anchor.box.steps))
    noise.cancel()
    #expect(counts.allocations == 1)
  }
}
