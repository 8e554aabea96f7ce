public import ComponentKit

/// Something that a host does between two messages.
@usableFromInline
typealias HostJob<P: Program> = @Sendable (HostCore<P>) -> Void where P.Message: Sendable

/// The outcome of a message: why it was refused, if it was, the effect of the program, and whether the
/// program has accepted a message.
///
/// A middleware may refuse a message that the program has accepted: then both happen.
@usableFromInline
typealias Outcome<Message: Sendable> = (refusal: Refusal?, effect: Effect<Message>, hasMoved: Bool)

/// Carries out the commands of a host's scheduler, on one thread at a time.
///
/// All that a host does for a message is here: it steps the program, hands the effect to the
/// scheduler, and notifies the observers when the scheduler says so.
///
/// ## Why threads may share it
///
/// Only the thread that serves the host uses it: see `HostLock`.
@usableFromInline
final class HostLoop<P: Program>: @unchecked Sendable where P.Message: Sendable {
  @usableFromInline
  typealias Scheduler = EffectScheduler<P.Message, HostJob<P>>

  /// Decides the next step.
  @exclusivity(unchecked)
  @usableFromInline
  var scheduler = Scheduler(notesEvents: false)

  /// The observers, the oldest first.
  private var observers: [Observer<P>] = []

  /// All observers as one, if there are any.
  private var observerList: ObserverList<P>?

  /// The same, without a retain for each message.
  @exclusivity(unchecked)
  @usableFromInline
  private(set) var currentObservers: Unmanaged<ObserverList<P>>?

  /// How to stop the running work and the waits.
  @exclusivity(unchecked)
  @usableFromInline
  var running: [Int: Cancellation] = [:]

  /// The answers to senders, which they get when the observers have been notified.
  @exclusivity(unchecked)
  @usableFromInline
  var answers: [() -> Void] = []

  /// The cancelled work and waits whose end is awaited.
  @exclusivity(unchecked)
  @usableFromInline
  var stopping: Set<Int> = []

  /// Whether all work was cancelled, because the host ends.
  @exclusivity(unchecked)
  @usableFromInline
  var isEnding = false

  /// The callers that wait until all work has ended.
  @exclusivity(unchecked)
  @usableFromInline
  var endWaiters: [EndWaiter] = []

  init() {}
}

// MARK: - Serving

extension HostLoop {
  /// Handles an input, and then others until none is left.
  @inlinable
  func serve(_ host: HostCore<P>, from first: HostLock<P>.Inputs.Input) {
    // Looking for the mark of work costs a third of a message, and without work there is none.
    if running.isEmpty {
      serveInputs(host, from: first)
    } else {
      serveOutsideWork(host, from: first)
    }
  }

  @inlinable
  @inline(never)
  func serveOutsideWork(_ host: HostCore<P>, from first: HostLock<P>.Inputs.Input) {
    HostWork.outside(of: host.weakHost) { serveInputs(host, from: first) }
  }

  @inlinable
  @inline(__always)
  func serveInputs(_ host: HostCore<P>, from first: HostLock<P>.Inputs.Input) {
    take(first)
    while true {
      while let command = scheduler.next() { perform(command, for: host) }
      if isEnding, !endWaiters.isEmpty { resumeEndWaiters() }
      switch host.lock.continueService() {
      case .handle(let input): take(input)
      case .rest: return
      case .handOver:
        Task { host.resumeService() }
        return
      }
    }
  }

  /// Hands an input to the scheduler, and notes an end that is awaited.
  @inlinable
  func take(_ input: HostLock<P>.Inputs.Input) {
    switch input {
    case .workEnded(let ticket, _), .elapsed(let ticket), .workMessage(_, let ticket, isLast: true):
      if !stopping.isEmpty { stopping.remove(ticket) }
    case .end: isEnding = true
    case .message, .workMessage, .job: break
    }
    scheduler.take(input)
  }

  @inlinable
  @inline(__always)
  func perform(_ command: Scheduler.Command, for host: HostCore<P>) {
    switch command {
    case .deliver(let message, _):
      let refusal = handle(message, for: host).refusal
      if let refusal { host.weakHost.report(.refused(message, refusal)) }
    // It comes after all inputs that wait already.
    case .enqueue(let message, _): host.send(message)
    case .notify: notify()
    case .start(let ticket, let work): start(ticket, work, for: host)
    case .release(let ticket): running[ticket] = nil
    case .cancel(let ticket): cancel(ticket)
    case .wait(let time, let ticket): running[ticket] = wait(time, ticket, for: host)
    case .run(let job): job(host)
    case .reportFailure(let failure): host.weakHost.report(.failed(failure))
    case .note: break
    }
  }

