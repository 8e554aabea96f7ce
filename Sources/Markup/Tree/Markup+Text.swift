extension Markup: ExpressibleByStringInterpolation {
  /// Creates a text.
  ///
  /// ```swift
  /// let count = 3
  /// let view = Markup<Int>.p([], ["Seen \(count) times"])
  /// view.text  // "Seen 3 times"
  /// ```
  public init(stringLiteral text: String) {
    self = .text(text)
  }

  /// Creates a text from its parts.
  public init(stringInterpolation parts: TextParts) {
    self = .text(String(joining: parts.parts))
  }
}

/// The parts of a text that is written in a view.
///
/// They are joined at once, as bytes, which takes much less of a module for the browser than to
/// append one to the other.
public struct TextParts: StringInterpolationProtocol {
  var parts: [String] = []

  /// Creates a text without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds what is written.
  public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

  /// Adds a text.
  public mutating func appendInterpolation(_ text: String) { parts.append(text) }

  /// Adds what describes a value.
  public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    parts.append(value.description)
  }
}
