import DesignTokens

/// What a colour of a theme is for.
package enum ColorRole: String, Sendable {
  case ground, paper, ink, soft, line, edge, accent
  case onAccent = "on-accent"
  case wash, good, bad
  case badWash = "bad-wash"
  case elm, redux, react, halogen
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
    case .good: good
    case .bad: bad
    case .badWash: badWash
    case .elm: elm
    case .redux: redux
    case .react: react
    case .halogen: halogen
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
    case .ground, .paper, .wash, .badWash: nil
    case .ink: isLight ? 0 : 15
    case .onAccent: isLight ? 15 : 0
    case .soft: isLight ? 8 : 7
    case .line: isLight ? 7 : 8
    case .edge: 8
    case .accent, .elm: isLight ? 4 : 12
    case .good: isLight ? 2 : 10
    case .bad: isLight ? 1 : 9
    case .redux: isLight ? 5 : 13
    case .react: isLight ? 6 : 14
    case .halogen: isLight ? 3 : 11
    }
  }
}
