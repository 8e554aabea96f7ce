import DesignTokens
import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("TerminalTheme")
struct TerminalThemeTests {
  @Test("knows the ground by its value, or else by the environment")
  func ground() {
    let light = ["COLORFGBG": "0;15"]
    #expect(TerminalTheme.standard.isLight(in: light))
    #expect(TerminalTheme.standard.isLight(in: ["COLORFGBG": "0;default;7"]))
    #expect(!TerminalTheme.standard.isLight(in: ["COLORFGBG": "15;0"]))
    #expect(!TerminalTheme.standard.isLight(in: ["COLORFGBG": "15;8"]))
    #expect(!TerminalTheme.standard.isLight(in: ["COLORFGBG": "?"]))
    #expect(!TerminalTheme.standard.isLight(in: [:]))
    #expect(!TerminalTheme(.standard, isLight: false).isLight(in: light))
  }

  @Test("asks for the ground only where the answer matters and the question is not shown")
  func question() {
    #expect(TerminalTheme.standard.question(for: ["TERM": "xterm"]) == "\u{1B}]11;?\u{1B}\\")
    #expect(TerminalTheme.standard.question(for: ["TERM": "linux"]) == "")
    #expect(TerminalTheme(.standard, isLight: true).question(for: ["TERM": "xterm"]) == "")
    #expect(TerminalTheme.plain.question(for: ["TERM": "xterm"]) == "")
  }

  @Test(
    "reads the answer of a terminal",
    arguments: [
      ("11;rgb:ffff/ffff/ffff", true), ("11;rgb:ff/ff/e0", true), ("11;rgb:1313/1212/1717", false),
      ("11;rgb:0/0/f", false), ("11;rgb:ffff/ffff", nil), ("10;rgb:0/0/0", nil),
      ("11;rgb:fffff/0/0", nil), ("11;rgb:gg/0/0", nil), ("11;?", nil),
    ] as [(String, Bool?)]
  )
  func answer(text: String, isLight: Bool?) {
    #expect(isLightGround(text) == isLight)
  }

  @Test("takes the answer between keys, which are not lost, however the bytes are divided")
  func decoding() {
    let expected: [Input] = [.key(KeyPress("a")), .ground(isLight: true), .key(KeyPress("b"))]
    for end in ["\u{7}", "\u{1B}\\"] {
      let bytes = Array("a\u{1B}]11;rgb:ffff/ffff/ffff\(end)b".utf8)
      for place in 0...bytes.count {
        var decoder = InputDecoder()
        let found =
          decoder.feed(bytes[..<place], at: .zero) + decoder.feed(bytes[place...], at: .zero)
        #expect(found == expected, "divided at \(place)")
      }
    }
    var decoder = InputDecoder()
    let long = "\u{1B}]11;rgb:\(String(repeating: "f", count: 500))/0/0\u{1B}\\b"
    #expect(decoder.feed(Array(long.utf8), at: .zero) == [.key(KeyPress("b"))])
  }
}

@Suite("The colours of a theme")
struct ThemeColorsTests {
  private func code(_ role: ColorRole, _ range: ColorRange, _ palette: Palette) -> String? {
    TerminalColor.role(role).code(range, palette, isBackground: false)
  }

  @Test("are as a terminal can show them")
  func levels() {
    #expect(code(.accent, .all, .dark) == "38;2;138;168;255")
    #expect(code(.accent, .all, .light) == "38;2;36;86;214")
    #expect(code(.accent, .palette, .dark) == "38;5;111")
    #expect(code(.accent, .named, .dark) == "94")
    #expect(code(.accent, .named, .light) == "34")
    #expect(code(.accent, .none, .dark) == nil)
    #expect(TerminalColor(css: "var(--on-accent)") == .role(.onAccent))
    #expect(TerminalColor(css: "var(--unknown)") == nil)
  }

  @Test("are the nearest of 256, be they in the cube or gray")
  func nearest() {
    #expect(code(.line, .palette, .dark) == "38;5;237")
    #expect(code(.negative, .palette, .dark) == "38;5;210")
    #expect(code(.paper, .palette, .light) == "38;5;231")
  }

  @Test("differ from what is behind them, also among sixteen", arguments: [true, false])
  func sixteen(isLight: Bool) {
    for (ink, ground) in [
      (ColorRole.ink, ColorRole.line), (.soft, .line), (.accent, .line), (.onAccent, .accent),
    ] {
      #expect(ink.named(isLight: isLight) != ground.named(isLight: isLight))
    }
  }

  @Test("of the focus are those of the accent")
  func focus() {
    var style = TextStyle()
    style.fill(.soft, on: .line)
    #expect(style.themed == style)
    style.isReversed = true
    #expect(style.themed.codes(.all, .dark) == "0;38;2;16;19;31;48;2;138;168;255")
  }

  @Test("belong to the palettes by their names")
  func names() {
    for (name, color) in Palette.light.named {
      #expect(ColorRole(rawValue: name).map { Palette.light[$0] } == color)
    }
  }
}
