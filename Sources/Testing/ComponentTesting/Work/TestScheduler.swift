import ComonadLaws
import ComponentKit

/// The reason for an effect: a call of the test, and its place.
struct Cause: Equatable {
  let text: String
  let location: CodeLocation
}

/// A scheduler whose work a test controls, and which takes the time from the test's clock.
///
/// Like a host it carries out the scheduler's commands; it only starts no work, and keeps messages
/// until the test receives them.
struct TestScheduler<Message> {
  /// Something that happens at a time.
  struct Timer {
    enum Action {
      /// A wait of the scheduler ends.
      case elapse
      /// Work sends a message, as the test has prepared.
      case send(Message)
      /// Work ends, as the test has prepared.
      case end(WorkFailure?)
    }

    let time: TestClock.Instant
    /// The number of the wait or of the work.
    let ticket: Int
    let action: Action

    /// Waits that end at one time come before what the test has prepared for that time.
    fileprivate var order: (TestClock.Instant, Int) {
      if case .elapse = action { (time, 0) } else { (time, 1) }
    }
  }

  private var scheduler = EffectScheduler<Message, Never>()

  /// The causes of effects; the place of a cause is its effect's origin.
  private var causes: [Cause] = []

  /// The messages that the test has not received yet, the oldest first.
  var messages: [(message: Message, cause: Cause)] = []

  /// The events that the test has not expected yet.
  var events: [(event: EffectEvent, cause: Cause)] = []

  /// The errors of work that the tester has not taken yet.
  private var failures: [WorkFailure] = []

  /// The timers, the earliest first.
  private var timers: [Timer] = []

  /// How to stop the work that the test has really started.
  private var cancellations: [Int: Cancellation] = [:]

  /// The present time.
  var now = TestClock.Instant()
}

// MARK: - Work

extension TestScheduler {
  /// The numbers of all work that has not ended, in the order in which it was requested.
  var tickets: [Int] { scheduler.tickets }

  /// Returns the numbers of all running work of a name, the oldest first.
  func running(_ id: EffectID?) -> [Int] {
    tickets.filter { isRunning($0) && work(of: $0)?.id == id }
  }

  /// Returns whether work has started and not ended.
  func isRunning(_ ticket: Int) -> Bool { scheduler.stage(of: ticket) == .running }

  /// Returns the work of a number, until it ends.
  func work(of ticket: Int) -> Work<Message>? { scheduler.work(of: ticket)?.work }

  /// Returns the cause of the work of a number, until it ends.
  func cause(of ticket: Int) -> Cause? { scheduler.work(of: ticket).map { causes[$0.origin] } }

  /// Returns the name of the work of a number, and for how long the work waits.
  func description(of ticket: Int) -> String {
    let name = work(of: ticket)?.id.text ?? ""
    switch scheduler.stage(of: ticket) {
    case .running, nil: return name
    case .queued: return "\(name), queued"
    case .delayed(let wait):
      let time = timers.first { $0.ticket == wait }?.time ?? now
      return "\(name), waiting until \(time)"
    }
  }

  /// Keeps the means to stop work that was really started.
  mutating func keep(_ cancellation: Cancellation, of ticket: Int) {
    if isRunning(ticket) { cancellations[ticket] = cancellation }
  }
}

// MARK: - Inputs

extension TestScheduler {
  /// Schedules an effect of the program, and notes its cause.
  mutating func handle(_ effect: Effect<Message>, _ cause: Cause) {
    causes.append(cause)
    scheduler.handled(effect, hasMoved: true, origin: causes.count - 1)
    run()
  }

  /// Adds a message of running work.
  mutating func receive(_ message: Message, from ticket: Int, _ cause: Cause) {
    run(.workMessage(message, ticket), cause)
  }

  /// Ends running work; returns its error, if it has one.
  @discardableResult
  mutating func end(_ ticket: Int, _ failure: WorkFailure? = nil) -> WorkFailure? {
    run(.workEnded(ticket, failure))
    return failures.popLast()
  }

  /// Ends a wait.
  mutating func elapse(_ ticket: Int) { run(.elapsed(ticket)) }

  /// Takes an input, if there is one, and carries out the commands.
  ///
  /// - Parameters:
  ///   - input: The output of work, or the end of work or of a wait.
  ///   - cause: The cause of a message, where it is not that of the work.
  private mutating func run(
    _ input: InputQueue<Message, Never>.Input? = nil,
    _ cause: Cause? = nil
  ) {
    if let input { scheduler.take(input) }
    while let command = scheduler.next() {
      switch command {
      case .deliver(let message, let origin), .enqueue(let message, let origin):
        messages.append((message, cause ?? causes[origin]))
      case .note(let event, let origin): events.append((event, causes[origin]))
      case .wait(let time, let ticket):
        add(Timer(time: now.advanced(by: time), ticket: ticket, action: .elapse))
      case .cancel(let ticket): release(ticket)?.cancel()
      case .release(let ticket): _ = release(ticket)
      case .reportFailure(let failure): failures.append(failure)
      case .start, .notify, .run: break
      }
    }
  }

  private mutating func release(_ ticket: Int) -> Cancellation? {
    timers.removeAll { $0.ticket == ticket }
    return cancellations.removeValue(forKey: ticket)
  }
}

// MARK: - Time

extension TestScheduler {
  /// The earliest time of a timer.
  var nextTime: TestClock.Instant? { timers.first?.time }

  /// Adds a timer after those of the same time.
  mutating func add(_ timer: Timer) {
    let place = timers.firstIndex { $0.order > timer.order } ?? timers.endIndex
    timers.insert(timer, at: place)
  }

  /// Removes and returns the first timer until a time, and moves to its time; else to that time.
  mutating func nextTimer(until time: TestClock.Instant) -> Timer? {
    guard let first = timers.first, first.time <= time else {
      now = time
      return nil
    }
    now = first.time
    return timers.removeFirst()
  }
}
