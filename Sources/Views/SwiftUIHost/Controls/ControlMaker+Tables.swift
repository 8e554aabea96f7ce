import Markup

extension ControlMaker {
  /// Makes the control a table: its caption, and rows of cells.
  func fillTable(_ control: inout Control, with element: Element, in context: Context) {
    control.kind = .table
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
  /// What the part answers, its rows answer: their events come to it.
  private func add(
    _ part: Element,
    at path: [Int],
    answering kinds: Event.Kinds,
    in context: Context,
    to rows: inout [Control],
    _ caption: inout Control?
  ) {
    for (position, child) in part.children.enumerated() {
      guard let element = child.element, !element.isAbsent else { continue }
      let place = path + [position]
      if ["thead", "tbody", "tfoot"].contains(element.tag) {
        add(
          element,
          at: place,
          answering: kinds.union(element.kinds),
          in: Self.inner(element, context),
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
    var row = Control(.row, id: node.key.map(Control.ID.key) ?? .position(number, "tr"), path: path)
    let inner = Self.inner(element, context)
    row.style = inner.style
    row.accessibility = AccessibilityAttributes(element, in: page)
    row.answers = element.kinds.union(kinds)
    row.form = context.form
    var cells: [Control] = []
    for (position, child) in element.children.enumerated() {
      guard let cell = child.element, !cell.isAbsent else { continue }
      let place = path + [position]
      guard var control = self.cell(cell, at: position, path: place, in: inner) else { continue }
      if let key = child.key { control.id = .key(key) }
      cells.append(control)
    }
    row.children = cells
    return Self.handingDown(row)
  }

  /// Returns a row that has handed its style, events and names to its cells.
  ///
  /// SwiftUI applies each modifier of a grid row to every cell. The events of a cell reach its row.
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
        // Only the first cell has the name, so that it is read once.
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

  private func cell(
    _ element: Element,
    at position: Int,
    path: [Int],
    in context: Context
  ) -> Control? {
    let inner = Self.inner(element, context)
    // A browser knows no cell wider than that.
    let columns = min(1_000, max(1, element["colspan"].flatMap { Int($0) } ?? 1))
    var cell = Control(.cell(columns: columns), id: .position(position, element.tag), path: path)
    cell.style = inner.style
    cell.accessibility = AccessibilityAttributes(element, in: page)
    cell.answers = element.kinds
    cell.form = context.form
    cell.children = children(of: element, at: path, in: inner)
    return cell
  }

  private static func inner(_ element: Element, _ context: Context) -> Context {
    var inner = context
    inner.style = context.style.within(element)
    if element.kinds.contains(Event.Kinds(.click)) { inner.isPressed = true }
    return inner
  }
}
