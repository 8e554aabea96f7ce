import Markup

/// Reads the inlines of a paragraph or a heading from left to right.
///
/// A link needs its closing bracket, and takes precedence over emphasis. So the reader collects
/// pieces, and ``EmphasisReader`` nests them when a link or the text ends.
struct InlineReader {
  private let source: Bytes

  /// The part of the source that is not read.
  private var rest: Bytes

  /// The text without escapes, and the start of its end that is in no piece yet.
  private var text: [UInt8] = []
  private var start = 0

  private var pieces: [Piece] = []

  /// The opening brackets without a closing one.
  private var brackets: [Bracket] = []

  /// How many of the brackets precede the latest link, which no other link may contain.
  private var inactive = 0

  /// The place of the last run of backticks of each length; empty before the first backtick.
  private var lastBackticks: [Int] = []

  /// A part of the text: as it is, marks of emphasis, or an inline with the levels within it.
  enum Piece {
    case text(Range<Int>)
    case marks(EmphasisMarks)
    case inline(Markdown.Inline, depth: Int)
  }

  /// An opening bracket, the place of its piece, and the levels of links and images after it.
  private struct Bracket {
    let isImage: Bool
    let piece: Int
    var depth = 0
  }

  /// Reads all inlines of some bytes.
  static func inlines(of bytes: Bytes) -> [Markdown.Inline] {
    var reader = InlineReader(source: bytes.trimmed)
    reader.readPieces()
    return reader.nested(from: 0).inlines
  }

  private init(source: Bytes) { (self.source, rest) = (source, source) }

  /// The inlines of the pieces from one on, and their depth.
  private func nested(from first: Int) -> (inlines: [Markdown.Inline], depth: Int) {
    var reader = EmphasisReader(text: text)
    return reader.inlines(of: pieces[first...])
  }
}

// MARK: - Pieces

extension InlineReader {
  private mutating func readPieces() {
    while !rest.isEmpty {
      let byte = rest.first
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"): readMarks(byte)
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "["): openBracket(isImage: false)
      case UInt8(ascii: "!") where rest[1] == UInt8(ascii: "["):
        openBracket(isImage: true)
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "<"): readAutolink()
      case 0x0A: readLineEnd()
      case UInt8(ascii: "\\") where rest[1] == 0x0A:
        add(.lineBreak)
        skip(2)
      default:
        let (meaning, length) = rest.character
        text.append(meaning)
        skip(length)
      }
    }
    endText()
  }

  /// Takes some bytes as they are.
  private mutating func takeText(_ length: Int) {
    rest.prefix(length).append(to: &text)
    skip(length)
  }

  @inline(never)
  private mutating func skip(_ length: Int) { rest = rest.dropFirst(length) }

  /// Makes a piece of the text that is in none.
  private mutating func endText() {
    guard start < text.count else { return }
    pieces.append(.text(start..<text.count))
    start = text.count
  }

  private mutating func add(_ inline: Markdown.Inline, depth: Int = 0) {
    endText()
    pieces.append(.inline(inline, depth: depth))
  }

  /// Reads a line feed, and drops the spaces before it, of which two keep the end of the line.
  private mutating func readLineEnd() {
    let end = text.count
    while text.count > start, text.last == 0x20 { text.removeLast() }
    if end - text.count >= 2 {
      add(.lineBreak)
    } else {
      text.append(0x0A)
    }
    skip(1)
  }

  private mutating func readMarks(_ byte: UInt8) {
    endText()
    let length = rest.run
    let before = source.part(source.start, rest.start).lastNeighbour
    let after = rest.dropFirst(length).firstNeighbour
    takeText(length)
    pieces.append(.marks(EmphasisMarks(byte, start..<text.count, between: before, and: after)))
    start = text.count
  }

  /// Reads a piece of code, or backticks that no equally long run follows.
  private mutating func readCode() {
    if lastBackticks.isEmpty { findBackticks() }
    let length = rest.run
    guard length < lastBackticks.count, lastBackticks[length] > rest.start else {
      return takeText(length)
    }
    skip(length)
    let start = rest.start
    var end = start
    repeat {
      skip(rest.count { $0 != UInt8(ascii: "`") })
      end = rest.start
      skip(rest.run)
    } while rest.start - end != length && !rest.isEmpty
    add(.code(code(source.part(start, end))))
  }

  /// The text of code, in which a space replaces a line feed, without a space on both sides.
  private func code(_ source: Bytes) -> String {
    var bytes: [UInt8] = []
    source.append(to: &bytes)
    var isBlank = true
    for place in bytes.indices {
      if bytes[place] == 0x0A { bytes[place] = 0x20 }
      if bytes[place] != 0x20 { isBlank = false }
    }
    let code = Bytes(bytes)
    let isPadded = !isBlank && code.first == 0x20 && code.last == 0x20
    return (isPadded ? code.part(1, code.count - 1) : code).text
  }

  /// Finds the last run of each length, so that no search for a run is in vain.
  private mutating func findBackticks() {
    lastBackticks = [Int](repeating: -1, count: 80)
    var rest = rest
    while !rest.isEmpty {
      rest = rest.dropFirst(rest.count { $0 != UInt8(ascii: "`") })
      let length = rest.run
      if length < 80 { lastBackticks[length] = rest.start }
      rest = rest.dropFirst(length)
    }
  }

  /// Reads an address between `<` and `>`, which starts with a scheme.
  private mutating func readAutolink() {
    let inner = rest.dropFirst()
    let address = inner.prefix(inner.count { $0 > 0x20 && $0 != 0x3C && $0 != 0x3E })
    let scheme = address.count {
      isSmallLetter($0 | 0x20) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
    guard scheme > 1, scheme < 33, isSmallLetter(address.first | 0x20),
      address[scheme] == UInt8(ascii: ":"), inner[address.count] == UInt8(ascii: ">")
    else { return takeText(1) }
    add(.link([.text(address.text)], address: address.text))
    skip(address.count + 2)
  }
}

