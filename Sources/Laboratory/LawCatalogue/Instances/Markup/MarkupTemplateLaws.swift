import ComonadLaws
import Markup

/// The functions that fill a template, that make a list or a page of rows by it, and that show them.
struct TemplateFiller: Sendable {
  /// Returns the markup of a row.
  var fill: @Sendable (_ row: Row, _ isMarked: Bool) -> Markup<Int> = { row, isMarked in
    rowTemplate(row, isMarked: isMarked)
  }

  /// Returns the element of some rows, one of which may be marked.
  var list: @Sendable (_ rows: [Row], _ marked: Int?) -> Markup<Int> = { filledList($0, $1) }

  /// Returns a page of some rows.
  var page: @Sendable (_ rows: MarkedRows) -> Markup<Int> = { pageTemplate($0) }

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

/// Returns the list of the template.
private func filledList(_ rows: [Row], _ marked: Int?) -> Markup<Int> {
  .list(
    "ul",
    [.onClick(-1)],
    of: rows,
    key: { Key($0.id) },
    marked: marked.map { Key($0) },
    row: rowTemplate
  )
}

/// The template of a page, two parts of which depend on the rows.
private let pageTemplate = Template<MarkedRows, Int> { page in
  .div(
    [page.attribute("title") { $0.marked.map { "\($0)" } }],
    [
      .h1([], [page.text { $0.rows.count }, " rows"]),
      page.part { $0.rows.isEmpty ? .nothing : .p([.onClick(-2)], [.text($0.rows[0].title)]) },
      page.part { filledList($0.rows, $0.marked) }.keyed(1),
      .p([.onClick(page.message { $0.rows.count })], ["end"]),
    ]
  )
}

/// Returns the laws of templates, of their lists and of their parts.
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
        let (old, new) = (filler.list(a.rows, a.marked), filler.list(b.rows, b.marked))
        return derivative(filler.show, old, new, meaning(a), meaning(b))
      }
    law("part", "a filled template has the markup of a part in its hole")
      .states("template(v) == markup of v")
      .forAll(a) { a in
        let page = filler.page(a)
        let paths = [[], [0], [1], [1, 0], [2], [2, 0], [2, 0, 1, 0], [3]]
        return .same(written(page.node), written(pageMeaning(a).node))
          .and(
            .same(
              paths.map { page.message(for: .click, at: $0) },
              paths.map { pageMeaning(a).message(for: .click, at: $0) }
            )
          )
      }
    law("whole", "the changed holes of a page are the difference of the views, and no larger")
      .states("old.applying(drawing.show(template(b))) == template(b)")
      .forAll(a, b) { a, b in
        derivative(filler.show, filler.page(a), filler.page(b), pageMeaning(a), pageMeaning(b))
      }
  }
}

/// Claims that the patch between two views is the difference of their meanings, and no larger.
private func derivative(
  _ show: (_ drawing: inout Drawing, _ node: Node) -> Patch?,
  _ old: Markup<Int>,
  _ new: Markup<Int>,
  _ oldMeaning: Markup<Int>,
  _ newMeaning: Markup<Int>
) -> Claim {
  var drawing = Drawing(old.node)
  let before = drawing.node
  let patch = show(&drawing, new.node)
  let whole = Patch(from: oldMeaning.node, to: newMeaning.node)
  return .same(written(before.applying(patch)), written(newMeaning.node))
    .and(.same(written(drawing.node), written(newMeaning.node)))
    .and(.same([patch?.touched, patch?.moves], [whole?.touched, whole?.moves]))
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

/// Returns a page of some rows, by its meaning.
private func pageMeaning(_ all: MarkedRows) -> Markup<Int> {
  .div(
    all.marked.map { [.title("\($0)")] } ?? [],
    [
      .h1([], [.text("\(all.rows.count)"), " rows"]),
      all.rows.isEmpty ? .nothing : .p([.onClick(-2)], [.text(all.rows[0].title)]),
      meaning(all).keyed(1),
      .p([.onClick(all.rows.count)], ["end"]),
    ]
  )
}
