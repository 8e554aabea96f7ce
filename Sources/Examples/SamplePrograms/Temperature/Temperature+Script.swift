import Markup

extension Temperature {
  /// The word by which the program is chosen.
  public static let name = "temperature"

  /// The program in one line.
  public static let summary = "a temperature in two fields, each of which follows the other"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("celsius TEXT", help: "Writes into the field for degrees Celsius") {
      [.celsius($0.rest)]
    },
    .line("fahrenheit TEXT", help: "Writes into the field for degrees Fahrenheit") {
      [.fahrenheit($0.rest)]
    },
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .celsius(let text): "celsius \(text)"
    case .fahrenheit(let text): "fahrenheit \(text)"
    }
  }
}
