import Markup

extension People {
  /// The word by which the program is chosen.
  public static let name = "people"

  /// The program in one line.
  public static let summary = "a list of names that are created, changed, deleted and filtered"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("filter PREFIX", help: "Shows those whose surnames begin so; without one, all") {
      [.filter($0.rest)]
    },
    .number("select N", help: "Selects person N, and writes the names into the fields") {
      .select($0)
    },
    .line("name TEXT", help: "Writes into the field for a first name") { [.name($0.rest)] },
    .line("surname TEXT", help: "Writes into the field for a last name") { [.surname($0.rest)] },
    .word("create", help: "Adds a person with the names of the fields", .create),
    .word("update", help: "Gives the selected person the names of the fields", .update),
    .word("delete", help: "Removes the selected person", .delete),
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .filter(let prefix): prefix.isEmpty ? "filter" : "filter \(prefix)"
    case .select(let id): "select \(id)"
    case .name(let text): "name \(text)"
    case .surname(let text): "surname \(text)"
    case .create: "create"
    case .update: "update"
    case .delete: "delete"
    }
  }

  /// Explains that a number names nobody who is shown.
  public func rangeError(of message: Message, in state: PersonList) -> ScriptError? {
    guard case .select(let id) = message, !state.shows(id) else { return nil }
    return ScriptError("number must name a person who is shown; got \(id)")
  }
}
