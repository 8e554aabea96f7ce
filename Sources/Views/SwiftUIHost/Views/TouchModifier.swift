#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// Hears the touches of a control that it does not hear by itself.
struct TouchModifier: ViewModifier {
  let control: Control
  let attendant: Attendant

  @ViewBuilder
  func body(content: Content) -> some View {
    if control.answers == [] && control.target == nil && !control.isFocusable {
      content
    } else {
      content
        .modifier(PressModifier(control: control, attendant: attendant))
        .modifier(PointerModifier(control: control, attendant: attendant))
        .modifier(FocusModifier(control: control, attendant: attendant))
    }
  }
}

/// Lets the keyboard reach a control that has no focus by itself.
struct FocusModifier: ViewModifier {
  let control: Control
  let attendant: Attendant

  @FocusState
  private var isThere: Bool

  init(control: Control, attendant: Attendant) {
    self.control = control
    self.attendant = attendant
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    if control.isFocusable {
      content
        .focusable()
        .focused($isThere)
        .onKeys(true) { hear(.key($0, $1)) }
        .onChange(of: isThere) { _, isThere in _ = hear(isThere ? .arrive() : .leave()) }
        .onChange(of: control.isFocused, initial: true) { _, isFocused in
          if isFocused { isThere = true }
        }
    } else if case .field = control.kind {
      content
    } else {
      content.onKeys(control.answers.contains(Event.Kinds(.keyDown))) { hear(.key($0, $1)) }
    }
  }

  private func hear(_ touch: Touch) -> Bool {
    attendant.hear(control.happenings(of: touch))
  }
}

extension View {
  /// Hears the keys of a keyboard, and what was held down meanwhile; those that are answered go no
  /// further.
  @ViewBuilder
  func onKeys(
    _ isHeard: Bool,
    _ press: @escaping @MainActor (String, Event.Modifiers) -> Bool
  ) -> some View {
    #if os(watchOS)
    self
    #else
    if isHeard {
      onKeyPress(phases: [.down, .repeat]) {
        press(KeyName.of($0.key.character), $0.modifiers.inMarkup) ? .handled : .ignored
      }
    } else {
      self
    }
    #endif
  }
}

#if !os(watchOS)
extension EventModifiers {
  /// The modifiers as markup knows them.
  fileprivate var inMarkup: Event.Modifiers {
    var modifiers: Event.Modifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.option) { modifiers.insert(.option) }
    if contains(.command) { modifiers.insert(.command) }
    return modifiers
  }
}
#endif
#endif
