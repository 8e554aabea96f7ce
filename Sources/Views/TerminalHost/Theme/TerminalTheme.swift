public import DesignTokens

/// The look of a program on the screen of a terminal.
///
/// A run has the standard look, made from the same colours as pages, unless it is given another one:
///
/// ```swift
/// var mine = Theme.standard
/// mine.dark.accent = 0xffb454
/// let theme = TerminalTheme(mine)
/// theme.palette(isLight: false).accent.css  // "#ffb454"
/// ```
///
/// Give it to ``TerminalOptions``. Fields and buttons are filled, the names of fields are in a column
/// before them, and parts with a name have a box. The terminal's own colours stay behind everything and
/// in plain texts.
///
/// Without colours, in a pipe and in fewer than ``leastColumns`` columns, brackets stand for the fills, as
/// ``plain`` always has them.
public struct TerminalTheme: Hashable, Sendable {
  /// The palettes of light and of dark terminals; nil for brackets.
  private let theme: Theme?

  /// Whether the terminal is light; nil asks the terminal, which is dark if it does not answer.
  let isLight: Bool?

  /// Creates the look of a theme.
  ///
  /// - Parameters:
  ///   - theme: The palettes.
  ///   - isLight: Whether the terminal is light; nil asks the terminal.
  public init(_ theme: Theme, isLight: Bool? = nil) {
    self.theme = theme
    self.isLight = isLight
  }

  private init() { (theme, isLight) = (nil, nil) }

  /// The look that every program has without asking.
  public static let standard = TerminalTheme(.standard)

  /// Brackets in the terminal's own colours.
  public static let plain = TerminalTheme()

  /// The number of columns below which a terminal shows brackets.
  public static var leastColumns: Int { 40 }

  /// Returns the colours on a light or on a dark terminal.
  public func palette(isLight: Bool) -> Palette {
    let theme = theme ?? .standard
    return isLight ? theme.light : theme.dark
  }

  /// What is around controls, if there is room.
  var signs: ControlSigns { theme == nil ? .brackets : .fills }
}

// MARK: - The ground of a terminal

extension TerminalTheme {
  /// The colours and the ground as the environment describes the terminal.
  ///
  /// `COLORFGBG` names the colours of the text and of the ground, such as `0;15`.
  func isLight(in environment: [String: String]) -> Bool {
    if let isLight { return isLight }
    let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    return ground == 7 || (9...15).contains(ground ?? 0)
  }

  /// The question for the ground of a terminal, if it has to be asked and does not show the question.
  ///
  /// Nobody waits for the answer: it is an input like others, and the view is drawn again then.
  /// (XTerm Control Sequences, 2023, Operating System Commands.)
  func question(for environment: [String: String]) -> String {
    theme != nil && isLight == nil && environment["TERM"] != "linux" ? "\u{1B}]11;?\u{1B}\\" : ""
  }
}

/// Returns whether the answer of a terminal names a light ground; nil if it is another answer.
func isLightGround(_ answer: some StringProtocol) -> Bool? {
  guard answer.hasPrefix("11;rgb:") else { return nil }
  let parts = answer.dropFirst(7).split(separator: "/", omittingEmptySubsequences: false)
  // One to four digits are a share of the greatest number of so many digits.
  let shares = parts.compactMap { digits -> Double? in
    guard 1...4 ~= digits.count, let number = UInt32(digits, radix: 16) else { return nil }
    return Double(number) / Double(1 << (4 * digits.count) - 1)
  }
  guard parts.count == 3, shares.count == 3 else { return nil }
  return 0.299 * shares[0] + 0.587 * shares[1] + 0.114 * shares[2] > 0.5
}
