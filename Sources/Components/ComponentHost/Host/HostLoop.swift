public import ComponentKit

/// Something that a host does between two messages.
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
  typealias Scheduler = EffectScheduler<A.Program.Message, HostJob<A>>

  /// Decides the next step.
  var scheduler = Scheduler()

  /// The observers, the oldest first.
  private var observers: [Observer<A>] = []

  /// All observers as one, if there are any.
  @exclusivity(unchecked)
  @usableFromInline
  var observerList: ObserverList<A>?

  /// How to stop the running work and the waits.
  private var running: [Int: Cancellation] = [:]

  /// The callers that wait until all work has ended.
  var endWaiters: [CheckedContinuation<Void, Never>] = []

  init() {}
}

// MARK: - Commands

extension HostLoop {
  /// Carries out commands until the scheduler needs another input.
  func run(for host: ProgramHost<A>) {
    while true {
      // Inputs that have arrived come before a message that the program now sends itself.
      if scheduler.hasOwnMessages { host.lock.takeArrivals(for: self) }
      guard let command = scheduler.next() else { return }
      perform(command, for: host)
    }
  }

  private func perform(_ command: Scheduler.Command, for host: ProgramHost<A>) {
    switch command {
    case .deliver(let message, _): follow(receive(message, for: host), of: message, for: host)
    case .start(let ticket, let work):
      running[ticket] = HostClock.$local.withValue(host.clock) {
        work.start(Self.outlet(of: ticket, to: host.weakHost))
      }
    case .wait(let time, let ticket): running[ticket] = Self.wait(time, ticket, for: host)
    case .cancel(let ticket): cancel(ticket)
    case .release(let ticket): running[ticket] = nil
    case .notify: observerList?.notify()
    case .run(let job): job(host)
    case .reportLate(let message): host.weakHost.report(.late(message))
    case .reportFailure(let failure): host.weakHost.report(.failed(failure))
    case .note: break
    case .finish:
      for waiter in endWaiters { waiter.resume() }
      endWaiters = []
    }
  }

  private func cancel(_ ticket: Int) {
    guard let cancellation = running.removeValue(forKey: ticket) else { return }
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
  /// Sends a message to the component.
  private func receive(_ message: A.Program.Message, for host: ProgramHost<A>) -> Outcome<A> {
    let observers = observerList
    return host.lock.use { $0.receive(message, before: observers) }
  }

  /// Reports a refusal, and schedules the effect of a message.
  ///
  /// A middleware may refuse a message that the program has accepted: then both happen.
  func follow(_ outcome: Outcome<A>, of message: A.Program.Message, for host: ProgramHost<A>) {
    if let refusal = outcome.refusal { host.weakHost.report(.refused(message, refusal)) }
    scheduler.handled(outcome.effect, hasMoved: outcome.hasMoved)
  }

  /// Handles a message, and returns the refusal to the sender after the observers are notified.
  func submit(
    _ message: A.Program.Message,
    from sender: CheckedContinuation<Refusal?, Never>,
    for host: ProgramHost<A>
  ) {
    let outcome = receive(message, for: host)
    scheduler.handled(outcome.effect, hasMoved: outcome.hasMoved)
    scheduler.run { _ in sender.resume(returning: outcome.refusal) }
  }
}

// MARK: - Work

extension HostLoop {
  /// Returns the outlet of a piece of work, which does not retain the host.
  private static func outlet(of ticket: Int, to host: WeakHost<A>) -> Outlet<A.Program.Message> {
    Outlet(
      send: { host.post(.workMessage($0, ticket)) },
      finish: { host.post(.workEnded(ticket, nil)) },
      fail: { host.post(.workEnded(ticket, $0)) }
    )
  }

  private static func wait(
    _ time: Duration,
    _ ticket: Int,
    for host: ProgramHost<A>
  ) -> Cancellation {
    let task = Task { [host = host.weakHost, clock = host.clock] in
      // A wait ends early only when it is cancelled.
      try? await clock.sleep(for: time)
      host.post(.elapsed(ticket))
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
    observerList = ObserverList(observers)
    added?.notify()
  }

  /// Removes an observer, and closes it.
  func remove(_ token: ObserverToken, for host: ProgramHost<A>) {
    guard let index = observers.firstIndex(where: { $0.token == token }) else { return }
    let observer = observers.remove(at: index)
    observerList = ObserverList(observers)
    observer.closing?()
  }

  /// Removes all observers, and closes them.
  func removeObservers() {
    let closed = observers
    observers = []
    observerList = nil
    for observer in closed { observer.closing?() }
  }
}
