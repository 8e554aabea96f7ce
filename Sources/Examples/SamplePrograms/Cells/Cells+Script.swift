import Markup

extension Cells {
  /// The word by which the program is chosen.
  public static let name = "cells"

  /// The program in one line.
  public static let summary = "a spreadsheet with formulas"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("write CELL TEXT", help: "Writes a text, such as =A0*2, into a cell such as B3") {
      line throws(ScriptError) in
      let arguments = line.inner
      return [.write(arguments.rest, at: try address(arguments.word, line))]
    },
    .line("edit CELL", help: "Opens the text of a cell") { line throws(ScriptError) in
      [.edit(try address(line.rest, line))]
    },
    .line("save TEXT", help: "Writes a text into the cell that is being edited, and closes it") {
      [.save($0.rest)]
    },
    .word("discard", help: "Closes the open text, and keeps the cell as it was", .discard),
  ]

  /// Reads an address.
  private static func address(_ text: String, _ line: ScriptLine) throws(ScriptError) -> CellAddress
  {
    guard let address = CellAddress(text) else {
      throw ScriptError("\(line.word) needs a cell such as B3; got \(line.found)")
    }
    return address
  }

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .write(let text, let address):
      text.isEmpty ? "write \(address)" : "write \(address) \(text)"
    case .save(let text): text.isEmpty ? "save" : "save \(text)"
    case .edit(let address): "edit \(address)"
    case .discard: "discard"
    }
  }

  /// Explains that a cell is not on the sheet.
  public func rangeError(of message: Message, in state: State) -> ScriptError? {
    switch message {
    case .write(_, let address), .edit(let address):
      if state.sheet.contains(address) { return nil }
      let last = CellAddress(column: state.sheet.columns - 1, row: state.sheet.rows - 1)
      return ScriptError("cell must be between A0 and \(last); got \(address)")
    case .save, .discard: return nil
    }
  }
}
