import Markup

/// Reads the inlines of a paragraph or a heading from left to right.
///
/// What follows a mark is on a stack until the end of its inline comes. The stack is small, so that
/// no search for a beginning is long. A mark whose end does not come is text.
struct InlineReader {
  private let source: Bytes

  /// The part of the source that is not read.
  private var rest: Bytes

  /// The inlines that may still grow, from the text itself to the innermost one.
  private var open = [OpenInline(mark: Bytes([]))]

  /// Reads all inlines of some bytes.
  static func inlines(of bytes: Bytes) -> [Markdown.Inline] {
    var reader = InlineReader(source: bytes.trimmed)
    while !reader.rest.isEmpty { reader.read() }
    return reader.takeOpen(0).all
  }

  private init(source: Bytes) { (self.source, rest) = (source, source) }

  private mutating func read() {
    switch rest.first {
    case UInt8(ascii: "*"), UInt8(ascii: "_"): readEmphasis()
    case UInt8(ascii: "`"): readCode()
    case UInt8(ascii: "["): begin(take(1))
    case UInt8(ascii: "!") where rest[1] == UInt8(ascii: "["): begin(take(2))
    case UInt8(ascii: "]"): readBracket()
    case UInt8(ascii: "<"), UInt8(ascii: "h"): readAddress()
    case 0x20: readSpaces()
    case UInt8(ascii: "\\") where rest[1] == 0x0A:
      add(.lineBreak)
      rest = rest.dropFirst(2)
    case let byte where isOfWord(byte): addText(take(rest.count(while: isOfWord)))
    default: rest.takeCharacter(to: &open[open.count - 1].text)
    }
  }

  /// Reads spaces, of which two keep the end of the line.
  private mutating func readSpaces() {
    let spaces = take(rest.run)
    guard rest.first == 0x0A, spaces.count > 1 else { return addText(spaces) }
    add(.lineBreak)
    rest = rest.dropFirst()
  }

  /// Reads a piece of code, or backticks that no equally long run follows.
  ///
  /// Only the last run of a length has none after it, so few searches are in vain.
  private mutating func readCode() {
    let mark = take(rest.run)
    guard mark.count < 8 else { return addText(mark) }
    var end = rest.from(UInt8(ascii: "`"))
    while !end.isEmpty, end.run != mark.count {
      end = end.dropFirst(end.run).from(UInt8(ascii: "`"))
    }
    guard !end.isEmpty else { return addText(mark) }
    let code = rest.prefix(end.start - rest.start)
    // Spaces separate the code from backticks around it.
    let isPadded = code.count > 2 && code.first == 0x20 && code.last == 0x20
    add(.code((isPadded ? code.dropFirst().prefix(code.count - 2) : code).text))
    rest = end.dropFirst(mark.count)
  }
}

// MARK: - Open inlines

extension InlineReader {
  private mutating func take(_ length: Int) -> Bytes {
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }

  private mutating func add(_ inline: Markdown.Inline) { open[open.count - 1].add(inline) }

  private mutating func addText(_ bytes: Bytes) { open[open.count - 1].text += bytes.slice }

  /// Begins an inline; the outermost of too many is text.
  private mutating func begin(_ mark: Bytes) {
    if open.count > Markdown.mostLevels { makeText(1) }
    open.append(OpenInline(mark: mark))
  }

  /// Makes the mark of an inline text.
  private mutating func makeText(_ place: Int) {
    let inner = open.remove(at: place)
    open[place - 1].text += inner.mark.slice
    open[place - 1].add(contentsOf: inner)
  }

  /// Removes and returns an inline whose end has come; the marks within it have none.
  private mutating func takeOpen(_ place: Int) -> OpenInline {
    while open.count > place + 1 { makeText(open.count - 1) }
    return open.removeLast()
  }
}

// MARK: - Emphasis

extension InlineReader {
  /// Reads a run of `*` or `_`, which ends what it can, and may begin emphasis with the rest.
  private mutating func readEmphasis() {
    let before = source.prefix(rest.start - source.start)
    var marks = take(rest.run)
    // Within a word, as in snake_case, an underscore is a letter.
    let isLetter = marks.first == UInt8(ascii: "_")
    let followsWord = before.endsWord && (isLetter || isPunctuation(rest.first))
    let precedesWord = rest.startsWord && (isLetter || isPunctuation(before.last))
    let begins = marks.count < 4 && rest.first > 0x20 && !followsWord
    let ends = marks.count < 4 && before.last > 0x20 && !precedesWord
    // A bracket may become a link, which contains emphasis as a whole.
    while ends, !marks.isEmpty,
      let place = open.lastIndex(where: { $0.isBracket || $0.matches(marks) }),
      !open[place].isBracket
    {
      let inner = takeOpen(place)
      let count = min(2, inner.mark.count, marks.count)
      if inner.mark.count > count { begin(inner.mark.dropFirst(count)) }
      add(count == 2 ? .strong(inner.all) : .emphasis(inner.all))
      marks = marks.dropFirst(count)
    }
    if begins, !marks.isEmpty { begin(marks) } else { addText(marks) }
  }
}

// MARK: - Links and images

extension InlineReader {
  /// Makes a link or an image of what follows a bracket, if an address comes.
  private mutating func readBracket() {
    let (end, bracket) = (rest.start, take(1))
    guard let place = open.lastIndex(where: { $0.isBracket }) else { return addText(bracket) }
    guard let target = rest.target else {
      makeText(place)
      return addText(bracket)
    }
    let inner = takeOpen(place)
    rest = target.rest
    guard let address = target.address else { return open[place - 1].add(contentsOf: inner) }
    let alt = source.part(inner.mark.end, end)
    if inner.mark.count > 1 { return add(.image(alt: alt.unescaped.text, address: address)) }
    add(.link(inner.all, address: address))
    // No link contains another one.
    for place in open.indices.reversed() where open[place].mark.first == UInt8(ascii: "[") {
      makeText(place)
    }
  }

  /// Reads an address of the web; within brackets it is text.
  private mutating func readAddress() {
    let isEnclosed = rest.first == UInt8(ascii: "<")
    guard !open.contains(where: { $0.isBracket }),
      let address = rest.dropFirst(isEnclosed ? 1 : 0).webAddress,
      !isEnclosed || rest[address.count + 1] == UInt8(ascii: ">")
    else { return addText(take(isEnclosed ? 1 : rest.count(while: isOfWord))) }
    let text = address.unescaped.text
    add(.link([.text(text)], address: text))
    rest = rest.dropFirst(address.count + (isEnclosed ? 2 : 0))
  }
}
