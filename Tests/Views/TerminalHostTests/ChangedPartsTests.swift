import Markup
import TestSupport
import Testing

@testable import TerminalHost

private typealias View = Markup<String>

struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  var text: String
}

/// A screen is drawn from what has changed, and looks as if all of it were drawn.
@Suite("Drawing what has changed")
struct ChangedPartsTests {
  /// Ways to show many rows, between a field and a button at the lower edge.
  enum Shape: CaseIterable {
    case list, rows, keyedRows, columns, table, grid

    func view(
      _ rows: [Row],
      _ text: String,
      isFocusLow: Bool = false,
      end: Markup<String> = .p([], ["end"])
    ) -> Markup<String> {
      let field = View.input([.value(text), .onInput { "input \($0)" }])
      let button = View.button([.onClick("y"), .focused(isFocusLow)], ["add"])
      let foot = View.footer([.style("position", "fixed")], [button])
      return .main([], [.form([], [field]), part(rows), .section([], [end, foot])])
    }

    private func part(_ rows: [Row]) -> View {
      func cells(_ row: Row) -> [View] {
        [.td([.attribute("tabindex", "-1")], [.text(row.text)]), .td([], ["\(row.id)"])]
      }
      func line(_ row: Row) -> [View] { [.text(row.text), .button([.onClick("x")], ["remove"])] }
      switch self {
      case .list:
        return .list("ul", of: rows) { .li([], [.text($0.text), .button([], ["remove"])]) }
      case .rows: return .ul([], rows.map { .li([], line($0)) })
      case .keyedRows: return .div([], rows.map { View.p([], line($0)).keyed(Key($0.id)) })
      case .table: return .table([], [.tbody([], rows.map { .tr([], cells($0)) })])
      case .grid: return .table([.role("grid")], rows.map { .tr([], cells($0)) })
      case .columns:
        return .div(
          [],
          rows.map { .div([.style("display", "flex")], [.text($0.text), .div([], ["\($0.id)"])]) }
        )
      }
    }
  }

