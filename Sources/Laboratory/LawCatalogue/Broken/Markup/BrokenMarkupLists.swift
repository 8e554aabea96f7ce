import ComonadLaws
import Markup

/// The lists that go wrong in one way each.
let brokenMarkupLists: [BrokenInstance] = [
  list(
    "L1",
    "a child is not drawn again when its value changes",
    Lister(list: { rows in
      .list("ul", [.onClick(-1)], of: rows.map(RowOfNumber.init), key: { Key($0.row.id) }) {
        $0.row.markup
      }
    })
  ).caught(by: "list.show", "list.patch"),
  list(
    "L2",
    "children have no keys",
    Lister(list: { rows in .ul([.onClick(-1)], rows.map { .memo(on: $0) { $0.markup } }) })
  ).caught(by: "list.node", "list.show"),
  list(
    "L3",
    "all children are drawn again",
    Lister(list: { rows in .ul([.onClick(-1)], rows.map { $0.markup.keyed(Key($0.id)) }) })
  ).caught(by: "list.kept"),
  list(
    "L4",
    "a child answers with another move",
    Lister(list: { rows in Lister().list(rows).map { $0 + 1 } })
  ).caught(by: "list.move"),
  list(
    "L5",
    "the whole list is replaced",
    Lister(show: { drawing, node in drawing.show(node).map { _ in .replace(drawing.node) } })
  ).caught(by: "list.patch"),
]

/// A row that is equal to every other row of its number.
private struct RowOfNumber: Equatable, Sendable {
  let row: Row

  static func == (left: RowOfNumber, right: RowOfNumber) -> Bool { left.row.id == right.row.id }
}

private let list = OperationFamily("MarkupList", "list") { (lister: Lister) in
  markupListLaws(lister)
}
