import Markup

/// The address of a cell: its column and its row, both counted from zero.
///
/// ```swift
/// CellAddress("B3")?.column  // 1
/// CellAddress(column: 27, row: 0).description  // "AB0"
/// ```
public struct CellAddress: Codable, Hashable, Sendable, LosslessStringConvertible {
  /// The column.
  public let column: Int
  /// The row.
  public let row: Int

  /// Creates an address; one with a name has a column of at most 701 and a row of at most 9,999.
  public init(column: Int, row: Int) { (self.column, self.row) = (column, row) }

  /// Reads one or two letters and up to four digits, such as `B3`.
  public init?(_ text: String) {
    var bytes = text.bytes[...]
    self.init(first: &bytes)
    guard bytes.isEmpty else { return nil }
  }

  /// Takes an address off the front of a text.
  init?(first bytes: inout ArraySlice<UInt8>) {
    let letters = bytes.prefix { $0.isLetter }
    let digits = bytes[letters.endIndex...].prefix(while: isDigit)
    guard (1...2).contains(letters.count), (1...4).contains(digits.count) else { return nil }
    column = letters.reduce(0) { $0 * 26 + Int($1 & 0x1F) } - 1
    row = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    bytes = bytes[digits.endIndex...]
  }

  /// The letters of a column.
  static func letters(of column: Int) -> String {
    let last = UInt8(ascii: "A") + UInt8(column % 26)
    let first = column / 26
    return String(bytes: first == 0 ? [last] : [UInt8(ascii: "@") + UInt8(first), last])
  }

  /// The letters of the column and the number of the row.
  public var description: String { "\(Self.letters(of: column))\(row)" }
}

#if !hasFeature(Embedded)
extension CellAddress {
  /// Reads a name such as `B3`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let address = CellAddress(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a cell must have a name such as B3"
      )
    }
    self = address
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif

/// The cells between two corners.
struct CellRange: Hashable, Sendable {
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  /// Creates the range between two opposite corners.
  init(_ one: CellAddress, _ other: CellAddress) {
    columns = min(one.column, other.column)...max(one.column, other.column)
    rows = min(one.row, other.row)...max(one.row, other.row)
  }
}

extension UInt8 {
  /// Whether the byte is a letter of English, in either case.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
