import Markup

extension ControlMaker {
  /// Adds the caption of a table, and its rows of cells.
  func fillTable(_ control: inout Control, with element: Element, in context: Context) {
    var caption: Control?
    add(element, at: control.path, answering: [], in: context, to: &control.children, &caption)
    guard let caption else { return }
    var table = Control(.table, id: .position(1, "table"), path: control.path)
    table.style = context.style.inherited
    table.children = control.children
    (control.kind, control.children) = (.column, [caption, table])
  }

  /// Adds the rows of a table, or of a part of one.
  ///
  /// The rows handle the events of the part, because these bubble to it.
  private func add(
    _ part: Element,
    at path: [Int],
    answering kinds: Event.Kinds,
    in context: Context,
    to rows: inout [Control],
    _ caption: inout Control?
  ) {
    for (position, child) in part.children.enumerated() {
      guard let element = child.element, !element.isHidden else { continue }
      let place = path + [position]
      if ["thead", "tbody", "tfoot"].contains(element.tag) {
        add(
          element,
          at: place,
          answering: kinds.union(element.kinds),
          in: within(element, at: place, context),
          to: &rows,
          &caption
        )
      } else if element.tag == "tr" {
        rows.append(row(child, element, at: place, number: rows.count, kinds, in: context))
      } else if let control = control(of: child, at: position, path: place, in: context) {
        caption = control
      }
    }
  }

  private func row(
    _ node: Node,
    _ element: Element,
    at path: [Int],
    number: Int,
    _ kinds: Event.Kinds,
    in context: Context
  ) -> Control {
    var row = begin(node, element, at: number, path: path, in: context)
    row.kind = .row
    row.answers.formUnion(kinds)
    let inner = within(element, at: path, context)
    for (position, child) in element.children.enumerated() {
      guard let cell = child.element, !cell.isHidden else { continue }
      let place = path + [position]
      var control = begin(child, cell, at: position, path: place, in: inner)
      control.kind = .cell(columns: columns(of: cell))
      control.children = children(of: cell, at: place, in: within(cell, at: place, inner))
      row.children.append(control)
    }
    return Self.handingDown(row)
  }

  /// Returns a row without style, events and label, which its cells have received.
  ///
  /// SwiftUI applies each modifier of a grid row to every cell. The events of a cell bubble to its row.
  private static func handingDown(_ row: Control) -> Control {
    var row = row
    for place in row.children.indices {
      var cell = row.children[place]
      cell.style.background = cell.style.background ?? row.style.background
      cell.style.opacity *= row.style.opacity
      cell.answers.formUnion(row.answers)
      cell.isDisabled = cell.isDisabled || row.isDisabled
      cell.accessibility.isHidden = cell.accessibility.isHidden || row.accessibility.isHidden
      cell.accessibility.isStateful = cell.accessibility.isStateful || row.accessibility.isStateful
      cell.accessibility.traits.formUnion(row.accessibility.traits)
      if place == 0 {
        // Only the first cell has the label, so that it is spoken once.
        if let label = row.accessibility.label {
          cell.accessibility.label = [label, cell.accessibility.label].compactMap { $0 }.joined(
            separator: ", "
          )
          cell.accessibility.isGroup = true
        }
        cell.accessibility.hint = cell.accessibility.hint ?? row.accessibility.hint
        cell.accessibility.value = cell.accessibility.value ?? row.accessibility.value
      }
      row.children[place] = cell
    }
    (row.style, row.accessibility, row.answers, row.isDisabled) = (
      ControlStyle(), AccessibilityAttributes(), [], false
    )
    return row
  }

  private func columns(of cell: Element) -> Int {
    // Browsers allow at most this width.
    min(1_000, max(1, cell["colspan"].flatMap { Int($0) } ?? 1))
  }
}
