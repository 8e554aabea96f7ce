import EmbeddedText

/// How long the messages of a program took each runner, once.
@usableFromInline
package struct CostSample: Sendable {
  /// How often the usual messages were sent, and how many messages that makes.
  package let rounds, messages: Int

  /// The milliseconds of each runner.
  package private(set) var times: [(runner: Runner, milliseconds: Double)] = []

  /// The sum of the sizes of the last views, which must be read.
  private var sizes = 0

  /// Creates a sample without times.
  @usableFromInline
  package init(rounds: Int, messages: Int) {
    self.rounds = rounds
    self.messages = messages
  }

  /// Adds the time of the next runner.
  @usableFromInline
  package mutating func add(_ runner: Runner, _ time: (milliseconds: Double, size: Int)) {
    times.append((runner, time.milliseconds))
    sizes += time.size
  }

  /// The milliseconds of a runner, which was measured.
  fileprivate func milliseconds(_ runner: Runner) -> Double {
    times.first { $0.runner == runner }?.milliseconds ?? 0
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

  /// The plain reducer, and the architectures that run the program.
  package var runners: [Runner] { samples.first.map { $0.times.map { $0.runner } } ?? [] }

  /// The nanoseconds of a message, at the middle of the samples.
  package func nanoseconds(_ runner: Runner) -> Double {
    Costs.quartile(2, samples.map { $0.milliseconds(runner) * 1e6 / Double($0.messages) })
  }

  /// The ratio to the plain reducer: the median, and the middle half of the samples.
  package func ratio(_ runner: Runner) -> (low: Double, middle: Double, high: Double) {
    let ratios = samples.map { sample in
      sample.milliseconds(runner) / max(sample.milliseconds(.plain), 1e-9)
    }
    return (Costs.quartile(1, ratios), Costs.quartile(2, ratios), Costs.quartile(3, ratios))
  }

  /// The nanoseconds that a runner adds to the plain reducer.
  package func added(_ runner: Runner) -> Double {
    max(0, ratio(runner).middle - 1) * nanoseconds(.plain)
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

extension Double {
  /// A measured number, with the two digits that another measurement would find, too.
  package var measured: String {
    if self < 0.995 { return hundredths }
    var unit = 0.1
    while self >= 99.5 * unit { unit *= 10 }
    let whole = Int((self / unit).rounded())
    return unit < 1 ? "\(whole / 10).\(whole % 10)" : String(whole * Int(unit))
  }

  /// The number with two digits behind the point.
  package var hundredths: String {
    let all = Int((self * 100).rounded())
    let rest = all % 100
    return "\(all / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
