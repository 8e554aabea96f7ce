extension TaskBoard {
  /// The word by which the program is chosen.
  public static let name = "board"

  /// The program in one line.
  public static let summary = "tasks within tasks, searched and saved somewhere else"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("add TITLE", help: "Adds a task at the end") { [.add($0.rest)] },
    .line("nest PATH TITLE", help: "Adds a task within the one at a path such as 1.2") {
      line throws(ScriptError) in [.nest(line.inner.rest, under: try path(line.inner.word, line))]
    },
    .line("toggle PATH", help: "Marks a task as done, or as not done") { line throws(ScriptError) in
      [.toggle(try path(line.rest, line))]
    },
    .line("remove PATH", help: "Removes a task and those within it") { line throws(ScriptError) in
      [.remove(try path(line.rest, line))]
    },
    .word("undo", help: "Goes back before the latest change", .undo),
    .line("search TEXT", help: "Searches for a text; without one, no longer") {
      [.search($0.rest)]
    },
    .line("found TITLE, ...", help: "Answers as the search does") { [.found($0.list)] },
    .word("save", help: "Saves at once", .save),
    .number(
      "saved N",
      help: "Answers as the remote does when it has saved change N",
      Message.saved
    ),
    .line("failed REASON", help: "Answers as an unreachable remote does") { [.failed($0.rest)] },
  ]

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
