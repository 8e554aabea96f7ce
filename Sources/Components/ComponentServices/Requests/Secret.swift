import EmbeddedText

/// A text that must not be shown: a password or a token.
///
/// Its description, its mirror and its coding do not contain the text. So it is in no recording, no
/// report and no text of an error:
///
/// ```swift
/// let password = Secret("open sesame")
/// "\(password)"  // "(secret)"
/// password.revealed  // "open sesame"
/// ```
///
/// A recording and a saved state contain the description instead. A message or a state that is read from
/// them has an empty secret, so a program that restores a state asks again where a secret ``isEmpty``.
public struct Secret: Hashable, Sendable, CustomStringConvertible {
  /// The text; a call of this property is the place where the secret leaves the program.
  public let revealed: String

  /// Creates a secret from its text.
  public init(_ text: String) { revealed = text }

  /// Whether the text is empty.
  public var isEmpty: Bool { revealed.isEmpty }

  /// A phrase that contains nothing of the text.
  public var description: String { "(secret)" }

  /// Whether two secrets are the same text.
  ///
  /// The same bytes: a server gets bytes, and two ways to write `é` are two passwords.
  public static func == (left: Secret, right: Secret) -> Bool {
    left.revealed.isSame(as: right.revealed)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    for byte in revealed.bytes { hasher.combine(byte) }
  }
}

#if !hasFeature(Embedded)
extension Secret: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Codable {
  /// Reads what ``encode(to:)`` has written, which is null in older files: an empty secret.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if !container.decodeNil() { _ = try container.decode(String.self) }
    self.init("")
  }

  /// Writes the description, and nothing of the text.
  ///
  /// Null would mean that there is no secret, wherever one is optional.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
