import Markup

extension Bytes {
  /// Takes the first byte, or the backslash or the entity that it starts, and adds its meaning.
  @inline(never)
  mutating func takeCharacter(to text: inout [UInt8]) {
    if let (meaning, length) = entity {
      meaning.append(to: &text)
      self = dropFirst(length)
      return
    }
    if first == UInt8(ascii: "\\"), isPunctuation(self[1]) { self = dropFirst() }
    text.append(first)
    self = dropFirst()
  }

  /// The bytes with the meanings of escapes in their place.
  var unescaped: Bytes {
    var (rest, text): (Bytes, [UInt8]) = (self, [])
    while !rest.isEmpty { rest.takeCharacter(to: &text) }
    return Bytes(text)
  }

  /// The meaning and the length of the entity at the start, such as `&lt;` or `&#60;`.
  private var entity: (meaning: String, length: Int)? {
    guard first == UInt8(ascii: "&") else { return nil }
    let name = dropFirst().prefix(dropFirst().prefix(8).count { $0 != UInt8(ascii: ";") })
    guard self[name.count + 1] == UInt8(ascii: ";") else { return nil }
    return name.meaning.map { ($0, name.count + 2) }
  }

  /// The meaning of the name of an entity.
  private var meaning: String? {
    if first == UInt8(ascii: "#"), let number = Int(digits: dropFirst().text) {
      return Unicode.Scalar(UInt32(number)).map { String($0) }
    }
    let (name, words) = (text, Self.entities)
    return words.indices.first { $0 % 2 == 0 && words[$0].isSame(as: name) }.map { words[$0 + 1] }
  }

  /// The most frequent names, and the meaning of each.
  private static let entities = """
    amp & lt < gt > quot " apos ' nbsp \u{A0} copy © reg ® trade ™ hellip … ndash – mdash — euro €
    """.words
}
