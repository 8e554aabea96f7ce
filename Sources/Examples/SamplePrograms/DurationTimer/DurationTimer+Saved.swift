public import ComponentKit

extension DurationTimer: SavedProgram, JSONProgram {
  /// The elapsed time and the duration.
  func json(of state: State) -> JSONValue {
    ["elapsed": .number(state.elapsed), "duration": .number(state.duration)]
  }

  /// Reads the elapsed time and the duration.
  func state(of json: JSONValue) -> State? {
    guard let values = json.values("elapsed", "duration"),
      let elapsed = values[0].number, Self.durations.contains(elapsed),
      let duration = values[1].number, Self.durations.contains(duration)
    else { return nil }
    return State(elapsed: elapsed, duration: duration)
  }
}

extension DurationTimer.State: Codable, KeptState {
  typealias Keeper = DurationTimer
}
