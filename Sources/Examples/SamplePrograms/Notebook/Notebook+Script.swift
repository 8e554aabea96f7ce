extension Notebook {
  /// The word by which the program is chosen.
  public static let name = "notebook"

  /// The program in one line.
  public static let summary = "notes within notes, written in an outline and read as a text"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("add TEXT", help: "Adds a note at the end") { [.add($0.rest, within: [])] },
    .line("nest PATH TEXT", help: "Adds a note within the one at a path such as 1.2") {
      line throws(ScriptError) in
      [.add(line.inner.rest, within: try path(line.inner.word, of: line))]
    },
    .line("rewrite PATH TEXT", help: "Gives a note another text") { line throws(ScriptError) in
      [.rewrite(try path(line.inner.word, of: line), line.inner.rest)]
    },
    .line("move PATH N", help: "Moves a note to the place N among those beside it") {
      line throws(ScriptError) in
      guard let path = path(line.inner.word), let place = Int(line.inner.rest) else {
        throw ScriptError("move needs a path such as 1.2 and a whole number; got \(line.found)")
      }
      return [.move(path, to: place)]
    },
    .line("remove PATH", help: "Removes a note and those within it") { line throws(ScriptError) in
      [.remove(try path(line.rest, of: line))]
    },
    .number("levels N", help: "Shows N levels of notes in the reader", Message.levels),
    .word("outline", help: "Shows the outline", .outline),
    .word("read", help: "Shows the reader", .read),
  ]

  /// Reads a path, unless the text is none.
  private static func path(_ text: String) -> [Int]? {
    let parts = text.parts { $0 == UInt8(ascii: ".") }.map { Int($0) }
    let numbers = parts.compactMap { $0 }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Reads the path of a line.
  private static func path(_ text: String, of line: ScriptLine) throws(ScriptError) -> [Int] {
    guard let path = path(text) else {
      throw ScriptError("\(line.word) needs a path such as 1.2; got \(line.found)")
    }
    return path
  }

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .add(let text, let path):
      path.isEmpty ? "add \(text)" : "nest \(path.dotted) \(text)"
    case .rewrite(let path, let text): "rewrite \(path.dotted) \(text)"
    case .move(let path, let place): "move \(path.dotted) \(place)"
    case .remove(let path): "remove \(path.dotted)"
    case .levels(let levels): "levels \(levels)"
    case .outline: "outline"
    case .read: "read"
    }
  }
}

extension [Int] {
  /// The numbers with periods between them.
  var dotted: String { map { "\($0)" }.joined(separator: ".") }
}
