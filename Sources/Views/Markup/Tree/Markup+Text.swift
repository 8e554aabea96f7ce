import EmbeddedText

extension Markup: ExpressibleByStringInterpolation {
  /// Creates a text.
  ///
  /// ```swift
  /// let count = 3
  /// let view = Markup<Int>.p([], ["Seen \(count) times"])
  /// view.text  // "Seen 3 times"
  /// ```
  public init(stringLiteral text: String) { self = .text(text) }

  /// Creates a text from its parts.
  ///
  /// - Complexity: O(length).
  public init(stringInterpolation parts: TextParts) { self = .text(parts.parts.joined()) }
}

/// The parts of an interpolated text in a view.
///
/// The parts are joined once, at the end. A page is smaller with this type than with the
/// interpolation of the standard library.
public struct TextParts: StringInterpolationProtocol {
  var parts: [String] = []

  /// Creates a text without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds a literal part.
  @inline(never)
  public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

  /// Adds a text.
  @inline(never)
  public mutating func appendInterpolation(_ text: String) { parts.append(text) }

  /// Adds a number.
  @inline(never)
  public mutating func appendInterpolation(_ number: Int) { parts.append(String(number)) }

  /// Adds the description of a value.
  public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    parts.append(value.description)
  }
}
