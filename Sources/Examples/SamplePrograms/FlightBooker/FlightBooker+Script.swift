import Markup

extension FlightBooker {
  /// The word by which the program is chosen.
  public static let name = "flight"

  /// The program in one line.
  public static let summary = "a form whose fields constrain each other"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("choose one-way|return", help: "Chooses the kind of the flight") {
      line throws(ScriptError) in [.choose(try line.word(of: Kind.self))]
    },
    .line("there DAY", help: "Writes the day of the flight there, such as 27.03.2014") {
      [.there($0.rest)]
    },
    .line("back DAY", help: "Writes the day of the flight back") { [.back($0.rest)] },
    .word("book", help: "Books the flight", .book),
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .choose(let kind): "choose \(kind.rawValue)"
    case .there(let text): "there \(text)"
    case .back(let text): "back \(text)"
    case .book: "book"
    }
  }
}
