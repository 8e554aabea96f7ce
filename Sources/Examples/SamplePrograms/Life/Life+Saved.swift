public import Markup

extension Life: SavedProgram {
  /// The first version.
  public static let version = 1

  /// Writes the generation and the rows of the board as JSON.
  public func save(_ state: State) -> String {
    let rows = (0..<state.board.height).map { y in
      let marks = (0..<state.board.width).map { x in
        state.board[x, y] ? UInt8(ascii: "#") : UInt8(ascii: ".")
      }
      return JSONValue.text(String(bytes: marks))
    }
    let saved: JSONValue = ["generation": .number(state.generation), "rows": .list(rows)]
    return saved.json
  }

  /// Reads a board of the size that the program starts with, or nil where the text is not that of
  /// one.
  public func load(_ text: String, version: Int) -> State? {
    guard version == Life.version,
      let values = JSONValue(json: text)?.values("generation", "rows"),
      let generation = values[0].number, generation >= 0,
      let rows = values[1].list(of: { $0.text }), rows.count == initial.board.height
    else { return nil }
    var board = Torus(width: initial.board.width, height: initial.board.height)
    for y in 0..<board.height {
      let marks = rows[y].bytes
      guard marks.count == board.width else { return nil }
      for x in 0..<board.width {
        guard marks[x] == UInt8(ascii: "#") || marks[x] == UInt8(ascii: ".") else { return nil }
        board[x, y] = marks[x] == UInt8(ascii: "#")
      }
    }
    return State(generation: generation, board: board)
  }
}
