/// A counter of quick successive presses, as browsers have it.
struct PressCounter: Equatable, Sendable {
  /// The maximum time between two presses that count together.
  static let pause = Duration.milliseconds(500)

  private var last: ContinuousClock.Instant?
  private var count = 0

  /// Counts a press, and returns the count.
  mutating func press(at instant: ContinuousClock.Instant) -> Int {
    let follows = last.map { instant - $0 <= Self.pause } ?? false
    count = follows ? count + 1 : 1
    last = instant
    return count
  }
}
