import Markup
import Testing

@testable import TerminalHost

@Suite("Sheets, and what is chosen, on a terminal")
struct SheetTests {
  /// A sheet of empty cells, of which one is chosen.
  private func sheet(_ columns: Int, chosen: Int? = nil) -> Markup<String> {
    func row(_ number: Int) -> Markup<String> {
      .tr(
        [],
        [.th([], [.text("\(number)")])]
          + (0..<columns).map { column in
            .td(
              [
                .role("gridcell"), .focusable(column + number == 0),
                number == 0 && column == chosen ? .aria("selected", true) : .none,
              ]
            )
          }
      )
    }
    let names = (0..<columns).map { Markup<String>.th([], [.text("c\($0)")]) }
    return .table(
      [.role("grid")],
      [.thead([], [.tr([], [.td()] + names)]), .tbody([], [row(0), row(1)])]
    )
  }

  private func lines(_ play: Play) -> [String] {
    play.session.contents.rows.map(\.text).filter { !$0.isEmpty }
  }

  @Test("have columns with a width, of which those are shown that have room beside the focus")
  func columns() {
    var play = Play(sheet(10), columns: 30, asInARun: true)
    #expect(lines(play) == ["  c0     c1     c2     c3", "0", "1"])
    for _ in 0..<9 { play.press("ArrowRight") }
    #expect(lines(play) == ["  c6     c7     c8     c9", "0", "1"])
    #expect(play.session.focusPath == [1, 0, 10])
    play.press("Home")
    #expect(lines(play)[0].hasPrefix("  c0"))
    // All columns where there is room for them, and those of a picture or a table without heads as before.
    #expect(lines(Play(sheet(3), columns: 60)) == ["  c0     c1     c2", "0", "1"])
    let board = Markup<String>.table(
      [.role("grid")],
      [.tr([], ["a", "b"].map { .td([], [.button([], [.text($0)])]) })]
    )
    #expect(lines(Play(board)) == ["a b"])
    // In few columns the chosen one remains.
    play = Play(sheet(10), columns: 9, asInARun: true)
    play.press("ArrowRight")
    #expect(lines(play) == ["  c1", "0", "1"])
  }

  @Test("A chosen cell is marked, also where it is empty, and where there are no colors")
  func cells() {
    var session = TerminalSession(sheet(3, chosen: 1).node, rows: 4, columns: 40)
    session.unfocus()
    let styles = session.contents.rows[1][9..<15].map(\.style)
    #expect(styles.allSatisfy { $0.background == .role(.wash) && !$0.isReversed })
    #expect(styles.allSatisfy { $0.codes(.none, nil).split(separator: ";").contains("4") })
  }

  @Test("A chosen row looks chosen, and one beside it does not")
  func rows() {
    let list = Markup<String>.ul(
      [],
      [.li([.aria("current", "true")], ["here"]), .li([.aria("current", "false")], ["there"])]
    )
    let session = TerminalSession(list.node, rows: 4, columns: 40)
    let styles = session.contents.rows.prefix(2).map { $0[3].style }
    #expect(styles.map(\.isBold) == [true, false])
    #expect(styles.map(\.background) == [.role(.wash), nil])
  }
}
