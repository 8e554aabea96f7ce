/// An animation of the changes on the screen, as plain data.
///
/// A program can return it, and a test can compare it, without a screen.
///
/// ```swift
/// let motion = Motion.spring(.milliseconds(400), bounce: 0.3)
/// motion == .spring(.milliseconds(400))  // false
/// ```
public struct Motion: Hashable, Sendable {
  /// The kinds of timing curves.
  public enum Curve: Hashable, Sendable {
    /// Constant speed.
    case linear
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// A slow start and a slow end.
    case easeInOut
    /// A spring, whose bounce is from 0 to 1.
    case spring(bounce: Double)
  }

  /// The timing curve.
  public var curve: Curve

  /// The duration of the animation.
  public var duration: Duration

  /// The delay before the animation.
  public var delay: Duration

  /// Creates a motion.
  public init(_ curve: Curve, _ duration: Duration, delay: Duration = .zero) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

extension Motion {
  /// Returns a motion with constant speed.
  public static func linear(_ duration: Duration = .milliseconds(350)) -> Motion {
    Motion(.linear, duration)
  }

  /// Returns a motion with a slow start and a slow end.
  public static func easeInOut(_ duration: Duration = .milliseconds(350)) -> Motion {
    Motion(.easeInOut, duration)
  }

  /// Returns a motion like that of a spring.
  public static func spring(
    _ duration: Duration = .milliseconds(500),
    bounce: Double = 0
  ) -> Motion {
    Motion(.spring(bounce: bounce), duration)
  }

  /// Returns the motion with an additional delay.
  public func delayed(by time: Duration) -> Motion { Motion(curve, duration, delay: delay + time) }
}
