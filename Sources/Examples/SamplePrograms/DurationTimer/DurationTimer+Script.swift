import Markup

extension DurationTimer {
  /// The word by which the program is chosen.
  public static let name = "timer"

  /// The program in one line.
  public static let summary = "a timer whose duration can be changed while it runs"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .word("tick", help: "Ends a tenth of a second, as the clock does", .tick),
    .number("duration N", help: "Changes the duration to N tenths of a second", Message.duration),
    .word("reset", help: "Begins again", .reset),
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .tick: "tick"
    case .duration(let tenths): "duration \(tenths)"
    case .reset: "reset"
    }
  }
}
