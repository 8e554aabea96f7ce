extension Feed {
  /// The word by which the program is chosen.
  public static let name = "feed"

  /// The program in one line.
  public static let summary = "a reader of several sources, fetched beside each other"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("follow SOURCE", help: "Adds a source, whose name is one word, and fetches it") {
      [.follow($0.rest)]
    },
    .line("unfollow SOURCE", help: "Leaves a source, also while it is fetched") {
      [.unfollow($0.rest)]
    },
    .word("refresh", help: "Fetches all sources beside each other", .refresh),
    .line("arrive SOURCE TITLE, ...", help: "Answers as the source does, with items") {
      [.arrived($0.inner.list, from: $0.inner.word)]
    },
    .line("fail SOURCE REASON", help: "Answers as an unreachable source does") {
      [.failed($0.inner.rest, of: $0.inner.word)]
    },
    .line("read SOURCE N", help: "Marks item N of a source as read", read),
  ]

  /// Reads what follows `read`: a source and a whole number.
  private static func read(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    guard let number = Int(line.inner.rest) else {
      throw ScriptError("read needs a source and a whole number; got \(line.found)")
    }
    return [.read(number, of: line.inner.word)]
  }

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .follow(let name): "follow \(name)"
    case .unfollow(let name): "unfollow \(name)"
    case .refresh: "refresh"
    case .arrived(let titles, let name): "arrive \(name) \(titles.joined(separator: ", "))"
    case .failed(let reason, let name): "fail \(name) \(reason)"
    case .read(let number, let name): "read \(name) \(number)"
    }
  }
}
