public import CTurn
public import ComponentKit

/// Lets one thread at a time serve a host, and one use its component.
///
/// ## Why threads may share it
///
/// The component came in as `sending`. The state is only touched between `turn_begin` or `turn_use`
/// and `turn_release`, and what a body takes out of it is `sending` too, so no part of the component
/// that is not `Sendable` gets out. `ProgramHost.send` takes its turn itself, and takes out an
/// `Outcome`, which is `Sendable`. The inputs are only touched between `turn_lock` and
/// `turn_unlock`. All else is `Sendable`.
@usableFromInline
final class HostLock<A: ProgramArchitecture>: @unchecked Sendable
where A.Program.Message: Sendable {
  /// The inputs from all threads that the serving thread has not taken yet.
  @usableFromInline
  struct Arrivals: Sendable {
    @usableFromInline
    var inputs = InputQueue<A.Program.Message, HostJob<A>>()

    /// How many inputs other threads have added since a thread serves.
    @usableFromInline
    var othersCount = 0

    /// The number of the newest observer.
    @usableFromInline
    var lastNumber = 0

    /// How many inputs of other threads a thread serves before it leaves the rest to a task.
    @inlinable
    static var othersLimit: Int { 1_024 }

    init() {}
  }

  /// The thread that serves, and the thread that uses the component.
  @usableFromInline
  let turn = turn_create()

  /// The component and its middleware.
  @usableFromInline
  let state: UnsafeMutablePointer<GuardedState<A>>

  /// The inputs, which only the thread that holds the lock of the turn touches.
  @usableFromInline
  let arrivals: UnsafeMutablePointer<Arrivals>

  init(_ state: sending GuardedState<A>) {
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
    arrivals = .allocate(capacity: 1)
    arrivals.initialize(to: Arrivals())
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
    arrivals.deinitialize(count: 1)
    arrivals.deallocate()
    turn_destroy(turn)
  }
}

// MARK: - Using the component

extension HostLock {
  /// Uses the component when no other thread does.
  ///
  /// It traps if this thread is using the component already.
  @inlinable
  func use<Result>(_ body: (inout sending GuardedState<A>) -> sending Result) -> sending Result {
    guard turn_use(turn) else { Self.trapNestedUse() }
    defer { _ = turn_release(turn) }
    return body(&state.pointee)
  }

  /// Reads the component when no other thread uses it.
  ///
  /// It also returns whether this thread has postponed inputs meanwhile. It traps if this thread is using the component already.
  @inlinable
  func read<Result: Sendable>(
    _ body: (Component<A>) -> Result
  ) -> (result: Result, hasPostponed: Bool) {
    guard turn_use(turn) else { Self.trapNestedUse() }
    let result = state.pointee.read(body)
    return (result, turn_release(turn))
  }

  @usableFromInline
  static func trapNestedUse() -> Never {
    preconditionFailure("a component must not be read while it is being read or changed")
  }
}

// MARK: - Inputs

extension HostLock {
  /// Uses the inputs while no other thread does.
  @inlinable
  func withArrivals<Result>(_ body: (inout Arrivals) -> Result) -> Result {
    turn_lock(turn)
    defer { turn_unlock(turn) }
    return body(&arrivals.pointee)
  }
}

// MARK: - Serving

extension HostLock {
  /// The result of adding an input.
  @usableFromInline
  enum Admission {
    /// No thread served; this one does now.
    case serve

    /// Another thread serves, or this one serves later.
    case waits

    /// The host has ended, and the input was not added.
    case late
  }

  /// The next step of a thread that has served all inputs it took.
  @usableFromInline
  enum Continuation {
    /// More inputs have arrived, and the thread has taken them.
    case goOn

    /// No input waits, and the thread no longer serves.
    case rest

    /// More inputs wait, and another thread has to serve them.
    case handOver
  }

  /// Adds an input, and lets this thread serve if no thread does.
  @inlinable
  func admit(
    _ input: InputQueue<A.Program.Message, HostJob<A>>.Input,
    to loop: HostLoop<A>
  ) -> Admission {
    withArrivals { arrivals in
      guard arrivals.inputs.admit(input) else { return .late }
      if serve(&arrivals, loop) { return .serve }
      if !turn_is_mine(turn) { arrivals.othersCount += 1 }
      return .waits
    }
  }

  /// Lets this thread serve if inputs wait and no thread serves.
  @inlinable
  func serve(_ loop: HostLoop<A>) -> Bool {
    withArrivals { !$0.inputs.isEmpty && serve(&$0, loop) }
  }

  @inlinable
  func serve(_ arrivals: inout Arrivals, _ loop: HostLoop<A>) -> Bool {
    guard turn_serve(turn) else { return false }
    guard !turn_uses(turn) else {
      // This thread is rendering a view: it serves afterwards.
      turn_put_off(turn)
      return false
    }
    arrivals.othersCount = 0
    loop.scheduler.inputs.takeAll(from: &arrivals.inputs)
    return true
  }

  /// Moves the inputs that have arrived to the scheduler.
  @inlinable
  func takeArrivals(for loop: HostLoop<A>) {
    withArrivals { loop.scheduler.inputs.takeAll(from: &$0.inputs) }
  }

  /// Takes more inputs, or ends the service.
  @inlinable
  func goOn(_ loop: HostLoop<A>) -> Continuation {
    withArrivals { arrivals in
      if arrivals.inputs.isEmpty {
        arrivals.othersCount = 0
        if arrivals.inputs.isClosed { turn_leave(turn) } else { turn_clear(turn) }
        return .rest
      }
      if arrivals.othersCount > Arrivals.othersLimit {
        turn_leave(turn)
        return .handOver
      }
      loop.scheduler.inputs.takeAll(from: &arrivals.inputs)
      return .goOn
    }
  }

  /// Adds the end and a job after it; no message and no other job is admitted from now on.
  func close(then job: @escaping HostJob<A>) {
    withArrivals { arrivals in
      arrivals.inputs.close(then: job)
      turn_note(turn)
    }
  }

  /// Returns a new number for an observer.
  func nextNumber() -> Int {
    withArrivals { arrivals in
      arrivals.lastNumber += 1
      return arrivals.lastNumber
    }
  }
}
