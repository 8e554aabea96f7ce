#if arch(wasm32)
/// A value that one thread at a time may use, where there is one thread.
///
/// The conformance is unchecked: a module in a browser has no other thread to share the value with.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value

  /// Creates the value.
  package init(_ value: sending Value) { self.value = value }

  /// Uses the value.
  package func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    body(&value)
  }
}
#else
/// A value that one thread at a time may use.
///
/// ## Why threads may share it
///
/// The value came in as `sending`, so nobody else holds a part of it that is not `Sendable`. It is
/// only touched between `lock` and `unlock`. Values that a body takes out or puts in are `sending`
/// too, so the compiler rejects a body that lets a part of the value escape.
/// (`Synchronization.Mutex` promises the same, needs macOS 15, and is unknown to the thread
/// sanitizer on Linux.)
package final class Locked<Value>: @unchecked Sendable {
  private let mutex = SystemMutex()
  private let value: UnsafeMutablePointer<Value>

  /// Creates the value.
  package init(_ value: sending Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Uses the value while no other thread does; a body that uses it once more waits for ever.
  package func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    mutex.lock()
    defer { mutex.unlock() }
    return body(&value.pointee)
  }
}
#endif
