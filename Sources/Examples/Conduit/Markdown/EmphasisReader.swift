import Markup

/// A run of `*` or `_`, which may open and close emphasis.
struct EmphasisMarks {
  let byte: UInt8

  /// The marks that are not used, and the number of all.
  var range: Range<Int>
  let length: Int

  let canOpen: Bool
  let canClose: Bool

  /// Creates the marks between two neighbours.
  init(
    _ byte: UInt8,
    _ range: Range<Int>,
    between before: MarkNeighbour,
    and after: MarkNeighbour
  ) {
    self.byte = byte
    self.range = range
    length = range.count
    // The specification calls these runs left-flanking and right-flanking.
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    // Within a word, as in snake_case, an underscore is a letter.
    let isStrict = byte == UInt8(ascii: "_")
    canOpen = isLeft && !(isStrict && isRight && before != .punctuation)
    canClose = isRight && !(isStrict && isLeft && after != .punctuation)
  }

  /// Whether the marks open emphasis that others close: "the rule of three".
  func match(_ closer: EmphasisMarks) -> Bool {
    byte == closer.byte
      && (!(canClose || closer.canOpen) || (length + closer.length) % 3 != 0
        || length % 3 == 0 && closer.length % 3 == 0)
  }
}

/// Nests pieces by the marks of emphasis between them.
///
/// Each closing run looks back for an opening one, and collapses the pieces between both. A search
/// in vain is remembered, so that all searches take O(pieces) together.
struct EmphasisReader {
  let text: [UInt8]
  private var done: [InlineReader.Piece] = []

  /// The runs that may open emphasis, from the outermost to the innermost.
  private var openers: [Opener] = []

  /// The levels of inlines after the innermost opener, or of all without one.
  private var depth = 0

  /// For each kind of closing run, the first run that may open for it.
  private var bottoms = [Int](repeating: 0, count: 12)

  /// A run that may open emphasis.
  private struct Opener {
    var marks: EmphasisMarks

    /// Its place among the runs, and among the pieces that are done.
    let order: Int
    let place: Int

    /// The levels of inlines between the opener before and this one.
    let outerDepth: Int
  }

  init(text: [UInt8]) { self.text = text }

  /// Returns the inlines of pieces, and their depth.
  mutating func inlines(
    of pieces: ArraySlice<InlineReader.Piece>
  ) -> (inlines: [Markdown.Inline], depth: Int) {
    for order in pieces.indices {
      switch pieces[order] {
      case .text: done.append(pieces[order])
      case .inline(_, let inner):
        depth = max(depth, inner)
        done.append(pieces[order])
      case .marks(var marks):
        if marks.canClose { close(&marks, order) }
        guard !marks.range.isEmpty else { continue }
        if marks.canOpen {
          openers.append(Opener(marks: marks, order: order, place: done.count, outerDepth: depth))
          depth = 0
        }
        done.append(.text(marks.range))
      }
    }
    while !openers.isEmpty { endOpener() }
    return (joined(from: 0), depth)
  }
}

// MARK: - Implementation

extension EmphasisReader {
  /// Ends as many emphases as a run of marks can.
  private mutating func close(_ closer: inout EmphasisMarks, _ order: Int) {
    while !closer.range.isEmpty {
      let kind = (closer.byte == 0x2A ? 0 : 6) + (closer.canOpen ? 3 : 0) + closer.length % 3
      let found = openers.lastIndex { $0.order < bottoms[kind] || $0.marks.match(closer) }
      guard let found, openers[found].order >= bottoms[kind] else {
        bottoms[kind] = order
        return
      }
      while openers.count > found + 1 { endOpener() }
      guard depth < Markdown.mostLevels else { return endOpener() }
      let opener = openers[found]
      let count = min(2, opener.marks.range.count, closer.range.count)
      let inner = joined(from: opener.place + 1)
      done.removeLast(done.count - opener.place - 1)
      openers[found].marks.range = opener.marks.range.dropLast(count)
      closer.range = closer.range.dropFirst(count)
      done[opener.place] = .text(openers[found].marks.range)
      depth += 1
      done.append(.inline(count == 2 ? .strong(inner) : .emphasis(inner), depth: depth))
      if openers[found].marks.range.isEmpty { endOpener() }
    }
  }

  /// Makes the innermost opener text.
  private mutating func endOpener() {
    if let opener = openers.popLast() { depth = max(depth, opener.outerDepth) }
  }

  /// The inlines of the pieces from one on, in which no text is next to another.
  private func joined(from first: Int) -> [Markdown.Inline] {
    var inlines: [Markdown.Inline] = []
    var literal: [UInt8] = []
    for piece in done[first...] {
      switch piece {
      case .text(let range): literal += text[range]
      case .marks(let marks): literal += text[marks.range]
      case .inline(let inline, _):
        if !literal.isEmpty { inlines.append(.text(String(bytes: literal))) }
        literal = []
        inlines.append(inline)
      }
    }
    if !literal.isEmpty { inlines.append(.text(String(bytes: literal))) }
    return inlines
  }
}
