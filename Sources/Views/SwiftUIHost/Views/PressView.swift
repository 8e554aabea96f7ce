#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// A control that counts its presses.
struct PressView<Content: View>: View {
  /// Draws the control, which calls the function with the point of each press.
  typealias Draw = (_ press: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) -> Content

  private let control: Control
  private let events: EventSink
  private let draw: Draw

  @State
  private var presses: PressCounter

  init(control: Control, events: EventSink, @ViewBuilder draw: @escaping Draw) {
    self.control = control
    self.events = events
    self.draw = draw
    presses = PressCounter()
  }

  var body: some View { draw(press) }

  private func press(x: Double, y: Double) {
    let isCounted = control.answers.contains(Event.Kinds(.doubleClick))
    let count = isCounted ? presses.press(at: .now) : 1
    events.perform(.press(x: x, y: y, count: count), on: control)
  }
}

/// Adds presses to a control that has none of its own.
struct PressModifier: ViewModifier {
  let control: Control
  let events: EventSink

  @ViewBuilder
  func body(content: Content) -> some View {
    if control.answers.contains(Event.Kinds(.doubleClick)) {
      pressed(content).accessibilityAction(named: Text(verbatim: "Press twice")) {
        events.perform(.press(count: 1), .press(count: 2), on: control)
      }
    } else {
      pressed(content)
    }
  }

  @ViewBuilder
  private func pressed(_ content: Content) -> some View {
    let kinds = Event.Kinds([Event.Kinds(.click), Event.Kinds(.doubleClick)])
    if case .button = control.kind {
      content
    } else if control.isNative {
      if control.answers.contains(Event.Kinds(.doubleClick)) {
        content.simultaneousGesture(
          TapGesture(count: 2).onEnded { events.perform(.doublePress, on: control) }
        )
      } else {
        content
      }
    } else if control.answers.isDisjoint(with: kinds) && control.target == nil {
      content
    } else {
      PressView(control: control, events: events) { press in
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
#endif