// MARK: - Links and images

extension InlineReader {
  private mutating func openBracket(isImage: Bool) {
    endText()
    brackets.append(Bracket(isImage: isImage, piece: pieces.count))
    takeText(isImage ? 2 : 1)
    endText()
  }

  /// Makes a link or an image of the pieces since the opening bracket, if an address follows.
  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return takeText(1) }
    let isActive = bracket.isImage || brackets.count >= inactive
    inactive = min(inactive, brackets.count)
    guard isActive, bracket.depth < Markdown.mostLevels, let target = rest.dropFirst().target else {
      deepen(bracket.depth)
      return takeText(1)
    }
    endText()
    let (inlines, depth) = nested(from: bracket.piece + 1)
    pieces.removeLast(pieces.count - bracket.piece)
    if bracket.isImage {
      var alt: [UInt8] = []
      inlines.appendText(to: &alt)
      add(.image(alt: String(bytes: alt), address: target.address))
    } else {
      add(.link(inlines, address: target.address), depth: depth + 1)
      inactive = brackets.count
    }
    deepen(bracket.depth + 1)
    rest = target.rest
  }

  /// Records the levels of a link or an image within the innermost bracket.
  private mutating func deepen(_ depth: Int) {
    guard let last = brackets.indices.last else { return }
    brackets[last].depth = max(brackets[last].depth, depth)
  }
}

extension [Markdown.Inline] {
  /// Adds the text without marks, which is at most as deep as inlines nest.
  fileprivate func appendText(to bytes: inout [UInt8]) {
    for inline in self {
      switch inline {
      case .text(let text), .code(let text), .image(let text, _): text.append(to: &bytes)
      case .emphasis(let inner), .strong(let inner), .link(let inner, _):
        inner.appendText(to: &bytes)
      case .lineBreak: bytes.append(0x0A)
      }
    }
  }
}
