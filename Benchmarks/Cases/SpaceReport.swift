import ComponentKit
import ComponentTesting
import Foundation

/// The time and the memory that the states of a program of three dials take, measured once.
package struct SpaceReport {
  /// How many states were visited, and how many steps.
  package let states, steps: Int

  /// How long the visit took, and the decision of a property of each kind.
  package let visit, safety, liveness: Duration

  /// The most memory of the process, in bytes.
  package let peak: Int

  /// The memory that the visit has added, in bytes.
  package let added: Int

  /// Visits at least so many states, on all processors, and decides two properties of all runs.
  package init(states count: Int) {
    let side = UInt16((1...).first { $0 * $0 * $0 >= count } ?? 1)
    let before = Self.peakBytes
    var start = ContinuousClock.now
    func lap() -> Duration {
      defer { start = .now }
      return .now - start
    }
    let space = Exploration(
      of: Dials(side: side),
      by: [0, 1, 2],
      limit: ExplorationLimit(states: .max)
    )
    visit = lap()
    added = Self.peakBytes - before
    let invariant = space.verdict(on: .always("each dial is in its range") { $0.view < .max })
    safety = lap()
    let isZero = TemporalProperty<ProgramState<Dials>>("all dials are at zero") { $0.view == 0 }
    let response = space.verdict(on: isZero.leads(to: .not(isZero)))
    liveness = lap()
    // A person may stop at the start, where all dials are at zero.
    precondition(invariant.holds && response.trace != nil, "the verdicts must be known; got others")
    (states, steps, peak) = (space.stateCount, space.stepCount, Self.peakBytes)
  }

  /// Whether a million states take less than a gigabyte, in proportion.
  package var isPassed: Bool { peak < max(states * 1_000, 200_000_000) }

  /// The report as lines.
  package var lines: [String] {
    func seconds(_ time: Duration) -> String {
      String(format: "%.1f s", time / Duration.seconds(1))
    }
    let rate = Int(Double(states) / (visit / Duration.seconds(1)))
    return [
      "visited: \(states) states, \(steps) steps in \(seconds(visit)), \(rate) states a second",
      "memory of the visit: \(added / max(states, 1)) bytes a state",
      "an invariant decided in \(seconds(safety)), a response in \(seconds(liveness))",
      "memory at most: \(peak / 1_000_000) MB",
    ]
  }

  private static var peakBytes: Int {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
    getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
    return usage.ru_maxrss
    #else
    return usage.ru_maxrss * 1_024
    #endif
  }
}

/// Three dials, each of which a message turns by one.
private struct Dials: Program {
  struct State: Hashable {
    var a: UInt16 = 0
    var b: UInt16 = 0
    var c: UInt16 = 0
  }

  let side: UInt16
  let initial = State()

  func update(_ state: inout State, by dial: Int) {
    switch dial {
    case 0: state.a = (state.a + 1) % side
    case 1: state.b = (state.b + 1) % side
    default: state.c = (state.c + 1) % side
    }
  }

  func view(_ state: State, send: @escaping (Int) -> Void) -> Int {
    (Int(state.a) * Int(side) + Int(state.b)) * Int(side) + Int(state.c)
  }
}
