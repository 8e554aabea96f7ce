import Markup

/// The rest of a line, which starts at a column; blanks before it count as columns.
struct Line {
  private(set) var content: Bytes
  private(set) var column = 0

  init(_ bytes: Bytes) {
    content = bytes
    take(0)
  }

  /// Takes a mark and the blanks after it, of which a tab reaches the next column that 4 divides.
  mutating func take(_ length: Int) {
    (content, column) = (content.dropFirst(length), column + length)
    while isSpaceOrTab(content.first) {
      column = content.first == 0x09 ? (column | 3) + 1 : column + 1
      content = content.dropFirst()
    }
  }
}

// MARK: - Marks of blocks

/// The mark of an item: its length, its column, and its number, which a bullet lacks.
struct ItemMark {
  let length: Int
  let column: Int
  let number: Int?
}

extension Line {
  /// Whether the line continues or starts a quote.
  var isQuote: Bool { content.first == UInt8(ascii: ">") }

  /// Whether the line is at least three equal marks, and blanks.
  private var isThematicBreak: Bool {
    let marks = Bytes(content.slice.filter { !isSpaceOrTab($0) })
    return marks.count >= 3 && marks.run == marks.count && [marks.first].isWord(of: "* - _")
  }

  /// The heading or the thematic break that fills the line.
  var block: Markdown.Block? {
    if isThematicBreak { return .thematicBreak }
    let (level, text) = (content.run, content.dropFirst(content.run))
    guard content.first == UInt8(ascii: "#"), level <= 6, text.isEmpty || isSpaceOrTab(text.first)
    else { return nil }
    // Marks at the end belong to the heading if a blank precedes them.
    var title = text.trimmed
    while title.last == UInt8(ascii: "#") { title = title.prefix(title.count - 1) }
    let isClosed = title.isEmpty || isSpaceOrTab(title.last)
    return .heading(level: level, InlineReader.inlines(of: isClosed ? title : text))
  }

  /// Whether the line is a fence before code; backticks on both sides are code in a paragraph.
  var isFence: Bool {
    [content.first].isWord(of: "` ~") && content.run >= 3
      && content.dropFirst(content.run).from(UInt8(ascii: "`")).isEmpty
  }

  /// Whether the line ends the code after a fence.
  func closes(_ fence: Line) -> Bool {
    content.first == fence.content.first && content.run >= fence.content.run
      && content.dropFirst(content.run).trimmed.isEmpty
  }

  /// The mark of an item, if the line starts with one.
  var itemMark: ItemMark? {
    let digits = content.count(while: isDigit)
    let rest = content.dropFirst(digits + 1)
    guard digits < 10, rest.isEmpty || isSpaceOrTab(rest.first), !isThematicBreak,
      [content[digits]].isWord(of: digits == 0 ? "- + *" : ". )")
    else { return nil }
    let number = Int(digits: content.prefix(digits).text)
    return ItemMark(length: digits + 1, column: column, number: number)
  }
}
