import ComonadLaws
import Markup

/// A value that a list shows: the number that identifies it, and its visible part.
struct Row: Equatable, Sendable {
  let id: Int
  let title: String

  /// The markup of the row, whose number answers a press.
  var markup: Markup<Int> { .li([.onClick(id)], [.text(title), .memo(on: id) { .text("\($0)") }]) }
}

/// The functions that make an element of rows, and that show it.
struct Lister: Sendable {
  /// Returns the element of some rows.
  var list: @Sendable (_ rows: [Row]) -> Markup<Int> = { rows in
    .list("ul", [.onClick(-1)], of: rows, key: { Key($0.id) }, draw: { $0.markup })
  }

  /// Shows another node, and returns what changes.
  var show: @Sendable (_ drawing: inout Drawing, _ node: Node) -> Patch? = { $0.show($1) }
}

/// Returns the laws of elements that show a value in each of their children.
func markupListLaws(_ lister: Lister) -> Suite {
  let (a, b) = (Variable("a", rows), Variable("b", rows))
  return Suite("list") {
    law("node", "a list has the same node as an element of memos")
      .states("Markup.list(of: a).node == Markup.ul(a.map { .memo(on: $0).keyed($0.id) }).node")
      .forAll(a) { a in .same(written(lister.list(a).node), written(memos(a).node)) }
    law("move", "a list answers with the same messages as an element of memos")
      .states(
        "Markup.list(of: a).message(for: e, at: p) == Markup.ul(memos of a).message(for: e, at: p)"
      )
      .forAll(a) { a in
        let paths = [[]] + a.indices.flatMap { [[$0], [$0, 1]] }
        return .same(
          paths.map { lister.list(a).message(for: .click, at: $0) },
          paths.map { memos(a).message(for: .click, at: $0) }
        )
      }
    law("show", "a list has the right node after any earlier view")
      .states("drawing.show(list of b); drawing.node == memos of b")
      .forAll { draws in
        let (a, b) = (a.draw(draws), b.draw(draws))
        draws.cover("a row is kept", atLeast: 0.3, when: b.contains { a.contains($0) })
        var drawing = Drawing(lister.list(a).node)
        _ = lister.show(&drawing, lister.list(b).node)
        return .same(written(drawing.node), written(memos(b).node))
      }
    law("patch", "a list has the same patch as an element of memos")
      .states("drawing.show(list of b) == Patch(from: memos of a, to: memos of b)")
      .forAll(a, b) { a, b in
        var drawing = Drawing(lister.list(a).node)
        let patch = lister.show(&drawing, lister.list(b).node)
        return .same(patch == Patch(from: memos(a).node, to: memos(b).node), true)
      }
    law("kept", "an unchanged row is not drawn again, even if it moves")
      .states("a child of an equal value is the same object")
      .forAll(a, b) { a, b in
        var drawing = Drawing(lister.list(a).node)
        let before = drawing.node.element?.children ?? []
        _ = lister.show(&drawing, lister.list(b).node)
        let after = drawing.node.element?.children ?? []
        let kept = zip(b, after).filter { row, node in
          a.firstIndex(of: row).map { before[$0] === node } ?? true
        }
        return .same(kept.map(\.0.id), b.map(\.id))
      }
  }
}

/// Some of six rows, in any order.
private let rows = Generator { draws in
  draws.some(of: 6).map { id in Row(id: id, title: draws.draw(below: 3) == 0 ? "new" : "row") }
}

/// Returns the element of some rows, by its meaning.
private func memos(_ rows: [Row]) -> Markup<Int> {
  .ul([.onClick(-1)], rows.map { row in .memo(on: row) { $0.markup }.keyed(Key(row.id)) })
}
