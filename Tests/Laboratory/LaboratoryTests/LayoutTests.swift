import TerminalHost
import TestSupport
import Testing

@testable import Laboratory

@Suite("Layout")
struct LayoutTests {
  @Test(
    "counts the columns of a text",
    arguments: [
      ("", 0), ("abc", 3), ("caf\u{E9}", 4), ("cafe\u{301}", 4), ("\u{65E5}\u{672C}", 4),
      ("\u{FF21}", 2), ("\u{AC00}", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{FF76}\u{FF9E}", 2),
      ("\u{1F600}", 2), ("\u{2764}\u{FE0F}", 2), ("\u{2764}", 1), ("\u{1F1EE}\u{1F1F9}", 2),
      ("\u{1F469}\u{200D}\u{1F680}", 2), ("\u{1F44D}\u{1F3FD}", 2), ("a\u{200B}b", 2),
      ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", 4), ("\u{20000}", 2), ("\u{2026}", 1),
    ]
  )
  func widths(text: String, width: Int) {
    #expect(displayWidth(of: text) == width)
  }

  @Test("sets blocks of different heights and wide characters side by side")
  func columns() {
    var columns = Columns(["a", "bb", "c"], limit: 20)
    #expect(
      columns.lines(of: [["\u{65E5}\u{672C}", "x"], ["1"], ["2", "", "3"]]) == [
        "a     bb  c",
        "\u{65E5}\u{672C}  1   2",
        "x",
        "          3",
      ]
    )
  }

  @Test("keeps the width of a column")
  func growing() {
    var columns = Columns(["a", "b"], limit: 20)
    #expect(columns.lines(of: [["long"], ["1"]]) == ["a     b", "long  1"])
    #expect(columns.lines(of: [["x"], ["1"]]) == ["a     b", "x     1"])
  }

  @Test("gives up when the blocks do not fit")
  func tooWide() {
    var columns = Columns(["a", "b"], limit: 7)
    #expect(columns.lines(of: [["long"], ["22"]]) == nil)
    #expect(columns.lines(of: [["long"], ["2"]]) != nil)
  }

  @Test(
    "is bold on a terminal only, unless the user disables it",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)]
  )
  func colours(isTerminal: Bool, environment: [String: String], isColoured: Bool) {
    let console = Transcript().console(environment: environment, isTerminal: isTerminal)
    #expect(console.isColoured == isColoured)
    #expect(console.bold("a") == (isColoured ? "\u{1B}[1ma\u{1B}[0m" : "a"))
  }
}
