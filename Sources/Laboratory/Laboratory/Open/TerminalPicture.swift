import ComponentKit
import LaboratoryCore
import Markup
import TerminalHost

/// The frames of a recording as one animated picture.
///
/// The frames are below each other on a strip, which moves by one frame at a time. A row that
/// appears in several frames is defined once. A person who prefers reduced motion sees the last
/// frame.
struct TerminalPicture {
  typealias Part = Markup<Never>

  // The sizes of a cell and of the margin, in points.
  static let (cell, line, margin) = (8, 18, 12)

  /// The frames, at least one.
  let frames: [TerminalFrame]

  /// The title, for people who cannot see the picture.
  let title: String

  /// The size of a frame in points.
  var size: (width: Int, height: Int) {
    let rows = frames.first?.rows ?? []
    return ((rows.first?.count ?? 0) * Self.cell, rows.count * Self.line)
  }

  /// The picture as an SVG file, for light and for dark pages.
  ///
  /// The same frames give the same bytes.
  ///
  /// - Complexity: O(number of cells of all frames).
  var svg: String {
    var names: [String: Int] = [:]
    var rows: [String] = []
    let strip = frames.enumerated().map { number, frame in
      let uses = frame.rows.enumerated().compactMap { place, row -> Part? in
        let content = row.parts.map { $0.node.xml }.joined()
        if content.isEmpty { return nil }
        let name = names[content] ?? rows.count
        if name == rows.count { rows.append("<g id=\"r\(name)\">\(content)</g>") }
        names[content] = name
        return .element("use", [.attribute("href", "#r\(name)"), .points("y", place * Self.line)])
      }
      let cursor = frame.cursor.map { place in
        Part.box(.class("cursor"), x: place.column * Self.cell, y: place.row * Self.line)
      }
      let transform = Attribute<Never>.attribute(
        "transform",
        "translate(0 \(number * size.height))"
      )
      return Part.element("g", [.class("frame"), transform], uses + (cursor.map { [$0] } ?? []))
    }
    return picture(rows: rows, strip: strip.map { $0.node.xml })
  }
}

// MARK: - Animation

extension TerminalPicture {
  /// How many seconds the recording takes.
  var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

  /// The declarations that move the strip, by the share of the duration at which each begins.
  var moves: [String] {
    var elapsed = 0.0
    return frames.enumerated().map { number, frame in
      defer { elapsed += frame.seconds }
      return "\((elapsed / duration * 100).digits)% { \(transform(to: number)) }"
    }
  }

  /// The declaration that shows a frame.
  func transform(to frame: Int) -> String {
    "transform: translateY(-\(frame * size.height)px);"
  }
}

extension Double {
  /// The number with at most three digits behind the point.
  var digits: String { "\((self * 1000).rounded() / 1000)" }
}

// MARK: - Rows

extension [Cell] {
  /// The backgrounds and the texts of a row, a text for adjacent cells of one style.
  fileprivate var parts: [TerminalPicture.Part] {
    var parts: [TerminalPicture.Part] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, self[end].joins(self[end - 1]) { end += 1 }
      // The second cell of a character of two columns has no character.
      if end < count, self[end].glyph == nil { end += 1 }
      parts += TerminalPicture.Part.run(self[start..<end])
      start = end
    }
    return parts
  }
}

extension Cell {
  /// Whether the cell is drawn together with the cell before it.
  ///
  /// Fonts differ on the width of wide characters, so each of them has a text of its own.
  fileprivate func joins(_ before: Cell) -> Bool {
    style == before.style
      && [self, before].allSatisfy { $0.glyph.map { displayWidth(of: "\($0)") == 1 } ?? false }
  }
}

extension Markup<Never> {
  /// The background and the text of cells of one style.
  fileprivate static func run(_ cells: ArraySlice<Cell>) -> [Markup] {
    guard let style = cells.first?.style else { return [] }
    var (ink, page) = (Attribute.fill(style.color, "ink"), Attribute.fill(style.background, "page"))
    if style.isReversed { (ink, page) = (page, ink) }
    var parts: [Markup] = []
    if style.isReversed || style.background != nil {
      parts.append(.box(page, x: cells.startIndex * TerminalPicture.cell, y: 0, cells: cells.count))
    }
    // An underlined or struck blank is visible.
    let isMarked = style.isUnderlined || style.isStruck
    guard let first = cells.firstIndex(where: { $0.glyph != " " || isMarked }),
      let last = cells.lastIndex(where: { $0.glyph != " " || isMarked })
    else { return parts }
    let place: [Attribute<Never>] = [
      .points("x", first * TerminalPicture.cell), .points("y", TerminalPicture.line - 5),
      .points("textLength", (last - first + 1) * TerminalPicture.cell),
      .attribute("lengthAdjust", "spacingAndGlyphs"),
    ]
    let text = String(cells[first...last].compactMap(\.glyph))
    parts.append(.element("text", [ink] + style.classes.map { .class($0) } + place, [.text(text)]))
    return parts
  }

  /// A filled rectangle over cells of one row.
  fileprivate static func box(
    _ fill: Attribute<Never>,
    x: Int,
    y: Int,
    cells: Int = 1
  ) -> Markup {
    .element(
      "rect",
      [
        fill, .points("x", x), .points("y", y), .points("width", cells * TerminalPicture.cell),
        .points("height", TerminalPicture.line),
      ]
    )
  }
}

extension Attribute<Never> {
  /// A length in points.
  fileprivate static func points(_ name: String, _ number: Int) -> Attribute {
    .attribute(name, "\(number)")
  }

  /// The color of a shape: a class for a color of the theme, a named or a default one, so that dark pages change it.
  fileprivate static func fill(_ color: TerminalColor?, _ standard: String) -> Attribute {
    switch color {
    case .named(let number): .class("c\(number % 8)")
    case .role(let role): .class(role.rawValue)
    case .rgb(let red, let green, let blue): .attribute("fill", "rgb(\(red) \(green) \(blue))")
    case nil: .class(standard)
    }
  }
}

extension TextStyle {
  /// The classes of the style, without its colors.
  fileprivate var classes: [String] {
    [
      (isBold, "bold"), (isDim, "dim"), (isItalic, "italic"), (isUnderlined, "under"),
      (isStruck, "struck"),
    ].filter(\.0).map(\.1)
  }
}
