extension TaskBoard {
  /// The word by which the program is chosen.
  public static let name = "board"

  /// The program in one line.
  public static let summary = "tasks within tasks, searched and saved somewhere else"

  /// The messages that a line may hold, each with its explanation.
  public static let commands = [
    ScriptCommand("add", "TITLE", help: "Adds a task at the end"),
    ScriptCommand("nest", "PATH TITLE", help: "Adds a task within the one at a path such as 1.2"),
    ScriptCommand("toggle", "PATH", help: "Marks a task as done, or as not done"),
    ScriptCommand("remove", "PATH", help: "Removes a task and those within it"),
    ScriptCommand("undo", help: "Goes back before the latest change"),
    ScriptCommand("search", "TEXT", help: "Searches for a text; without one, no longer"),
    ScriptCommand("found", "TITLE, ...", help: "Answers as the search does"),
    ScriptCommand("save", help: "Saves at once"),
    ScriptCommand("saved", "N", help: "Answers as the remote does when it has saved change N"),
    ScriptCommand("failed", "REASON", help: "Answers as a remote does that is out of reach"),
  ]

  /// Reads the messages of one line.
  public static func parse(_ line: String) throws(ScriptError) -> [Message] {
    let line = ScriptLine(line)
    switch line.word {
    case "": return []
    case "add": return [.add(line.rest)]
    case "nest":
      let inner = ScriptLine(line.rest)
      return [.nest(inner.rest, under: try path(inner.word, line))]
    case "toggle": return [.toggle(try path(line.rest, line))]
    case "remove": return [.remove(try path(line.rest, line))]
    case "search": return [.search(line.rest)]
    case "found": return [.found(line.list)]
    case "saved": return [.saved(revision: try line.number())]
    case "failed": return [.failed(line.rest)]
    case "undo": return try line.alone(.undo)
    case "save": return try line.alone(.save)
    default: throw unknownMessage(line.word)
    }
  }

  /// Reads a path.
  private static func path(_ text: String, _ line: ScriptLine) throws(ScriptError) -> TaskPath {
    guard let path = TaskPath(text) else {
      throw ScriptError("\(line.word) needs a path such as 1.2; got \(line.found)")
    }
    return path
  }

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .add(let title): "add \(title)"
    case .nest(let title, let path): "nest \(path) \(title)"
    case .toggle(let path): "toggle \(path)"
    case .remove(let path): "remove \(path)"
    case .undo: "undo"
    case .search(let text): "search \(text)"
    case .found(let titles): "found \(titles.joined(separator: ", "))"
    case .save: "save"
    case .saved(let revision): "saved \(revision)"
    case .failed(let reason): "failed \(reason)"
    }
  }
}
