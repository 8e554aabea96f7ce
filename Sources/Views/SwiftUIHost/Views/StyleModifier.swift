#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// Draws the background, the padding and the frame of a control.
struct StyleModifier: ViewModifier {
  let style: ControlStyle

  func body(content: Content) -> some View {
    content
      .padding(style.padding ?? 0)
      .frame(width: style.width.map { CGFloat($0) }, height: style.height.map { CGFloat($0) })
      .background(style.background?.color ?? .clear, ignoresSafeAreaEdges: [])
      .opacity(style.opacity)
      .multilineTextAlignment(style.traits.alignment.inSwiftUI.text)
  }
}

extension StyleColor {
  /// The color of SwiftUI.
  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
}

extension TextTraits.Alignment {
  /// The alignments of columns and of lines of text.
  var inSwiftUI: (column: HorizontalAlignment, text: TextAlignment) {
    switch self {
    case .start: (.leading, .leading)
    case .center: (.center, .center)
    case .end: (.trailing, .trailing)
    }
  }
}

extension ControlStyle {
  /// The font of letters, if it differs from the inherited font.
  var font: Font? {
    if let size { return .system(size: CGFloat(size)) }
    switch rank {
    case 1: return .largeTitle
    case 2: return .title
    case 3: return .title2
    case 4: return .title3
    case .some: return .headline
    case nil: return isSmall ? .caption : nil
    }
  }
}

extension Text {
  /// Creates one text of pieces with different styles.
  init(_ words: [Control.Words]) {
    self = words.dropFirst().reduce(Text(words.first)) { text, piece in text + Text(piece) }
  }

  private init(_ words: Control.Words?) {
    guard let words else {
      self.init(verbatim: "")
      return
    }
    var text = Text(verbatim: words.text)
    let style = words.style
    if let font = style.font { text = text.font(font) }
    if style.traits.isBold { text = text.bold() }
    if style.traits.isItalic { text = text.italic() }
    if style.isMonospaced { text = text.monospaced() }
    if style.traits.isUnderlined { text = text.underline() }
    if style.traits.isStruck { text = text.strikethrough() }
    if let color = style.color { text = text.foregroundStyle(color.color) }
    self = text
  }
}
#endif
