extension Feed {
  /// The word by which the program is chosen.
  public static let name = "feed"

  /// The program in one line.
  public static let summary = "a reader of several sources, fetched beside each other"

  /// The messages that a line may hold, each with its explanation.
  public static let commands = [
    ScriptCommand(
      "follow",
      "SOURCE",
      help: "Adds a source, whose name is one word, and fetches it"
    ),
    ScriptCommand("unfollow", "SOURCE", help: "Leaves a source, also while it is fetched"),
    ScriptCommand("refresh", help: "Fetches all sources beside each other"),
    ScriptCommand("arrive", "SOURCE TITLE, ...", help: "Answers as the source does, with items"),
    ScriptCommand("fail", "SOURCE REASON", help: "Answers as a source does that is out of reach"),
    ScriptCommand("read", "SOURCE N", help: "Marks item N of a source as read"),
  ]

  /// Reads the messages of one line.
  public static func parse(_ line: String) throws(ScriptError) -> [Message] {
    let line = ScriptLine(line)
    let inner = ScriptLine(line.rest)
    switch line.word {
    case "": return []
    case "follow": return [.follow(line.rest)]
    case "unfollow": return [.unfollow(line.rest)]
    case "refresh": return try line.alone(.refresh)
    case "arrive": return [.arrived(inner.list, from: inner.word)]
    case "fail": return [.failed(inner.rest, of: inner.word)]
    case "read":
      guard let number = Int(inner.rest) else {
        throw ScriptError("read needs a source and a whole number; got \(line.found)")
      }
      return [.read(number, of: inner.word)]
    default: throw unknownMessage(line.word)
    }
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
