import Markup

extension Tasks {
  /// The word by which the program is chosen.
  public static let name = "tasks"

  /// The program in one line.
  public static let summary = "a to-do list whose removals can be undone"

  /// The messages that a line may hold, each with its explanation.
  public static let commands = [
    ScriptCommand("add", "TITLE", help: "Adds a task at the end"),
    ScriptCommand("edit", "N TITLE", help: "Gives task N another title"),
    ScriptCommand("toggle", "N", help: "Marks task N as done, or as not done"),
    ScriptCommand("remove", "N", help: "Removes task N"),
    ScriptCommand("filter", "all|active|done", help: "Shows these tasks only"),
    ScriptCommand("clear", "done", help: "Removes every task that is done"),
    ScriptCommand("undo", help: "Brings back what the latest removal took"),
  ]

  /// Reads the messages of one line.
  public static func parse(_ line: String) throws(ScriptError) -> [Message] {
    let line = ScriptLine(line)
    switch line.word {
    case "": return []
    case "add": return [.add(title: line.rest)]
    case "edit": return [try edit(line)]
    case "toggle": return [.toggle(number: try line.number())]
    case "remove": return [.remove(number: try line.number())]
    case "filter":
      let word = try line.word(among: TaskList.Filter.allCases.map { $0.rawValue })
      return TaskList.Filter(word: word).map { [.filter($0)] } ?? []
    case "clear":
      guard line.rest == "done" else {
        throw ScriptError("clear must be followed by \"done\"; got \(line.found)")
      }
      return [.clearDone]
    case "undo": return try line.alone(.undo)
    default: throw unknownMessage(line.word)
    }
  }

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .add(let title): "add \(title)"
    case .edit(let number, let title): "edit \(number) \(title)"
    case .toggle(let number): "toggle \(number)"
    case .remove(let number): "remove \(number)"
    case .filter(let filter): "filter \(filter.rawValue)"
    case .clearDone: "clear done"
    case .undo: "undo"
    }
  }

  /// Explains that a number names no task of the list.
  public func rangeError(of message: Message, in state: TaskList) -> ScriptError? {
    switch message {
    case .edit(let number, _), .toggle(let number), .remove(let number):
      let count = state.items.count
      guard number < 1 || number > count else { return nil }
      return ScriptError(
        count == 0
          ? "number must name a task of the list, which is empty; got \(number)"
          : "number must be between 1 and \(count); got \(number)"
      )
    case .add, .filter, .clearDone, .undo:
      return nil
    }
  }
}

// MARK: - Implementation

extension Tasks {
  /// Reads what follows `edit`: a number, and a title that may hold anything.
  private static func edit(_ line: ScriptLine) throws(ScriptError) -> Message {
    let arguments = ScriptLine(line.rest)
    guard let number = Int(arguments.word) else {
      throw ScriptError("edit needs a whole number and a title; got \(line.found)")
    }
    return .edit(number: number, title: arguments.rest)
  }
}
