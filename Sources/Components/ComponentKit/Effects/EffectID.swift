import EmbeddedText

/// The name of a piece of work, by which it is cancelled or replaced.
///
/// Names can contain others, so that equal names in two children differ:
///
/// ```swift
/// let search: EffectID = "search"
/// let inFirst = search.within(1)
/// "\(inFirst)"  // "1/search"
/// inFirst == "1/search"  // true
/// inFirst == search.within(2)  // false
/// inFirst.isWithin(1)  // true
/// ```
///
/// A name that is composed at run time is `EffectID("fetch/\(id)")`. Names are the same
/// if their texts are the same, byte for byte.
///
/// ## Laws
///
/// ```text
/// EffectID(id.description) == id, but for .all
/// id.isWithin(id)
/// id.isWithin(.all)
/// id.within(.all) == id
/// id.within(scope).isWithin(scope)
/// id.within(b).within(a) == id.within(b.within(a))
/// ```
public struct EffectID: Hashable, Sendable {
  /// One word of a name.
  enum Word: Hashable, Sendable {
    /// The bytes of a text, since to compare texts takes the tables of Unicode.
    case text([UInt8])
    case number(Int)
  }

  /// The words, the outermost first.
  var words: [Word]

  /// Returns this name within another one.
  ///
  /// - Complexity: O(words).
  public func within(_ scope: EffectID) -> EffectID {
    var id = scope
    id.words += words
    return id
  }

  /// The name that contains all names, and all work without a name.
  ///
  /// Cancelling it cancels everything; within another name, it cancels everything in that scope.
  public static var all: EffectID { EffectID(words: []) }

  /// Returns whether the name is a given one or is within it.
  ///
  /// - Complexity: O(words of the scope).
  public func isWithin(_ scope: EffectID) -> Bool { words.starts(with: scope.words) }
}

extension EffectID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the name of a text, in which slashes separate the words.
  ///
  /// A word that is written as a number is that number.
  ///
  /// - Complexity: O(bytes of the text).
  public init(_ text: String) {
    words = []
    for part in text.parts(between: { $0 == UInt8(ascii: "/") }) {
      words.append(Int(decimal: part).map { .number($0) } ?? .text(part.bytes))
    }
  }

  /// Creates a name that is a number.
  public init(_ number: Int) { words = [.number(number)] }

  /// Creates the name of a text, in which slashes separate the words.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a name that is a number.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension EffectID: CustomStringConvertible {
  /// The words, the outermost first, with slashes between them.
  ///
  /// - Complexity: O(bytes of the text).
  public var description: String { words.isEmpty ? "all work" : String(bytes: bytes) }

  /// The description of the name, as bytes.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<words.count {
      if index > 0 { bytes.append(UInt8(ascii: "/")) }
      switch words[index] {
      case .text(let word): bytes += word
      case .number(let number): String(number).append(to: &bytes)
      }
    }
    return bytes
  }
}
