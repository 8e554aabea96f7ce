import ComponentKit
import EmbeddedText
import Markup
import SamplePrograms

extension PageLaboratory: SavedProgram {
  /// The first version.
  static let version = 1

  /// Writes the program, its log as lines, and its place in the log.
  func save(_ state: State) -> String {
    let saved: JSONValue = [
      "program": .text(state.sample.name),
      "log": .list(state.entries.dropFirst().map { .text($0.line) }),
      "place": .number(state.place), "depth": .number(state.depth), "line": .text(state.line),
    ]
    return saved.json
  }

  /// Reads a log, and sends its messages again; nil if one of them fails.
  func load(_ text: String, version: Int) -> State? {
    guard version == PageLaboratory.version,
      let values = JSONValue(json: text)?.values("program", "log", "place", "depth", "line"),
      let program = values[0].text.flatMap({ PagePrograms.named($0) }),
      let log = values[1].list(of: { $0.text }), let place = values[2].number,
      let depth = values[3].number, let line = values[4].text, (0...log.count).contains(place),
      (1...5).contains(depth)
    else { return nil }
    var state = State(program, depth: depth)
    for line in log {
      let sending = state.entries[state.entries.count - 1].program.sent(line)
      guard sending.problem == nil, sending.entries.count == 1 else { return nil }
      state.entries += sending.entries
    }
    state.place = place
    state.line = line
    state.look()
    return state
  }
}
