import Comonads
public import ComponentKit

extension Notebook: SavedProgram, JSONProgram {
  /// The notes with their paths, and what is shown.
  func json(of screen: NotebookScreen) -> JSONValue { screen.json }

  /// Reads a notebook, in which each note comes after the one that it is within.
  func state(of json: JSONValue) -> NotebookScreen? { NotebookScreen(json) }
}

extension NotebookScreen: Codable, KeptState {
  typealias Keeper = Notebook
}

extension NotebookScreen {
  /// The screen as JSON.
  var json: JSONValue {
    [
      "notes": .list(json(of: outline.view)), "levels": .number(levels),
      "isReading": .flag(isReading),
    ]
  }

  private func json(of notes: Outline.View) -> [JSONValue] {
    notes.flatMap { note in
      let path = note.name.map { JSONValue.number($0) }
      return [["path": .list(path), "text": .text(note.view)]] + json(of: note.children)
    }
  }

  /// Reads a screen, unless it breaks a rule that the operations rely on.
  init?(_ json: JSONValue) {
    guard let values = json.values("notes", "levels", "isReading"),
      case .list(let notes) = values[0],
      let levels = values[1].number, Reader.range.contains(levels),
      let isReading = values[2].flag
    else { return nil }
    self.init(levels: levels)
    if isReading { sides.side = .right }
    for note in notes {
      guard let values = note.values("path", "text"),
        let path = values[0].list(of: { $0.number }), path.count <= Self.depthLimit,
        path.allSatisfy({ 1...Self.numberLimit ~= $0 }),
        let text = values[1].text, !text.isBlank, sides.left.send(.insert(path, text)) == nil
      else { return nil }
    }
  }
}

extension NotebookScreen: CustomStringConvertible {
  /// The JSON.
  public var description: String { json.json }
}
