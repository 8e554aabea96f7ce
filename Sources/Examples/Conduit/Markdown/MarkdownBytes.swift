import Markup

/// Some bytes of a text; each byte beyond their ends is zero, so that no look ahead needs a guard.
struct Bytes {
  private let all: [UInt8]

  /// The place of the first byte, and the place after the last one.
  private(set) var (start, end): (Int, Int)

  init(_ all: [UInt8]) { (self.all, start, end) = (all, 0, all.count) }

  var isEmpty: Bool { start == end }
  var count: Int { end - start }
  var first: UInt8 { self[0] }
  var last: UInt8 { self[count - 1] }
  var slice: ArraySlice<UInt8> { all[start..<end] }
  var text: String { String(bytes: Array(slice)) }

  /// The byte at a distance from the first one.
  subscript(offset: Int) -> UInt8 { 0..<count ~= offset ? all[start + offset] : 0 }

  /// The bytes between two places.
  func part(_ start: Int, _ end: Int) -> Bytes {
    var part = self
    (part.start, part.end) = (min(start, end), end)
    return part
  }

  func dropFirst(_ count: Int = 1) -> Bytes { part(start + count, end) }
  func prefix(_ count: Int) -> Bytes { part(start, min(start + count, end)) }

  /// How many bytes at the start satisfy a predicate.
  func count(while isCounted: (UInt8) -> Bool) -> Int {
    var place = start
    while place < end, isCounted(all[place]) { place += 1 }
    return place - start
  }

  /// How often the bytes repeat the first one at their start.
  var run: Int { count { $0 == first } }

  /// The bytes from the first one on that is equal to another.
  func from(_ byte: UInt8) -> Bytes { dropFirst(count { $0 != byte }) }

  /// The bytes without the spaces and tabs around them.
  var trimmed: Bytes {
    var trimmed = dropFirst(count(while: isSpaceOrTab))
    while isSpaceOrTab(trimmed.last) { trimmed.end -= 1 }
    return trimmed
  }
}

/// Whether a byte is a space or a tab.
func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Whether a byte is punctuation or a symbol of ASCII.
func isPunctuation(_ byte: UInt8) -> Bool { 0x21...0x7E ~= byte && !isOfWord(byte) }

/// Whether a byte is a letter, a digit, or beyond ASCII.
func isOfWord(_ byte: UInt8) -> Bool { byte >= 0x80 || isDigit(byte) || isSmallLetter(byte | 0x20) }

extension Bytes {
  // The quotation marks and dashes from U+2000 to U+203F are around words, not in them.

  /// Whether the first scalar is part of a word.
  var startsWord: Bool { isOfWord(first) && !(first == 0xE2 && self[1] == 0x80) }

  /// Whether the last scalar is part of a word.
  var endsWord: Bool { isOfWord(last) && !(self[count - 3] == 0xE2 && self[count - 2] == 0x80) }
}

extension Bytes {
  /// Takes the first byte, or the punctuation behind a backslash, and adds it.
  @inline(never)
  mutating func takeCharacter(to text: inout [UInt8]) {
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
}
