import Markup
import TestSupport
import Testing

@testable import TerminalHost

private typealias View = Markup<Int>

@Suite("Canvas")
struct CanvasTests {
  private func lines(_ view: View, _ width: Int = 20) -> [String] {
    Canvas(view.node, width: width).lines
  }

  @Test("sets blocks below each other, with space around paragraphs")
  func blocks() {
    let view = View.div(
      [],
      [
        .h1([], ["Title"]), .p([], ["one"]), .p([], ["two"]), .div([], ["three"]),
        .div([], ["four"]), .hr(), .text("five"), .br, .text("six"),
      ]
    )
    #expect(
      lines(view, 6)
        == ["Title", "", "one", "", "two", "", "three", "four", "──────", "five", "six"]
    )
  }

  @Test("breaks lines between words, and words that are longer than a line")
  func wrapping() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("abcdefghijkl mn", 5) == ["abcde", "fghij", "kl mn"])
    #expect(lines("a  b \n c", 20) == ["a b c"])
    #expect(lines("日本語テキスト", 5) == ["日本", "語テ", "キス", "ト"])
    #expect(lines("exactly ten", 11) == ["exactly ten"])
    #expect(lines("exactly ten", 7) == ["exactly", "ten"])
    #expect(lines(.div([], ["a", .strong([], ["b"]), " c"]), 20) == ["ab c"])
  }

  @Test("shows characters that control a terminal by their numbers")
  func controls() {
    #expect(lines("a\u{1B}[2Jb", 20) == ["a\\u{1B}[2Jb"])
    #expect(lines("\u{202E}x\u{9B}y", 20) == ["\\u{202E}x\\u{9B}y"])
    #expect(lines("\u{301}", 20) == ["\u{25CC}\u{301}"])
    #expect(lines(.input([.value("\u{7}"), .attribute("size", "8")]), 20) == ["[\\u{7}___]"])
  }

  @Test("keeps preformatted text")
  func preformatted() {
    #expect(lines(.pre([], ["a  b\n  c\n\nd\te"]), 20) == ["a  b", "  c", "", "d       e"])
    #expect(lines(.pre([], ["a b c d e f"]), 5) == ["a b c", " d e", "f"])
  }

  @Test("gives lists bullets and numbers, and indents their items")
  func lists() {
    let items = [View.li([], ["one two"]), .li([], ["three", .ul([], [.li([], ["in"])])])]
    #expect(lines(.ul([], items), 7) == ["• one", "  two", "• three", "  • in"])
    #expect(lines(.ol([], items), 20) == ["1. one two", "2. three", "   • in"])
    #expect(lines(.ul([], [.li([.hidden(true)], ["no"]), .li([], ["yes"])])) == ["• yes"])
  }

  @Test("aligns the columns of tables")
  func tables() {
    let table = View.table(
      [],
      [
        .thead([], [.tr([], [.th([], ["name"]), .th([.style("text-align", "right")], ["n"])])]),
        .tbody(
          [],
          [
            .tr([], [.td([], ["a"]), .td([.style("text-align", "right")], ["1"])]),
            .tr([], [.td([], ["世界"]), .td([.style("text-align", "right")], ["100"])]),
          ]
        ),
      ]
    )
    #expect(lines(table) == ["name    n", "a       1", "世界  100"])
    #expect(lines(table, 6) == ["na   n", "me", "a    1", "世  10", "界   0"])
    #expect(lines(table, 1).joined() == "namena1??100")
  }

  @Test("draws a grid of buttons without brackets")
  func grid() {
    let row = View.tr([], (0..<4).map { .td([], [.button([.onClick($0)], ["."])]) })
    #expect(lines(.table([.role("grid")], [row, row])) == [". . . .", ". . . ."])
    #expect(lines(.table([.role("grid")], [row]), 5) == ["...."])
    let squares = [true, false].map { isAlive in
      Markup<Int>.td([], [.button([.aria("pressed", isAlive)], [isAlive ? "##" : ".."])])
    }
    #expect(lines(.table([.role("grid")], [.tr([], squares)])) == ["##.."])
  }

  @Test("draws buttons, fields, boxes and choices")
  func controlElements() {
    #expect(lines(.button([], ["more of it"]), 20) == ["[ more of it ]"])
    #expect(lines(.input([.value("milk"), .attribute("size", "6")])) == ["[milk__]"])
    #expect(lines(.input([.placeholder("what?"), .attribute("size", "8")])) == ["[what?___]"])
    #expect(
      lines(.input([.type("password"), .value("abc"), .attribute("size", "4")])) == ["[***_]"]
    )
    #expect(lines(.input([.type("checkbox"), .checked(true)])) == ["[x]"])
    #expect(lines(.input([.type("radio")])) == ["( )"])
    let choice = View.select(
      [],
      [.option([.value("1")], ["one"]), .option([.flag("selected")], ["two"])]
    )
    #expect(lines(choice) == ["[two v]"])
    #expect(
      lines(.element("textarea", [.value("a\nb"), .attribute("cols", "3")])) == ["[a__]", "[b__]"]
    )
  }

  @Test("shows no hidden elements")
  func hidden() {
    let view = View.div(
      [],
      [.p([.hidden(true)], ["a"]), .span([.style("display", "none")], ["b"]), "c"]
    )
    #expect(lines(view) == ["c"])
  }

  @Test("sets children side by side, or below each other if it is too narrow")
  func sideBySide() {
    let view = View.div(
      [.style("display", "flex")],
      [.div([.style("width", "50%")], ["left"]), .div([], ["right", .br, "more"])]
    )
    #expect(lines(view, 21) == ["left       right", "           more"])
    #expect(lines(view, 10) == ["left", "right", "more"])
  }

  @Test("leaves no gap at the top of a column, and one between controls")
  func apart() {
    let columns = View.div([.style("display", "flex")], [.pre([], ["a"]), .p([], ["b"])])
    #expect(lines(.div([], ["head", columns, "end"])) == ["head", "a         b", "end"])
    let buttons = View.div([], [.button([], ["a"]), .button([], ["b"]), .input([.type("radio")])])
    #expect(lines(buttons) == ["[ a ] [ b ] ( )"])
    #expect(Canvas(buttons.node, width: 20).place(row: 0, column: 5)?.path == [])
  }

  @Test(
    "keeps controls whole, and apart from labels and words",
    arguments: [
      (View.div([], [.label([], ["Title", field()])]), 20, ["Title [____]"]),
      (.div([], [.label([], ["Title ", field()])]), 20, ["Title [____]"]),
      (.label([], ["Title", field()]), 20, ["Title", "[____]"]),
      (.label([], [field(), "kg"]), 20, ["[____] kg"]),
      (.label([], [.input([.type("checkbox")]), "milk"]), 20, ["[ ] milk"]),
      (.div([], [.button([], ["-"]), "2", .button([], ["+"])]), 20, ["[ - ] 2 [ + ]"]),
      (.p([], ["Press ", .button([], ["OK"]), ", then wait."]), 30, ["Press [ OK ], then wait."]),
      (.div([], [.strong([], ["a"]), field(), .em([], ["b"])]), 20, ["a [____] b"]),
      (
        .div([], ["Celsius", field(), "Fahrenheit", field()]), 20,
        ["Celsius [____]", "Fahrenheit [____]"]
      ),
      (
        .div([], ["Celsius", field(), "Fahrenheit", field()]), 12,
        ["Celsius", "[____]", "Fahrenheit", "[____]"]
      ),
      // A field that is wider than its frame has as many columns as that.
      (.div([], ["Name", field(20)]), 10, ["Name", "[________]"]),
      (
        .div([.style("display", "flex")], [.div([], ["a", field(20)]), .div([], ["b"])]), 21,
        ["a          b", "[________]"]
      ),
      // Rows may end between wide characters, but not within a field.
      (.div([], ["x", field("日本語")]), 9, ["x", "[日本語_]"]),
      (.div([], ["日本", .button([], ["日本"])]), 10, ["日本", "[ 日本 ]"]),
      (
        .label([], ["Text", .textarea([.value("a\r\nb"), .attribute("cols", "3")]), "end"]), 20,
        ["Text", "[a__]", "[b__]", "end"]
      ),
      (
        .div([], [.label([], ["Kind", .select([], [.option([], ["one"])])])]), 26,
        ["Kind [one               v]"]
      ),
    ] as [(View, Int, [String])]
  )
  private func whole(view: View, width: Int, expected: [String]) {
    #expect(lines(view, width) == expected)
  }

  private static func field(_ size: Int = 4) -> View { .input([.attribute("size", "\(size)")]) }

  private static func field(_ text: String) -> View {
    .input([.value(text), .attribute("size", "7")])
  }

  @Test("puts fixed elements at the lower edge")
  func foot() {
    let view = View.div([], [.div([.style("position", "fixed")], ["foot"]), .div([], ["head"])])
    let canvas = Canvas(view.node, width: 8)
    #expect(canvas.lines == ["head", "foot"])
    #expect(canvas.rows[canvas.footStart...].map(\.text) == ["foot"])
  }

  @Test("gives text the style of its elements")
  func styles() {
    let view = View.div(
      [.style("color", "red")],
      [
        .strong([], ["a"]), .em([], ["b"]), .a([.href("#")], ["c"]),
        .span([.style("background", "#0f0"), .style("opacity", "0.5")], ["d"]),
      ]
    )
    let cells = Canvas(view.node, width: 4).rows[0].map(\.style)
    var plain = TextStyle()
    plain.color = .named(9)
    var (bold, italic, link, shade) = (plain, plain, plain, plain)
    bold.isBold = true
    italic.isItalic = true
    (link.isUnderlined, link.color) = (true, .role(.accent))
    shade.background = .rgb(red: 0, green: 255, blue: 0)
    shade.isDim = true
    #expect(cells == [bold, italic, link, shade])
  }

  @Test("has the places of elements, and the order of the focus")
  func regions() {
    let view = View.div(
      [],
      [.text("a "), .button([.onClick(1)], ["b"]), .ul([], [.li([.onClick(2)], [.input()])])]
    )
    let canvas = Canvas(view.node, width: 30)
    #expect(canvas.place(row: 0, column: 0)?.path == [])
    #expect(canvas.place(row: 0, column: 2)?.path == [1])
    #expect(canvas.place(row: 0, column: 6)?.path == [1])
    #expect(canvas.place(row: 0, column: 7)?.path == [])
    #expect(canvas.place(row: 1, column: 5)?.path == [2, 0, 0])
    #expect(canvas.place(row: 1, column: 29)?.path == [2, 0])
    #expect(canvas.place(row: 5, column: 0) == nil)
    #expect(view.node.focusPlaces(at: []).map(\.path) == [[1], [2, 0], [2, 0, 0]])
  }

  @Test("shows the cursor of the focused field, and scrolls to it")
  func cursor() {
    let field = View.input([.attribute("size", "5")])
    var draft = TextDraft("0123456789")
    let end = Canvas(field.node, width: 9, editing: Editing(focus: [], drafts: [[]: draft]))
    #expect(end.lines == ["[6789_]"])
    #expect(end.cursor?.column == 5)
    draft.moveToStart()
    draft.moveForth()
    draft.moveForth()
    let start = Canvas(field.node, width: 9, editing: Editing(focus: [], drafts: [[]: draft]))
    #expect(start.lines == ["[01234]"])
    #expect(start.cursor?.column == 3)
  }

  @Test("draws at every width without trapping", arguments: 1...12, [7] as [UInt64])
  func narrow(width: Int, seed: UInt64) {
    var draws = SplitMix(seed: seed)
    for _ in 0..<30 {
      let view = draws.view(depth: 4)
      let canvas = Canvas(view.node, width: width)
      #expect(canvas.rows.allSatisfy { $0.count == width })
    }
  }

  @Test("shows the text of a node, as its HTML does", arguments: 0..<60 as Range<UInt64>)
  func text(seed: UInt64) {
    var draws = SplitMix(seed: seed)
    let view = draws.view(depth: 4)
    for width in [2, 7, 40, 200] {
      let canvas = Canvas(view.node, width: width)
      #expect(canvas.shown == view.text.shownInTerminal, "width \(width): \(view.html)")
      let scalars = canvas.lines.joined().unicodeScalars
      #expect(!scalars.contains { $0.isUnsafeOnTerminal })
    }
    #expect(view.html.textOfHTML.shownInTerminal == view.text.shownInTerminal)
  }
}

extension Canvas {
  /// The visible part of the node's text in its order, without brackets and other decorations.
  fileprivate var shown: String {
    func text(_ parts: [Block.Part]) -> String {
      parts.map { part in
        switch part.content {
        case .block(let block, _): return text(block.parts)
        case .text(let text):
          let cells = text.rows.flatMap(\.cells).filter { $0.ordinal > 0 }
          return String(cells.sorted { $0.ordinal < $1.ordinal }.compactMap(\.glyph))
        }
      }
      .joined()
    }
    return text(body + foot)
  }
}

extension String {
  /// The characters that a terminal shows of the text, without white space.
  fileprivate var shownInTerminal: String {
    String(filter { !$0.isBlankInMarkup }.flatMap(Glyph.showing).map(\.character))
  }

  /// The text that a browser shows of HTML without comments and quoted angle brackets.
  fileprivate var textOfHTML: String {
    var text = ""
    var isTag = false
    for character in unicodeScalars {
      switch character {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { text.unicodeScalars.append(character) }
      }
    }
    let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#13;": "\r"]
    return names.reduce(text) { $0.replacing($1.key, with: $1.value) }
      .replacing("&amp;", with: "&")
  }
}
