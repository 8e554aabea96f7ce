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
    self = .text(String(joining: parts))
  }
}

extension String {
  /// Creates a text from its parts, as a view does.
  ///
  /// ```swift
  /// let count = 3
  /// String(joining: "Seen \(count) times")  // "Seen 3 times"
  /// ```
  ///
  /// The text is the same as without `joining`, but a module for the browser is much smaller where
  /// all of its texts are made so.
  @inline(never)
  public init(joining parts: TextParts) {
    self.init(joining: parts.parts)
  }
}

/// The parts of a text that is written in a view.
///
/// They are joined at once, as bytes, which takes much less of a module for the browser than to
/// append one to the other.
public struct TextParts: StringInterpolationProtocol, ExpressibleByStringInterpolation {
  var parts: [String] = []

  /// Creates a text without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Creates a text of one part.
  public init(stringLiteral text: String) { parts = [text] }

  /// Creates a text from its parts.
  public init(stringInterpolation parts: TextParts) { self = parts }

  /// Adds what is written.
  @inline(never)
  public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

  /// Adds a text.
  @inline(never)
  public mutating func appendInterpolation(_ text: String) { parts.append(text) }

  /// Adds a number.
  @inline(never)
  public mutating func appendInterpolation(_ number: Int) {
    parts.append(String(decimal: number))
  }

  /// Adds what describes a value.
  public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    parts.append(value.description)
  }
}
