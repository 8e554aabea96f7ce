import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("Drawing of hostile texts")
struct HostileDrawingTests {
  /// How many views each seed shows.
  private static let count = cases(4, long: 100)

  @Test(
    "shows each picture like a complete one, within its columns, on any terminal",
    arguments: 0..<12 as Range<UInt64>
  )
  func pictures(seed: UInt64) {
    var draws = SplitMix(seed: seed)
    for widths in Terminals.allCases {
      var (rows, columns) = (draws.size(), draws.size())
      let session = TerminalSession(draws.hostileView(depth: 3).node, rows: rows, columns: columns)
      var (shown, screen): (ScreenContents?, _) = (nil, widths.screen(of: session))
      var current = session
      for _ in 0..<Self.count {
        let view = draws.hostileView(depth: 3)
        if draws.next(below: 4) == 0 {
          (rows, columns) = (draws.size(), draws.size())
          current.resize(rows: rows, columns: columns)
          (shown, screen) = (nil, widths.screen(of: current))
        }
        current.show(view.node)
        current.unfocus()
        let contents = current.contents
        screen.write(contents.codes(after: shown, .all))
        shown = contents

        var other = TerminalSession(view.node, rows: rows, columns: columns)
        other.unfocus()
        let afresh = other.contents
        var screenAfresh = widths.screen(of: current)
        screenAfresh.write(afresh.codes(after: nil, .all))
        #expect(contents.rows == afresh.rows)
        #expect(screen.lines == screenAfresh.lines, "\(widths) \(view.html.debugDescription)")
        #expect(screen.unknown == [])
        #expect(contents.rows.allSatisfy { $0.count == current.columns })
        // A mark whose base has no room at the edge may join the character before.
        let wrong = contents.places.filter { row, column, glyph in
          let scalars = screen.cell(row: row, column: column).unicodeScalars
          return Glyph.isSettled(glyph) && scalars.first != glyph.unicodeScalars.first
        }
        #expect(wrong.isEmpty, "\(widths) \(view.html.debugDescription)")
      }
    }
  }

  @Test(
    "shows no control of a text, even in reports and fields",
    arguments: 0..<12 as Range<UInt64>
  )
  func controls(seed: UInt64) {
    var draws = SplitMix(seed: seed)
    for _ in 0..<Self.count {
      let text = draws.hostileText()
      let shown = String(text.flatMap(Glyph.showing).map(\.character))
      #expect(!shown.unicodeScalars.contains { $0.isUnsafeOnTerminal })
      let field = Markup<Int>.input([.value(text), .attribute("autofocus", "")])
      var session = TerminalSession(field.node, rows: 2, columns: draws.size())
      for _ in 0..<4 {
        _ = session.take(.key(KeyPress("ArrowLeft")), at: .zero) { _, _ in false }
        _ = session.take(.paste(draws.hostileText()), at: .zero) { _, _ in false }
        #expect(session.contents.rows.allSatisfy { $0.count == session.columns })
      }
    }
  }
}

/// Terminals that differ about widths.
private enum Terminals: CaseIterable {
  /// Each scalar counts alone, as in tmux and xterm.
  case byScalar
  /// Some draw emoji and other signs in characters.
  case byCharacter
  /// Each scalar that is not of Europe or East Asia fills two columns.
  case wide
  /// Such scalars are not shown.
  case old

  func screen(of session: TerminalSession) -> ScreenEmulator {
    let widthOfScalar: (@Sendable (Unicode.Scalar) -> Int)? =
      switch self {
      case .byScalar: { $0.displayWidth }
      case .byCharacter: nil
      case .wide: { Glyph.isSettled(Character($0)) ? $0.displayWidth : min(2, $0.displayWidth * 2) }
      case .old: { Glyph.isSettled(Character($0)) ? $0.displayWidth : -1 }
      }
    var screen = ScreenEmulator(
      rows: session.rows,
      columns: session.columns,
      widthOfScalar: widthOfScalar
    )
    screen.write("\u{1B}[?7l")
    return screen
  }
}

