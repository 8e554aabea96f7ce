import Synchronization

#if canImport(Darwin)
import Darwin
#endif

// The code that a person writes without this package, for the comparison with a host. It has the
// same guarantees in the cases that are measured: one thread at a time changes the state, and no
// observer is called while the lock is held.

/// The fastest lock of the platform.
final class HandLock: Sendable {
  #if canImport(Darwin)
  // The lock is never copied, and freed with this object.
  private nonisolated(unsafe) let lock: UnsafeMutablePointer<os_unfair_lock> = {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    return lock
  }()

  deinit { lock.deallocate() }

  @inline(__always)
  func withLock<Result>(_ body: () -> Result) -> Result {
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    return body()
  }
  #else
  private let mutex = Mutex(())

  @inline(__always)
  func withLock<Result>(_ body: () -> Result) -> Result { mutex.withLock { _ in body() } }
  #endif
}

/// An observer of a part of a value.
final class HandObserver<View> {
  let select: (View) -> Int
  let tell: (Int) -> Void
  var seen: Int
  var isNew = false

  init(select: @escaping (View) -> Int, tell: @escaping (Int) -> Void, at view: View) {
    self.select = select
    self.tell = tell
    seen = select(view)
  }

  @inline(__always)
  func look(at view: View) {
    let now = select(view)
    if now != seen {
      seen = now
      isNew = true
    }
  }

  @inline(__always)
  func notify() {
    if isNew {
      isNew = false
      tell(seen)
    }
  }
}

/// A value behind a lock, and its observers.
///
/// The conformance is unchecked: the lock protects the value and the list of observers, and in a
/// measurement one thread sends.
final class HandStore<State>: @unchecked Sendable {
  private let lock = HandLock()
  private var state: State
  private var observers: [HandObserver<State>] = []

  init(_ state: State) { self.state = state }

  @inline(__always)
  func observe(_ select: @escaping (State) -> Int, tell: @escaping (Int) -> Void) {
    lock.withLock { observers.append(HandObserver(select: select, tell: tell, at: state)) }
  }

  @inline(__always)
  func send(_ update: (inout State) -> Void) {
    let present = lock.withLock {
      update(&state)
      for observer in observers { observer.look(at: state) }
      return observers
    }
    for observer in present { observer.notify() }
  }

  @inline(__always)
  var view: State { lock.withLock { state } }
}
