/// The colours of one colour scheme, each named by its role.
///
/// ```swift
/// var mine = Palette.light
/// mine.accent = 0x7a3fd1
/// mine.accent.css  // "#7a3fd1"
/// ```
///
/// Every text keeps a contrast of 4.5 with what stands behind it, and every edge that says where a
/// control is keeps 3; a test computes both for the palettes of this module.
public struct Palette: Hashable, Sendable {
  /// The quiet colour behind everything.
  public var ground: ThemeColor
  /// The surface of cards and fields.
  public var paper: ThemeColor
  /// Texts.
  public var ink: ThemeColor
  /// Texts of less weight: hints, units, what is done.
  public var soft: ThemeColor
  /// Lines that only separate.
  public var line: ThemeColor
  /// Edges that say where a control is.
  public var edge: ThemeColor
  /// The one colour for what can be pressed, is focused or is chosen.
  public var accent: ThemeColor
  /// Texts on the accent.
  public var onAccent: ThemeColor
  /// The surface of what is chosen or pressed.
  public var wash: ThemeColor
  /// What went well.
  public var good: ThemeColor
  /// What is wrong, and why.
  public var bad: ThemeColor
  /// The surface of what is wrong.
  public var badWash: ThemeColor
  /// The Elm-like architecture.
  public var elm: ThemeColor
  /// The Redux-like architecture.
  public var redux: ThemeColor
  /// The React-like architecture.
  public var react: ThemeColor
  /// The Halogen-like architecture.
  public var halogen: ThemeColor
}

extension Palette {
  /// The colours on a light ground.
  public static let light = Palette(
    ground: 0xf7f7f5,
    paper: 0xffffff,
    ink: 0x1b1a20,
    soft: 0x65636e,
    line: 0xe3e2e7,
    edge: 0x85838f,
    accent: 0x2456d6,
    onAccent: 0xffffff,
    wash: 0xeef2fd,
    good: 0x18794e,
    bad: 0xc62a2f,
    badWash: 0xfdf0f0,
    elm: 0x2456d6,
    redux: 0x7a3fd1,
    react: 0x0b7470,
    halogen: 0xb4470b
  )

  /// The colours on a dark ground.
  public static let dark = Palette(
    ground: 0x131217,
    paper: 0x1c1b21,
    ink: 0xecebf1,
    soft: 0xa09eab,
    line: 0x33313b,
    edge: 0x74727f,
    accent: 0x8aa8ff,
    onAccent: 0x10131f,
    wash: 0x22283b,
    good: 0x5cc896,
    bad: 0xff8f8f,
    badWash: 0x3a2224,
    elm: 0x8aa8ff,
    redux: 0xbd96ff,
    react: 0x54c8c2,
    halogen: 0xff9e66
  )
}

// MARK: - Names

extension Palette {
  /// The colours, each under the name that a style sheet knows it by.
  ///
  /// ```swift
  /// Palette.light.named.first { $0.name == "paper" }?.color.css  // Optional("#ffffff")
  /// ```
  public var named: [(name: String, color: ThemeColor)] {
    [
      ("ground", ground), ("paper", paper), ("ink", ink), ("soft", soft), ("line", line),
      ("edge", edge), ("accent", accent), ("on-accent", onAccent), ("wash", wash), ("good", good),
      ("bad", bad), ("bad-wash", badWash), ("elm", elm), ("redux", redux), ("react", react),
      ("halogen", halogen),
    ]
  }
}