  /// Sends a message through the middleware to the program, with all that follows.
  @inlinable
  func handle(_ message: P.Message, for host: HostCore<P>) -> Outcome<P.Message> {
    move(host) { shared in
      if let chain = host.chain { return chain(message, &shared) }
      let refusal = shared.send(message)
      return (refusal, refusal == nil)
    }
  }

  /// Moves the program, and shows the observers a new state; then hands its effect to the scheduler, which
  /// has the observers notified afterwards.
  @inlinable
  @inline(__always)
  func move(
    _ host: HostCore<P>,
    by move: @Sendable (inout SharedProgram<P>) -> (refusal: Refusal?, hasMoved: Bool)
  ) -> Outcome<P.Message> {
    let observers = currentObservers
    let outcome: Outcome<P.Message> = host.lock.use { shared in
      let (refusal, hasMoved) = move(&shared)
      guard hasMoved else { return (refusal, .none, false) }
      observers?._withUnsafeGuaranteedRef { $0.look(shared) }
      return (refusal, shared.takeEffect(), true)
    }
    scheduler.handled(outcome.effect, hasMoved: outcome.hasMoved)
    return outcome
  }

  /// Notifies the observers, then answers the senders that wait for that.
  @inlinable
  func notify() {
    currentObservers?._withUnsafeGuaranteedRef { $0.notify() }
    if answers.isEmpty { return }
    for answer in answers { answer() }
    answers = []
  }

  /// Handles a message, and tells the sender of the refusal after the observers are notified.
  func handle(
    _ message: P.Message,
    for host: HostCore<P>,
    answering sender: @escaping @Sendable (Refusal?) -> Void
  ) {
    let outcome = handle(message, for: host)
    let answer = { sender(outcome.refusal) }
    if outcome.hasMoved { answers.append(answer) } else { answer() }
  }
}

// MARK: - Work

extension HostLoop {
  @inlinable
  func start(_ ticket: Int, _ work: Work<P.Message>, for host: HostCore<P>) {
    let outlet = WorkOutlet(ticket, host.weakHost).outlet
    running[ticket] = HostWork(ticket, of: host.weakHost, clock: host.workClock).start {
      work.start(outlet)
    }
  }

  @usableFromInline
  func wait(_ time: Duration, _ ticket: Int, for host: HostCore<P>) -> Cancellation {
    let task = Task { [host = host.weakHost, clock = host.clock] in
      // A wait ends early only when it is cancelled.
      try? await clock.wait(for: time)
      host.host?.post(.elapsed(ticket))
    }
    return Cancellation(isAwaited: true) { task.cancel() }
  }

  @usableFromInline
  func cancel(_ ticket: Int) {
    guard let cancellation = running.removeValue(forKey: ticket) else { return }
    if cancellation.isAwaited { stopping.insert(ticket) }
    cancellation.cancel()
  }
}

// MARK: - The end

extension HostLoop {
  /// Resumes the callers for which all work has ended.
  ///
  /// Work that waits for the end of its own host would wait for itself, and two of them for each
  /// other. So such a caller is resumed as soon as only such work is left.
  @usableFromInline
  func resumeEndWaiters() {
    let waiting = Set(endWaiters.compactMap(\.work).filter(stopping.contains))
    guard stopping.count == waiting.count else { return }
    let (ended, others) = (endWaiters, stopping.isEmpty ? [] : endWaiters.filter { $0.work == nil })
    endWaiters = others
    for waiter in ended where stopping.isEmpty || waiter.work != nil { waiter.caller.resume() }
  }

  /// Cancels all work at once, and removes the observers: the host is being released.
  func stop() {
    scheduler.take(.end)
    while let command = scheduler.next() {
      if case .cancel(let ticket) = command { cancel(ticket) }
    }
    removeObservers()
  }
}

// MARK: - Observers

extension HostLoop {
  /// Adds an observer, and notifies it at once.
  func add(_ observer: Observer<P>, for host: HostCore<P>) {
    let added = ObserverList([observer])
    host.lock.use { added?.look($0) }
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

/// A caller that waits for the end of a host.
@usableFromInline
struct EndWaiter: Sendable {
  /// The work of the host in which the caller runs, if it does.
  let work: Int?

  let caller: CheckedContinuation<Void, Never>
}
