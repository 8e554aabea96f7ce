public import Markup

extension Life: SavedProgram {
  /// The first version.
  public static let version = 1

  /// Writes the generation and the rows of the board as JSON.
  public func save(_ state: State) -> String {
    let rows = state.board.rows.map { JSONValue.text($0) }
    let saved: JSONValue = ["generation": .number(state.generation), "rows": .list(rows)]
    return saved.json
  }

  /// Reads a board of the size that the program starts with, or nil where the text is not that of
  /// one.
  public func load(_ text: String, version: Int) -> State? {
    guard version == Life.version,
      let values = JSONValue(json: text)?.values("generation", "rows"),
      let generation = values[0].number, generation >= 0,
      let rows = values[1].list(of: { $0.text }), let board = Torus(rows: rows),
      board.width == initial.board.width, board.height == initial.board.height
    else { return nil }
    return State(generation: generation, board: board)
  }
}
