import Markup

extension Tasks {
  /// The word by which the program is chosen.
  public static let name = "tasks"

  /// The program in one line.
  public static let summary = "a to-do list whose removals can be undone"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("add TITLE", help: "Adds a task at the end") { [.add(title: $0.rest)] },
    .line("edit N TITLE", help: "Gives task N another title", edit),
    .number("toggle N", help: "Marks task N as done, or as not done", Message.toggle),
    .number("remove N", help: "Removes task N", Message.remove),
    .line("filter all|active|done", help: "Shows these tasks only") { line throws(ScriptError) in
      [.filter(try line.word(of: TaskList.Filter.self))]
    },
    .line("clear done", help: "Removes every task that is done", clear),
    .word("undo", help: "Restores the tasks of the latest removal", .undo),
  ]

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
    case .add, .filter, .clearDone, .undo: return nil
    }
  }
}

// MARK: - Implementation

extension Tasks {
  /// Reads what follows `edit`: a number, and a title that may hold anything.
  private static func edit(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    let arguments = line.inner
    guard let number = Int(arguments.word) else {
      throw ScriptError("edit needs a whole number and a title; got \(line.found)")
    }
    return [.edit(number: number, title: arguments.rest)]
  }

  /// Reads what follows `clear`.
  private static func clear(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    guard line.rest == "done" else {
      throw ScriptError("clear must be followed by \"done\"; got \(line.found)")
    }
    return [.clearDone]
  }
}
