import Markup

/// A canvas under way, with the row that is drawn next.
struct CanvasRenderer {
  var canvas: Canvas
  let editing: EditingState

  /// The row that the next line goes to.
  var row = 0

  /// The first row of the column that is drawn.
  var top = 0

  /// Whether an empty row comes before the next line.
  var owesGap = false

  /// The number of the last character of the text that was drawn.
  var ordinal: Int32 = 0

  /// Whether only the room that is needed is of interest.
  var isMeasuring = false

  /// How many columns the cells of tables need that were measured, by their nodes.
  var naturalWidths: [ObjectIdentifier: Int] = [:]

  /// Whether the elements for the lower edge are being drawn.
  private var isAtFoot = false

  /// The elements for the lower edge.
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

  /// Sees to it that there are as many rows.
  mutating func reach(_ count: Int) {
    while canvas.rows.count < count {
      canvas.rows.append(Array(repeating: .blank, count: canvas.width))
    }
  }
}

/// Where something is drawn, and how it looks where it says nothing itself.
struct Frame {
  var column: Int
  var width: Int
  var style: ResolvedStyle

  /// Returns the frame without some columns on its left; a wide character fits still.
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
  /// Draws nodes one after the other: blocks below each other, and what is between as lines.
  mutating func flow(_ nodes: [Node], at path: [Int]?, in frame: Frame) {
    var line = Line()
    for (position, node) in nodes.enumerated() {
      let place = path.map { $0 + [position] } ?? []
      switch node.drawn.content {
      case .text(let text): add(text, to: &line, style: frame.style)
      case .memo: break  // A drawn node is none.
      case .element(let element):
        let display = ResolvedStyle.display(of: element)
        if display == .none { continue }
        if element.isFixed, !place.isEmpty, !isAtFoot {
          fixed.append((element, place, frame.style))
        } else if display == .block || element.holdsBlock {
          finish(&line, in: frame)
          block(element, at: place, in: frame)
        } else {
          add(element, at: place, to: &line, style: frame.style)
        }
      }
    }
    finish(&line, in: frame)
  }

  /// Draws an element that has rows of its own.
  mutating func block(_ element: Element, at path: [Int], in frame: Frame) {
    let hasGap = Self.spaced.contains(element.tag)
    if hasGap || Self.headings.contains(element.tag) { owesGap = row > top }
    var frame = frame
    frame.style.apply(element)
    if editing.focus == path { frame.style.text.isReversed = true }
    if element.isFocusable { canvas.stops.append(path) }
    let index = canvas.regions.count
    let first = row
    canvas.regions.append(
      Region(path: path, row: row, column: frame.column, width: frame.width, height: 0)
    )
    content(of: element, at: path, in: frame)
    // A gap before the first line was taken after the region had begun.
    canvas.regions[index].height = row - first
    if hasGap { owesGap = row > top }
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

  /// Leaves an empty row where one is owed.
  mutating func startRow() {
    if owesGap && row > top { row += 1 }
    owesGap = false
  }

  private static let spaced = ["p", "pre", "blockquote", "fieldset", "figure"]
  private static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
}

// MARK: - Lists

extension CanvasRenderer {
  /// Draws the rows of a list, each with a bullet or its number.
  private mutating func list(_ element: Element, at path: [Int], in frame: Frame) {
    let isNumbered = element.tag == "ol"
    let count = element.children.count { $0.element?.tag == "li" }
    let wide = isNumbered ? "\(count). ".count : 2
    var number = 0
    for (position, child) in element.children.enumerated() {
      let place = path + [position]
      guard case .element(let item) = child.drawn.content, item.tag == "li" else {
        flowOne(child, at: place, in: frame)
        continue
      }
      guard ResolvedStyle.display(of: item) != .none else { continue }
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

  /// Draws one node that may be of any kind.
  private mutating func flowOne(_ node: Node, at path: [Int], in frame: Frame) {
    guard case .element(let element) = node.drawn.content else {
      if node.text.contains(where: { !$0.isBlankInMarkup }) {
        var line = Line()
        add(node.text, to: &line, style: frame.style)
        finish(&line, in: frame)
      }
      return
    }
    guard ResolvedStyle.display(of: element) != .none else { return }
    if ResolvedStyle.display(of: element) == .block || element.holdsBlock {
      block(element, at: path, in: frame)
    } else {
      var line = Line()
      add(element, at: path, to: &line, style: frame.style)
      finish(&line, in: frame)
    }
  }
}
