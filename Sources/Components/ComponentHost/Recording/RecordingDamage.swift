/// The damage of a recording: its line, and the broken rule.
public struct RecordingDamage: Error, CustomStringConvertible {
  /// The line, counted from one.
  public let line: Int

  /// The text that was expected there, and the one that was found.
  public let reason: String

  /// The bytes of the line, where it could not be decoded.
  package let text: [UInt8]

  /// Why the line could not be decoded, if it could not.
  package let cause: DecodingError?

  init(line: Int, _ reason: String, text: [UInt8] = [], cause: DecodingError? = nil) {
    self.line = line
    self.reason = reason
    self.text = text
    self.cause = cause
  }

  /// The line and the reason.
  public var description: String { "\(line): \(reason)" }
}
