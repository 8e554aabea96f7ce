import Markup

// What was measured, and what was found of the laws.

extension LiveLaboratory {
  // MARK: - Costs

  func costs(_ state: State) -> View {
    let costs = state.costs
    return .section(
      [.class("panel"), .aria("labelledby", "costs")],
      [
        .h2([.id("costs")], ["What a message costs here"]),
        .p(
          [.class("hint")],
          [
            .text(
              "The usual messages of \(state.subject.name), in this browser: how many times as long "
                + "as the plain reducer takes, by interleaved samples of this page's module, which "
                + "is compiled to be small."
            )
          ]
        ),
        .div(
          [.class("tools")],
          [
            costs.isRunning
              ? .button([.type("button"), .onClick(.stop)], ["Stop"])
              : .button([.type("button"), .onClick(.measure)], ["Measure"]),
            .span(
              [.role("status")],
              [
                .text(
                  costs.isRunning
                    ? "\(costs.samples.count) of \(Costs.count) samples"
                    : costs.samples.isEmpty ? "not measured yet" : "\(costs.samples.count) samples"
                )
              ]
            ),
          ]
        ),
        costs.samples.isEmpty ? .nothing : chart(costs),
        costs.samples.isEmpty ? .nothing : table(costs),
      ]
    )
  }

  /// Bars, each with the middle half of its samples as a line.
  private func chart(_ costs: Costs) -> View {
    let most = max(2, Runner.allCases.map { costs.ratio($0).high }.max() ?? 2)
    func x(_ ratio: Double) -> Int { 90 + Int(ratio / most * 220) }
    let bars = Runner.allCases.enumerated().flatMap { row, runner -> [View] in
      let ratio = costs.ratio(runner)
      let y = row * 30
      return [
        shape("text", [("x", 84), ("y", y + 19)], [.class("name")], [.text(runner.title)]),
        shape(
          "rect",
          [("x", 90), ("y", y + 5), ("width", x(ratio.middle) - 90), ("height", 20), ("rx", 3)],
          [.class("bar"), .class("bar-\(row)")]
        ),
        shape(
          "rect",
          [
            ("x", x(ratio.low)), ("y", y + 14), ("width", max(1, x(ratio.high) - x(ratio.low))),
            ("height", 2),
          ],
          [.class("spread")]
        ),
        shape(
          "text",
          [("x", max(x(ratio.middle), x(ratio.high)) + 6), ("y", y + 19)],
          [],
          [.text(times(ratio.middle))]
        ),
      ]
    }
    let one = x(1)
    return .element(
      "svg",
      [
        .class("chart"), .attribute("viewBox", "0 0 360 160"), .role("img"),
        .label("Cost of a message in each architecture; the table below holds the numbers"),
      ],
      bars + [
        shape("rect", [("x", one), ("y", 0), ("width", 1), ("height", 152)], [.class("one")])
      ]
    )
  }

  private func shape(
    _ tag: String,
    _ numbers: [(String, Int)],
    _ attributes: [Attribute<Message>] = [],
    _ children: [View] = []
  ) -> View {
    .element(tag, attributes + numbers.map { .attribute($0.0, "\($0.1)") }, children)
  }

  private func table(_ costs: Costs) -> View {
    .table(
      [.class("numbers")],
      [
        .element("caption", [], ["Median of the samples; the middle half of them in brackets"]),
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
                .td([], [.text("\(Int(costs.nanoseconds(runner).rounded()))")]),
                .td(
                  [],
                  [.text("\(times(ratio.middle)) [\(times(ratio.low)), \(times(ratio.high))]")]
                ),
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
    .section(
      [.class("panel"), .aria("labelledby", "laws")],
      [.h2([.id("laws")], ["The laws of the pairs"])]
        + (laws.map { report($0) }
          ?? [.p([.class("bad"), .role("status")], ["This page holds no report of the laws."])])
    )
  }

  private func report(_ laws: LawSummary) -> [View] {
    let intro =
      "Checked by lab web when it made this page: seed \(laws.seed), \(laws.cases) cases for each "
      + "law. Instances with a fault must be caught, or a law says nothing."
    return [
      .p([.class("hint")], [.text(intro)]),
      .div([.class("reports")], laws.pairs.map { report($0) }),
    ]
  }

  private func report(_ pair: LawSummary.Pair) -> View {
    let caught = pair.broken.count { $0.isCaught }
    let isGood = pair.failures == 0 && caught == pair.broken.count
    return .element(
      "details",
      [.class("report")],
      [
        .element(
          "summary",
          [],
          [
            .span([.class(isGood ? "good" : "bad")], [.text(isGood ? "✓ " : "✗ ")]),
            .strong([], [.text(pair.name)]), .text(" · \(pair.architecture)"), .br,
            .text(
              "\(pair.laws - pair.failures) of \(pair.laws) laws hold in \(pair.cases) cases; "
                + "\(caught) of \(pair.broken.count) faults caught"
            ),
          ]
        ),
        .p([], [.text(pair.instances.joined(separator: ", "))]),
        .ul(
          [],
          pair.broken.map { broken in
            .li(
              [],
              [
                .text(
                  "\(broken.isCaught ? "✓" : "✗ not caught:") \(broken.name): \(broken.fault); "
                ),
                .em([], [.text(broken.caughtBy.joined(separator: ", "))]),
              ]
            )
          }
        ),
      ]
    )
  }
}
