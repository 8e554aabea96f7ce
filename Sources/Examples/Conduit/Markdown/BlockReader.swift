import Markup

/// Reads the blocks of a text, line by line.
///
/// The quotes and items around the current line are on a stack, as in the specification's appendix
/// "A parsing strategy". So no function calls itself.
struct BlockReader {
  /// The blocks that may still grow, from the text itself to the innermost quote or item.
  private var open = [OpenBlock()]

  /// The paragraph or the code within the innermost open block, and its bytes.
  private var leaf: Leaf?
  private var bytes: [UInt8] = []

  /// After a blank line, the outermost item that it divides; else nil.
  private var divided: Int?

  /// A paragraph or code that may still grow.
  private enum Leaf {
    case paragraph
    case indented
    case fenced(Fence)
  }

  /// Reads all lines.
  mutating func blocks(of text: [UInt8]) -> [Markdown.Block] {
    var rest = Bytes(text)
    while !rest.isEmpty {
      let length = rest.count { $0 != 0x0A && $0 != 0x0D }
      read(Line(rest.prefix(length)))
      // A carriage return and a line feed end one line together.
      let isPair = rest[length] == 0x0D && rest[length + 1] == 0x0A
      rest = rest.dropFirst(length + (isPair ? 2 : 1))
    }
    close(to: 1)
    open[0].endList()
    return open[0].blocks
  }
}

// MARK: - A line

extension BlockReader {
  private mutating func read(_ line: Line) {
    var line = line
    let matched = matchOpenBlocks(&line)
    if matched == open.count, continueCode(&line, within: matched) { return }
    let depth = openBlocks(&line, within: matched)
    let isContinued = depth == matched && isParagraph
    if line.isBlank {
      close(to: depth)
      divided = depth == matched ? outermostItem(within: depth) : nil
      return
    }
    if line.indent >= 4, !isContinued {
      begin(within: depth)
      leaf = .indented
      line.skip(4)
      line.append(to: &bytes)
    } else if line.indent < 4, let (level, text) = line.heading {
      add(.heading(level: level, InlineReader.inlines(of: text)), within: depth)
    } else if line.indent < 4, let fence = line.fence {
      begin(within: depth)
      leaf = .fenced(fence)
    } else if line.indent < 4, isContinued, depth == open.count, let level = line.underline {
      leaf = nil
      add(.heading(level: level, InlineReader.inlines(of: takeText())), within: depth)
    } else if line.indent < 4, line.isThematicBreak {
      add(.thematicBreak, within: depth)
    } else if isContinued {
      // The line may lack the marks of the quotes and items around the paragraph.
      bytes.append(0x0A)
      line.content.append(to: &bytes)
    } else {
      begin(within: depth)
      leaf = .paragraph
      line.content.append(to: &bytes)
    }
    divided = nil
  }

  private var isParagraph: Bool { if case .paragraph = leaf { true } else { false } }

  /// Counts the open blocks that the line continues, and skips their marks.
  private mutating func matchOpenBlocks(_ line: inout Line) -> Int {
    var depth = 1
    while depth < open.count {
      if let indent = open[depth].indent {
        // An item starts with at most one blank line.
        let isEmpty = open[depth].isEmpty && depth == open.count - 1 && leaf == nil
        guard line.isBlank ? !isEmpty : line.indent >= indent else { break }
        line.skip(indent)
      } else {
        guard line.isQuote else { break }
        line.take(1)
        line.skip(1)
      }
      depth += 1
    }
    return depth
  }

  /// Adds the line to the code that it continues, or returns false.
  private mutating func continueCode(_ line: inout Line, within depth: Int) -> Bool {
    switch leaf {
    case .fenced(let fence):
      divided = nil
      if line.closes(fence) {
        closeLeaf()
      } else {
        line.skip(fence.indent)
        line.append(to: &bytes)
      }
      return true
    case .indented where line.indent >= 4 || line.isBlank:
      divided = line.isBlank ? outermostItem(within: depth) : nil
      line.skip(4)
      line.append(to: &bytes)
      return true
    default: return false
    }
  }

