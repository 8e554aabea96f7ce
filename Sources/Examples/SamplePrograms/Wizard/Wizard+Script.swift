import Markup

extension Wizard {
  /// The word by which the program is chosen.
  public static let name = "wizard"

  /// The program in one line.
  public static let summary = "a form in pages, with one page in focus"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("answer TEXT", help: "Answers the page in focus") { [.answer($0.rest)] },
    .word("next", help: "Goes to the next page, once this one is answered", .next),
    .word("back", help: "Goes to the page before", .back),
    .word("first", help: "Goes to the first page", .first),
    .word("last", help: "Goes to the last page, once all before it are answered", .last),
  ]

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
