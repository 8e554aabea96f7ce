import EmbeddedText

/// Returns the law of the texts of messages: a text is read as the message that was written.
///
/// A coding by hand may lose a part of a message, and a message that reads itself may forget a case;
/// then a recording or a typed message is another one than it seems:
///
/// ```swift
/// enum Message: Codable, Equatable {
///   case rename(String)
///   init(from decoder: any Decoder) throws {
///     self = .rename(try decoder.singleValueContainer().decode(String.self).lowercased())
///   }
///   func encode(to encoder: any Encoder) throws {
///     var value = encoder.singleValueContainer()
///     if case .rename(let name) = self { try value.encode(name) }
///   }
/// }
/// let laws = messageTextLaws(.element(of: [Message.rename("a"), .rename("B")]))
/// Instance("Message", laws).check().broken  // ["messageText.reading"]
/// ```
///
/// - Parameter messages: The generator of the messages.
/// - Returns: The suite.
public func messageTextLaws<Message: Equatable & SendableMetatype>(
  _ messages: Generator<Message>
) -> Suite {
  let messages = Variable("m", messages)
  return Suite("messageText") {
    law("reading", "the text of a message is read as this message")
      .states("MessageText.messages(in: MessageText.text(of: m)) == [m]")
      .forAll(messages) { message in
        let text = MessageText.text(of: message)
        do {
          let read = try MessageText.messages(Message.self, in: text)
          if read == [message] { return .holds }
          let found = read.map { MessageText.text(of: $0) }.joined(separator: "; ")
          return .same(found == text ? "another message with this text" : found, text)
        } catch {
          return .same("\(error)", text)
        }
      }
  }
}
