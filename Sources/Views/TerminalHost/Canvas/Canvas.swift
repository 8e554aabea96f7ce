public import Markup

/// A node drawn into the cells of a terminal, as many rows as it needs.
///
/// ```swift
/// let view = Markup<Int>.div([], [.p([], ["Hello, 世界"]), .ul([], [.li([], ["milk"])])])
/// let canvas = Canvas(view.node, width: 20)
/// canvas.lines  // ["Hello, 世界", "", "• milk"]
/// Canvas(view.node, width: 6).lines  // ["Hello,", "世界", "", "• milk"]
/// ```
///
/// Blocks stand below each other and lines are broken between words; buttons, fields and boxes are
/// drawn with brackets. Of styles, it knows `color`, `background`, `font-weight`, `font-style`,
/// `text-decoration`, `text-align`, `opacity`, `white-space`, `width`, and of `display` `none`,
/// `block`, `inline` and `flex`; what has the style `position: fixed` stands at the lower edge.
/// Characters that would do something to a terminal are shown by their numbers.
///
/// ## Laws
///
/// ```text
/// What the cells show in order is the node's text, up to white space
/// No cell holds a control, and each row is as wide as the canvas
/// ```
///
/// - Complexity: O(size of the node + number of cells).
public struct Canvas: Sendable {
  /// How many columns there are.
  public let width: Int

  /// The cells, row by row.
  public internal(set) var rows: [[Cell]] = []

  /// Where elements stand, each behind the elements that it stands in.
  var regions: [Region] = []

  /// The places of what can come into focus, or could in a grid, in the order of the text.
  var stops: [[Int]] = []

  /// Where the next character of the field in focus will stand.
  var cursor: (row: Int, column: Int)?

  /// What stands at the lower edge, if anything does.
  var foot: [[Cell]] { Array(rows[footStart...]) }

  /// The first of the rows that stand at the lower edge.
  var footStart = 0

  /// Draws a node.
  ///
  /// - Precondition: The width is positive.
  public init(_ node: Node, width: Int) {
    self.init(node, width: width, editing: EditingState())
  }

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
  public var lines: [String] { rows.map { $0.text } }

  /// What is shown of the node's text, in its order, without what is drawn besides.
  var shown: String {
    let cells = rows.joined().filter { $0.ordinal > 0 }.sorted { $0.ordinal < $1.ordinal }
    return String(cells.compactMap { $0.glyph })
  }

  /// Returns the place of the innermost element that covers a cell.
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
