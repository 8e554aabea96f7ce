/// The look of pages and terminals: two palettes, and the measures of texts and gaps.
///
/// Pages get it as the variables of a style sheet, terminals as the colours of a `TerminalTheme`, so
/// that both change when a colour changes here.
///
/// ```swift
/// Theme.standard.css.contains("--accent:light-dark(#2456d6,#8aa8ff)")  // true
/// ```
public struct Theme: Hashable, Sendable {
  /// The colours on a light ground.
  public var light: Palette
  /// The colours on a dark ground.
  public var dark: Palette

  /// Creates a theme of two palettes.
  public init(light: Palette, dark: Palette) {
    self.light = light
    self.dark = dark
  }

  /// The look that every program has without asking.
  public static let standard = Theme(light: .light, dark: .dark)
}

// MARK: - Style sheets

extension Theme {
  /// The theme as the variables of a style sheet.
  ///
  /// Each colour is a variable of its role, such as `--accent`. Gaps are `--s1` to `--s12`, which count
  /// quarters of the text's size, so that they grow with it. Texts are `--small`, `--text` and `--large`, headings
  /// `--h1` and `--h2`; the families are `--sans` and `--code`.
  public var css: String {
    var lines = [":root{color-scheme:light dark"]
    for (one, other) in zip(light.named, dark.named) {
      lines.append("--\(one.name):light-dark(\(one.color.css),\(other.color.css))")
    }
    for gap in Self.gaps { lines.append("--s\(gap):\(Self.rem(gap * 4))") }
    for (name, pixels) in Self.sizes { lines.append("--\(name):\(Self.rem(pixels))") }
    for (name, family) in Self.families { lines.append("--\(name):\(family)") }
    return lines.joined(separator: ";") + "}"
  }

  /// The gaps, in steps of 4 pixels.
  private static var gaps: [Int] { [1, 2, 3, 4, 6, 8, 12] }

  /// The sizes of texts, headings and corners, in pixels.
  private static var sizes: [(name: String, pixels: Int)] {
    [("small", 14), ("text", 16), ("large", 18), ("h1", 28), ("h2", 20), ("radius", 10)]
  }

  private static var families: [(name: String, list: String)] {
    [
      ("sans", #"system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif"#),
      ("code", #"ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace"#),
    ]
  }

  /// A length in units of the text's size, which a reader may have enlarged.
  private static func rem(_ pixels: Int) -> String {
    let thousandths = pixels * 1000 / 16
    let (whole, part) = (thousandths / 1000, thousandths % 1000)
    guard part > 0 else { return "\(whole)rem" }
    var digits = String(part + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (whole > 0 ? "\(whole)" : "") + ".\(digits)rem"
  }
}
