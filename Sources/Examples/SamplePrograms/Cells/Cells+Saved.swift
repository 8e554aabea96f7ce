public import ComponentKit

extension Cells: SavedProgram, JSONProgram {
  /// The texts that are not empty, each with its address.
  func json(of state: State) -> JSONValue {
    .list(state.sheet.written.map { .list([.text($0.address.description), .text($0.text)]) })
  }

  /// Reads texts at addresses of the sheet.
  func state(of json: JSONValue) -> State? {
    var state = initial
    let cells = json.list { cell -> (CellAddress, String)? in
      guard let texts = cell.list(of: { $0.text }), texts.count == 2,
        let address = CellAddress(texts[0])
      else { return nil }
      return (address, texts[1])
    }
    guard let cells else { return nil }
    for (address, text) in cells {
      guard refusal(of: .write(text, at: address), in: state) == nil else { return nil }
      state.sheet.write(text, at: address)
    }
    return state
  }
}

extension Cells.State: Codable, KeptState {
  typealias Keeper = Cells
}
