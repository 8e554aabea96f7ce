#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// A control that counts its presses.
struct PressView<Content: View>: View {
  /// Draws the control, which calls the function with the point of each press.
  typealias Draw = (_ press: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) -> Content

  private let control: HostedControl
  private let draw: Draw

  @State
  private var presses: PressCounter

  init(control: HostedControl, @ViewBuilder draw: @escaping Draw) {
    self.control = control
    self.draw = draw
    presses = PressCounter()
  }

  var body: some View { draw(press) }

  private func press(x: Double, y: Double) {
    let isCounted = control.answers.contains(Event.Kinds(.doubleClick))
    let count = isCounted ? presses.press(at: .now) : 1
    control.perform(.press(x: x, y: y, count: count))
  }
}
#endif
