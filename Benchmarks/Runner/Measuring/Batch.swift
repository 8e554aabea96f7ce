/// Work that is done in steps: a function of their number, whose result depends on every step.
package typealias Steps = (Int) -> Int

/// Work with the number of steps that makes a reading long enough.
package struct Batch {
  /// The work.
  package let body: Steps

  /// How many steps are timed at once.
  package let steps: Int

  /// The time of a step when the number was found, in nanoseconds.
  package let estimate: Double

  /// Whether the compiler has removed the work: no step is as fast as this.
  package var isOptimisedAway: Bool { estimate < Self.fastestStep }

  /// Less than one cycle of a processor.
  package static let fastestStep = 0.3

  /// Finds the number of steps, and warms the work up.
  ///
  /// A single reading is too long if the thread is interrupted; so each number of steps is
  /// read several times and the least one counts.
  ///
  /// - Parameters:
  ///   - body: The work.
  ///   - length: The length of a reading, in nanoseconds.
  ///   - clock: The clock.
  package init(_ body: @escaping Steps, length: Double, clock: Stopwatch) {
    // So many steps would be too fast even if ten of them took the time of the fastest one.
    let limit = max(1, Int(length / Self.fastestStep * 10))
    func least(_ steps: Int) -> Double {
      var least = clock.time(body, steps: steps)
      // An interruption is a small part of a long reading.
      for _ in 0..<2 where least < 10 * length {
        least = min(least, clock.time(body, steps: steps))
      }
      return least
    }
    // The first step may do what happens once.
    sink(body(1))
    var steps = 1
    var time = least(steps)
    while time < length, steps < limit {
      let wanted = time > 0 ? 1.2 * length / time : 10
      steps = min(limit, max(steps + 1, Int(Double(steps) * min(10, wanted))))
      time = least(steps)
    }
    self.body = body
    self.steps = steps
    estimate = time / Double(steps)
    if time < 10 * length { warmUp(clock, until: 0.05) }
  }

  /// Runs batches until three in a row agree, or a limit is reached.
  private func warmUp(_ clock: Stopwatch, until tolerance: Double) {
    var last: [Double] = []
    for _ in 0..<8 {
      last = last.suffix(2) + [read(clock)]
      if let least = last.min(), let most = last.max(), last.count == 3,
        most <= least * (1 + tolerance)
      {
        return
      }
    }
  }

  /// Returns the time of a step of the batch, in nanoseconds.
  package func read(_ clock: Stopwatch) -> Double {
    clock.time(body, steps: steps) / Double(steps)
  }
}