extension ScreenContents {
  /// The characters, each with its place.
  fileprivate var places: [(row: Int, column: Int, glyph: Character)] {
    rows.indices.flatMap { row in
      rows[row].indices.compactMap { column in
        rows[row][column].glyph.map { (row, column, $0) }
      }
    }
  }
}

extension SplitMix {
  private static let alphabet =
    (0..<0x21).compactMap(Unicode.Scalar.init).map { String($0) } + [
      "\r\n", "\u{7F}", "\u{9B}31m", "\u{1B}[2J", "\u{1B}]0;t\u{7}", "\u{1B}[200~", "a", "bc", "ß",
      "e\u{301}", "\u{301}", "\u{20DD}", "\u{903}", "世", "界", "ｱﾞ", "가", "\u{1100}", "\u{1161}",
      "\u{11A8}", "\u{D7B0}", "\u{1100}\u{1100}\u{1161}", "\u{115F}", "\u{3164}", "\u{200B}",
      "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{202E}", "\u{2066}", "\u{200F}",
      "\u{2028}", "\u{600}", "\u{600}\u{301}", "\u{600}世", "\u{6DD}", "👩🏽‍🚀", "👩\u{200D}", "🏽",
      "a🏽", "🇩🇪", "🇩", "❤️", "1️⃣", "🏴\u{E0067}\u{E007F}", "\u{E0001}", "\u{FFFD}", "\u{FFFF}",
      "\u{378}", "\u{E000}", "\u{10FFFF}", "ﷺ", "\u{D15}\u{D46}\u{D3E}", "क्ष्म", "ก็ำ", "\u{102C}",
      "\u{1CC00}", "\u{ED}\u{A0}", "शब्द", "العربية",
    ]

  /// A number of columns or rows, mostly small.
  fileprivate mutating func size() -> Int { [0, 1, 2, 3, 5, 8, 13, 21][next(below: 8)] }

  /// A text of anything that could confuse a terminal, sometimes with a very long character.
  fileprivate mutating func hostileText() -> String {
    var text = ""
    for _ in 0..<next(below: 7) { text += Self.alphabet[next(below: Self.alphabet.count)] }
    if next(below: 400) == 0 {
      let joined = ["\u{301}", "\u{200D}👩", "\u{1161}", "\u{903}", "🏽"][next(below: 5)]
      text += "👩" + String(repeating: joined, count: 10_000)
    }
    return text
  }

  /// A view with such texts in all places of texts.
  fileprivate mutating func hostileView(depth: Int) -> Markup<Int> {
    let text = hostileText()
    guard depth > 0, next(below: 4) > 0 else { return .text(text) }
    var children: [Markup<Int>] = []
    for _ in 0..<next(below: 4) { children.append(hostileView(depth: depth - 1)) }
    switch next(below: 14) {
    case 0: return .ul([], children.map { .li([], [$0]) })
    case 1: return .ol([], children.map { .li([], [$0]) })
    case 2:
      return .table(
        [],
        [.tr([], children.map { .td([], [$0]) }), .tr([], [.td([], [.text(text)])])]
      )
    case 3: return .div([.style("display", "flex")], children)
    case 4: return .pre([], children)
    case 5: return .button([.onClick(1)], children)
    case 6: return .input([.value(text), .placeholder(hostileText()), .attribute("size", "5")])
    case 7: return .element("textarea", [.value(text), .attribute("cols", "4")])
    case 8: return .select([], [.option([.value(text)], [.text(hostileText())])])
    case 9: return .element("img", [.attribute("alt", text)])
    case 10: return .p([.style("text-align", "center")], children)
    case 11: return .div([.style("position", "fixed")], children)
    case 12: return .a([.href(text)], children)
    default: return .div([], children)
    }
  }
}
