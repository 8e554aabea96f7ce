public import ComponentKit
public import Locks

// One thread at a time uses the program: the thread that serves for each message, and threads that
// read it in between.

extension HostLock {
  /// Uses the program when no other thread does.
  @inlinable
  func use<Result>(_ body: (inout sending SharedProgram<P>) -> sending Result) -> sending Result {
    beginUse()
    defer { _ = endUse() }
    return body(&program.pointee)
  }

  /// Reads the program when no other thread uses it; returns also whether an input was postponed.
  @inlinable
  func read<Result: Sendable>(
    _ body: (SharedProgram<P>) -> Result
  ) -> (result: Result, hasPostponed: Bool) {
    beginUse()
    let result = body(program.pointee)
    return (result, endUse())
  }

  /// Begins to use the program, after all threads that have asked for it before.
  ///
  /// The program is handed from thread to thread in this order. So a thread that reads in a loop
  /// delays a message by one reading, and a host with many messages delays a reading by one of them.
  ///
  /// It traps if this thread uses the program already, and ends the process if hosts would wait
  /// for each other: see `WaitingThreads`.
  @inlinable
  func beginUse() {
    mutex.lock()
    if user == nil { user = .current } else { waitToUse() }
    mutex.unlock()
  }

  /// Ends the use of the program; returns whether this thread has postponed an input meanwhile.
  @inlinable
  func endUse() -> Bool {
    mutex.lock()
    defer { mutex.unlock() }
    if waiters.isEmpty { user = nil } else { handOverUse() }
    guard case .postponed = service else { return false }
    service = .idle
    return true
  }

  /// Waits until the program is handed to this thread, while the mutex is held.
  @usableFromInline
  func waitToUse() {
    let waiter = ComponentWaiter(thread: .current)
    guard let user, user != waiter.thread else {
      fatalError("a program must not be read while it is being read or changed")
    }
    waiters.append(waiter)
    WaitingThreads.note(waiter.thread, waitsFor: ObjectIdentifier(self), usedBy: user)
    while self.user != waiter.thread { mutex.wait(for: waiter.condition) }
  }

  /// Hands the program to the thread that has waited longest, while the mutex is held.
  @usableFromInline
  func handOverUse() {
    let next = waiters.removeFirst()
    user = next.thread
    WaitingThreads.note(next.thread, uses: ObjectIdentifier(self), isAwaited: !waiters.isEmpty)
    next.condition.signal()
  }
}

/// A thread that waits for the program of a host.
@usableFromInline
struct ComponentWaiter: Sendable {
  let thread: ThreadID
  let condition = SystemCondition()

  init(thread: ThreadID) { self.thread = thread }
}
