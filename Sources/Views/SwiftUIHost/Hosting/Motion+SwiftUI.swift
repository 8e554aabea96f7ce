#if canImport(SwiftUI)
import SwiftUI

/// Calls a function, whose changes are animated if there is a motion.
@MainActor
func animating(_ motion: Motion?, _ change: () -> Void) {
  guard let motion else { return change() }
  withAnimation(motion.animation, change)
}

extension Motion {
  /// The animation of SwiftUI.
  var animation: Animation {
    let animation: Animation =
      switch curve {
      case .linear: .linear(duration: duration.seconds)
      case .easeIn: .easeIn(duration: duration.seconds)
      case .easeOut: .easeOut(duration: duration.seconds)
      case .easeInOut: .easeInOut(duration: duration.seconds)
      case .spring(let bounce): .spring(duration: duration.seconds, bounce: bounce)
      }
    return delay == .zero ? animation : animation.delay(delay.seconds)
  }
}

extension Duration {
  /// The time in seconds.
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
#else
/// Calls a function; there is no screen for an animation.
@MainActor
func animating(_ motion: Motion?, _ change: () -> Void) { change() }
#endif
