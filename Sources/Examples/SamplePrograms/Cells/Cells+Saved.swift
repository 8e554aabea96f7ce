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

// MARK: - Codable

#if !hasFeature(Embedded)
extension Spreadsheet: Codable {
  private enum CodingKeys: CodingKey {
    case columns, rows, texts
  }

  /// Writes the size of the sheet, and the texts that are not empty by their addresses.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(columns, forKey: .columns)
    try container.encode(rows, forKey: .rows)
    let texts = written.map { ($0.address.description, $0.text) }
    try container.encode([String: String](uniqueKeysWithValues: texts), forKey: .texts)
  }

  /// Reads a sheet, whose texts must be on it, and evaluates the formulas.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let columns = try values.decode(Int.self, forKey: .columns)
    let rows = try values.decode(Int.self, forKey: .rows)
    let texts = try values.decode([String: String].self, forKey: .texts)
    try values.require(Self.columnLimit.contains(columns), of: .columns, "must be 1 to 702")
    try values.require(Self.rowLimit.contains(rows), of: .rows, "must be 1 to 10000")
    self.init(columns: columns, rows: rows)
    for (name, text) in texts {
      let address = CellAddress(name)
      let isThere = address.map { contains($0) } ?? false
      try values.require(isThere, of: .texts, "\(name.quoted) must be a cell of the sheet")
      let isShort = text.utf8.count <= Formula.longestText
      try values.require(isShort, of: .texts, "\(name.quoted) has more than 1000 bytes")
      if let address { write(text, at: address) }
    }
  }
}

#else
extension Spreadsheet: Codable {}
#endif
