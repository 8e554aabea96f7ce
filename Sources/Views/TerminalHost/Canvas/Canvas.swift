public import Markup

/// The cells of a terminal that show a node, in as many rows as the node needs.
///
/// ```swift
/// let view = Markup<Int>.div([], [.p([], ["Hello, 世界"]), .ul([], [.li([], ["milk"])])])
/// let canvas = Canvas(view.node, width: 20)
/// canvas.lines  // ["Hello, 世界", "", "• milk"]
/// Canvas(view.node, width: 6).lines  // ["Hello,", "世界", "", "• milk"]
/// ```
///
/// Blocks are below each other, and lines break between words. Buttons, fields and boxes have brackets,
/// and a blank keeps them apart from a word beside them; no line ends within one that has room.
/// The supported styles are `color`, `background`, `font-weight`, `font-style`, `text-decoration`,
/// `text-align`, `opacity`, `white-space` and `width`. Of `display`, the values `none`, `block`,
/// `inline` and `flex` are supported. Elements with `position: fixed` are at the lower edge. Numbers
/// replace the characters that control a terminal.
///
/// ## Laws
///
/// ```text
/// The characters of the cells in their order are the node's text, up to white space
/// No cell contains a control character, and each row is as wide as the canvas
/// ```
///
/// - Complexity: O(size of the node + number of cells).
public struct Canvas: Sendable {
  /// The number of columns.
  public let width: Int

  /// The parts above those at the lower edge.
  let body: [Block.Part]

  /// The number of rows above those at the lower edge.
  let footStart: Int

  /// The number of rows that are complete; below them something may be left out.
  let completeRows: Int

  /// The parts at the lower edge.
  let foot: [Block.Part]

  /// The number of rows.
  let height: Int

  /// The cell of the cursor in the focused field.
  let cursor: CellPosition?

  /// Draws a node.
  ///
  /// - Precondition: The width is positive.
  public init(_ node: Node, width: Int) { self.init(node, width: width, editing: Editing()) }

  init(_ node: Node, width: Int, editing: Editing) {
    precondition(width > 0, "width must be positive; got \(width)")
    var layout = BlockLayout(width: width)
    self = layout.canvas(of: node.drawn, editing)
  }

  /// Creates a canvas from parts, and from those at the lower edge.
  init(width: Int, body: Stack, foot: Stack) {
    self.width = width
    self.body = body.parts
    self.foot = foot.parts
    footStart = body.row
    completeRows = body.isCut ? body.room : .max
    height = body.row + foot.row
    cursor =
      foot.cursor.map { CellPosition(row: body.row + $0.row, column: $0.column) } ?? body.cursor
  }
}

// MARK: - Reading

extension Canvas {
  /// The text of each row, without the blanks at its end.
  ///
  /// - Complexity: O(number of cells).
  public var lines: [String] { rows.map { $0.text } }

  /// The cells, row by row.
  var rows: [[Cell]] { rows(0..<height) }

  /// Returns the cells of some rows.
  ///
  /// - Complexity: O(number of these cells, and of the blocks beside those that are drawn).
  func rows(_ visible: Range<Int>) -> [[Cell]] {
    let empty = [Cell](repeating: .blank, count: width)
    var picture = [[Cell]](repeating: empty, count: visible.count)
    body.draw(row: 0, column: 0, in: visible, into: &picture)
    foot.draw(row: footStart, column: 0, in: visible, into: &picture)
    return picture
  }

  /// The paths of the elements at the lower edge.
  var fixed: [[Int]] {
    foot.compactMap { part in
      if case .block(_, let path) = part.content { path } else { nil }
    }
  }

  /// Returns the region of the innermost element that covers a cell.
  func place(row: Int, column: Int) -> Region? {
    if row < footStart { return body.place(row: row, column: column) }
    var found = foot.place(row: row - footStart, column: column)
    found?.row += footStart
    return found
  }

  /// Returns the first region of an element.
  func region(of path: [Int]) -> Region? {
    if let found = body.region(of: path[...]) { return found }
    var found = foot.region(of: path[...])
    found?.row += footStart
    return found
  }
}

extension [Cell] {
  /// The text of the cells, without the blanks at its end.
  var text: String {
    let end = lastIndex { $0.glyph != " " }.map { $0 + 1 } ?? 0
    return String(self[..<end].compactMap { $0.glyph })
  }
}
