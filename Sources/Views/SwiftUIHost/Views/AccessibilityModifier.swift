#if canImport(SwiftUI)
import Accessibility
import SwiftUI

/// Adds the accessibility attributes of a control.
struct AccessibilityModifier: ViewModifier {
  let control: HostedControl

  // "Not hidden" and empty traits can create accessibility elements, so plain views have neither.
  @ViewBuilder
  func body(content: Content) -> some View {
    if control.accessibility == AccessibilityAttributes() {
      content
    } else {
      modified(content)
    }
  }

  private func modified(_ content: Content) -> some View {
    let attributes = control.accessibility
    return
      content
      .with(attributes.isGroup ? true : nil) { view, _ in
        view.accessibilityElement(children: .contain)
      }
      .with(attributes.label) { $0.accessibilityLabel(Text(verbatim: $1)) }
      .with(attributes.hint) { $0.accessibilityHint(Text(verbatim: $1)) }
      .with(attributes.value) { $0.accessibilityValue(Text(verbatim: $1)) }
      .accessibilityAddTraits(AccessibilityTraits(attributes.traits.map(\.accessibility)))
      .with(attributes.isHidden ? true : nil) { $0.accessibilityHidden($1) }
      .with(attributes.level) { $0.accessibilityHeading($1) }
      .onChange(of: attributes.isLive ? control.text : "") { _, text in
        if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
      }
  }
}

extension View {
  /// Modifies the view if there is a value.
  @ViewBuilder
  fileprivate func with<Value>(_ value: Value?, _ modify: (Self, Value) -> some View) -> some View {
    if let value { modify(self, value) } else { self }
  }
}

extension AccessibilityAttributes {
  /// The heading level of SwiftUI.
  fileprivate var level: AccessibilityHeadingLevel? {
    let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
    return rank.flatMap { levels.indices.contains($0 - 1) ? levels[$0 - 1] : nil }
  }
}

extension AccessibilityAttributes.Trait {
  /// The trait of SwiftUI.
  fileprivate var accessibility: AccessibilityTraits {
    switch self {
    case .button: .isButton
    case .link: .isLink
    case .heading: .isHeader
    case .image: .isImage
    case .search: .isSearchField
    case .selected: .isSelected
    case .changing: .updatesFrequently
    case .modal: .isModal
    case .toggle: .isToggle
    case .tabs: .isTabBar
    }
  }
}
#endif
