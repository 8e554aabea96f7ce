import BenchmarkCases
import BenchmarkRunner
import Foundation
import Testing

@Suite("The summary of a run")
struct RunSummaryTests {
  private func result(
    _ rows: [(name: String, variant: String, ratio: Double)],
    log: Double = 0
  ) -> [GroupResult] {
    let rows = rows.map { name, variant, ratio in
      let allocations = variant == "generic" ? 2 : name == "redux-send" ? log : 0
      var row = ReportTests.row(ratio: ratio, allocations: allocations, name: name)
      row.variant = variant
      return row
    }
    return [GroupResult(group: BenchmarkGroup("all", "all", []), rows: rows)]
  }

  @Test("has a sentence for what was measured, and none for the rest")
  func sentences() {
    let sends = ["react", "redux", "elm", "halogen"].enumerated().map { place, name in
      (name: "\(name)-send", variant: "specialised", ratio: Double(place + 1))
    }
    let generic = sends.map { (name: $0.name, variant: "generic", ratio: $0.ratio * 100) }
    #expect(RunSummary(result([])).sentences == [])
    #expect(RunSummary(result(Array(sends.dropLast()))).sentences == [])
    #expect(
      RunSummary(result(sends + generic)).sentences == [
        "A message to a component, beside the plain reducer, costs 1.00 times in React, 2.00 times "
          + "in Redux, 3.00 times in Elm and 4.00 times in Halogen; each allocates nothing.",
        "In code that is generic over the architecture, it costs 100 to 400 times the plain "
          + "reducer; the most that it allocates is 2.",
      ]
    )
    #expect(
      RunSummary(result(sends, log: 0.001)).sentences == [
        "A message to a component, beside the plain reducer, costs 1.00 times in React, 2.00 times "
          + "in Redux, 3.00 times in Elm and 4.00 times in Halogen; the most that one allocates is "
          + "0.001, for a log that grows."
      ]
    )
    let hosts = ["elm-host-observer", "elm-host-observers", "elm-host-senders", "elm-host-task"]
    #expect(
      RunSummary(result(hosts.map { ($0, "specialised", 2.5) })).sentences == [
        "Behind a host with one observer, it costs 2.50 times the same written by hand, and with "
          + "ten observers 2.50 times.",
        "If sixteen threads send at once, it costs 2.50 times a lock by hand, and a task that "
          + "answers 2.50 times one by hand.",
      ]
    )
  }
}
