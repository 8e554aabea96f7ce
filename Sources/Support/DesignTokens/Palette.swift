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
  public var positive: ThemeColor
  /// What is wrong, and why.
  public var negative: ThemeColor
  /// The surface of what is wrong.
  public var negativeWash: ThemeColor
  /// The first of four colours that tell things of one kind apart, such as the parts of a chart.
  public var hue1: ThemeColor
  /// The second of them.
  public var hue2: ThemeColor
  /// The third of them.
  public var hue3: ThemeColor
  /// The fourth of them.
  public var hue4: ThemeColor
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
    positive: 0x18794e,
    negative: 0xc62a2f,
    negativeWash: 0xfdf0f0,
    hue1: 0x2456d6,
    hue2: 0x7a3fd1,
    hue3: 0x0b7470,
    hue4: 0xb4470b
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
    positive: 0x5cc896,
    negative: 0xff8f8f,
    negativeWash: 0x3a2224,
    hue1: 0x8aa8ff,
    hue2: 0xbd96ff,
    hue3: 0x54c8c2,
    hue4: 0xff9e66
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
      ("edge", edge), ("accent", accent), ("on-accent", onAccent), ("wash", wash),
      ("positive", positive), ("negative", negative), ("negative-wash", negativeWash),
      ("hue-1", hue1), ("hue-2", hue2), ("hue-3", hue3), ("hue-4", hue4),
    ]
  }
}
