import EmbeddedText

/// The unique name of a node among its siblings.
///
/// ```swift
/// let key: Key = "milk"
/// key == Key("milk")  // true
/// Key(7) == 7  // true
/// Key(7) == "7"  // false
/// ```
///
/// Two texts are the same key if they have the same bytes.
///
/// Where siblings have the same key, as in data of a server that repeats an identity, all are shown. When
/// they change, one of them is found again by the key, and the others may be drawn anew.
public struct Key: Sendable {
  enum Name: Sendable {
    case number(Int)
    case text(String)
  }

  let name: Name

  /// Creates a key from a number.
  public init(_ number: Int) { name = .number(number) }

  /// Creates a key from a text.
  public init(_ text: String) { name = .text(text) }
}

extension Key: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a key from a number.
  public init(integerLiteral number: Int) { self.init(number) }

  /// Creates a key from a text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Key: Hashable {
  /// Returns whether both are the same number, or texts of the same bytes.
  ///
  /// - Complexity: O(length of the text).
  public static func == (left: Key, right: Key) -> Bool {
    switch (left.name, right.name) {
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.isSame(as: right)
    default: false
    }
  }

  /// Hashes the number, or the bytes of the text.
  public func hash(into hasher: inout Hasher) {
    switch name {
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text: text)
    }
  }
}

extension Key: CustomStringConvertible {
  /// The number or the text.
  public var description: String {
    switch name {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}

extension Key {
  /// Whether the key precedes another: numbers by size, then texts.
  @inline(never)
  func isBefore(_ other: Key) -> Bool {
    switch (name, other.name) {
    case (.number(let number), .number(let other)): number < other
    case (.text(let text), .text(let other)): text.isBefore(other)
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}

extension Node {
  /// Whether both have the same key, or none.
  @inline(never)
  func hasKey(of other: Node) -> Bool {
    if self === other { return true }
    guard let key else { return other.key == nil }
    guard let other = other.key else { return false }
    return key == other
  }
}
