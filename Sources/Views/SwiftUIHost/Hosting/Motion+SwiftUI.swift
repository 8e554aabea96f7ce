#if canImport(SwiftUI)
import SwiftUI

/// Changes something on the screen by a motion, or at once.
@MainActor
func animating(_ motion: Motion?, _ change: () -> Void) {
  guard let motion else { return change() }
  withAnimation(motion.animation, change)
}

extension Motion {
  /// The animation that it is to SwiftUI.
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
/// Changes something at once, as there is no screen on which it could move.
@MainActor
func animating(_ motion: Motion?, _ change: () -> Void) { change() }
#endif
