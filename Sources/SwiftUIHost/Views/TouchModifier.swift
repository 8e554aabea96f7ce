#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// Hears the touches of a control that it does not hear by itself.
struct TouchModifier: ViewModifier {
  let control: Control
  let attendant: Attendant

  @FocusState
  private var isThere: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if control.answers == [] && control.target == nil && !control.isFocusable {
      content
    } else {
      touched(content)
    }
  }

  private func touched(_ content: Content) -> some View {
    content
      .onPresses(of: control, twice: { touch(.doublePress) }) { touch(.press(x: $0, y: $1)) }
      .onPointer(of: control) { touch(.point($0, x: $1, y: $2)) }
      .modifier(FocusModifier(control: control, attendant: attendant))
  }

  private func touch(_ touch: Touch) {
    _ = attendant.hear(control.happenings(of: touch))
  }
}

/// Lets the keyboard reach a control that has no focus by itself.
struct FocusModifier: ViewModifier {
  let control: Control
  let attendant: Attendant

  @FocusState
  private var isThere: Bool

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
  /// Hears presses, where the control is none that is pressed by itself.
  @ViewBuilder
  fileprivate func onPresses(
    of control: Control,
    twice: @escaping @MainActor () -> Void,
    once: @escaping @MainActor (Double, Double) -> Void
  ) -> some View {
    let isPressed = control.answers.contains(Event.Kinds(.click)) || control.target != nil
    if control.answers.contains(Event.Kinds(.doubleClick)) {
      contentShape(Rectangle())
        .onTapGesture(count: 2) { twice() }
        .accessibilityAction(named: Text(verbatim: "Press twice")) { twice() }
        .onPress(isPressed && !control.isNative, once)
    } else {
      onPress(isPressed && !control.isNative, once)
    }
  }

  @ViewBuilder
  private func onPress(
    _ isHeard: Bool,
    _ press: @escaping @MainActor (Double, Double) -> Void
  ) -> some View {
    if isHeard {
      #if os(tvOS)
      contentShape(Rectangle()).onTapGesture { press(0, 0) }
      #else
      contentShape(Rectangle()).onTapGesture(coordinateSpace: .local) {
        press(Double($0.x), Double($0.y))
      }
      #endif
    } else {
      self
    }
  }

  /// Hears the pointer, or a finger that moves.
  @ViewBuilder
  fileprivate func onPointer(
    of control: Control,
    _ point: @escaping @MainActor (Event.Kind, Double, Double) -> Void
  ) -> some View {
    #if os(tvOS)
    self
    #else
    let kinds = Event.Kinds([
      Event.Kinds(.pointerDown), Event.Kinds(.pointerMove), Event.Kinds(.pointerUp),
    ])
    if control.answers.isDisjoint(with: kinds) {
      self
    } else {
      contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let isFirst = drag.location == drag.startLocation
            let kind = isFirst ? Event.Kind.pointerDown : .pointerMove
            point(kind, Double(drag.location.x), Double(drag.location.y))
          }
          .onEnded { point(.pointerUp, Double($0.location.x), Double($0.location.y)) }
      )
    }
    #endif
  }

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
