public import Foundation

/// A value that one thread at a time may use.
///
/// ## Why threads may share it
///
/// The value came in as `sending`, so nobody else holds a part of it that is not `Sendable`. It is
/// only touched between `lock` and `unlock`. What a body takes out or puts in is `sending` too, so
/// the compiler refuses a body that lets a part of the value escape.
/// (`Synchronization.Mutex` promises the same, and needs macOS 15.)
@usableFromInline
final class Locked<Value>: @unchecked Sendable {
  @usableFromInline
  let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Whether the thread that uses the value has left something to be done afterwards.
  @exclusivity(unchecked)
  @usableFromInline
  var isIndebted = false

  @usableFromInline
  let value: UnsafeMutablePointer<Value>

  /// Creates the value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isStrict: Whether a thread that locks twice is told so, instead of waiting for itself for
  ///     ever; this costs a little.
  @inlinable
  init(_ value: sending Value, isStrict: Bool = false) {
    mutex = .allocate(capacity: 1)
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(
      &attributes,
      Int32(isStrict ? PTHREAD_MUTEX_ERRORCHECK : PTHREAD_MUTEX_NORMAL)
    )
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Uses the value while no other thread does.
  ///
  /// It traps if this thread is using the value already and the lock is strict.
  @inlinable
  func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    guard let result = withLockUnlessHeld(body) else {
      preconditionFailure("a component must not be read while it is being read or changed")
    }
    return result
  }

  /// Uses the value while no other thread does.
  ///
  /// - Returns: The result, or nil if this thread is using the value already; then that use is
  ///   told that it leaves a debt.
  @inlinable
  func withLockUnlessHeld<Result>(
    _ body: (inout sending Value) -> sending Result
  ) -> sending Result? {
    guard pthread_mutex_lock(mutex) == 0 else {
      // This thread holds the lock.
      isIndebted = true
      return nil
    }
    defer { pthread_mutex_unlock(mutex) }
    return body(&value.pointee)
  }

  /// Uses the value while no other thread does, and returns whether that leaves a debt.
  ///
  /// It traps if this thread is using the value already.
  @inlinable
  func withLockAndDebt<Result: Sendable>(
    _ body: (inout sending Value) -> Result
  ) -> (result: Result, isIndebted: Bool) {
    withLock { value in
      let result = body(&value)
      let isIndebted = self.isIndebted
      self.isIndebted = false
      return (result, isIndebted)
    }
  }
}
