import Markup

/// Reads the blocks of a text, line by line.
///
/// The quotes and items around the current line are on a stack, as in CommonMark's appendix "A
/// parsing strategy". So no function calls itself.
struct BlockReader {
  /// The blocks that may still grow, from the text itself to the innermost quote or item.
  private var open = [OpenBlock()]

  /// The bytes of the paragraph or of the code within the innermost open block.
  private var bytes: [UInt8] = []

  /// The fence before the code; nil within a paragraph.
  private var fence: Line?

  /// Reads all lines; a carriage return before a line feed means nothing.
  mutating func blocks(of text: [UInt8]) -> [Markdown.Block] {
    var rest = Bytes(text.filter { $0 != 0x0D })
    while !rest.isEmpty {
      let line = rest.prefix(rest.count { $0 != 0x0A })
      read(Line(line))
      rest = rest.dropFirst(line.count + 1)
    }
    close(to: 1)
    return open[0].blocks
  }
}

// MARK: - A line

extension BlockReader {
  private var isParagraph: Bool { fence == nil && !bytes.isEmpty }

  private mutating func read(_ line: Line) {
    var line = line
    let matched = matchOpenBlocks(&line)
    if let fence, matched == open.count {
      return line.closes(fence) ? closeLeaf() : addCode(line, after: fence)
    }
    let depth = openBlocks(&line, within: matched)
    let block = line.block
    let isText = block == nil && !line.isFence && !line.content.isEmpty
    // A line of a paragraph may lack the marks of the quotes and items around it.
    if isText, isParagraph, depth == matched { bytes.append(0x0A) } else { close(to: depth) }
    if let block { add(block) }
    if isText { bytes += line.content.slice }
    if line.isFence { fence = line }
  }

  /// Adds a line of code, whose blanks begin at the column of the fence.
  private mutating func addCode(_ line: Line, after fence: Line) {
    for _ in min(fence.column, line.column)..<line.column { bytes.append(0x20) }
    bytes += line.content.slice
    bytes.append(0x0A)
  }

  /// Counts the open blocks that the line continues, and takes their marks.
  private mutating func matchOpenBlocks(_ line: inout Line) -> Int {
    for depth in 1..<open.count {
      let item = open[depth].item
      let isMatched =
        item.map { line.content.isEmpty || line.column >= $0.column + 2 } ?? line.isQuote
      guard isMatched else { return depth }
      if item == nil { line.take(1) }
    }
    return open.count
  }

  /// Opens the quotes and items that the line starts, and returns the depth within them.
  private mutating func openBlocks(_ line: inout Line, within matched: Int) -> Int {
    var depth = matched
    while depth <= Markdown.mostLevels {
      let item = line.itemMark
      guard item != nil || line.isQuote else { break }
      // A number within a sentence may start a line of a paragraph.
      if let number = item?.number, number != 1, isParagraph, depth == open.count { break }
      close(to: depth)
      open.append(OpenBlock(item: item))
      line.take(item?.length ?? 1)
      depth += 1
    }
    return depth
  }
}

// MARK: - Blocks

extension BlockReader {
  private mutating func add(_ block: Markdown.Block) { open[open.count - 1].add(block) }

  /// Closes the paragraph or the code, and the blocks that are deeper.
  private mutating func close(to depth: Int) {
    closeLeaf()
    while open.count > depth {
      let block = open.removeLast()
      open[open.count - 1].add(contentsOf: block)
    }
  }

  /// Adds the paragraph or the code to the innermost open block.
  private mutating func closeLeaf() {
    if fence != nil { add(.code(String(bytes: bytes))) }
    if isParagraph { add(.paragraph(InlineReader.inlines(of: Bytes(bytes)))) }
    (bytes, fence) = ([], nil)
  }
}
