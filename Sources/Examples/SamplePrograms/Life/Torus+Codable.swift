#if !hasFeature(Embedded)
extension Torus {
  /// Reads a board from the text of its rows.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let board = Torus(rows: try container.decode([String].self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "rows must be of one length, and hold \".\" and \"#\" only"
      )
    }
    self = board
  }

  /// Writes the board as the text of its rows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rows)
  }
}
#endif
