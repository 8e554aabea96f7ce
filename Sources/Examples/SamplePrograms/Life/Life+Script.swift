import Markup

extension Life {
  /// The word by which the program is chosen.
  public static let name = "life"

  /// The program in one line.
  public static let summary = "Conway's game of life on a board whose edges meet"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("step [N]", help: "Moves on by N generations, or by one") { line throws(ScriptError) in
      [.step(line.rest.isEmpty ? 1 : try line.number())]
    },
    .line("toggle X Y", help: "Turns the cell in column X, row Y; both count from 0", toggle),
    .line("place glider|blinker X Y", help: "Sets a pattern, top left corner at X Y", place),
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .step(let count): "step \(count)"
    case .toggle(let x, let y): "toggle \(x) \(y)"
    case .place(let pattern, let x, let y): "place \(pattern.rawValue) \(x) \(y)"
    }
  }

  /// Explains that a cell is off the board, or a step empty or too long.
  public func rangeError(of message: Message, in state: State) -> ScriptError? {
    switch message {
    case .step(let count): return rangeError("generations", 1...Self.longestStep, count)
    case .toggle(let x, let y), .place(_, let x, let y):
      return rangeError("column", 0...state.board.width - 1, x)
        ?? rangeError("row", 0...state.board.height - 1, y)
    }
  }
}

// MARK: - Implementation

extension Life {
  /// Reads the cell that follows `toggle`.
  private static func toggle(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    let (x, y) = try cell(line, line.arguments[...], "two whole numbers, X and Y")
    return [.toggle(x: x, y: y)]
  }

  /// Reads what follows `place`: a pattern and the cell of its corner.
  private static func place(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    let arguments = line.arguments
    let known = Torus.Pattern.allCases.map { $0.rawValue }
    let needs = "a pattern (\(known.listed("or"))) and two whole numbers, X and Y"
    let name = arguments.first ?? ""
    guard let pattern = Torus.Pattern(word: name) else {
      let meant = suggestion(for: name, among: known)
      throw ScriptError("place needs \(needs); got \(line.found)\(meant)")
    }
    let (x, y) = try cell(line, arguments.dropFirst(), needs)
    return [.place(pattern, x: x, y: y)]
  }

  /// Reads the column and the row of a cell.
  private static func cell(
    _ line: ScriptLine,
    _ arguments: ArraySlice<String>,
    _ needs: String
  ) throws(ScriptError) -> (x: Int, y: Int) {
    let numbers = arguments.compactMap { Int($0) }
    guard arguments.count == 2, numbers.count == 2 else {
      throw ScriptError("\(line.word) needs \(needs); got \(line.found)")
    }
    return (numbers[0], numbers[1])
  }

  /// The error for a number outside its range, or nothing.
  private func rangeError(
    _ name: String,
    _ range: ClosedRange<Int>,
    _ number: Int
  ) -> ScriptError? {
    guard !range.contains(number) else { return nil }
    let (low, high) = (range.lowerBound, range.upperBound)
    return ScriptError("\(name) must be between \(low) and \(high); got \(number)")
  }
}
