import EmbeddedText
import LaboratoryCore
import Markup
import SamplePrograms

// The costs, and the report on the laws.

extension PageLaboratory {
  // MARK: - Costs

  func costs(_ state: State) -> View {
    let costs = state.costs
    let count = costs.samples.count
    return .panel(
      "costs",
      "What a message costs here",
      [
        .words(
          "p",
          "hint",
          """
          The usual messages of \(state.sample.name), in times of the plain reducer: interleaved \
          samples of this module, which is compiled for size. It calls all five through one erased \
          type, so the ratios lie nearer to 1 than those of specialised code.
          """
        ),
        .part(
          "div",
          "tools",
          [
            costs.isRunning ? .push("Stop", .stop) : .push("Measure", .measure),
            .status(
              "span",
              "samples",
              costs.isRunning
                ? "\(count) of \(Costs.count) samples"
                : count == 0 ? "not measured yet" : "\(count) samples"
            ),
          ]
        ),
        count == 0 ? .nothing : chart(costs),
        count == 0 ? .nothing : table(costs),
      ]
    )
  }

  /// Bars, each with the middle half of its samples as a line.
  private func chart(_ costs: Costs) -> View {
    let ratios = Runner.allCases.map { costs.ratio($0) }
    var most = 2.0
    for ratio in ratios { most = max(most, ratio.high) }
    func x(_ ratio: Double) -> Int { 90 + Int(ratio / most * 220) }
    var shapes: [View] = []
    for (row, ratio) in ratios.enumerated() {
      let (y, low, middle, high) = (row * 30, x(ratio.low), x(ratio.middle), x(ratio.high))
      shapes += [
        .note("name", x: 84, y: y + 19, Runner.allCases[row].title),
        .box("bar bar-\(row)", x: 90, y: y + 5, width: middle - 90, height: 20, round: 3),
        .box("spread", x: low, y: y + 14, width: max(1, high - low), height: 2),
        .note("times", x: max(middle, high) + 6, y: y + 19, times(ratio.middle)),
      ]
    }
    shapes.append(.box("one", x: x(1), y: 0, width: 1, height: 152))
    return .element(
      "svg",
      [
        .class("chart"), .attribute("viewBox", "0 0 360 160"), .role("img"),
        .label("Cost of a message in each architecture"),
      ],
      shapes
    )
  }

  private func table(_ costs: Costs) -> View {
    .part(
      "table",
      "numbers",
      [
        .words("caption", "Median of the samples; the middle half of them in brackets"),
        .thead(
          [],
          [
            .tr(
              [],
              ["", "ns a round", "times the reducer"].map {
                .th([.attribute("scope", "col")], [.text($0)])
              }
            )
          ]
        ),
        .tbody(
          [],
          Runner.allCases.map { runner in
            let ratio = costs.ratio(runner)
            return .tr(
              [],
              [
                .th([.attribute("scope", "row")], [.text(runner.title)]),
                .words("td", String(Int(costs.nanoseconds(runner).rounded()))),
                .words("td", "\(times(ratio.middle)) [\(times(ratio.low)), \(times(ratio.high))]"),
              ]
            )
          }
        ),
      ]
    )
  }

  /// A number with two digits behind the point.
  private func times(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: - Laws

  func laws(_ state: State) -> View {
    .panel(
      "laws",
      "The laws of the pairs",
      laws.map { report($0) } ?? [.status("p", "bad", "This page holds no report of the laws.")]
    )
  }

  private func report(_ laws: LawSummary) -> [View] {
    [
      .words(
        "p",
        "hint",
        """
        Checked by lab web when it made this page: seed \(laws.seed), \(laws.cases) cases a law. \
        Faults must be caught.
        """
      ),
      .part("div", "reports", laws.pairs.map { report($0) }),
    ]
  }

  private func report(_ pair: LawSummary.Pair) -> View {
    let caught = pair.broken.count { $0.isCaught }
    let isGood = pair.failures == 0 && caught == pair.broken.count
    return .part(
      "details",
      "report",
      [
        .element(
          "summary",
          [],
          [
            .words("span", isGood ? "good" : "bad", isGood ? "✓ " : "✗ "),
            .words("strong", pair.name), " · \(pair.architecture)", .br,
            """
            \(pair.laws - pair.failures) of \(pair.laws) laws hold in \(pair.cases) cases; \
            \(caught) of \(pair.broken.count) faults caught
            """,
          ]
        ),
        .words("p", pair.instances.joined(separator: ", ")),
        .ul(
          [],
          pair.broken.map { broken in
            .li(
              [],
              [
                "\(broken.isCaught ? "✓" : "✗ not caught:") \(broken.name): \(broken.fault); ",
                .words("em", broken.caughtBy.joined(separator: ", ")),
              ]
            )
          }
        ),
      ]
    )
  }
}
