public import ComponentKit

/// Something that a host does between two messages.
@usableFromInline
typealias HostJob<A: ProgramArchitecture> = @Sendable (ProgramHost<A>) -> Void
where A.Program.Message: Sendable

/// Carries out the commands of a host's scheduler, on one thread at a time.
///
/// ## Why threads may share it
///
/// Only the thread that serves the host uses it: see `HostLock`.
@usableFromInline
final class HostLoop<A: ProgramArchitecture>: @unchecked Sendable
where A.Program.Message: Sendable {
  @usableFromInline
  typealias Scheduler = EffectScheduler<A.Program.Message, HostJob<A>>

  /// Decides the next step.
  @exclusivity(unchecked)
  @usableFromInline
  var scheduler = Scheduler(notesEvents: false)

  /// The observers, the oldest first.
  private var observers: [Observer<A>] = []

  /// All observers as one, if there are any.
  private var observerList: ObserverList<A>?

  /// The same, without a retain for each message.
  @exclusivity(unchecked)
  @usableFromInline
  private(set) var currentObservers: Unmanaged<ObserverList<A>>?

  /// How to stop the running work and the waits.
  @exclusivity(unchecked)
  @usableFromInline
  var running = TicketTable<Cancellation>()

  /// The callers that wait until all work has ended.
  var endWaiters: [CheckedContinuation<Void, Never>] = []

  init() {}
}

// MARK: - Commands

extension HostLoop {
  /// Carries out commands until the scheduler needs another input.
  @inlinable
  func run(for host: ProgramHost<A>) {
    while true {
      // Inputs that have arrived come before a message that the program now sends itself.
      if scheduler.hasOwnMessages { host.lock.takeArrivals(for: self) }
      guard let command = scheduler.next() else { return }
      perform(command, for: host)
    }
  }

  @inlinable
  func perform(_ command: Scheduler.Command, for host: ProgramHost<A>) {
    switch command {
    case .deliver(let message, _):
      let observers = currentObservers
      let outcome = host.lock.use { $0.receive(message, before: observers) }
      if outcome.isPlain {
        // The scheduler would only return the command to notify.
        outcome.notify(observers)
      } else {
        follow(outcome, of: message, before: observers, for: host)
      }
    case .start(let ticket, let work): start(ticket, work, for: host)
    case .release(let ticket): running.remove(ticket)
    case .notify: currentObservers?._withUnsafeGuaranteedRef { $0.notify() }
    case .run(let job): job(host)
    case .note: break
    case .wait, .cancel, .reportLate, .reportFailure, .finish: performRare(command, for: host)
    }
  }

  @inlinable
  func start(_ ticket: Int, _ work: Work<A.Program.Message>, for host: ProgramHost<A>) {
    let outlet = WorkOutlet(ticket, host.weakHost).outlet
    let cancellation = HostClock.start(by: host.workClock) { work.start(outlet) }
    running.add(cancellation, under: ticket)
  }

  /// Ends work to which nothing else is tied, and releases the means to stop it; returns false if
  /// its end has to be an input.
  @inlinable
  func endAlone(_ ticket: Int) -> Bool {
    guard scheduler.endAlone(ticket) else { return false }
    running.remove(ticket)
    return true
  }

  /// Carries out a command that few messages lead to.
  @usableFromInline
  func performRare(_ command: Scheduler.Command, for host: ProgramHost<A>) {
    switch command {
    case .wait(let time, let ticket): running.add(Self.wait(time, ticket, for: host), under: ticket)
    case .cancel(let ticket): cancel(ticket)
    case .reportLate(let message): host.weakHost.report(.late(message))
    case .reportFailure(let failure): host.weakHost.report(.failed(failure))
    case .finish:
      for waiter in endWaiters { waiter.resume() }
      endWaiters = []
    case .deliver, .start, .release, .notify, .run, .note: break
    }
  }

  private func cancel(_ ticket: Int) {
    guard let cancellation = running.remove(ticket) else { return }
    if cancellation.isAwaited { scheduler.awaitEnd(of: ticket) }
    cancellation.cancel()
  }

  /// Cancels all work at once, and removes the observers: the host is being released.
  func stop() {
    scheduler.inputs.close()
    while let command = scheduler.next() {
      if case .cancel(let ticket) = command { cancel(ticket) }
    }
    removeObservers()
  }
}

// MARK: - Messages

extension HostLoop {
  /// Reports a refusal, and schedules the effect of a message.
  ///
  /// A middleware may refuse a message that the program has accepted: then both happen.
  ///
  /// - Returns: Whether the loop has no other command to carry out.
  @discardableResult
  @inlinable
  func follow(
    _ outcome: Outcome<A>,
    of message: A.Program.Message,
    before observers: Unmanaged<ObserverList<A>>?,
    for host: ProgramHost<A>
  ) -> Bool {
    if let refusal = outcome.refusal { host.weakHost.report(.refused(message, refusal)) }
    guard let (ticket, work) = scheduler.admitAlone(outcome.effect) else {
      scheduler.handled(outcome.effect, hasMoved: outcome.hasMoved)
      return false
    }
    start(ticket, work, for: host)
    outcome.notify(observers)
    return scheduler.inputs.isEmpty
  }

  /// Handles a message, and returns the refusal to the sender after the observers are notified.
  @inlinable
  func submit(
    _ message: A.Program.Message,
    from sender: CheckedContinuation<Refusal?, Never>,
    for host: ProgramHost<A>
  ) {
    let observers = currentObservers
    let outcome = host.lock.use { $0.receive(message, before: observers) }
    scheduler.handled(outcome.effect, hasMoved: outcome.hasMoved)
    scheduler.run { _ in sender.resume(returning: outcome.refusal) }
  }
}

// MARK: - Work

extension HostLoop {
  private static func wait(
    _ time: Duration,
    _ ticket: Int,
    for host: ProgramHost<A>
  ) -> Cancellation {
    let task = Task { [host = host.weakHost, clock = host.clock] in
      // A wait ends early only when it is cancelled.
      try? await clock.sleep(for: time)
      host.host?.post(.elapsed(ticket))
    }
    return Cancellation(isAwaited: true) { task.cancel() }
  }
}

// MARK: - Observers

extension HostLoop {
  /// Adds an observer, and notifies it at once.
  func add(_ observer: Observer<A>, for host: ProgramHost<A>) {
    let added = ObserverList([observer])
    host.lock.use { added?.look($0.component) }
    observers.append(observer)
    arrange()
    added?.notify()
  }

  /// Removes an observer, and closes it.
  func remove(_ token: ObserverToken) {
    guard let index = observers.firstIndex(where: { $0.token == token }) else { return }
    let observer = observers.remove(at: index)
    arrange()
    observer.closing?()
  }

  /// Removes all observers, and closes them.
  func removeObservers() {
    let closed = observers
    observers = []
    arrange()
    for observer in closed { observer.closing?() }
  }

  private func arrange() {
    let list = ObserverList(observers)
    currentObservers = list.map { .passUnretained($0) }
    observerList = list
  }
}
