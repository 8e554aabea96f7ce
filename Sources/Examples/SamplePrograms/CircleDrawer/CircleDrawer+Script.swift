import Markup

extension CircleDrawer {
  /// The word by which the program is chosen.
  public static let name = "circles"

  /// The program in one line.
  public static let summary = "a drawing of circles with undo and redo"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("press X Y", help: "Selects the nearest circle around a point, or draws one there") {
      line throws(ScriptError) in
      let numbers = line.arguments.compactMap { Int($0) }
      guard numbers.count == 2, line.arguments.count == 2 else {
        throw ScriptError("press needs two whole numbers, X and Y; got \(line.found)")
      }
      return [.press(x: numbers[0], y: numbers[1])]
    },
    .number("select N", help: "Selects circle N") { .select($0) },
    .word("adjust", help: "Opens the dialog for the diameter of the selected circle", .adjust),
    .number("diameter N", help: "Changes the diameter in the dialog", Message.diameter),
    .word("close", help: "Closes the dialog", .close),
    .word("undo", help: "Takes back the last change of the drawing", .undo),
    .word("redo", help: "Repeats the change that was taken back", .redo),
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .press(let x, let y): "press \(x) \(y)"
    case .select(let number): "select \(number)"
    case .adjust: "adjust"
    case .diameter(let diameter): "diameter \(diameter)"
    case .close: "close"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}
