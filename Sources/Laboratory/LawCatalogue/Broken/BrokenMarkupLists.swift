public import ComonadLaws
import Markup

/// The lists that go wrong in one way each.
public let brokenMarkupLists: [BrokenInstance] = [
  broken(
    "L1",
    "a child is not drawn again when its value changes",
    caughtBy: ["list.show", "list.patch"],
    Lister(list: { rows in
      .list("ul", [.onClick(-1)], of: rows.map(Deaf.init), key: { Key($0.row.id) }) {
        $0.row.markup
      }
    })
  ),
  broken(
    "L2",
    "children have no keys",
    caughtBy: ["list.node", "list.show"],
    Lister(list: { rows in .ul([.onClick(-1)], rows.map { .memo(on: $0) { $0.markup } }) })
  ),
  broken(
    "L3",
    "all children are drawn again",
    caughtBy: ["list.kept"],
    Lister(list: { rows in .ul([.onClick(-1)], rows.map { $0.markup.keyed(Key($0.id)) }) })
  ),
  broken(
    "L4",
    "a child answers with another move",
    caughtBy: ["list.move"],
    Lister(list: { rows in Lister().list(rows).map { $0 + 1 } })
  ),
  broken(
    "L5",
    "the whole list is replaced",
    caughtBy: ["list.patch"],
    Lister(show: { drawing, node in drawing.show(node).map { _ in .replace(drawing.node) } })
  ),
]

/// A row that claims to be every other of its number.
private struct Deaf: Equatable, Sendable {
  let row: Row

  static func == (left: Deaf, right: Deaf) -> Bool { left.row.id == right.row.id }
}

private func broken(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ lister: Lister
) -> BrokenInstance {
  BrokenInstance(
    Instance("MarkupList.\(name)", markupListLaws(lister), line: line),
    operation: "list",
    fault: fault,
    caughtBy: laws
  )
}
