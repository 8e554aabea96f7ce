import CommandLineSupport
import ComonadLaws
import ComponentKit
import Laboratory
import SamplePrograms
import SharedLaboratory

/// The end of the tour: what the laws catch, and what an architecture costs on this machine.
extension TourCommand {
  /// A comonad that is broken on purpose, and the smallest case in which a law catches it.
  var checked: [String] {
    let law = "comonad.right-identity"
    let broken = Instance("StuckStore", comonadLaws(.stuckStores, values: .cases))
    guard let broke = broken.laws.first(where: { $0.name == law }),
      let diagnosis = broken.check(broke).diagnosis(again: .laboratory("lab"))
    else { return ["\(law) must catch StuckStore, and did not"] }
    let found = diagnosis.split(separator: "\n").prefix { !$0.hasPrefix("  broken too") }
    return [
      "In a store that is broken on purpose, duplicate puts the original store at every position:",
      "",
    ] + found.map(String.init) + ["", "swift run lab laws checks every type of the package so."]
  }

  /// What a message to the counter costs in each architecture, beside the reducer alone.
  var measured: [String] {
    let start = ContinuousClock.now
    let meter = CostMeter(Counter(), [.increment, .increment, .decrement]) { $0.utf8.count }
    var costs = Costs()
    for _ in 0..<9 {
      let rounds = costs.samples.last?.rounds
      costs.samples.append(
        meter.sample(rounds: rounds) { (ContinuousClock.now - start) / .milliseconds(1) }
      )
    }
    let lines = costs.runners.dropFirst().map { runner in
      let ratio = (costs.ratio(runner).middle * 10).rounded() / 10
      return "\(runner.title.padded(to: 8)) \(ratio) times the reducer alone"
    }
    #if DEBUG
    let build = "This is a debug build; swift run -c release lab tour measures an optimised one."
    #else
    let build = "This is a release build. Other programs on this machine change the ratios."
    #endif
    return ["A message to the counter was sent just now, in each architecture:", ""]
      + lines + ["", build]
  }
}
