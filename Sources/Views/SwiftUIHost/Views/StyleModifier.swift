#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// Draws the box of a control: what is behind and around it.
struct StyleModifier: ViewModifier {
  let style: ControlStyle

  func body(content: Content) -> some View {
    content
      .padding(style.padding ?? 0)
      .frame(width: style.width.map { CGFloat($0) }, height: style.height.map { CGFloat($0) })
      .background(style.background?.color ?? .clear, ignoresSafeAreaEdges: [])
      .opacity(style.opacity)
      .multilineTextAlignment(style.alignment.text)
  }
}

extension StyleColor {
  /// The color that it is to SwiftUI.
  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
}

extension ControlStyle.Alignment {
  /// Where columns stand.
  var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }

  /// Where lines of text stand.
  var text: TextAlignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }
}

extension ControlStyle {
  /// The font of letters, where it is not that of what is around.
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
  /// Creates one text of pieces that look different.
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
    if style.isBold { text = text.bold() }
    if style.isItalic { text = text.italic() }
    if style.isMonospaced { text = text.monospaced() }
    if style.isUnderlined { text = text.underline() }
    if style.isStruck { text = text.strikethrough() }
    if let color = style.color { text = text.foregroundStyle(color.color) }
    self = text
  }
}
#endif
