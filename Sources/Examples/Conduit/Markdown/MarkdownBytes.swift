import Markup

/// Some bytes of a text; each byte beyond their end is zero.
///
/// The functions are no generic ones of the standard library, which a page would contain once for
/// each use.
struct Bytes {
  private let all: [UInt8]

  /// The place of the first byte, and the place after the last one.
  private(set) var (start, end): (Int, Int)

  init(_ all: [UInt8]) { (self.all, start, end) = (all, 0, all.count) }

  var isEmpty: Bool { start == end }
  var count: Int { end - start }
  var first: UInt8 { self[0] }
  var last: UInt8 { self[count - 1] }

  /// The byte at a distance from the first one.
  @inline(never)
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? all[start + offset] : 0
  }

  /// The bytes between two places.
  @inline(never)
  func part(_ start: Int, _ end: Int) -> Bytes {
    var part = self
    (part.start, part.end) = (min(start, end), end)
    return part
  }

  @inline(never)
  func dropFirst(_ count: Int = 1) -> Bytes { part(start + count, end) }
  @inline(never)
  func prefix(_ count: Int) -> Bytes { part(start, min(start + count, end)) }

  /// How many bytes at the start satisfy a predicate.
  @inline(never)
  func count(while isCounted: (UInt8) -> Bool) -> Int {
    var place = start
    while place < end, isCounted(all[place]) { place += 1 }
    return place - start
  }

  /// How often the bytes repeat the first one at their start.
  @inline(never)
  var run: Int {
    let byte = first
    return count { $0 == byte }
  }

  /// The bytes without the spaces and tabs at their start.
  var afterBlanks: Bytes { dropFirst(count(while: isSpaceOrTab)) }

  /// The bytes without the spaces and tabs around them.
  @inline(never)
  var trimmed: Bytes {
    var trimmed = afterBlanks
    while isSpaceOrTab(trimmed.last) { trimmed.end -= 1 }
    return trimmed
  }

  @inline(never)
  func append(to bytes: inout [UInt8]) {
    for place in start..<end { bytes.append(all[place]) }
  }

  @inline(never)
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(bytes: bytes)
  }
}

/// Whether a byte is a space or a tab.
func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Whether a byte is punctuation or a symbol of ASCII.
func isPunctuation(_ byte: UInt8) -> Bool {
  byte > 0x20 && byte < 0x7F && !isDigit(byte) && !isSmallLetter(byte | 0x20)
}

// MARK: - Escapes

extension Bytes {
  /// The meaning of the first byte, or of the backslash or the entity that it starts, and its length.
  @inline(never)
  var character: (meaning: UInt8, length: Int) {
    if first == UInt8(ascii: "\\"), isPunctuation(self[1]) { return (self[1], 2) }
    guard first == UInt8(ascii: "&") else { return (first, 1) }
    let name = dropFirst().prefix(dropFirst().prefix(4).count(while: isSmallLetter))
    guard self[name.count + 1] == UInt8(ascii: ";"), name.text.isWord(of: "amp lt gt quot") else {
      return (first, 1)
    }
    let meaning =
      switch name.first {
      case UInt8(ascii: "a"): UInt8(ascii: "&")
      case UInt8(ascii: "l"): UInt8(ascii: "<")
      case UInt8(ascii: "g"): UInt8(ascii: ">")
      default: UInt8(ascii: "\"")
      }
    return (meaning, name.count + 2)
  }

  /// The text with the meanings of escapes in their place.
  @inline(never)
  var unescaped: String {
    var (rest, bytes): (Bytes, [UInt8]) = (self, [])
    while !rest.isEmpty {
      let (meaning, length) = rest.character
      bytes.append(meaning)
      rest = rest.dropFirst(length)
    }
    return String(bytes: bytes)
  }
}

// MARK: - Neighbours of marks

/// The classes of scalars that decide whether marks of emphasis open or close.
enum MarkNeighbour {
  case space
  case punctuation
  case other

  /// The class of a scalar.
  ///
  /// The punctuation and symbols beyond ASCII are those of Latin-1, and of blocks that consist of
  /// almost nothing else. The tables of Unicode are large in a browser.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0...0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .space
    case 0x21...0x7E: self = isPunctuation(UInt8(scalar)) ? .punctuation : .other
    case 0xA1...0xA9, 0xAB, 0xAC, 0xAE...0xB1, 0xB4, 0xB6...0xB8, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2010...0x205E, 0x20A0...0x20C0, 0x2190...0x2BFF, 0x3001...0x3020, 0xFF01...0xFF0F,
      0x1F300...0x1FAFF:
      self = .punctuation
    default: self = .other
    }
  }
}

extension Bytes {
  /// The class of the first scalar; nothing counts as a space.
  @inline(never)
  var firstNeighbour: MarkNeighbour {
    var scalar = UInt32(first)
    if first >= 0xC0 {
      scalar &= first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07
      var place = 1
      while self[place] & 0xC0 == 0x80, place < 4 {
        scalar = scalar << 6 | UInt32(self[place] & 0x3F)
        place += 1
      }
    }
    return MarkNeighbour(scalar)
  }

  /// The class of the last scalar; nothing counts as a space.
  var lastNeighbour: MarkNeighbour {
    var length = 1
    while length < 4, self[count - length] & 0xC0 == 0x80 { length += 1 }
    return dropFirst(max(count - length, 0)).firstNeighbour
  }
}