  /// Opens the quotes and items that the line starts, and returns the depth within them.
  private mutating func openBlocks(_ line: inout Line, within matched: Int) -> Int {
    var depth = matched
    while line.indent < 4, depth <= Markdown.mostLevels {
      if line.isQuote {
        begin(within: depth)
        open.append(OpenBlock())
        line.take(1)
        line.skip(1)
      } else if !line.isThematicBreak, let mark = line.itemMark {
        let indent = line.indent + mark.length
        var inner = line
        inner.take(mark.length)
        let interrupts = isParagraph && depth == matched && matched == open.count
        // A number within a sentence may start a line of a paragraph.
        if interrupts, inner.isBlank || (mark.number ?? 1) != 1 { break }
        line = inner
        // More than four blanks are one blank and the indent of code.
        let blanks = line.isBlank || line.indent > 4 ? 1 : line.indent
        beginItem(mark, within: depth)
        open.append(OpenBlock(indent: indent + blanks))
        line.skip(blanks)
      } else {
        break
      }
      depth = open.count
    }
    return depth
  }

  /// The outermost item that a blank line divides: the first one within the innermost quote.
  private func outermostItem(within depth: Int) -> Int {
    var place = depth - 1
    while place > 0, open[place].indent != nil { place -= 1 }
    return place + 1
  }
}

// MARK: - Blocks

extension BlockReader {
  private mutating func add(_ block: Markdown.Block, within depth: Int) {
    begin(within: depth)
    open[depth - 1].blocks.append(block)
  }

  /// Prepares for a new block at a depth.
  private mutating func begin(within depth: Int) {
    close(to: depth)
    let place = depth - 1
    if let divided, place >= divided, !open[place].isEmpty { open[place - 1].list?.isTight = false }
    open[place].endList()
  }

  /// Prepares for an item at a depth, in a new list or in that of the item before.
  private mutating func beginItem(_ mark: ItemMark, within depth: Int) {
    close(to: depth)
    if open[depth - 1].list != nil, open[depth - 1].mark == mark.byte {
      if let divided, depth >= divided { open[depth - 1].list?.isTight = false }
    } else {
      begin(within: depth)
      open[depth - 1].list = Markdown.List(start: mark.number)
      open[depth - 1].mark = mark.byte
    }
  }

  /// Closes the leaf and the blocks that are deeper.
  private mutating func close(to depth: Int) {
    closeLeaf()
    while open.count > depth {
      var block = open.removeLast()
      block.endList()
      if block.indent == nil {
        open[open.count - 1].blocks.append(.quote(block.blocks))
      } else {
        open[open.count - 1].list?.items.append(block.blocks)
      }
    }
  }

  /// Moves the paragraph or the code to the blocks of the innermost open block.
  private mutating func closeLeaf() {
    guard let leaf else { return }
    self.leaf = nil
    let text = takeText()
    let block: Markdown.Block =
      switch leaf {
      case .paragraph: .paragraph(InlineReader.inlines(of: text))
      case .indented: .code(withoutBlankLines(text).text, language: "")
      case .fenced(let fence): .code(text.text, language: fence.language)
      }
    open[open.count - 1].blocks.append(block)
  }

  /// Removes and returns the bytes of the leaf.
  private mutating func takeText() -> Bytes {
    defer { bytes = [] }
    return Bytes(bytes)
  }

  /// The lines of code without the blank ones at the end.
  private func withoutBlankLines(_ code: Bytes) -> Bytes {
    var (place, end) = (code.count, code.count)
    while isSpaceOrTab(code[place - 1]) || code[place - 1] == 0x0A {
      if code[place - 1] == 0x0A { end = place }
      place -= 1
    }
    return code.prefix(end)
  }
}
