import ComponentKit

/// A component with its outstanding work: a state of a space that is explored.
struct Situation<Subject: Child> where Subject.Message: Hashable {
  /// Work that runs or waits; situations share it, and none changes it in place.
  final class Outstanding {
    /// The scheduler, whose work is never started.
    var scheduler = EffectScheduler<Subject.Message, Never>()

    /// The components that have requested the work, by its origins.
    var requests: [Int: Subject] = [:]

    /// The waits, in the order in which they began.
    var waits: [(ticket: Int, time: Duration, id: EffectID)] = []

    /// The work in the form by which situations are compared.
    var outline: [OutlinePart<WorkTag>] = []

    /// The number of the oldest work that ends at some time, if there is any.
    var oldestEnding: Int?

    /// Creates a list without work.
    init() {}

    /// Creates a copy.
    init(_ other: Outstanding) {
      (scheduler, requests, waits) = (other.scheduler, other.requests, other.waits)
    }
  }

  /// The part of outstanding work that its behavior depends on.
  enum WorkTag: Hashable {
    case message(Subject.Message)
    case work([WorkAnswer<Subject.Message>], repeats: Bool)
    case time(Duration)
  }

  /// The component.
  var subject: Subject

  /// The outstanding work, if there is any.
  private(set) var outstanding: Outstanding?

  /// Creates the situation of a component that starts.
  init(_ subject: Subject) {
    self.subject = subject
    schedule(self.subject.takeEffect())
  }
}

// MARK: - Events

extension Situation {
  /// Something that can happen, other than a message of a person.
  enum Cause {
    case answer(WorkAnswer<Subject.Message>, ticket: Int, repeats: Bool)
    case elapsed(ticket: Int)
  }

  /// Sends a message of a person; returns why it is refused.
  mutating func send(_ message: Subject.Message) -> Refusal? {
    if let refusal = subject.send(message) { return refusal }
    schedule(subject.takeEffect())
    return nil
  }

  /// Lets something happen; returns why the component refuses the message, if it does.
  mutating func take(_ cause: Cause) -> Refusal? {
    guard let shared = outstanding else { return nil }
    let outstanding = Outstanding(shared)
    self.outstanding = outstanding
    var refusal: Refusal?
    switch cause {
    case .elapsed(let ticket): _ = outstanding.scheduler.inputs.admit(.elapsed(ticket))
    case .answer(let answer, let ticket, let repeats):
      if let message = answer.message {
        _ = outstanding.scheduler.inputs.admit(.workMessage(message, ticket))
        refusal = run(outstanding)
      }
      if answer.message == nil || !repeats {
        _ = outstanding.scheduler.inputs.admit(.workEnded(ticket, nil))
      }
    }
    let later = run(outstanding)
    clean(outstanding)
    return refusal ?? later
  }

  private mutating func schedule(_ effect: Effect<Subject.Message>) {
    if effect.isNone { return }
    let outstanding = outstanding.map { Outstanding($0) } ?? Outstanding()
    self.outstanding = outstanding
    handle(effect, outstanding)
    _ = run(outstanding)
    clean(outstanding)
  }

  private func handle(_ effect: Effect<Subject.Message>, _ outstanding: Outstanding) {
    if effect.isNone { return }
    let origin = (outstanding.requests.keys.max() ?? -1) + 1
    outstanding.requests[origin] = subject
    outstanding.scheduler.handled(effect, hasMoved: false, origin: origin)
  }

  /// Carries out the commands of the scheduler; returns the first refusal of a message.
  private mutating func run(_ outstanding: Outstanding) -> Refusal? {
    var refusal: Refusal?
    var sent = 0
    while let command = outstanding.scheduler.next() {
      switch command {
      case .deliver(let message, _):
        sent += 1
        precondition(
          sent <= ownMessageLimit,
          "a program must come to rest after \(ownMessageLimit) own messages; it sends "
            + "\(message) again"
        )
        let reason = subject.send(message)
        refusal = refusal ?? reason
        if reason == nil { handle(subject.takeEffect(), outstanding) }
      case .wait(let time, let ticket):
        let id = outstanding.scheduler.waitingNames.first { $0.ticket == ticket }?.id ?? .all
        outstanding.waits.append((ticket, time, id))
      case .cancel(let ticket), .release(let ticket):
        outstanding.waits.removeAll { $0.ticket == ticket }
      case .start, .notify, .run, .reportLate, .reportFailure, .note, .finish: break
      }
    }
    return refusal
  }

  /// Forgets what no outstanding work needs.
  private mutating func clean(_ outstanding: Outstanding) {
    let origins = outstanding.scheduler.origins
    outstanding.requests = outstanding.requests.filter { origins.contains($0.key) }
    if origins.isEmpty, outstanding.waits.isEmpty { self.outstanding = nil }
  }
}

// MARK: - Outstanding work

extension Situation {
  /// The work in the form by which situations are compared.
  var outline: [OutlinePart<WorkTag>] { outstanding?.outline ?? [] }

  /// Describes the work by its possible answers.
  ///
  /// - Parameter answers: Returns the answers of work of a name that a component has requested.
  func describe(by answers: (EffectID?, Subject) -> WorkTag) {
    guard let outstanding else { return }
    outstanding.outline = outstanding.scheduler.outline { effect, origin in
      switch effect {
      case .message(let message): return .message(message)
      case .work(let work): return answers(work.id, outstanding.requests[origin] ?? subject)
      default: return .work([], repeats: false)
      }
    }
    outstanding.outline += outstanding.waits.map { .later(.time($0.time)) }
    outstanding.oldestEnding = outstanding.scheduler.tickets.first { ticket in
      guard let scheduled = outstanding.scheduler.work(of: ticket),
        let request = outstanding.requests[scheduled.origin],
        case .work(let given, let repeats) = answers(scheduled.work.id, request)
      else { return false }
      return !repeats && !given.isEmpty
    }
  }

  /// The number of the oldest work that ends at some time, if there is any.
  var oldestEnding: Int? { outstanding?.oldestEnding }

  /// Returns whether the work of a number has not ended.
  func isOutstanding(_ ticket: Int) -> Bool { outstanding?.scheduler.work(of: ticket) != nil }

  /// The waits that may end next: of two waits, a later one that is not shorter ends later.
  var endingWaits: [(ticket: Int, id: EffectID)] {
    guard let waits = outstanding?.waits else { return [] }
    return waits.enumerated().compactMap { place, wait in
      waits[..<place].contains { $0.time <= wait.time } ? nil : (wait.ticket, wait.id)
    }
  }

  /// The running work, the oldest first, and the component that has requested each.
  var runningWork: [(ticket: Int, id: EffectID?, request: Subject)] {
    guard let outstanding else { return [] }
    return outstanding.scheduler.tickets.compactMap { ticket in
      guard outstanding.scheduler.stage(of: ticket) == .running,
        let scheduled = outstanding.scheduler.work(of: ticket),
        let request = outstanding.requests[scheduled.origin]
      else { return nil }
      return (ticket, scheduled.work.id, request)
    }
  }

  /// The names of the work that runs or waits, the oldest first.
  var workNames: [EffectID?] {
    guard let scheduler = outstanding?.scheduler else { return [] }
    return scheduler.tickets.compactMap { scheduler.work(of: $0).map(\.work.id) }
  }
}
