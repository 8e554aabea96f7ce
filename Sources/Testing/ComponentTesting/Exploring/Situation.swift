import ComponentKit
import EmbeddedText

/// A component with its outstanding work: a state of a space that is explored.
struct Situation<Subject: Child> where Subject.Message: Hashable {
  /// Work that runs or waits.
  struct Outstanding {
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
  }

  /// A value that situations share, since most events leave the work as it is.
  fileprivate final class Shared<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The part of outstanding work that its behavior depends on.
  enum WorkTag: Hashable {
    case message(Subject.Message)
    case work([WorkAnswer<Subject.Message>], repeats: Bool)
    case time(Duration)
  }

  /// The component.
  var subject: Subject

  private var shared: Shared<Outstanding>?

  /// The outstanding work, if there is any.
  private(set) var outstanding: Outstanding? {
    get { shared?.value }
    set { shared = newValue.map { Shared($0) } }
  }

  /// Whether work runs or waits.
  var hasWork: Bool { shared != nil }

  /// Creates the situation of a component that starts.
  init(_ subject: Subject) {
    self.subject = subject
    schedule(self.subject.takeEffect())
  }
}

// MARK: - Events

extension Situation {
  /// The cause of an event.
  enum Cause {
    case message(Subject.Message)
    case answer(WorkAnswer<Subject.Message>, ticket: Int, repeats: Bool)
    case elapsed(ticket: Int)
  }

  /// Lets something happen; returns why the component refuses the message, if it does.
  mutating func take(_ cause: Cause) -> Refusal? {
    if case .message(let message) = cause {
      if let refusal = subject.send(message) { return refusal }
      schedule(subject.takeEffect())
      return nil
    }
    guard var outstanding else { return nil }
    var refusal: Refusal?
    switch cause {
    case .message: break
    case .elapsed(let ticket): outstanding.scheduler.take(.elapsed(ticket))
    case .answer(let answer, let ticket, let repeats):
      if let message = answer.message {
        outstanding.scheduler.take(.workMessage(message, ticket))
        refusal = run(&outstanding)
      }
      if answer.message == nil || !repeats {
        outstanding.scheduler.take(.workEnded(ticket, nil))
      }
    }
    let later = run(&outstanding)
    keep(outstanding)
    return refusal ?? later
  }

  private mutating func schedule(_ effect: Effect<Subject.Message>) {
    if effect.isNone { return }
    var outstanding = outstanding ?? Outstanding()
    handle(effect, &outstanding)
    _ = run(&outstanding)
    keep(outstanding)
  }

  private func handle(_ effect: Effect<Subject.Message>, _ outstanding: inout Outstanding) {
    if effect.isNone { return }
    let origin = (outstanding.requests.keys.max() ?? -1) + 1
    outstanding.requests[origin] = subject
    outstanding.scheduler.handled(effect, hasMoved: false, origin: origin)
  }

  /// Carries out the commands of the scheduler; returns the first refusal of a message.
  private mutating func run(_ outstanding: inout Outstanding) -> Refusal? {
    var refusal: Refusal?
    var sent = 0
    while let command = outstanding.scheduler.next() {
      switch command {
      case .deliver(let message, _), .enqueue(let message, _):
        sent += 1
        precondition(
          sent <= ownMessageLimit,
          "a program must come to rest after \(ownMessageLimit) own messages; it sends "
            + "\(MessageText.brief(message)) again"
        )
        let reason = subject.send(message)
        refusal = refusal ?? reason
        if reason == nil { handle(subject.takeEffect(), &outstanding) }
      case .wait(let time, let ticket):
        let id = outstanding.scheduler.waitingNames.first { $0.ticket == ticket }?.id ?? .all
        outstanding.waits.append((ticket, time, id))
      case .cancel(let ticket), .release(let ticket):
        outstanding.waits.removeAll { $0.ticket == ticket }
      case .start, .notify, .run, .reportFailure, .note: break
      }
    }
    return refusal
  }

  /// Keeps the outstanding work, if there is any, without the requests of other work.
  private mutating func keep(_ outstanding: Outstanding) {
    var outstanding = outstanding
    let origins = outstanding.scheduler.origins
    outstanding.requests = outstanding.requests.filter { origins.contains($0.key) }
    self.outstanding = origins.isEmpty && outstanding.waits.isEmpty ? nil : outstanding
  }
}

// MARK: - Outstanding work

extension Situation {
  /// The work in the form by which situations are compared.
  var outline: [OutlinePart<WorkTag>] { shared?.value.outline ?? [] }

  /// Describes the work by its possible answers.
  ///
  /// - Parameter answers: Returns the answers of work of a name that a component has requested.
  mutating func describe(by answers: (EffectID?, Subject) -> WorkTag) {
    guard var outstanding else { return }
    let subject = subject
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
    self.outstanding = outstanding
  }

  /// The number of the oldest work that ends at some time, if there is any.
  var oldestEnding: Int? { shared?.value.oldestEnding }

  /// Returns the numbers of the outstanding work with certain names.
  func tickets(where isMeant: (EffectID?) -> Bool) -> [Int] {
    guard let scheduler = outstanding?.scheduler else { return [] }
    return scheduler.tickets.filter { isMeant(scheduler.work(of: $0)?.work.id) }
  }

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

extension Situation: Sendable where Subject: Sendable, Subject.Message: Sendable {}
extension Situation.Outstanding: Sendable where Subject: Sendable, Subject.Message: Sendable {}
extension Situation.WorkTag: Sendable where Subject.Message: Sendable {}
extension Situation.Shared: Sendable where Value: Sendable {}
