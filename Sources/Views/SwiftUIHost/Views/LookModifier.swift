#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Draws the box of a control: what is behind and around it.
struct LookModifier: ViewModifier {
  let look: Appearance

  func body(content: Content) -> some View {
    content
      .padding(look.padding ?? 0)
      .frame(width: look.width.map { CGFloat($0) }, height: look.height.map { CGFloat($0) })
      .background(look.background?.color ?? .clear, ignoresSafeAreaEdges: [])
      .opacity(look.opacity)
      .multilineTextAlignment(look.alignment.text)
  }
}

extension Tint {
  /// The color that it is to SwiftUI.
  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
}

extension Appearance.Alignment {
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

extension Appearance {
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
    let look = words.look
    if let font = look.font { text = text.font(font) }
    if look.isBold { text = text.bold() }
    if look.isItalic { text = text.italic() }
    if look.isMonospaced { text = text.monospaced() }
    if look.isUnderlined { text = text.underline() }
    if look.isStruck { text = text.strikethrough() }
    if let color = look.color { text = text.foregroundStyle(color.color) }
    self = text
  }
}
#endif
