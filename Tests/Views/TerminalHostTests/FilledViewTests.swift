import Markup
import Testing

@testable import TerminalHost

@Suite("A view in a theme")
struct FilledViewTests {
  private typealias View = Markup<String>

  private func rows(_ view: View, rows: Int = 12, columns: Int = 40) -> [[Cell]] {
    var session = TerminalSession(view.node, rows: rows, columns: columns, signs: .fills)
    session.unfocus()
    return session.contents.rows
  }

  private func lines(_ view: View, columns: Int = 40) -> [String] {
    let lines = rows(view, columns: columns).map(\.text)
    return Array(lines[..<(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
  }

  private static let form = View.section(
    [.label("Trip")],
    [
      .field("There", .input([.value("27.03."), .attribute("size", "8"), .onInput { $0 }])),
      .field(
        "Way back",
        .input([.value("x"), .attribute("size", "8"), .onInput { $0 }, .aria("invalid", true)]),
        reason: "no date"
      ),
      .button([.onClick("book")], ["Book"]),
    ]
  )

  @Test("has a box around a part with a name, and the names of its fields in a column")
  func box() {
    #expect(
      lines(Self.form) == [
        "╭─ Trip ───────────────────────────────╮",
        "│ There     27.03.                     │",
        "│ Way back  x                          │",
        "│           no date                    │",
        "│           Book                       │",
        "╰──────────────────────────────────────╯",
      ]
    )
  }

  @Test("fills fields without a break, and shows what is wrong in its colour")
  func fills() {
    let rows = rows(Self.form)
    // "There" has eight letters' room, then a blank; the field is as wide as it was with brackets.
    let field = rows[1][11..<21]
    #expect(field.allSatisfy { $0.style.background == .role(.line) })
    #expect(rows[1][10].style.background == nil && rows[1][21].style.background == nil)
    #expect(rows[2][11..<21].allSatisfy { $0.style.background == .role(.negativeWash) })
    #expect(rows[3][12].style.color == .role(.negative))
    #expect(rows[4][11..<17].allSatisfy { $0.style.background == .role(.line) })
    #expect(rows[4][17].style.background == nil)
  }

  @Test("has brackets in few columns, and without a theme")
  func fallback() {
    let plain = TerminalSession(Self.form.node, rows: 12, columns: 80)
    let narrow = TerminalSession(Self.form.node, rows: 12, columns: 39, signs: .fills)
    for session in [narrow, plain] {
      let lines = session.contents.rows.map(\.text)
      #expect(lines[0].hasPrefix("╭─ Trip ─"))
      #expect(lines[1].hasPrefix("│ There    [27.03.__]  "))
      #expect(lines[4].hasPrefix("│          [ Book ]  "))
    }
    var grown = narrow
    grown.resize(rows: 12, columns: 40)
    #expect(grown.contents.rows[4].text.hasPrefix("│           Book  "))
    grown.resize(rows: 12, columns: 39)
    #expect(grown.contents == narrow.contents)
  }

  @Test("has no box within a box, and takes a heading as its name")
  func nested() {
    let view = View.section(
      [],
      [.h2([], ["Outer"]), .section([.label("inner")], [.p([], ["text"])])]
    )
    #expect(
      lines(view) == [
        "╭─ Outer ──────────────────────────────╮",
        "│ text                                 │",
        "╰──────────────────────────────────────╯",
      ]
    )
  }

  @Test("makes boxes beside each other equally high")
  func beside() {
    let parts = [["a"], ["b", "c", "d"]].map { words in
      View.section([.label(words[0])], words.map { .div([], [.text($0)]) })
    }
    let lines = lines(.div([.style("display", "flex")], parts), columns: 41)
    #expect(
      lines == [
        "╭─ a ──────────────╮ ╭─ b ──────────────╮",
        "│ a                │ │ b                │",
        "│                  │ │ c                │",
        "│                  │ │ d                │",
        "╰──────────────────╯ ╰──────────────────╯",
      ]
    )
  }

  @Test("joins pressed buttons into one run, of which the chosen one is visible")
  func segments() {
    let view = View.group(
      "Show",
      ["All", "Active", "Done"].map {
        .button([.onClick($0), .aria("pressed", $0 == "Active")], [.text($0)])
      }
    )
    let row = rows(view)[0]
    #expect(row.text == " All  Active  Done")
    #expect(row[..<19].allSatisfy { $0.style.background != nil })
    #expect(row[5..<13].allSatisfy { $0.style.color == .role(.accent) && $0.style.isBold })
    #expect(row[14].style.color == .role(.ink))
  }

  @Test("shows bars, boxes, lists of rows and notices")
  func controls() {
    let view = View.div(
      [],
      [
        .element("progress", [.value("1"), .attribute("max", "2")]),
        .ul(
          [],
          [
            .li(
              [],
              [
                .label(
                  [],
                  [.input([.type("checkbox"), .checked(true)]), .element("s", [], ["tea"])]
                ),
                .button([.class("quiet"), .onClick("remove")], ["\u{D7}"]),
              ]
            )
          ]
        ),
        .div([.role("alert")], ["no bread"]),
      ]
    )
    #expect(lines(view) == ["███████████", " ✓  tea  ×", " no bread"])
    let rows = rows(view)
    #expect(rows[0][21].style.background == .role(.line))
    #expect(rows[1][4].style.isStruck)
    #expect(rows[2].allSatisfy { $0.style.background == .role(.negativeWash) })
  }

  @Test("folds details, whose controls are no stops until a person opens them")
  func details() {
    let view = View.div(
      [],
      [
        .details([], [.summary([], ["edit"]), .input([.attribute("size", "4")])]),
        .button([.onClick("last")], ["last"]),
      ]
    )
    var play = Play(view)
    play.session = TerminalSession(view.node, rows: 4, columns: 40, signs: .fills)
    play.session.unfocus()
    #expect(play.session.contents.rows[0].text == "▸ edit  last")
    play.press("Tab", "Tab", "Enter")
    #expect(play.moves == ["last"])
    play.press("Tab", "Enter")
    #expect(play.session.contents.rows.map(\.text) == ["▾ edit", "", " last", ""])
    play.press("Tab", "Tab", "Enter")
    #expect(play.moves == ["last", "last"])
    #expect(Canvas(view.node, width: 40).lines == ["▸ edit [ last ]"])
  }

  @Test("moves sliders by arrows")
  func sliders() {
    let view = View.input([
      .type("range"), .attribute("max", "3"), .value("1"), .onInput { $0 }, .focused(),
    ])
    var play = Play(view)
    play.press("ArrowRight", "ArrowLeft")
    #expect(play.moves == ["2", "0"])
  }
}
