#if canImport(SwiftUI)
import Accessibility
import SwiftUI

/// Says of a control what is said of it to those who do not see it.
struct VoiceModifier: ViewModifier {
  let control: Control

  func body(content: Content) -> some View {
    whole(content)
      .labelled(control.voice.label)
      .hinted(control.voice.hint)
      .valued(control.voice.value)
      .accessibilityAddTraits(control.voice.traits.accessibility)
      .accessibilityHidden(control.voice.isHidden)
      .accessibilityHeading(level)
      .onChange(of: control.voice.isLive ? control.text : "") { _, text in
        if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
      }
  }

  @ViewBuilder
  private func whole(_ content: Content) -> some View {
    if control.voice.isGroup {
      content.accessibilityElement(children: .contain)
    } else {
      content
    }
  }

  private var level: AccessibilityHeadingLevel {
    let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
    guard let rank = control.voice.rank, levels.indices.contains(rank - 1) else {
      return .unspecified
    }
    return levels[rank - 1]
  }
}

extension View {
  @ViewBuilder
  fileprivate func labelled(_ text: String?) -> some View {
    if let text { accessibilityLabel(Text(verbatim: text)) } else { self }
  }

  @ViewBuilder
  fileprivate func hinted(_ text: String?) -> some View {
    if let text { accessibilityHint(Text(verbatim: text)) } else { self }
  }

  @ViewBuilder
  fileprivate func valued(_ text: String?) -> some View {
    if let text { accessibilityValue(Text(verbatim: text)) } else { self }
  }
}

extension Voice.Traits {
  /// The traits that they are to SwiftUI.
  fileprivate var accessibility: AccessibilityTraits {
    let all: [(Voice.Traits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.heading, .isHeader), (.image, .isImage),
      (.search, .isSearchField), (.selected, .isSelected), (.changing, .updatesFrequently),
      (.modal, .isModal), (.toggle, .isToggle), (.tabs, .isTabBar),
    ]
    return all.reduce(into: []) { traits, pair in
      if contains(pair.0) { traits.formUnion(pair.1) }
    }
  }
}
#endif
