import ComponentKit
import Drawing
import WebHost

/// How long the messages of a program took each runner, once.
struct Sample: Sendable {
  /// How many times they were sent.
  let rounds: Int

  /// The milliseconds of each runner, in the order of `Runner`.
  let times: [Double]
}

/// What the messages of the present program cost, as it was measured in this browser.
///
/// A sample times the plain reducer and each architecture one after the other, so that whatever
/// slows the browser slows all of them; a ratio is taken within a sample.
struct Costs {
  /// How many samples a measurement has.
  static let count = 15

  /// Whether it is being measured.
  var isRunning = false

  /// What was measured.
  var samples: [Sample] = []

  /// Adds a sample.
  mutating func add(_ sample: Sample) {
    samples.append(sample)
    if samples.count == Costs.count { isRunning = false }
  }

  /// The nanoseconds of a round, at the middle of the samples.
  func nanoseconds(_ runner: Runner) -> Double {
    Costs.quartile(2, samples.map { $0.times[runner.rawValue] * 1e6 / Double($0.rounds) })
  }

  /// How many times as long as the plain reducer: the middle, and the middle half of the samples.
  func ratio(_ runner: Runner) -> (low: Double, middle: Double, high: Double) {
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

// MARK: - Measuring

extension Costs {
  /// Takes a sample; the browser draws and listens between two of them.
  static func sample(
    of program: String,
    after last: Sample?
  ) -> Effect<LiveLaboratory.Message> {
    .work(
      Work("costs", policy: .debounce(.milliseconds(10))) { outlet in
        if let program = PagePrograms.named(program) {
          let rounds = last?.rounds ?? Costs.rounds(of: program)
          let times = Runner.allCases.map { Costs.milliseconds(program, $0, rounds) }
          outlet.send(.sampled(Sample(rounds: rounds, times: times)))
        }
        outlet.finish()
        return .none
      }
    )
  }

  /// How many rounds of the plain reducer take some milliseconds, since the clock of a browser is
  /// coarse.
  private static func rounds(of program: AnySubject) -> Int {
    var rounds = 64
    while rounds < 1 << 22, milliseconds(program, .plain, rounds) < 6 { rounds *= 2 }
    // Each runner once, so that the browser has compiled what is measured.
    for runner in Runner.allCases { _ = milliseconds(program, runner, rounds) }
    return rounds
  }

  private static func milliseconds(_ program: AnySubject, _ runner: Runner, _ rounds: Int) -> Double
  {
    let start = BrowserClock.milliseconds
    runner.run(program, rounds: rounds)
    return BrowserClock.milliseconds - start
  }
}
