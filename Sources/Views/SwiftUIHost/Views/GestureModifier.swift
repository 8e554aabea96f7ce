#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// Adds the presses, pointer events, focus and keys that the control of the platform does not report.
struct GestureModifier: ViewModifier {
  let control: HostedControl

  @State
  private var trace: PointerTrace
  @FocusState
  private var isThere: Bool

  init(control: HostedControl) {
    self.control = control
    trace = PointerTrace()
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    if control.answers == [] && control.target == nil && !control.isFocusable {
      content
    } else {
      focused(pointed(pressed(content)))
    }
  }
}

// MARK: - Presses

extension GestureModifier {
  @ViewBuilder
  private func pressed(_ content: Content) -> some View {
    if control.answers.contains(Event.Kinds(.doubleClick)) {
      pressable(content).accessibilityAction(named: Text(verbatim: "Press twice")) {
        control.perform(.press(count: 1), .press(count: 2))
      }
    } else {
      pressable(content)
    }
  }

  @ViewBuilder
  private func pressable(_ content: Content) -> some View {
    let kinds = Event.Kinds([Event.Kinds(.click), Event.Kinds(.doubleClick)])
    if case .form(.button) = control.kind {
      content
    } else if control.isNative {
      if control.answers.contains(Event.Kinds(.doubleClick)) {
        content.simultaneousGesture(TapGesture(count: 2).onEnded { control.perform(.doublePress) })
      } else {
        content
      }
    } else if control.answers.isDisjoint(with: kinds) && control.target == nil {
      content
    } else {
      PressView(control: control) { press in
        #if os(tvOS)
        content.contentShape(Rectangle()).onTapGesture { press(0, 0) }
        #else
        content.contentShape(Rectangle()).onTapGesture(coordinateSpace: .local) {
          press(Double($0.x), Double($0.y))
        }
        #endif
      }
    }
  }
}

// MARK: - Pointers

extension GestureModifier {
  /// Sends the events of a pointer or of a moving finger, on platforms that have one.
  @ViewBuilder
  private func pointed(_ content: some View) -> some View {
    #if os(tvOS)
    content
    #else
    let kinds = Event.Kinds([
      Event.Kinds(.pointerDown), Event.Kinds(.pointerMove), Event.Kinds(.pointerUp),
    ])
    if control.answers.isDisjoint(with: kinds) {
      content
    } else {
      #if os(macOS)
      content.contentShape(Rectangle()).simultaneousGesture(drag(from: 0))
      #else
      // A finger also scrolls: the drag begins after some points, and a tap is a gesture of its own.
      content.contentShape(Rectangle())
        .simultaneousGesture(drag(from: 10))
        .simultaneousGesture(
          SpatialTapGesture().onEnded { control.perform(PointerTrace.tap(at: $0.location)) }
        )
      #endif
    }
    #endif
  }

  #if !os(tvOS)
  private func drag(from distance: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: distance)
      .onChanged { control.perform(trace.move(from: $0.startLocation, to: $0.location)) }
      .onEnded { control.perform(trace.end(at: $0.location)) }
  }
  #endif
}

// MARK: - Focus and keys

extension GestureModifier {
  /// Makes a control focusable that the platform does not make focusable.
  @ViewBuilder
  private func focused(_ content: some View) -> some View {
    if control.isFocusable {
      content
        .focusable()
        .focused($isThere)
        .onKeys(true) { control.perform(.key($0, $1)) }
        .onChange(of: isThere) { _, isThere in control.perform(isThere ? .arrive() : .leave()) }
        .onChange(of: control.isFocused, initial: true) { _, isFocused in
          if isFocused { isThere = true }
        }
    } else if case .form(.field) = control.kind {
      content
    } else {
      content.onKeys(control.answers.contains(Event.Kinds(.keyDown))) {
        control.perform(.key($0, $1))
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
