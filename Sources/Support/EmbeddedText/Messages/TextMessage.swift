/// A message that says itself how it is written and read.
///
/// Most messages need no such thing: if they are `Codable`, ``MessageText`` derives their text. On a
/// page, however, Embedded Swift has no coding, so a program whose messages are to be typed there, or
/// to be kept in a log, conforms to this protocol. ``MessageParts`` takes a text apart:
///
/// ```swift
/// enum Message: Equatable, TextMessage {
///   case add(title: String), undo
///   var text: String {
///     switch self {
///     case .add(let title): "add(title: \(MessageText.literal(title)))"
///     case .undo: "undo"
///     }
///   }
///   init(text: String) throws(TextFlaw) {
///     var parts = try MessageParts(text)
///     switch parts.name {
///     case "add": self = .add(title: try parts.text("title"))
///     case "undo": self = .undo
///     default: throw parts.unknown
///     }
///     try parts.end()
///   }
/// }
/// try MessageText.messages(Message.self, in: "undo; add(title: \"milk\")").count  // 2
/// ```
///
/// A text is one value as ``MessageText`` describes them: a blank, a semicolon or a line feed outside
/// of brackets and quotation marks would end it. An enumeration whose raw values are texts needs no
/// code: its raw values are the texts.
///
/// ## Laws
///
/// ```text
/// MessageText.messages(in: m.text) == [m]
/// ```
public protocol TextMessage {
  /// The text that is read as this message.
  var text: String { get }

  /// Reads a message, or says why the text is none.
  init(text: String) throws(TextFlaw)
}

extension TextMessage where Self: CaseIterable & RawRepresentable<String> {
  /// The raw value, in quotation marks where it could be mistaken.
  public var text: String { rawValue.word }

  /// Reads a raw value.
  public init(text: String) throws(TextFlaw) {
    let parts = try MessageParts(text)
    guard let known = Self(word: parts.name) else { throw parts.unknown }
    try parts.end()
    self = known
  }
}
