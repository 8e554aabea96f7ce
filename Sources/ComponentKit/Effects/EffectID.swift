/// The name of a piece of work, by which it is cancelled or replaced.
///
/// Names can stand within others, so that equal names in two children stay apart:
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
/// A name that was put together of text at run time is `EffectID("fetch/\(id)")`.
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
    case text(String)
    case number(Int)
  }

  /// The words, the outermost first.
  var words: [Word]

  /// Returns this name within another one.
  public func within(_ scope: EffectID) -> EffectID {
    var id = scope
    id.words += words
    return id
  }

  /// The name within which all names stand, and all work without a name.
  ///
  /// To cancel it is to cancel everything; within another name, it is everything in there.
  public static var all: EffectID { EffectID(words: []) }

  /// Returns whether the name is a given one or stands within it.
  public func isWithin(_ scope: EffectID) -> Bool {
    words.starts(with: scope.words)
  }
}

extension EffectID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the name of a text, in which slashes stand between the words.
  public init(_ text: String) {
    words = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      let word = String(Substring($0))
      // A word that is a number as it is written is the same as the number.
      guard let number = Int(word), "\(number)" == word else { return .text(word) }
      return .number(number)
    }
  }

  /// Creates a name that is a number.
  public init(_ number: Int) { words = [.number(number)] }

  /// Creates the name of a text, in which slashes stand between the words.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a name that is a number.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension EffectID: CustomStringConvertible {
  /// The words, the outermost first, with slashes between them.
  public var description: String {
    if words.isEmpty { return "all work" }
    var text = ""
    for word in words {
      if !text.isEmpty { text += "/" }
      switch word {
      case .text(let word): text += word
      case .number(let number): text += "\(number)"
      }
    }
    return text
  }
}
