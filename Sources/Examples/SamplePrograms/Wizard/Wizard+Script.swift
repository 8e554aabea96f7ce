import Markup

extension Wizard {
  /// The word by which the program is chosen.
  public static let name = "wizard"

  /// The program in one line.
  public static let summary = "a form in pages, with one page in focus"

  /// The messages that a line may hold, each with its explanation.
  public static let commands = [
    ScriptCommand("answer", "TEXT", help: "Answers the page in focus"),
    ScriptCommand("next", help: "Goes to the next page, once this one is answered"),
    ScriptCommand("back", help: "Goes to the page before"),
    ScriptCommand("first", help: "Goes to the first page"),
    ScriptCommand("last", help: "Goes to the last page, once all before it are answered"),
  ]

  /// Reads the messages of one line.
  public static func parse(_ line: String) throws(ScriptError) -> [Message] {
    let line = ScriptLine(line)
    switch line.word {
    case "": return []
    case "answer": return [.answer(line.rest)]
    case "next": return try line.alone(.next)
    case "back": return try line.alone(.back)
    case "first": return try line.alone(.first)
    case "last": return try line.alone(.last)
    default: throw unknownMessage(line.word)
    }
  }

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .answer(let text): "answer \(text)"
    case .next: "next"
    case .back: "back"
    case .first: "first"
    case .last: "last"
    }
  }
}
