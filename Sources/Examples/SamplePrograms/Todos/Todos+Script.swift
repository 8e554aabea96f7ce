import Markup

extension Todos {
  /// The word by which the program is chosen.
  public static let name = "todos"

  /// The program in one line.
  public static let summary = "the to-do list that TodoMVC specifies"

  /// The messages that a line may hold, each with its explanation.
  public static let commands = [
    ScriptCommand("new", "TITLE", help: "Adds a todo at the end"),
    ScriptCommand("toggle", "N", help: "Marks todo N as done, or as left"),
    ScriptCommand("all", "done|left", help: "Marks every todo as done, or as left"),
    ScriptCommand(
      "edit",
      "N [TITLE]",
      help: "Begins to edit todo N, and saves the title, if given"
    ),
    ScriptCommand("save", "[TITLE]", help: "Ends the editing; without a title the todo is removed"),
    ScriptCommand("discard", help: "Ends the editing, and leaves the title as it was"),
    ScriptCommand("remove", "N", help: "Removes todo N"),
    ScriptCommand("clear", help: "Removes every todo that is done"),
    ScriptCommand("route", "all|active|completed", help: "Shows these todos only"),
  ]

  /// Reads the messages of one line.
  public static func parse(_ line: String) throws(ScriptError) -> [Message] {
    let line = ScriptLine(line)
    switch line.word {
    case "": return []
    case "new": return [.add(title: line.rest)]
    case "toggle": return [.toggle(try line.number())]
    case "all": return [.toggleAll(try line.word(among: ["left", "done"]) == "done")]
    case "edit": return try edit(line)
    case "save": return [.save(title: line.rest)]
    case "remove": return [.remove(try line.number())]
    case "discard": return try line.alone(.discard)
    case "clear": return try line.alone(.clearCompleted)
    case "route":
      let word = try line.word(among: TodoList.Route.allCases.map { $0.rawValue })
      return TodoList.Route(word: word).map { [.route($0)] } ?? []
    default: throw unknownMessage(line.word)
    }
  }

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .add(let title): "new \(title)"
    case .toggle(let id): "toggle \(id)"
    case .toggleAll(let isCompleted): "all \(isCompleted ? "done" : "left")"
    case .remove(let id): "remove \(id)"
    case .edit(let id): "edit \(id)"
    case .save(let title): "save \(title)"
    case .discard: "discard"
    case .clearCompleted: "clear"
    case .route(let route): "route \(route.rawValue)"
    }
  }

  /// Explains that a number is that of no todo.
  public func rangeError(of message: Message, in state: TodoList) -> ScriptError? {
    switch message {
    case .toggle(let id), .remove(let id), .edit(let id):
      state[id] == nil
        ? ScriptError("number must be that of a todo; got \(id)") : nil
    case .add, .toggleAll, .save, .discard, .clearCompleted, .route: nil
    }
  }

  /// Reads what follows `edit`: a number, and perhaps the title that it is to have.
  private static func edit(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    let arguments = ScriptLine(line.rest)
    guard let id = Int(arguments.word) else {
      throw ScriptError("edit needs a whole number; got \(line.found)")
    }
    return arguments.rest.isEmpty ? [.edit(id)] : [.edit(id), .save(title: arguments.rest)]
  }
}
