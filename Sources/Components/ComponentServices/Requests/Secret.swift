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
/// A message with a secret that is decoded from a recording has an empty secret.
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
  public static func == (left: Secret, right: Secret) -> Bool { left.revealed == right.revealed }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    for byte in revealed.bytes { hasher.combine(byte) }
  }
}

#if !hasFeature(Embedded)
extension Secret: CustomReflectable, CustomDebugStringConvertible {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// A phrase that contains nothing of the text.
  public var debugDescription: String { description }
}

extension Secret: Codable {
  /// Reads what ``encode(to:)`` has written: an empty secret.
  public init(from decoder: any Decoder) throws {
    _ = try decoder.singleValueContainer().decodeNil()
    self.init("")
  }

  /// Writes null, and nothing of the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
#endif
