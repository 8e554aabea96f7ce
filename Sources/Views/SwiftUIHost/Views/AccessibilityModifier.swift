#if canImport(SwiftUI)
import Accessibility
import SwiftUI

/// Says of a control what is said of it to those who do not see it.
struct AccessibilityModifier: ViewModifier {
  let control: Control

  // "Not hidden" and empty traits can create accessibility elements, so plain views have neither.
  @ViewBuilder
  func body(content: Content) -> some View {
    if control.accessibility == AccessibilityAttributes() {
      content
    } else {
      said(of: content)
    }
  }

  private func said(of content: Content) -> some View {
    whole(content)
      .labelled(control.accessibility.label)
      .hinted(control.accessibility.hint)
      .valued(control.accessibility.value)
      .accessibilityAddTraits(control.accessibility.traits.accessibility)
      .hidden(control.accessibility.isHidden)
      .ranked(control.accessibility.rank)
      .onChange(of: control.accessibility.isLive ? control.text : "") { _, text in
        if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
      }
  }

  @ViewBuilder
  private func whole(_ content: Content) -> some View {
    if control.accessibility.isGroup {
      content.accessibilityElement(children: .contain)
    } else {
      content
    }
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

  @ViewBuilder
  fileprivate func hidden(_ isHidden: Bool) -> some View {
    if isHidden { accessibilityHidden(true) } else { self }
  }

  @ViewBuilder
  fileprivate func ranked(_ rank: Int?) -> some View {
    let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
    if let rank, levels.indices.contains(rank - 1) {
      accessibilityHeading(levels[rank - 1])
    } else {
      self
    }
  }
}

extension AccessibilityAttributes.Traits {
  /// The traits that they are to SwiftUI.
  fileprivate var accessibility: AccessibilityTraits {
    let all: [(AccessibilityAttributes.Traits, AccessibilityTraits)] = [
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
