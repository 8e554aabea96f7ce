import Markup

/// A canvas under construction, with the position of the next row.
struct CanvasRenderer {
  var canvas: Canvas
  let editing: EditingState

  /// The row of the next line.
  var row = 0

  /// The first row of the current column.
  var top = 0

  /// Whether an empty row precedes the next line.
  var owesGap = false

  /// The number of the last drawn character of the text.
  var ordinal: Int32 = 0

  /// Whether the renderer only measures the width of a cell.
  var isMeasuring = false

  /// The widths of the measured cells of tables, by their nodes.
  var naturalWidths: [ObjectIdentifier: Int] = [:]

  /// Whether the renderer draws the elements at the lower edge.
  private var isAtFoot = false

  /// The elements at the lower edge.
  private var fixed: [(element: Element, path: [Int], style: ResolvedStyle)] = []

  init(width: Int, editing: EditingState) {
    canvas = Canvas(width: width)
    self.editing = editing
  }

  /// Draws everything.
  mutating func paint(_ node: Node) {
    let frame = Frame(column: 0, width: canvas.width, style: ResolvedStyle())
    flow([node], at: nil, in: frame)
    reach(row)
    canvas.footStart = canvas.rows.count
    row = canvas.rows.count
    top = row
    owesGap = false
    isAtFoot = true
    for (element, path, style) in fixed {
      block(element, at: path, in: Frame(column: 0, width: canvas.width, style: style))
    }
    reach(row)
  }

  /// Adds empty rows up to a number of rows.
  mutating func reach(_ count: Int) {
    while canvas.rows.count < count {
      canvas.rows.append(Array(repeating: .blank, count: canvas.width))
    }
  }
}

/// The columns of an element, and the style that it inherits.
struct Frame {
  var column: Int
  var width: Int
  var style: ResolvedStyle

  /// Returns the frame without some columns on its left, but with room for a wide character.
  func indented(by columns: Int) -> Frame {
    var frame = self
    let columns = max(0, min(columns, width - 2))
    frame.column += columns
    frame.width -= columns
    return frame
  }
}

// MARK: - Blocks

extension CanvasRenderer {
  /// Draws nodes one after the other: blocks below each other, and the nodes between them as lines.
  mutating func flow(_ nodes: [Node], at path: [Int]?, in frame: Frame) {
    var line = Line()
    for (position, node) in nodes.enumerated() {
      add(node, at: path.map { $0 + [position] } ?? [], to: &line, in: frame)
    }
    finish(&line, in: frame)
  }

  /// Draws one node, with lines of its own.
  mutating func flow(_ node: Node, at path: [Int], in frame: Frame) {
    var line = Line()
    add(node, at: path, to: &line, in: frame)
    finish(&line, in: frame)
  }

  /// Adds a node to a line, or draws it below the line if it is a block.
  private mutating func add(_ node: Node, at path: [Int], to line: inout Line, in frame: Frame) {
    guard let element = node.element else { return add(node.text, to: &line, style: frame.style) }
    if element.isFixed, !path.isEmpty, !isAtFoot, !element.isHidden {
      fixed.append((element, path, frame.style))
    } else if element.needsRows {
      finish(&line, in: frame)
      block(element, at: path, in: frame)
    } else {
      add(element, at: path, to: &line, style: frame.style)
    }
  }

  /// Draws an element with rows of its own.
  mutating func block(_ element: Element, at path: [Int], in frame: Frame) {
    let hasGap = Self.spaced.contains(element.tag)
    if hasGap || Self.headings.contains(element.tag) { owesGap = row > top }
    region(of: element, at: path, in: frame) { renderer, frame in
      renderer.content(of: element, at: path, in: frame)
    }
    if hasGap { owesGap = row > top }
  }

  /// Records the region of an element, and draws the element in its style.
  mutating func region(
    of element: Element,
    at path: [Int],
    in frame: Frame,
    _ draw: (inout CanvasRenderer, Frame) -> Void
  ) {
    var frame = frame
    frame.style.apply(element)
    if editing.focus == path { frame.style.text.isReversed = true }
    if element.isFocusable { canvas.stops.append(path) }
    let index = canvas.regions.count
    let first = row
    canvas.regions.append(
      Region(path: path, row: row, column: frame.column, width: frame.width, height: 0)
    )
    draw(&self, frame)
    canvas.regions[index].height = row - first
  }

  private mutating func content(of element: Element, at path: [Int], in frame: Frame) {
    switch element.tag {
    case "hr": rule(in: frame)
    case "ul", "ol", "menu": list(element, at: path, in: frame)
    case "table": table(element, at: path, in: frame)
    case "blockquote", "dd", "fieldset": flow(element.children, at: path, in: frame.indented(by: 2))
    default:
      if frame.style.isRow {
        columns(element, at: path, in: frame)
      } else {
        flow(element.children, at: path, in: frame)
      }
    }
  }

  private mutating func rule(in frame: Frame) {
    startRow()
    reach(row + 1)
    for column in frame.column..<(frame.column + frame.width) {
      canvas.rows[row][column].glyph = "─"
      canvas.rows[row][column].style = frame.style.text
    }
    row += 1
  }

  /// Leaves an empty row if one is due.
  mutating func startRow() {
    if owesGap && row > top { row += 1 }
    owesGap = false
  }

  private static let spaced = ["p", "pre", "blockquote", "fieldset", "figure"]
  private static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
}

// MARK: - Lists

extension CanvasRenderer {
  /// Draws the items of a list, each with a bullet or its number.
  private mutating func list(_ element: Element, at path: [Int], in frame: Frame) {
    let isNumbered = element.tag == "ol"
    let count = element.children.count { $0.element?.tag == "li" }
    let wide = isNumbered ? "\(count). ".count : 2
    var number = 0
    for (position, child) in element.children.enumerated() {
      let place = path + [position]
      guard let item = child.element, item.tag == "li" else {
        flow(child, at: place, in: frame)
        continue
      }
      guard !item.isHidden else { continue }
      number += 1
      startRow()
      let first = row
      let inner = frame.width > wide + 1 ? frame.indented(by: wide) : frame
      block(item, at: place, in: inner)
      if row == first { row += 1 }
      reach(row)
      guard inner.column > frame.column else { continue }
      let mark = isNumbered ? "\(number). " : "• "
      let start = inner.column - mark.count
      for (offset, character) in mark.enumerated() where start + offset >= frame.column {
        canvas.rows[first][start + offset].glyph = character
        canvas.rows[first][start + offset].style = frame.style.text
      }
    }
  }
}
