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
/// Blocks are below each other, and lines break between words. Buttons, fields and boxes have brackets.
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

  /// The cells, row by row.
  var rows: [[Cell]] = []

  /// The regions of the elements; those of children follow those of their parents.
  var regions: [Region] = []

  /// The paths of the focusable elements, and of the cells of grids, in the order of the text.
  var stops: [[Int]] = []

  /// The cell of the cursor in the focused field.
  var cursor: (row: Int, column: Int)?

  /// The rows at the lower edge.
  var foot: [[Cell]] { Array(rows[footStart...]) }

  /// The first of the rows at the lower edge.
  var footStart = 0

  /// Draws a node.
  ///
  /// - Precondition: The width is positive.
  public init(_ node: Node, width: Int) { self.init(node, width: width, editing: EditingState()) }

  init(_ node: Node, width: Int, editing: EditingState) {
    precondition(width > 0, "width must be positive; got \(width)")
    var renderer = CanvasRenderer(width: width, editing: editing)
    renderer.paint(node.drawn)
    self = renderer.canvas
  }

  init(width: Int) { self.width = width }
}

// MARK: - Reading

extension Canvas {
  /// The text of each row, without the blanks at its end.
  ///
  /// - Complexity: O(number of cells).
  public var lines: [String] { rows.map { $0.text } }

  /// Returns the region of the innermost element that covers a cell.
  func place(row: Int, column: Int) -> Region? {
    regions.last { $0.covers(row: row, column: column) }
  }
}

extension [Cell] {
  /// The text of the cells, without the blanks at its end.
  var text: String {
    let end = lastIndex { $0.glyph != " " }.map { $0 + 1 } ?? 0
    return String(self[..<end].compactMap { $0.glyph })
  }
}
