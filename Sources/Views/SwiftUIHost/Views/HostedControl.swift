#if canImport(SwiftUI)
import SwiftUI

/// A control on the screen: its properties, and the functions that receive its events.
@dynamicMemberLookup
struct HostedControl {
  /// The control.
  let control: Control

  /// Sends events, and returns whether the markup handles one of them.
  let send: @MainActor ([ControlEvent]) -> Bool

  /// Opens an address within the application, and returns whether there is one.
  let open: @MainActor (String) -> Bool
}

extension HostedControl {
  /// One of the properties of the control.
  subscript<Value>(dynamicMember property: KeyPath<Control, Value>) -> Value {
    control[keyPath: property]
  }

  /// The child controls, whose events the same functions receive.
  var children: [HostedControl] {
    control.children.map { HostedControl(control: $0, send: send, open: open) }
  }

  /// Sends the events of gestures, and returns whether the markup handles one of them.
  @MainActor
  @discardableResult
  func perform(_ gestures: ControlGesture...) -> Bool { perform(gestures) }

  /// Sends the events of gestures, and returns whether the markup handles one of them.
  @MainActor
  @discardableResult
  func perform(_ gestures: [ControlGesture]) -> Bool {
    send(gestures.flatMap { control.events(of: $0) })
  }
}
#endif
