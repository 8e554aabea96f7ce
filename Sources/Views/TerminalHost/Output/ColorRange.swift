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
  /// The codes that select this style, after any other style.
  func codes(_ range: ColorRange) -> String {
    var codes = "0"
    for (isOn, code) in [
      (isBold, 1), (isDim, 2), (isItalic, 3), (isUnderlined, 4), (isReversed, 7), (isStruck, 9),
    ] where isOn { codes += ";\(code)" }
    if let color, let code = color.code(range, isBackground: false) { codes += ";\(code)" }
    if let background, let code = background.code(range, isBackground: true) { codes += ";\(code)" }
    return codes
  }
}

extension TerminalColor {
  /// The code of the color, or of the nearest supported one.
  func code(_ range: ColorRange, isBackground: Bool) -> String? {
    switch (self, range) {
    case (_, .none): return nil
    case (.named(let number), _):
      let first = number < 8 ? (isBackground ? 40 : 30) : (isBackground ? 92 : 82)
      return "\(first + Int(number & 15))"
    case (.rgb(let red, let green, let blue), .all):
      return "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    case (.rgb(let red, let green, let blue), .palette):
      // The palette has a cube of six steps in each part.
      func step(_ part: UInt8) -> Int { (Int(part) * 5 + 127) / 255 }
      let number = 16 + 36 * step(red) + 6 * step(green) + step(blue)
      return "\(isBackground ? 48 : 38);5;\(number)"
    case (.rgb(let red, let green, let blue), .named):
      let brightest = max(red, green, blue)
      var number: UInt8 = 0
      if brightest >= 64 {
        if red > brightest / 2 { number += 1 }
        if green > brightest / 2 { number += 2 }
        if blue > brightest / 2 { number += 4 }
        if brightest > 160 { number += 8 }
      }
      return TerminalColor.named(number).code(range, isBackground: isBackground)
    }
  }
}
