import DesignTokens

/// What a colour of a theme is for.
package enum ColorRole: String, Sendable {
  case ground, paper, ink, soft, line, edge, accent
  case onAccent = "on-accent"
  case wash, positive, negative
  case negativeWash = "negative-wash"
  case hue1 = "hue-1"
  case hue2 = "hue-2"
  case hue3 = "hue-3"
  case hue4 = "hue-4"
}

extension Palette {
  /// The colour of a role.
  subscript(role: ColorRole) -> ThemeColor {
    switch role {
    case .ground: ground
    case .paper: paper
    case .ink: ink
    case .soft: soft
    case .line: line
    case .edge: edge
    case .accent: accent
    case .onAccent: onAccent
    case .wash: wash
    case .positive: positive
    case .negative: negative
    case .negativeWash: negativeWash
    case .hue1: hue1
    case .hue2: hue2
    case .hue3: hue3
    case .hue4: hue4
    }
  }

  /// Whether texts are darker than what stands behind them.
  var isLight: Bool { ground.contrast(with: 0x000000) > ground.contrast(with: 0xffffff) }
}

extension ColorRole {
  /// The colour of sixteen that is nearest to the role; nil leaves the terminal's own.
  ///
  /// Each terminal defines their shades, so what matters is that texts differ from what is behind them.
  func named(isLight: Bool) -> UInt8? {
    switch self {
    case .ground, .paper, .wash, .negativeWash: nil
    case .ink: isLight ? 0 : 15
    case .onAccent: isLight ? 15 : 0
    case .soft: isLight ? 8 : 7
    case .line: isLight ? 7 : 8
    case .edge: 8
    case .accent, .hue1: isLight ? 4 : 12
    case .positive: isLight ? 2 : 10
    case .negative: isLight ? 1 : 9
    case .hue2: isLight ? 5 : 13
    case .hue3: isLight ? 6 : 14
    case .hue4: isLight ? 3 : 11
    }
  }
}
