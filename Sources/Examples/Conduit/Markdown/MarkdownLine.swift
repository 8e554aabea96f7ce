import Markup

/// A line of a text, read from its start; a tab reaches the next column that 4 divides.
struct Line {
  /// The rest of the line, its column, and whether it is a tab whose first columns were skipped.
  private var rest: Bytes
  private var (column, isInTab) = (0, false)

  /// The columns of blanks at the start of the rest, and the bytes after them.
  private(set) var indent = 0
  private(set) var content: Bytes

  init(_ bytes: Bytes) {
    (rest, content) = (bytes, bytes)
    measure()
  }

  /// Finds the first byte that is no blank.
  @inline(never)
  private mutating func measure() {
    content = rest.afterBlanks
    indent = 0
    for place in 0..<(rest.count - content.count) {
      indent += width(rest[place], at: column + indent)
    }
  }

  /// The columns of a blank.
  private func width(_ blank: UInt8, at column: Int) -> Int { blank == 0x20 ? 1 : 4 - column % 4 }
}

// MARK: - Reading

extension Line {
  /// Whether nothing but blanks is left.
  var isBlank: Bool { content.isEmpty }

  /// Skips as many columns of blanks, or as there are.
  @inline(never)
  mutating func skip(_ columns: Int) {
    var left = min(columns, indent)
    indent -= left
    while left > 0 {
      let width = width(rest.first, at: column)
      isInTab = width > left
      column += min(width, left)
      left -= min(width, left)
      if !isInTab { rest = rest.dropFirst() }
    }
  }

  /// Skips the blanks and some bytes after them.
  @inline(never)
  mutating func take(_ count: Int) {
    column += indent + count
    isInTab = false
    rest = content.dropFirst(count)
    measure()
  }

  /// Adds the rest and a line feed to other bytes.
  @inline(never)
  func append(to code: inout [UInt8]) {
    if isInTab {
      for _ in column % 4..<4 { code.append(0x20) }
    }
    rest.dropFirst(isInTab ? 1 : 0).append(to: &code)
    code.append(0x0A)
  }
}

// MARK: - Marks of blocks

/// The mark of an item: the byte that all marks of its list share, its length, and its number.
struct ItemMark {
  let byte: UInt8
  let length: Int
  let number: Int?
}

/// The opening fence of code.
struct Fence {
  let byte: UInt8
  let length: Int
  let indent: Int
  let language: String
}

extension Line {
  /// Whether the line continues or starts a quote.
  var isQuote: Bool { indent < 4 && content.first == UInt8(ascii: ">") }

  /// Whether nothing but blanks follows the first byte and its repetitions.
  private var isRun: Bool { content.dropFirst(content.run).afterBlanks.isEmpty }

  /// Whether the line is a thematic break: at least three equal marks and blanks.
  @inline(never)
  var isThematicBreak: Bool {
    let mark = content.first
    guard mark == 0x2A || mark == 0x2D || mark == 0x5F else { return false }
    var (rest, count) = (content, 0)
    while rest.first == mark {
      count += 1
      rest = rest.dropFirst().afterBlanks
    }
    return count >= 3 && rest.isEmpty
  }

  /// The level of the heading that the line makes of the paragraph above it.
  var underline: Int? {
    switch content.first {
    case UInt8(ascii: "="): isRun ? 1 : nil
    case UInt8(ascii: "-"): isRun ? 2 : nil
    default: nil
    }
  }

  /// The level and the text of a heading, if the line is one.
  var heading: (level: Int, text: Bytes)? {
    guard content.first == UInt8(ascii: "#") else { return nil }
    let level = content.run
    let rest = content.dropFirst(level)
    guard level <= 6, rest.isEmpty || isSpaceOrTab(rest.first) else { return nil }
    var end = rest.trimmed.count
    let text = rest.trimmed
    while text[end - 1] == UInt8(ascii: "#") { end -= 1 }
    // The closing marks follow a blank.
    return (level, end == 0 || isSpaceOrTab(text[end - 1]) ? text.prefix(end).trimmed : text)
  }

  /// The fence of code, if the line is one.
  var fence: Fence? {
    let (byte, length) = (content.first, content.run)
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~"), length >= 3 else { return nil }
    let info = content.dropFirst(length).trimmed
    guard byte == UInt8(ascii: "~") || info.count(while: { $0 != byte }) == info.count else {
      return nil
    }
    let language = info.prefix(info.count { !isSpaceOrTab($0) }).unescaped
    return Fence(byte: byte, length: length, indent: indent, language: language)
  }

  /// Whether the line ends the code after a fence.
  func closes(_ fence: Fence) -> Bool {
    indent < 4 && content.first == fence.byte && content.run >= fence.length && isRun
  }

  /// The mark of an item, if the line starts with one.
  @inline(never)
  var itemMark: ItemMark? {
    let digits = content.count(while: isDigit)
    let (byte, rest) = (content[digits], content.dropFirst(digits + 1))
    guard rest.isEmpty || isSpaceOrTab(rest.first) else { return nil }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return digits == 0 ? ItemMark(byte: byte, length: 1, number: nil) : nil
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      guard digits > 0, digits < 10 else { return nil }
      var number = 0
      for place in 0..<digits { number = number * 10 + Int(content[place] - UInt8(ascii: "0")) }
      return ItemMark(byte: byte, length: digits + 1, number: number)
    default: return nil
    }
  }
}
