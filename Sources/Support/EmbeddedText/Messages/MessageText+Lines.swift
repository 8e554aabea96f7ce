#if !hasFeature(Embedded)
// Only failing tests show messages in lines.

extension MessageText {
  /// Returns the text of a message, cut where it is long.
  package static func brief<Message>(_ message: Message) -> String {
    let text = text(of: message)
    return text.count <= 70 ? text : text.prefix(67) + "..."
  }

  /// Returns the text of a message in parts, each of which may have lines of its own.
  package static func parts<Message>(of message: Message) -> ValueText {
    if let message = message as? any TextMessage { return .leaf([message.text]) }
    if let message = message as? any Encodable, let value = try? MessageValue(encoding: message) {
      return value.parts
    }
    return ValueText(of: message, style: .message)
  }
}

extension MessageValue {
  fileprivate var parts: ValueText {
    switch form {
    case .word, .text: .leaf([description])
    case .list(let fields): Self.group("[", fields, "]") { Int($0) == nil ? $0.literal : $0 }
    case .fields(let fields): Self.group("(", fields, ")") { $0.word }
    case .call(let name, let fields): Self.group("\(name)(", fields, ")") { $0.word }
    }
  }

  private static func group(
    _ open: String,
    _ fields: [Field],
    _ close: String,
    _ label: (String) -> String
  ) -> ValueText {
    let parts = fields.map { field in
      ValueText.Part(
        label: field.label.map { "\(label($0)): " } ?? "",
        text: field.value.parts
      )
    }
    return .group(open: open, parts: parts, close: close)
  }
}
#endif
