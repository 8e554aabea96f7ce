import ComponentKit
import EmbeddedText
import Markup

// The costs, and the report on the laws.

extension LaboratoryProgram {
  // MARK: - Costs

  func costs(_ state: State) -> View {
    let costs = state.costs
    let isEmpty = costs.samples.isEmpty
    return .panel(
      "costs",
      "What a message costs here",
      [
        .words(
          "p",
          "hint",
          """
          The usual messages of \(experiments[state.number].name), in times of the plain reducer: \
          interleaved samples of this module, which is compiled for size.
          """
        ),
        .part(
          "div",
          "tools",
          [
            costs.isRunning ? .push("Stop", .close) : .push("Measure", .measure),
            .status(
              "span",
              "samples",
              state.costNotice.isEmpty ? "not measured yet" : state.costNotice
            ),
          ]
        ),
        isEmpty ? .nothing : chart(costs),
        isEmpty ? .nothing : table(costs),
      ]
    )
  }

  /// Bars, each with the middle half of its samples as a line.
  private func chart(_ costs: Costs) -> View {
    let runners = costs.runners
    let ratios = runners.map { costs.ratio($0) }
    var most = 2.0
    for ratio in ratios { most = max(most, ratio.high) }
    func x(_ ratio: Double) -> Int { 90 + Int(ratio / most * 220) }
    var shapes: [View] = []
    for (row, ratio) in ratios.enumerated() {
      let (y, low, middle, high) = (row * 30, x(ratio.low), x(ratio.middle), x(ratio.high))
      shapes += [
        .note("name", x: 84, y: y + 19, runners[row].title),
        .box(
          "bar bar-\(runners[row].rawValue)",
          x: 90,
          y: y + 5,
          width: middle - 90,
          height: 20,
          round: 3
        ),
        .box("spread", x: low, y: y + 14, width: max(1, high - low), height: 2),
        .note("times", x: max(middle, high) + 6, y: y + 19, ratio.middle.measured),
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
              ["", "ns a message", "times the reducer"].map {
                .th([.attribute("scope", "col")], [.text($0)])
              }
            )
          ]
        ),
        .tbody(
          [],
          costs.runners.map { runner in
            let ratio = costs.ratio(runner)
            return .tr(
              [],
              [
                .th([.attribute("scope", "row")], [.text(runner.title)]),
                .words("td", costs.nanoseconds(runner).measured),
                .words(
                  "td",
                  "\(ratio.middle.measured) [\(ratio.low.measured), \(ratio.high.measured)]"
                ),
              ]
            )
          }
        ),
      ]
    )
  }

  // MARK: - Laws

  func laws(_ state: State) -> View {
    .panel(
      "laws",
      "The laws of the pairs",
      [
        .words("p", "hint", origin),
        tools.check == nil ? .nothing : .push("Check", .checkLaws),
        .part("div", "reports", state.laws.map { report($0) }),
      ]
    )
  }

  /// Where the report on the laws comes from.
  private var origin: String {
    guard let report = tools.report else {
      return tools.check == nil ? "No report on the laws is known here." : "Checked here."
    }
    return """
      Checked by lab web when it made this page: seed \(report.seed), \(report.cases) cases a law. \
      Faults must be caught.
      """
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
            .words("span", isGood ? "positive" : "negative", isGood ? "✓ " : "✗ "),
            .words("strong", pair.name), " · \(pair.architecture)", .br,
            .text(pair.line),
          ]
        ),
        .words("p", pair.instances.joined(separator: ", ")),
        // The list scrolls, which a person without a pointer does by the arrow keys.
        .ul(
          [.focusable(), .label("Broken instances of \(pair.name)")],
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
