/// How messages are written as text, and read: one syntax for logs, recordings, failures and what a
/// person types.
///
/// ```swift
/// enum Message: Codable { case add(title: String), toggle(Int), undo }
/// MessageText.text(of: Message.add(title: "milk"))  // "add(title: \"milk\")"
/// try MessageText.messages(Message.self, in: "toggle(2); undo").count  // 2
/// ```
///
/// The text is derived from the coding of the message, and looks as Swift would write it without the
/// names of types: `undo`, `toggle(2)`, `add(title: "milk")`, `(title: "milk", isDone: true)` for a
/// structure, `[1, 2]`, `["a": 1]`, and `+` where that is a raw value or a coding key. So a short form
/// is a coding key of its own: `case increment = "+"`. A ``TextMessage`` says itself how it is written.
///
/// Blanks, semicolons and line feeds separate messages. What cannot be read is reported with its place:
///
/// ```swift
/// enum Message: Codable { case add(title: String), toggle(Int), undo }
/// do {
///   _ = try MessageText.messages(Message.self, in: "undo; togle(2)")
/// } catch {
///   error.description  // "column 7: there is no togle; did you mean \"toggle\"?"
/// }
/// ```
///
/// ## Laws
///
/// ```text
/// messages(in: text(of: m)) == [m]
/// ```
///
/// A coding that loses a part of a message breaks the law, as it would in a file.
public enum MessageText {
  /// Returns a text in quotation marks, as a message contains it: whole, and on one line.
  ///
  /// ```swift
  /// MessageText.literal("a\n\"b\"")  // "\"a\\n\\\"b\\\"\""
  /// ```
  ///
  /// - Complexity: O(length of the text).
  public static func literal(_ text: String) -> String { text.literal }
}

#if hasFeature(Embedded)
extension MessageText {
  /// Returns the text of a message.
  public static func text<Message: TextMessage>(of message: Message) -> String { message.text }
}
#else
extension MessageText {
  /// Returns the text of a message: its own, that of its coding, or else that of its parts.
  ///
  /// A message without a coding is taken apart by its mirror. Its text has the same form, but nothing
  /// reads it.
  ///
  /// - Complexity: O(size of the message).
  public static func text<Message>(of message: Message) -> String {
    let parts = parts(of: message)
    return parts.line ?? ValueText.line(of: message, style: .message)
  }

  /// Returns whether messages of a type can be read: they are `Decodable`, or a ``TextMessage``.
  ///
  /// - Complexity: O(1).
  public static func canRead<Message>(_ type: Message.Type) -> Bool {
    type is any TextMessage.Type || type is any Decodable.Type
  }

  /// Reads all messages of a text.
  ///
  /// - Parameters:
  ///   - type: The type of the messages.
  ///   - text: The text, whose messages blanks, semicolons or line feeds separate.
  ///   - known: Some messages, whose names are suggested for an unknown name.
  /// - Returns: The messages.
  /// - Throws: The first flaw of the text.
  /// - Complexity: O(length of the text), besides the coding of the messages.
  public static func messages<Message>(
    _ type: Message.Type = Message.self,
    in text: String,
    knowing known: [Message] = []
  ) throws(TextFlaw) -> [Message] {
    let known = known.map { self.text(of: $0) }
    switch type {
    case let type as any TextMessage.Type:
      return try each(in: text) { value, text throws(TextFlaw) in
        try message(type, value, in: text, known: known) as? Message
      }
    case let type as any Decodable.Type:
      return try each(in: text) { value, text throws(TextFlaw) in
        try value.decoded(type, from: text.bytes, known: known) as? Message
      }
    default:
      throw TextFlaw("messages of \(type) cannot be read; declare them Codable or TextMessage")
    }
  }
}
#endif

// MARK: - Messages that read themselves

extension MessageText {
  #if hasFeature(Embedded)
  /// Reads all messages of a text; see the form for every platform.
  public static func messages<Message: TextMessage>(
    _ type: Message.Type = Message.self,
    in text: String,
    knowing known: [Message] = []
  ) throws(TextFlaw) -> [Message] {
    let known = known.map { $0.text }
    return try each(in: text) { value, text throws(TextFlaw) in
      try message(type, value, in: text, known: known)
    }
  }
  #endif

  /// Reads the values of a text, and returns the messages that a function reads from them.
  private static func each<Message>(
    in text: String,
    _ message: (MessageValue, MessageReader) throws(TextFlaw) -> Message?
  ) throws(TextFlaw) -> [Message] {
    var reader = MessageReader(text)
    var messages: [Message] = []
    while let value = try reader.next() {
      if let message = try message(value, reader) { messages.append(message) }
    }
    return messages
  }

  /// Lets a message read the value that a reader has just read.
  private static func message<Message: TextMessage>(
    _ type: Message.Type,
    _ value: MessageValue,
    in reader: MessageReader,
    known: [String]
  ) throws(TextFlaw) -> Message {
    let bytes = Array(reader.bytes[value.offset..<reader.offset])
    do { return try Message(text: String(bytes: bytes)) } catch {
      var flaw = TextFlaw(at: value.offset, of: reader.bytes, error.reason)
      flaw.column += error.column - 1
      if let name = value.name, error == .unknown(name) {
        let meant = suggestion(for: name, among: names(in: known))
        flaw.reason += meant == "" ? examples(known) : meant
      }
      throw flaw
    }
  }

  /// The names and labels in some texts.
  static func names(in texts: [String]) -> [String] {
    var names: [String] = []
    for text in texts {
      var reader = MessageReader(text)
      if let value = try? reader.value() { names += value.names }
    }
    return names
  }

  /// What a flaw says about messages that are known, where none is near.
  static func examples(_ known: [String]) -> String {
    let more = known.count > 6 ? ["\(known.count - 6) more"] : []
    return known.isEmpty ? "" : "; there are " + (known.prefix(6) + more).listed("and")
  }
}
