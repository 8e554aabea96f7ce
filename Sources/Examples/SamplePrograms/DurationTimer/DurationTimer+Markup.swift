public import Markup

extension DurationTimer {
  /// Draws the elapsed time, its gauge, the slider and the button.
  public func markup(of state: State) -> Markup<Message> {
    let end = String(Self.durations.upperBound)
    // A gauge of no time is full.
    let full = max(state.duration, 1)
    return frame(
      "timer",
      titled: "Timer",
      [
        .p(
          [],
          [
            .strong([.role("timer")], ["\(state.elapsed.asSeconds) s"]),
            " of \(state.duration.asSeconds) s",
          ]
        ),
        .element(
          "progress",
          [
            .label("Elapsed time"), .value(String(state.isOver ? full : state.elapsed)),
            .attribute("max", String(full)),
          ]
        ),
        .field(
          "Duration",
          .input([
            .type("range"), .attribute("min", "0"), .attribute("max", end),
            .value(String(state.duration)), .aria("valuetext", "\(state.duration.asSeconds) s"),
            .on(.input) { Int($0.value).map { .duration($0) } },
          ])
        ),
        button("Reset", .reset, in: state),
      ]
    )
  }
}
