public import ComponentKit
public import Locks

/// What the threads of a host decide together: which inputs wait, which thread serves the host, and
/// which one uses its program.
///
/// ```text
/// send                      read
///   add the input             wait for the program
///   idle: become the server   read it
///   serve:                    release it
///     wait for the program  postponed: become the server, and serve
///     step it, release it
///     notify the observers
///     take the next input
///     none: idle
/// ```
///
/// One mutex guards the three. It is held for a few instructions, and never while code of the
/// program, of a view, of a middleware or of an observer runs. So no thread waits for it for long;
/// threads that need the program wait in a queue: see `HostLock.beginUse()`.
///
/// ## Why threads may share it
///
/// The program came in as `sending`. It is only touched between `beginUse` and `endUse`, and
/// what a body takes out of it is `sending` too, so no part of the program that is not `Sendable`
/// gets out. The other properties are only touched while the mutex is held.
@usableFromInline
final class HostLock<P: Program>: @unchecked Sendable where P.Message: Sendable {
  @usableFromInline
  typealias Inputs = InputQueue<P.Message, HostJob<P>>

  /// Which thread serves the host: it takes the inputs and carries out what they lead to.
  @usableFromInline
  enum Service {
    /// No thread; the next one that adds an input does.
    case idle

    /// No thread yet: the one that uses the program has added an input, and serves afterwards.
    case postponed

    /// This thread, until it finds no input.
    case serving(ThreadID)
  }

  @usableFromInline
  let mutex = SystemMutex()

  @exclusivity(unchecked)
  @usableFromInline
  var service = Service.idle

  /// The inputs that no thread has taken yet.
  @exclusivity(unchecked)
  @usableFromInline
  var inputs = Inputs()

  /// How many inputs other threads have added since this one serves.
  @exclusivity(unchecked)
  @usableFromInline
  var othersCount = 0

  /// The thread that uses the program.
  @exclusivity(unchecked)
  @usableFromInline
  var user: ThreadID?

  /// The threads that wait for the program, in the order in which they get it.
  @exclusivity(unchecked)
  @usableFromInline
  var waiters: [ComponentWaiter] = []

  @usableFromInline
  let program: UnsafeMutablePointer<SharedProgram<P>>

  /// The number of the newest observer.
  private var lastNumber = 0

  init(_ program: sending SharedProgram<P>) {
    self.program = .allocate(capacity: 1)
    self.program.initialize(to: program)
  }

  deinit {
    program.deinitialize(count: 1)
    program.deallocate()
  }

  /// Returns a new number for an observer.
  func nextNumber() -> Int {
    mutex.lock()
    defer { mutex.unlock() }
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - Inputs

extension HostLock {
  /// What became of an input.
  @usableFromInline
  enum Admission {
    /// This thread serves the host from now on, beginning with this input.
    case serve(Inputs.Input)

    /// It waits for the thread that serves, or for the end of this thread's use of the program.
    case wait

    /// The host has ended, and the input was dropped.
    case late
  }

  /// Adds an input, and lets this thread serve if no thread does.
  @inlinable
  func admit(_ input: Inputs.Input) -> Admission {
    mutex.lock()
    defer { mutex.unlock() }
    guard inputs.admit(input) else { return .late }
    return beginService().map { .serve($0) } ?? .wait
  }

  /// Adds a last job and the end; no message and no other job is admitted from now on.
  func close(after job: @escaping HostJob<P>) {
    mutex.lock()
    defer { mutex.unlock() }
    inputs.close(after: job)
  }
}

// MARK: - Service

extension HostLock {
  /// How many inputs of other threads a thread handles before it leaves the rest to a task.
  @inlinable
  static var othersLimit: Int { 1_024 }

  /// Lets this thread serve if an input waits and no thread serves; returns the first input.
  @inlinable
  func resumeService() -> Inputs.Input? {
    mutex.lock()
    defer { mutex.unlock() }
    return beginService()
  }

  /// What a thread that serves does next.
  @usableFromInline
  enum Continuation {
    /// It handles this input.
    case handle(Inputs.Input)

    /// It serves no longer: no input waits.
    case rest

    /// It serves no longer: it has handled so many inputs of other threads that a task goes on.
    case handOver
  }

  /// Returns the next input to the thread that serves, or ends its service.
  @inlinable
  func continueService() -> Continuation {
    mutex.lock()
    defer { mutex.unlock() }
    if othersCount <= Self.othersLimit, let input = inputs.popFirst() { return .handle(input) }
    service = .idle
    return inputs.isEmpty ? .rest : .handOver
  }

  /// Lets this thread serve as `resumeService` does, while the mutex is held.
  @inlinable
  func beginService() -> Inputs.Input? {
    switch service {
    case .serving(let server):
      if server != .current { othersCount += 1 }
      return nil
    case .postponed: return nil
    case .idle where user == .current:
      // A view that this thread renders has sent a message: the program is not free.
      service = .postponed
      return nil
    case .idle:
      guard let input = inputs.popFirst() else { return nil }
      service = .serving(.current)
      othersCount = 0
      return input
    }
  }
}
