import DesignTokens

/// The colors that a terminal supports.
enum ColorRange: Equatable {
  /// No colors, because the terminal has none or the user disabled them.
  case none
  /// The sixteen named colors.
  case named
  /// A palette of 256 colors.
  case palette
  /// All colors.
  case all

  /// Reads the capabilities of a terminal and the settings of its user from the environment.
  init(environment: [String: String]) {
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let terminal = environment["TERM"] ?? ""
    if isRefused || terminal.isEmpty || terminal == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      self = .all
    } else {
      self = terminal.contains("256") ? .palette : .named
    }
  }
}

extension TextStyle {
  /// The codes that select this style, after any other style; without a palette, attributes stand for roles.
  func codes(_ range: ColorRange, _ palette: Palette?) -> String {
    let style = palette == nil ? plain : themed
    var codes = "0"
    for (isOn, code) in [
      (style.isBold, 1), (style.isDim, 2), (style.isItalic, 3), (style.isUnderlined, 4),
      (style.isReversed, 7), (style.isStruck, 9),
    ] where isOn { codes += ";\(code)" }
    for (color, isBackground) in [(style.color, false), (style.background, true)] {
      if let code = color?.code(range, palette, isBackground: isBackground) { codes += ";\(code)" }
    }
    return codes
  }
}

extension TerminalColor {
  /// The code of the color, or of the nearest supported one.
  func code(_ range: ColorRange, _ palette: Palette?, isBackground: Bool) -> String? {
    switch (self, range) {
    case (_, .none): return nil
    case (.role(let role), _):
      guard let palette else { return nil }
      if range == .named {
        return role.named(isLight: palette.isLight).flatMap {
          TerminalColor.named($0).code(range, palette, isBackground: isBackground)
        }
      }
      let color = palette[role]
      return TerminalColor.rgb(red: color.red, green: color.green, blue: color.blue)
        .code(range, palette, isBackground: isBackground)
    case (.named(let number), _):
      let first = number < 8 ? (isBackground ? 40 : 30) : (isBackground ? 92 : 82)
      return "\(first + Int(number & 15))"
    case (.rgb(let red, let green, let blue), .all):
      return "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    case (.rgb(let red, let green, let blue), .palette):
      return "\(isBackground ? 48 : 38);5;\(Self.nearest(Int(red), Int(green), Int(blue)))"
    case (.rgb(let red, let green, let blue), .named):
      let brightest = max(red, green, blue)
      var number: UInt8 = 0
      if brightest >= 64 {
        if red > brightest / 2 { number += 1 }
        if green > brightest / 2 { number += 2 }
        if blue > brightest / 2 { number += 4 }
        if brightest > 160 { number += 8 }
      }
      return TerminalColor.named(number).code(range, palette, isBackground: isBackground)
    }
  }

  /// The number of the nearest of 256 colors: one of a cube of six steps in each part, or a gray.
  private static func nearest(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let parts = [red, green, blue]
    func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    func distance(_ shown: [Int]) -> Int {
      zip(parts, shown).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let steps = parts.map(step)
    let cube = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    let gray = max(0, min(23, (parts.reduce(0, +) / 3 - 3) / 10))
    return distance([Int](repeating: 8 + 10 * gray, count: 3)) < distance(cube)
      ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
