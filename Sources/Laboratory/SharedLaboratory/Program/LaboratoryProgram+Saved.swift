import ComponentKit
import EmbeddedText

extension LaboratoryProgram: SavedProgram {
  /// The first version.
  package static let version = 1

  /// Writes the program, its log as lines, and its place in the log.
  ///
  /// A log whose first messages were folded, or whose messages have no lines, is not saved.
  package func save(_ state: State) -> String {
    let timeline = state.timeline
    let isWhole = timeline.places.lowerBound == 0 && experiments[state.number].examples != nil
    let saved: JSONValue = [
      "program": .text(experiments[state.number].name),
      "log": .list(isWhole ? timeline.messages.map { .text($0.line) } : []),
      "place": .number(isWhole ? timeline.place : 0),
      "depth": .number(state.depth), "line": .text(state.line),
    ]
    return saved.json
  }

  /// Reads a log, and sends its messages again; nil if one of them fails.
  ///
  /// The messages of former work are in the log, so no work is done again.
  package func load(_ text: String, version: Int) -> State? {
    guard version == Self.version,
      let values = JSONValue(json: text)?.values("program", "log", "place", "depth", "line"),
      let program = values[0].text,
      let number = experiments.firstIndex(where: { $0.name == program }),
      let log = values[1].list(of: { $0.text }), let place = values[2].number,
      let depth = values[3].number, let line = values[4].text, (0...log.count).contains(place),
      (1...5).contains(depth)
    else { return nil }
    var state = state(number)
    state.depth = depth
    state.line = line
    for line in log {
      guard let messages = try? experiments[number].read(line), messages.count == 1,
        state.slot.send(.child(.message(messages[0]))) == nil
      else { return nil }
    }
    state.slot.send(.child(.jump(to: place)))
    _ = state.slot.takeEffect()
    state.look()
    return state
  }
}
