/// How what a message changes moves from the old place to the new one.
///
/// It is plain data, so that a program can say it, and a test compare it, where there is no screen.
///
/// ```swift
/// let motion = Motion.spring(.milliseconds(400), bounce: 0.3)
/// motion == .spring(.milliseconds(400))  // false
/// ```
public struct Motion: Hashable, Sendable {
  /// The ways to get faster and slower.
  public enum Curve: Hashable, Sendable {
    /// As fast at all times.
    case linear
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInOut
    /// As on a spring, which goes too far by some of the way, from 0 to 1, and comes back.
    case spring(bounce: Double)
  }

  /// The way to get faster and slower.
  public var curve: Curve

  /// How long it lasts.
  public var duration: Duration

  /// How long it waits before.
  public var delay: Duration

  /// Creates a motion.
  public init(_ curve: Curve, _ duration: Duration, delay: Duration = .zero) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

extension Motion {
  /// As fast at all times.
  public static func linear(_ duration: Duration = .milliseconds(350)) -> Motion {
    Motion(.linear, duration)
  }

  /// Slow at both ends.
  public static func easeInOut(_ duration: Duration = .milliseconds(350)) -> Motion {
    Motion(.easeInOut, duration)
  }

  /// As on a spring.
  public static func spring(
    _ duration: Duration = .milliseconds(500),
    bounce: Double = 0
  ) -> Motion {
    Motion(.spring(bounce: bounce), duration)
  }

  /// Returns the motion after a wait.
  public func delayed(by time: Duration) -> Motion {
    Motion(curve, duration, delay: delay + time)
  }
}
