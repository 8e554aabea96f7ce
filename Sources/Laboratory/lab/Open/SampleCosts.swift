import ComponentKit
import LaboratoryCore
import SamplePrograms

/// The cost of the usual messages of a sample program on this machine.
struct SampleCosts {
  /// The samples.
  var costs = Costs(isRunning: true)

  /// How many messages a round sends.
  let messages: Int

  /// Creates costs without samples.
  init(messages: Int) { self.messages = messages }

  /// Measures a program, in samples that last at least so many milliseconds.
  init<P: ScriptedProgram>(of program: P, milliseconds: Double) async throws {
    self.init(messages: P.usualMessages.count)
    let start = ContinuousClock.now
    let meter = CostMeter(
      program,
      P.usualMessages,
      milliseconds: { (ContinuousClock.now - start) / .milliseconds(1) },
      isShown: { !$0.isEmpty }
    )
    let rounds = meter.rounds(lasting: milliseconds)
    for _ in 0..<9 {
      // Between two samples the measurement can be cancelled.
      await Task.yield()
      try Task.checkCancellation()
      costs.samples.append(meter.sample(rounds: rounds))
    }
    costs.isRunning = false
  }

  /// The costs on one line.
  var line: String {
    let ratios = Runner.allCases.dropFirst().map { runner in
      "\(runner.title.lowercased()) \(tenths(costs.ratio(runner).middle))"
    }
    let plain = tenths(costs.nanoseconds(.plain) / Double(messages))
    return "\(plain) ns a message by itself; \(ratios.joined(separator: ", ")) times"
  }

  private func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
