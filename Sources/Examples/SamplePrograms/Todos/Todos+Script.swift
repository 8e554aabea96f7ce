import Markup

extension Todos {
  /// The word by which the program is chosen.
  public static let name = "todos"

  /// The program in one line.
  public static let summary = "the to-do list that TodoMVC specifies"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("new TITLE", help: "Adds a todo at the end") { [.add(title: $0.rest)] },
    .number("toggle N", help: "Marks todo N as done, or as left", Message.toggle),
    .line("all done|left", help: "Marks every todo as done, or as left") {
      line throws(ScriptError) in
      [.toggleAll(try line.word(among: ["left", "done"]) == "done")]
    },
    .line("edit N [TITLE]", help: "Begins to edit todo N, and saves the title, if given", edit),
    .line("save [TITLE]", help: "Ends the editing; without a title the todo is removed") {
      [.save(title: $0.rest)]
    },
    .word("discard", help: "Ends the editing, and leaves the title as it was", .discard),
    .number("remove N", help: "Removes todo N", Message.remove),
    .word("clear", help: "Removes every todo that is done", .clearCompleted),
    .line("route all|active|completed", help: "Shows these todos only") {
      line throws(ScriptError) in
      [.route(try line.word(of: TodoList.Route.self))]
    },
  ]

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
      state[id] == nil ? ScriptError("number must be that of a todo; got \(id)") : nil
    case .add, .toggleAll, .save, .discard, .clearCompleted, .route: nil
    }
  }

  /// Reads what follows `edit`: a number, and perhaps the title that it is to have.
  private static func edit(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    let arguments = line.inner
    guard let id = Int(arguments.word) else {
      throw ScriptError("edit needs a whole number; got \(line.found)")
    }
    return arguments.rest.isEmpty ? [.edit(id)] : [.edit(id), .save(title: arguments.rest)]
  }
}
