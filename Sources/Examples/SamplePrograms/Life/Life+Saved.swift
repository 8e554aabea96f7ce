public import ComponentKit

extension Life: SavedProgram, JSONProgram {
  /// The generation and the rows of the board.
  func json(of state: State) -> JSONValue {
    let rows = state.board.rows.map { JSONValue.text($0) }
    return ["generation": .number(state.generation), "rows": .list(rows)]
  }

  /// Reads a board of the size that the program starts with.
  func state(of json: JSONValue) -> State? {
    guard let values = json.values("generation", "rows"),
      let generation = values[0].number, generation >= 0,
      let rows = values[1].list(of: { $0.text }), let board = Torus(rows: rows),
      board.width == initial.board.width, board.height == initial.board.height
    else { return nil }
    return State(generation: generation, board: board)
  }
}

extension Life.State: Codable, KeptState {
  typealias Keeper = Life
}
