import CCounting
import ComponentKit
import ComponentServices
import SystemServices
import Testing

@Suite("The clock of the system")
struct ClockTests {
  @Test(
    "takes any time that a server may ask for",
    arguments: [9_223_372_036_999, Int.max, -9_300_000_000_000, Int.min]
  )
  func anyTime(milliseconds: Int) {
    NetworkClock.continuous.after(.milliseconds(milliseconds)) {}.cancel()
    NetworkClock.continuous.after(.seconds(milliseconds)) {}.cancel()
  }

  #if os(Linux)
  @Test("keeps nothing of a wait that is cancelled", .enabled(if: counting_is_available()))
  func cancelled() async {
    // The count is that of a whole process.
    await #expect(processExitsWith: .success) {
      let clock = NetworkClock.continuous
      let before = Int(counting_live_bytes())
      for _ in 0..<20_000 { clock.after(.seconds(3600)) {}.cancel() }
      // A wait that stays takes 500 bytes. Dispatch releases a timer on a thread of its own.
      for _ in 0..<12_000 where Int(counting_live_bytes()) - before > 3_000_000 {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(Int(counting_live_bytes()) - before < 3_000_000)
    }
  }
  #endif
}
