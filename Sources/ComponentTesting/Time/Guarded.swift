import Foundation

/// A value that threads share, each looking at it alone.
///
/// It is safe to share, though the compiler cannot see it: the value is private, and touched inside
/// of `withLock` only, while the lock is held. (A `Mutex` would say so in its type, and needs
/// macOS 15.)
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  /// Looks at the value, and changes it.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
