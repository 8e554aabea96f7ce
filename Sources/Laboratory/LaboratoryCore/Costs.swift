import EmbeddedText

/// How long the messages of a program took each runner, once.
package struct CostSample: Sendable {
  /// How many times they were sent.
  package let rounds: Int

  /// The milliseconds of each runner, in the order of `Runner`.
  package let times: [Double]

  /// Creates a sample.
  package init(rounds: Int, times: [Double]) {
    self.rounds = rounds
    self.times = times
  }
}

/// The cost of the usual messages of a program, from samples.
package struct Costs {
  /// Whether they are being measured.
  package var isRunning = false

  /// The samples.
  package var samples: [CostSample] = []

  /// Creates costs without samples.
  package init(isRunning: Bool = false) { self.isRunning = isRunning }

  /// The nanoseconds of a round, at the middle of the samples.
  package func nanoseconds(_ runner: Runner) -> Double {
    Costs.quartile(2, samples.map { $0.times[runner.rawValue] * 1e6 / Double($0.rounds) })
  }

  /// The ratio to the plain reducer: the median, and the middle half of the samples.
  package func ratio(_ runner: Runner) -> (low: Double, middle: Double, high: Double) {
    let ratios = samples.map { sample in
      sample.times[runner.rawValue] / max(sample.times[Runner.plain.rawValue], 1e-9)
    }
    return (Costs.quartile(1, ratios), Costs.quartile(2, ratios), Costs.quartile(3, ratios))
  }

  private static func quartile(_ number: Int, _ values: [Double]) -> Double {
    let order = ascending(values)
    guard !order.isEmpty else { return 0 }
    let place = Double(order.count - 1) * Double(number) / 4
    let low = Int(place)
    let (below, above) = (values[order[low]], values[order[min(low + 1, order.count - 1)]])
    return below + (place - Double(low)) * (above - below)
  }
}
