#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// Adds the gestures that the control of the platform does not report.
struct GestureModifier: ViewModifier {
  let control: Control
  let events: EventSink

  @ViewBuilder
  func body(content: Content) -> some View {
    if control.answers == [] && control.target == nil && !control.isFocusable {
      content
    } else {
      content
        .modifier(PressModifier(control: control, events: events))
        .modifier(PointerModifier(control: control, events: events))
        .modifier(FocusModifier(control: control, events: events))
    }
  }
}

/// Makes a control focusable that the platform does not make focusable.
struct FocusModifier: ViewModifier {
  let control: Control
  let events: EventSink

  @FocusState
  var isThere: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if control.isFocusable {
      content
        .focusable()
        .focused($isThere)
        .onKeys(true) { events.perform(.key($0, $1), on: control) }
        .onChange(of: isThere) { _, isThere in
          events.perform(isThere ? .arrive() : .leave(), on: control)
        }
        .onChange(of: control.isFocused, initial: true) { _, isFocused in
          if isFocused { isThere = true }
        }
    } else if case .field = control.kind {
      content
    } else {
      content.onKeys(control.answers.contains(Event.Kinds(.keyDown))) {
        events.perform(.key($0, $1), on: control)
      }
    }
  }
}

extension View {
  /// Reports key presses with their modifiers; a handled press is not passed on.
  @ViewBuilder
  func onKeys(
    _ isEnabled: Bool,
    _ press: @escaping @MainActor (String, Event.Modifiers) -> Bool
  ) -> some View {
    #if os(watchOS)
    self
    #else
    if isEnabled {
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
  /// The modifiers as events of markup have them.
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
