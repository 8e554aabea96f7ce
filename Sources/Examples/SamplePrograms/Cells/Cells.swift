public import ComponentKit
public import Markup

/// A spreadsheet of 26 columns and 100 rows, with formulas.
///
/// ```swift
/// var cells = Component<Redux<Cells>>(Cells())
/// cells.send(.write("2", at: CellAddress("A0")!))       // nil
/// cells.send(.write("=A0*3", at: CellAddress("B0")!))   // nil
/// cells.view                                            // "A0: 2\nB0: 6, =A0*3"
/// cells.send(.write("=B0", at: CellAddress("A0")!))     // nil
/// cells.view                                            // "A0: #CYCLE!, =B0\nB0: #CYCLE!, =A0*3"
/// ```
///
/// A text that starts with `=` is a formula, of numbers, cells such as `B3`, `+`, `-`, `*`, `/`,
/// parentheses, and the functions `SUM`, `PRODUCT`, `MIN`, `MAX` and `COUNT` of cells and of ranges
/// such as `A0:B9`. ``Spreadsheet`` evaluates it.
///
/// (The seventh task of Kiss, 7GUIs: a GUI programming benchmark, 2014.)
public struct Cells: DrawnProgram, Sendable {
  /// The sheet, and the cell that a person is at.
  public struct State: Hashable, Sendable {
    /// The sheet.
    package internal(set) var sheet: Spreadsheet
    /// The cell that a person has edited last.
    package internal(set) var cursor: CellAddress?
    /// Whether the text of that cell is being edited.
    package internal(set) var isEditing = false
  }

  /// The actions of a person.
  public enum Message: Codable, Hashable, Sendable {
    /// Opens the text of a cell.
    case edit(CellAddress)
    /// Writes a text into the cell that is being edited, and closes it.
    case save(String)
    /// Writes a text into a cell.
    case write(String, at: CellAddress)
    /// Closes the open text, and keeps the cell as it was.
    case discard
  }

  /// An empty sheet at the start.
  public let initial: State

  /// Creates the program.
  public init() { self.init(columns: 26, rows: 100) }

  /// Creates the program with a sheet of a size.
  ///
  /// - Precondition: There are 1 to 702 columns, and 1 to 10,000 rows.
  public init(columns: Int, rows: Int) {
    initial = State(sheet: Spreadsheet(columns: columns, rows: rows))
  }

  /// Refuses cells that are not on the sheet, long texts, and to discard nothing.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    if let refusal = outOfRange(message, in: state) { return refusal }
    switch message {
    case .save where !state.isEditing, .discard where !state.isEditing:
      return Refusal("no cell is being edited")
    case .write(let text, _), .save(let text):
      let count = text.bytes.count
      guard count > Formula.longestText else { return nil }
      return Refusal("text must have at most \(Formula.longestText) bytes; got \(count)")
    case .edit, .discard: return nil
    }
  }

  /// Explains that a cell is not on the sheet.
  private func outOfRange(_ message: Message, in state: State) -> Refusal? {
    switch message {
    case .write(_, let address), .edit(let address):
      if state.sheet.contains(address) { return nil }
      let last = CellAddress(column: state.sheet.columns - 1, row: state.sheet.rows - 1)
      return Refusal("cell must be between A0 and \(last); got \(address)")
    case .save, .discard: return nil
    }
  }

  /// Opens, writes or closes the text of a cell.
  public func update(_ state: inout State, by message: Message) {
    switch message {
    case .edit(let address):
      state.cursor = address
      state.isEditing = true
    case .save(let text):
      if let address = state.cursor { state.sheet.write(text, at: address) }
      state.isEditing = false
    case .write(let text, let address): state.sheet.write(text, at: address)
    case .discard: state.isEditing = false
    }
  }

  /// Shows the cells that are not empty, a line each: the value, and the formula if it has one.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    let lines = state.sheet.written.map { address, text in
      let value = state.sheet.value(at: address).text.onOneLine
      return "\(address): \(value)\(text.hasPrefix("=") ? ", \(text.onOneLine)" : "")"
    }
    return lines.isEmpty ? "no cell is written" : lines.joined(separator: "\n")
  }
}

extension Spreadsheet {
  /// The cells that are not empty, row by row.
  var written: [(address: CellAddress, text: String)] {
    var written: [(address: CellAddress, text: String)] = []
    for address in addresses {
      let text = text(at: address)
      if !text.isEmpty { written.append((address, text)) }
    }
    return written
  }
}
