import ComonadLaws
import Markup

/// The functions that fill a template, that make a list of rows by it, and that show the list.
struct TemplateFiller: Sendable {
  /// Returns the markup of a row.
  var fill: @Sendable (_ row: Row, _ isMarked: Bool) -> Markup<Int> = { row, isMarked in
    rowTemplate(row, isMarked: isMarked)
  }

  /// Returns the element of some rows, one of which may be marked.
  var list: @Sendable (_ rows: [Row], _ marked: Int?) -> Markup<Int> = { rows, marked in
    .list(
      "ul",
      [.onClick(-1)],
      of: rows,
      key: { Key($0.id) },
      marked: marked.map { Key($0) },
      row: rowTemplate
    )
  }

  /// Shows another node, and returns what changes.
  var show: @Sendable (_ drawing: inout Drawing, _ node: Node) -> Patch? = { $0.show($1) }
}

/// The template of a row, whose number answers a press.
let rowTemplate = Template<Row, Int> { row in
  .li(
    [.onClick(row.message { $0.id }), row.mark("class", "marked")],
    [
      "the ",
      .strong(
        [row.attribute("title") { $0.title == "new" ? $0.title : nil }],
        [row.text { $0.title }]
      ),
    ]
  )
}

/// Returns the laws of templates and of their lists.
func markupTemplateLaws(_ filler: TemplateFiller) -> Suite {
  let (a, b) = (Variable("a", markedRows), Variable("b", markedRows))
  return Suite("template") {
    law("fill", "a filled template is the markup with the contents in its holes")
      .states("template(v, isMarked: m) == markup of v and m")
      .forAll(a) { a in
        .same(
          a.rows.map { filler.fill($0, $0.id == a.marked) == meaning($0, $0.id == a.marked) },
          a.rows.map { _ in true }
        )
      }
    law("list", "a list of a template is an element of its filled rows")
      .states("list(of: a, marked: m, row: t) == element(a.map { t($0, isMarked: key($0) == m) })")
      .forAll(a) { a in
        let list = filler.list(a.rows, a.marked)
        let paths = [[]] + a.rows.indices.flatMap { [[$0], [$0, 1, 0]] }
        return .same(written(list.node), written(meaning(a).node))
          .and(
            .same(
              paths.map { list.message(for: .click, at: $0) },
              paths.map { meaning(a).message(for: .click, at: $0) }
            )
          )
      }
    law("show", "a list of a template has the right node after any earlier view")
      .states("drawing.show(list of b); drawing.node == element of b")
      .forAll { draws in
        let (a, b) = (a.draw(draws), b.draw(draws))
        draws.cover("a row is kept", atLeast: 0.3, when: b.rows.contains { a.rows.contains($0) })
        draws.cover("another mark", atLeast: 0.3, when: a.marked != b.marked)
        var drawing = Drawing(filler.list(a.rows, a.marked).node)
        _ = filler.show(&drawing, filler.list(b.rows, b.marked).node)
        return .same(written(drawing.node), written(meaning(b).node))
      }
    law("derivative", "the changes of the holes are the difference of the views, and no larger")
      .states("old.applying(drawing.show(list of b)) == element of b")
      .forAll(a, b) { a, b in
        var drawing = Drawing(filler.list(a.rows, a.marked).node)
        let old = drawing.node
        let patch = filler.show(&drawing, filler.list(b.rows, b.marked).node)
        let whole = Patch(from: meaning(a).node, to: meaning(b).node)
        return .same(written(old.applying(patch)), written(meaning(b).node))
          .and(.same([patch?.touched, patch?.moves], [whole?.touched, whole?.moves]))
      }
  }
}

/// Some rows, one of which may be marked.
struct MarkedRows: Equatable, Sendable {
  var rows: [Row]
  var marked: Int?
}

/// Some of six rows, in any order, and a number that may be that of one.
private let markedRows = Generator { draws in
  let rows = draws.some(of: 6).map { id in
    Row(id: id, title: draws.draw(below: 3) == 0 ? "new" : "row")
  }
  let marked = draws.draw(below: 7)
  return MarkedRows(rows: rows, marked: marked == 6 ? nil : marked)
}

/// Returns the markup of a row, by its meaning.
private func meaning(_ row: Row, _ isMarked: Bool) -> Markup<Int> {
  .li(
    [.onClick(row.id), .class("marked", if: isMarked)],
    [
      "the ",
      .strong(row.title == "new" ? [.title(row.title)] : [], [.text(row.title)]),
    ]
  )
}

/// Returns the element of some rows, by its meaning.
private func meaning(_ all: MarkedRows) -> Markup<Int> {
  .ul([.onClick(-1)], all.rows.map { meaning($0, $0.id == all.marked).keyed(Key($0.id)) })
}
