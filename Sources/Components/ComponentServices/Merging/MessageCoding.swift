package import EmbeddedText

/// How the messages of a log are written and read.
package struct MessageCoding<Message>: Sendable {
  package let write: @Sendable (Message) -> String
  package let read: @Sendable (String) -> Message?

  package init(
    write: @escaping @Sendable (Message) -> String,
    read: @escaping @Sendable (String) -> Message?
  ) {
    (self.write, self.read) = (write, read)
  }
}

extension MessageCoding {
  /// The texts that the messages have.
  package init() where Message: TextMessage & SendableMetatype {
    self.init(write: { $0.text }, read: { try? Message(text: $0) })
  }
}

// MARK: - Texts on the way

extension MessageCoding {
  /// Returns the JSON of a step on its way to the log, in one line.
  package func text(of sent: SentStep<Message>) -> String {
    let json: JSONValue = [
      "author": .text(sent.author), "number": .number(sent.number),
      "version": .number(sent.version), "step": json(of: sent.step),
    ]
    return json.json
  }

  /// Reads a step on its way to the log; nil where the text is that of none.
  package func sentStep(_ text: String) -> SentStep<Message>? {
    guard let values = JSONValue(json: text)?.values("author", "number", "version", "step"),
      let author = values[0].text, let number = values[1].number, let version = values[2].number,
      let step = step(values[3])
    else { return nil }
    return SentStep(author: author, number: number, version: version, step: step)
  }

  /// Returns the JSON of an entry of the log, in one line.
  package func text(of entry: LogEntry<Message>) -> String {
    let json: JSONValue = [
      "author": .text(entry.author), "number": .number(entry.number),
      "step": json(of: entry.step), "refused": .flag(entry.isRefused),
    ]
    return json.json
  }

  /// Reads an entry of the log; nil where the text is that of none.
  package func logEntry(_ text: String) -> LogEntry<Message>? {
    guard let values = JSONValue(json: text)?.values("author", "number", "step", "refused"),
      let author = values[0].text, let number = values[1].number, let step = step(values[2]),
      let isRefused = values[3].flag
    else { return nil }
    return LogEntry(author, number, step, isRefused: isRefused)
  }

  func json(of step: Message?) -> JSONValue { step.map { .text(write($0)) } ?? .null }

  /// Reads a step, which may have become nothing; nil where the value is that of none.
  func step(_ json: JSONValue) -> Message?? {
    if case .null = json { return .some(nil) }
    return json.text.flatMap(read).map { .some($0) }
  }
}
