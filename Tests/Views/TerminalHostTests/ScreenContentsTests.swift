import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("ScreenContents")
struct ScreenContentsTests {
  private func contents(_ view: Markup<Int>, width: Int = 20) -> ScreenContents {
    ScreenContents(rows: Canvas(view.node, width: width).rows)
  }

  private func rows(_ texts: [String]) -> Markup<Int> {
    .ul([], texts.map { .li([], [.text($0)]) })
  }

  @Test("writes nothing for equal contents")
  func same() {
    let shown = contents("hello")
    #expect(shown.codes(after: shown, .all) == "")
  }

  @Test("writes one row for one changed row of a thousand")
  func oneRow() {
    var texts = (0..<1_000).map { "row \($0)" }
    let before = contents(rows(texts))
    texts[500] = "row five hundred"
    let codes = contents(rows(texts)).codes(after: before, .all)
    #expect(codes == "\u{1B}[501;7Hfive hundred")
    #expect(codes.utf8.count == 20)
  }

  @Test("clears the end of a row with one code")
  func shorter() {
    let codes = contents("a").codes(after: contents("abcdefgh"), .all)
    #expect(codes == "\u{1B}[1;2H\u{1B}[K")
  }

  @Test("writes only supported colors")
  func colors() {
    let view = Markup<Int>.strong([.style("color", "#f00"), .style("background", "blue")], ["x"])
    func codes(_ colors: ColorRange) -> String {
      contents(view, width: 1).codes(after: contents(" ", width: 1), colors)
    }
    #expect(codes(.all) == "\u{1B}[1;1H\u{1B}[0;1;38;2;255;0;0;104mx\u{1B}[m")
    #expect(codes(.palette) == "\u{1B}[1;1H\u{1B}[0;1;38;5;196;104mx\u{1B}[m")
    #expect(codes(.named) == "\u{1B}[1;1H\u{1B}[0;1;91;104mx\u{1B}[m")
    #expect(codes(.none) == "\u{1B}[1;1H\u{1B}[0;1mx\u{1B}[m")
  }

  @Test("chooses colours by the environment")
  func environment() {
    #expect(ColorRange(environment: ["TERM": "xterm"]) == .named)
    #expect(ColorRange(environment: ["TERM": "xterm-256color"]) == .palette)
    #expect(ColorRange(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]) == .all)
    #expect(ColorRange(environment: ["TERM": "xterm", "NO_COLOR": "1"]) == .none)
    #expect(ColorRange(environment: ["TERM": "xterm", "NO_COLOR": ""]) == .named)
    #expect(ColorRange(environment: ["TERM": "dumb"]) == .none)
    #expect(ColorRange(environment: [:]) == .none)
  }

  @Test(
    "updates a screen with any other contents to its own",
    arguments: 0..<80 as Range<UInt64>
  )
  func screens(seed: UInt64) {
    var draws = SplitMix(seed: seed)
    let width = Int.random(in: 1...30, using: &draws)
    var screen = ScreenEmulator(rows: 40, columns: width)
    var shown: ScreenContents?
    for _ in 0..<6 {
      var rows = Array(Canvas(draws.view(depth: 4).node, width: width).rows.prefix(40))
      while rows.count < 40 { rows.append(Array(repeating: .blank, count: width)) }
      let next = ScreenContents(rows: rows, cursor: Bool.random(using: &draws) ? (1, 0) : nil)
      screen.write(next.codes(after: shown, .all))
      shown = next
      #expect(screen.lines == rows.map(\.text))
      #expect(screen.isCursorShown == (next.cursor != nil))
    }
  }
}
