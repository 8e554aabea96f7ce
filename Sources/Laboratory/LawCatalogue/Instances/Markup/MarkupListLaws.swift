import ComonadLaws
import Locks
import Markup

/// An item that a list shows: the number that identifies it, and its visible part.
struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
}

/// Some rows, one of which may be selected.
struct SelectedRows: Equatable, Sendable {
  var rows: [Row]
  var selected: Int?
}

/// Returns the markup of a row.
typealias RowMarkup = @Sendable (_ row: Row, _ isSelected: Bool) -> Markup<Int>

/// The functions that make an element of rows, and that show it.
struct Lister: Sendable {
  /// Returns the element of some rows.
  var list: @Sendable (_ all: SelectedRows, _ row: @escaping RowMarkup) -> Markup<Int> = {
    .list("ul", [.onClick(-1)], of: $0.rows, selected: $0.selected, row: $1)
  }

  /// Shows another node, and returns what changes.
  var show: @Sendable (_ drawing: inout Drawing, _ node: Node) -> Patch? = { $0.show($1) }
}

/// Returns the laws of elements that show an item in each of their children.
func markupListLaws(_ lister: Lister) -> Suite {
  let (a, b) = (Variable("a", selectedRows), Variable("b", selectedRows))
  return Suite("list") {
    law("node", "a list has the same node as an element of memos")
      .states("Markup.list(of: a).node == Markup.ul(a.map { .memo(on: $0).keyed($0.id) }).node")
      .forAll(a) { a in .same(written(lister.list(a, row).node), written(memos(a).node)) }
    law("move", "a list answers with the same messages as an element of memos")
      .states(
        "Markup.list(of: a).message(for: e, at: p) == Markup.ul(memos of a).message(for: e, at: p)"
      )
      .forAll(a) { a in
        let paths = [[]] + a.rows.indices.flatMap { [[$0], [$0, 1]] }
        return .same(
          paths.map { lister.list(a, row).message(for: .click, at: $0) },
          paths.map { memos(a).message(for: .click, at: $0) }
        )
      }
    law("show", "a list has the right node after any earlier view")
      .states("drawing.show(list of b); drawing.node == memos of b")
      .forAll { draws in
        let (a, b) = (a.draw(draws), b.draw(draws))
        draws.cover("a row is kept", atLeast: 0.3, when: b.rows.contains { a.rows.contains($0) })
        draws.cover("another selection", atLeast: 0.3, when: a.selected != b.selected)
        var drawing = Drawing(lister.list(a, row).node)
        _ = lister.show(&drawing, lister.list(b, row).node)
        return .same(written(drawing.node), written(memos(b).node))
      }
    law("patch", "a list has the same patch as an element of memos")
      .states("drawing.show(list of b) == Patch(from: memos of a, to: memos of b)")
      .forAll(a, b) { a, b in
        var drawing = Drawing(lister.list(a, row).node)
        let patch = lister.show(&drawing, lister.list(b, row).node)
        return .same(patch == Patch(from: memos(a).node, to: memos(b).node), true)
      }
    law("kept", "an unchanged row is not drawn again, even if it moves")
      .states("drawing.show(list of b) draws no row that list of a shows")
      .forAll(a, b) { a, b in
        let drawn = Locked<[Int]>([])
        let row: RowMarkup = { [row] in
          let id = $0.id
          drawn.withLock { $0.append(id) }
          return row($0, $1)
        }
        var drawing = Drawing(lister.list(a, row).node)
        drawn.withLock { $0 = [] }
        _ = lister.show(&drawing, lister.list(b, row).node)
        let kept = a.shown.filter { b.shown.contains($0) }.map(\.row.id)
        let needless: [Int] = drawn.withLock { $0 }.filter { kept.contains($0) }
        return .same(needless.count, 0)
      }
  }
}

extension SelectedRows {
  /// A row, and whether it is selected.
  fileprivate struct Shown: Equatable {
    let row: Row
    let isSelected: Bool
  }

  /// The rows, and whether they are selected.
  fileprivate var shown: [Shown] {
    rows.map { Shown(row: $0, isSelected: $0.id == selected) }
  }
}

/// Some of six rows, in any order, and a number that may be that of one.
private let selectedRows = Generator { draws in
  let rows = draws.some(of: 6).map { id in
    Row(id: id, title: draws.draw(below: 3) == 0 ? "new" : "row")
  }
  let selected = draws.draw(below: 7)
  return SelectedRows(rows: rows, selected: selected == 6 ? nil : selected)
}

/// The markup of a row, whose number answers a press.
private let row: RowMarkup = { row, isSelected in
  .li(
    [.onClick(row.id), .class("selected", if: isSelected)],
    [.text(row.title), .memo(on: row.id) { .text("\($0)") }]
  )
}

/// Returns the element of some rows, by its meaning.
private func memos(_ all: SelectedRows) -> Markup<Int> {
  .ul(
    [.onClick(-1)],
    all.shown.map { shown in
      .memo(on: shown) { row($0.row, $0.isSelected) }.keyed(Key(shown.row.id))
    }
  )
}
