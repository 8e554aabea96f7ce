/// Decides what a running program does next, and does nothing itself.
///
/// A driver gives it one input after the other, carries out the commands in the order in which
/// ``next()`` returns them, and calls ``handled(_:hasMoved:origin:)`` after each message. A host does
/// that with threads, a page with the timers of the browser, a test by hand. So all of them agree.
///
/// ```text
/// message m              deliver m
///   its effect is work a   start a, notify
/// message of a           deliver it
///   its effect is work a   cancel a, start a, notify
/// end                    cancel a
/// ```
///
/// Commands come before the next input, so that a message is handled completely before the next one.
/// A message that the program sends itself is an input, which comes after those that wait already.
///
/// - Complexity: Starting work takes amortised O(1), ending it O(works of its name), and cancelling a
///   name O(names + effects that wait).
@usableFromInline
package struct EffectScheduler<Message, Job> {
  /// The number of a piece of work or of a wait; none is used twice.
  @usableFromInline
  package typealias Ticket = Int

  /// An action that the driver performs next.
  @usableFromInline
  package enum Command {
    /// Send the message to the component, and report the outcome with
    /// ``EffectScheduler/handled(_:hasMoved:origin:)``.
    case deliver(Message, origin: Int)
    /// Add the message, which the program sends itself, to the inputs.
    case enqueue(Message, origin: Int)
    /// Start the work, and add its messages and its end as inputs.
    ///
    /// It is boxed, so that the commands of most messages, which start no work, are small.
    indirect case start(Ticket, Work<Message>)
    /// Stop the work or the wait, of which no message is delivered any more.
    case cancel(Ticket)
    /// The work or the wait has ended by itself: release the means to stop it.
    case release(Ticket)
    /// After the time, add the input `elapsed`. Of two waits that end at one time, the one that
    /// began first ends first.
    case wait(Duration, Ticket)
    /// Notify the observers.
    case notify
    /// Do something that was added as an input.
    case run(Job)
    /// Report that work ended with an error.
    case reportFailure(WorkFailure)
    /// Nothing to do: an event for tests.
    case note(EffectEvent, origin: Int)
  }

  @usableFromInline
  var commands = Queue<Command>()
  /// Whether the observers are to be notified after the commands.
  @usableFromInline
  var mustNotify = false
  /// The work that has ended with the message that is being handled.
  @usableFromInline
  var ending: Ticket?
  @usableFromInline
  var lastTicket: Ticket = 0
  @usableFromInline
  var works: [Ticket: ScheduledWork<Message>] = [:]
  @usableFromInline
  var waits: [Ticket: EffectID] = [:]
  @usableFromInline
  var lines: [EffectID: WorkLine] = [:]
  @usableFromInline
  var stages: [Ticket: EffectStage<Message>] = [:]
  /// The stages of which a part has ended.
  @usableFromInline
  var departures: [Ticket] = []
  /// The origin of the effect that is being scheduled.
  @usableFromInline
  var origin = 0

  /// Whether the scheduler returns events for tests.
  @usableFromInline
  let notesEvents: Bool

  /// Creates a scheduler without work.
  @inlinable
  package init(notesEvents: Bool = true) { self.notesEvents = notesEvents }

  /// Whether no work runs or waits.
  @inlinable
  package var isIdle: Bool { works.isEmpty && waits.isEmpty }
}

// MARK: - Commands

extension EffectScheduler {
  /// Takes an input; the commands that it leads to come next.
  @inlinable
  package mutating func take(_ input: InputQueue<Message, Job>.Input) {
    switch input {
    case .message(let message): commands.append(.deliver(message, origin: 0))
    case .workMessage(let message, let ticket, let isLast):
      if isLast { ending = ticket }
      guard let scheduled = works[ticket], scheduled.isStarted else { return }
      commands.append(.deliver(message, origin: scheduled.origin))
    case .workEnded(let ticket, let failure): end(ticket, failure)
    case .elapsed(let ticket): endWait(ticket)
    case .job(let job): commands.append(.run(job))
    case .end: endAll()
    }
  }

  /// Returns the next command, or nil if nothing is left to do until the next input.
  @inlinable
  package mutating func next() -> Command? {
    if let command = commands.popFirst() { return command }
    if mustNotify {
      mustNotify = false
      return .notify
    }
    if let ticket = ending {
      ending = nil
      end(ticket, nil)
      return commands.popFirst()
    }
    return nil
  }

  /// Schedules the effect of a message, and after it the notification of the observers.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - hasMoved: Whether the component has accepted the message.
  ///   - origin: A number for the driver, which the messages and the work of the effect carry on.
  @inlinable
  package mutating func handled(_ effect: Effect<Message>, hasMoved: Bool, origin: Int = 0) {
    if case .none = effect {
      // Most messages have no effect.
    } else {
      self.origin = origin
      _ = begin(effect, in: nil)
      settle()
    }
    mustNotify = hasMoved
  }
}

// MARK: - Ends of work

extension EffectScheduler {
  @inlinable
  mutating func end(_ ticket: Ticket, _ failure: WorkFailure?) {
    guard let scheduled = works[ticket], scheduled.isStarted else { return }
    works[ticket] = nil
    commands.append(.release(ticket))
    depart(scheduled.stage)
    if let id = scheduled.work.id, var line = lines[id] {
      line.removeRunning(ticket)
      lines[id] = line
      if line.running.isEmpty { startQueued(id) }
      tidy(id)
    }
    settle()
    guard var failure else { return }
    failure.id = failure.id ?? scheduled.work.id
    commands.append(.reportFailure(failure))
  }

  /// Ends a wait, and starts the work that it has delayed.
  @usableFromInline
  mutating func endWait(_ ticket: Ticket) {
    guard let id = waits.removeValue(forKey: ticket), var line = lines[id] else { return }
    commands.append(.release(ticket))
    let delayed = line.delayed.take()
    line.wait = nil
    lines[id] = line
    if let delayed, let scheduled = works[delayed] {
      supersede(id)
      restart(delayed, scheduled.work)
      if case .throttle(let time) = scheduled.work.policy { wait(time, id) }
    }
    tidy(id)
    settle()
  }

  /// Cancels all work, and the effects after it.
  @usableFromInline
  mutating func endAll() {
    end(Array(works.keys) + waits.keys)
    lines = [:]
    stages = [:]
    departures = []
  }
}

extension EffectScheduler: Sendable where Message: Sendable, Job: Sendable {}
extension EffectScheduler.Command: Sendable where Message: Sendable, Job: Sendable {}
