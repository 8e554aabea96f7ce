#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

#if !arch(wasm32)
/// A lock of the system, which is taken and given back by two calls.
///
/// ``Locked`` takes a function instead, so nobody can forget to give it back: use that one. This
/// lock is for code that is compiled into a user's module, where a call of a function of
/// another module for any type would be slow, and for threads that wait for a condition.
///
/// ## Why threads may share it
///
/// The functions of the system change its memory, and they are made for it.
@usableFromInline
package final class SystemMutex: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Creates a lock that nobody holds.
  package init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Takes the lock, when no other thread holds it; a thread that holds it already waits for ever.
  @usableFromInline
  package func lock() { pthread_mutex_lock(mutex) }

  /// Gives the lock back.
  @usableFromInline
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Gives the lock back, waits for a signal, and takes the lock again.
  ///
  /// It may also return without a signal, so the caller looks at what it waits for in a loop.
  package func wait(for condition: SystemCondition) {
    pthread_cond_wait(condition.condition, mutex)
  }
}

/// Something that threads wait for while they give back a lock.
///
/// ## Why threads may share it
///
/// The functions of the system change its memory, and they are made for it.
package final class SystemCondition: @unchecked Sendable {
  fileprivate let condition: UnsafeMutablePointer<pthread_cond_t>

  /// Creates a condition that nobody waits for.
  package init() {
    condition = .allocate(capacity: 1)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  /// Wakes a thread that waits.
  package func signal() { pthread_cond_signal(condition) }
}

/// The identity of a thread, as long as the thread runs.
@usableFromInline
package struct ThreadID: Hashable, Sendable {
  private let number: UInt

  /// The thread that asks.
  @usableFromInline
  package static var current: ThreadID {
    #if canImport(Glibc) || canImport(Bionic)
    ThreadID(number: UInt(truncatingIfNeeded: pthread_self()))
    #else
    ThreadID(number: UInt(bitPattern: pthread_self()))
    #endif
  }
}
#endif