  private func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, text: "row \($0)") } }

  @Test("lays out the rows and cells that a key has changed", arguments: Shape.allCases)
  func keys(shape: Shape) {
    func press(_ key: String) -> (inout TerminalSession) -> Void {
      { session in
        _ = session.take(.key(KeyPress(key)), at: .zero) { event, _ in event.kind == .input }
      }
    }
    func show(_ rows: [Row]) -> (inout TerminalSession) -> Void {
      { session in
        session.show(shape.view(rows, "a").node)
        session.settle()
      }
    }
    let count = cases(200, long: 500)
    let rows = rows(count)
    var (other, fewer) = (rows, rows)
    other[count / 2].text = "row one"
    fewer.remove(at: count / 5)
    fewer.append(Row(id: count, text: "new"))
    var acts = [press("a"), show(rows), press("Tab"), press("ArrowDown"), show(other), show(rows)]
    // Rows without keys are what stands at their positions, so that all behind a removed one change.
    if shape == .list || shape == .keyedRows { acts += [show(fewer), show(rows)] }
    var session = TerminalSession(shape.view(rows, "").node, rows: 24, columns: 60)
    press("Tab")(&session)
    for (number, act) in acts.enumerated() {
      let before = session.layout.work
      act(&session)
      let after = session.layout.work
      let (rows, cells) = (after.rows - before.rows, after.cells - before.cells)
      #expect(rows <= 12 && cells <= 400, "step \(number) lays out \(rows) rows, \(cells) cells")
    }
  }

  @Test(
    "shows the same as if all of it were drawn, after any changes",
    arguments: Shape.allCases,
    0..<UInt64(cases(2, long: 3))
  )
  func sameAsAfresh(shape: Shape, seed: UInt64) {
    var draws = SplitMix(seed: seed)
    var (rows, text) = (rows(9), "")
    let end = View.button([.onClick("z")], ["end"])
    func node() -> Node { shape.view(rows, text, end: end).node }
    var session = TerminalSession(node(), rows: 8, columns: 30)
    for step in 0..<30 {
      switch draws.next(below: 6) {
      case 0 where !rows.isEmpty: rows.remove(at: draws.next(below: rows.count))
      case 1: rows.insert(Row(id: 100 + step, text: "wide \(step) row"), at: 0)
      case 2 where rows.count > 1: rows.swapAt(0, rows.count - 1)
      case 3 where !rows.isEmpty: rows[draws.next(below: rows.count)].text += " more"
      case 4: session.resize(rows: 8, columns: 20 + draws.next(below: 20))
      default:
        let key = ["Tab", "Tab", "a", "ArrowDown", "PageDown"][draws.next(below: 5)]
        let focus = session.focusPath
        defer { #expect(focus == session.focusPath || session.focusedCells != nil) }
        _ = session.take(.key(KeyPress(key)), at: .zero) { event, _ in
          text = event.kind == .input ? event.value : text
          return event.kind == .input
        }
      }
      session.show(node())
      session.settle()
      #expect(session.node == node().drawn)
      let editing = Editing(
        focus: session.focusPath,
        drafts: [[0, 0]: session.draft(at: [0, 0])]
      )
      let afresh = Canvas(session.node, width: session.columns, editing: editing)
      let visible = session.scroll..<min(afresh.footStart, session.scroll + session.height)
      let foot = afresh.footStart..<(afresh.footStart + session.footHeight)
      let shown = session.contents.rows
      #expect(Array(shown.prefix(visible.count)) == afresh.rows(visible))
      #expect(Array(shown.suffix(foot.count)) == afresh.rows(foot))
      #expect(session.canvas.cursor == afresh.cursor)
      #expect(session.canvas.completeRows < .max || session.canvas.rows == afresh.rows)
    }
  }

  @Test(
    "lays out a long list down to the last row that was visible or in focus",
    arguments: Shape.allCases
  )
  func longLists(shape: Shape) {
    let count = shape == .list ? cases(1_000, long: 10_000) : cases(200, long: 1_000)
    let all = rows(count)
    var session = TerminalSession(
      shape.view(all, "", isFocusLow: true).node,
      rows: 24,
      columns: 60
    )
    // The cells of a table are measured, since its columns are as wide as the widest ones.
    let isTable = shape == .table || shape == .grid
    let first = session.layout.work.rows
    #expect(isTable ? first >= 2 * count : first <= 60, "the first drawing lays out \(first) rows")
    func press(_ keys: String..., laysOut count: ClosedRange<Int>) {
      let before = session.layout.work.rows
      for key in keys { _ = session.take(.key(KeyPress(key)), at: .zero) { _, _ in false } }
      let work = session.layout.work.rows - before
      // A row of two columns is two rows of text.
      let most = count.upperBound * (isTable || shape == .columns ? 2 : 1) + 4
      #expect(work <= most && work >= count.lowerBound, "\(keys) lays out \(work) rows")
    }
    #expect(session.contents.rows.last?.text == "[ add ]")
    press("PageDown", "PageDown", "ArrowDown", "PageUp", laysOut: 20...50)
    press("Home", "PageDown", "ArrowUp", laysOut: 0...0)
    // From the lower edge to the field, and to a control below.
    press("Tab", laysOut: 0...1)
    if shape != .columns { press("Tab", "Tab", "Tab", laysOut: 0...3) }
    if shape == .grid {
      press("Tab", laysOut: 0...0)
      // More than the screen has rows.
      for _ in 0..<30 {
        press("ArrowDown", laysOut: 0...1)
        #expect(session.focusedCells != nil)
      }
      press("Tab", "Tab", laysOut: 0...0)
    }
    press("Escape", "End", laysOut: (count - 100)...count)
    #expect(session.contents.rows[22].text == "end")
    #expect(session.contents.rows[18...20].contains { $0.text.contains("row \(count - 1)") })
    press("Home", "End", laysOut: 0...0)
    // The focus in the last row is known after a change of the width, too.
    _ = session.take(.key(KeyPress("Tab", .shift)), at: .zero) { _, _ in false }
    session.resize(rows: 24, columns: 50)
    #expect(session.focusedCells != nil)
    // From the first cell of a grid to the last one.
    for key in shape == .grid ? ["Home", "End"] : [] {
      _ = session.take(.key(KeyPress(key, .control)), at: .zero) { _, _ in false }
      #expect(session.focusedCells?.rows.count == 1)
      let afresh = Canvas(session.node, width: 50).lines
      #expect(session.contents.rows[22].text == afresh[session.scroll + 22])
    }
  }

  @Test("forgets what is no longer shown")
  func forgetting() {
    let shape = Shape.list
    var session = TerminalSession(shape.view(rows(10), "").node, rows: 8, columns: 30)
    for round in 0..<400 {
      let rows = (0..<10).map { Row(id: $0, text: "\(round) \($0)") }
      session.show(shape.view(rows, "").node)
    }
    #expect(session.layout.size < 200)
  }

  @Test("takes a paste as one text, with work as long as it is")
  func pastes() {
    func paste(_ count: Int) {
      var session = TerminalSession(Shape.rows.view(rows(3), "").node, rows: 8, columns: 30)
      let text = "\u{1B}[200~" + String(repeating: "x", count: count) + "\u{1B}[201~"
      var (decoder, rest, inputs, pasted) = (InputDecoder(), Array(text.utf8)[...], 0, "")
      while !rest.isEmpty {
        for input in decoder.feed(rest.prefix(4_096)) {
          inputs += 1
          _ = session.take(input, at: .zero) { event, _ in
            pasted = event.value
            return true
          }
        }
        rest = rest.dropFirst(4_096)
        session.show(Shape.rows.view(rows(3), pasted).node)
        _ = session.contents
      }
      #expect(inputs == 1 && pasted.utf8.count == count)
      #expect(session.contents.rows[0].text.hasPrefix("[xxxxxxxxxxxxxxxxxxx_]"))
      // A key afterwards looks at the characters that are shown.
      let work = countedWork {
        for key in ["a", "ArrowLeft", "Home", "b", "End", "Backspace"] {
          _ = session.take(.key(KeyPress(key)), at: .zero) { _, _ in true }
        }
      }
      #expect(work < count)
    }
    #expect(growthExponent(to: 1 << 20, over: 4) { paste($0) } < 1.2)
  }
}
