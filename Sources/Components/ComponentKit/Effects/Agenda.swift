/// What is under way and what waits of the work that a program has asked for.
///
/// It decides and does nothing: each change returns the steps that whoever does the work is to
/// take, in their order. So a host with threads and a test without them do the same.
///
/// ```text
/// perform(.work(a))          start a
/// perform(.work(a, latest))  stop a, start a
/// end(a)                     what waited for a's end: the next of its name, of its sequence
/// ```
///
/// - Complexity: Work is started in O(1), and ended in the number of works of its name; to cancel a
///   name looks at every name under way.
package struct Agenda<Message> {
  /// The number of a piece of work or of a wait; none is used twice.
  package typealias Ticket = Int

  /// What is to be done.
  package enum Step {
    /// The message is the program's next, after those that wait already.
    case send(Message)
    /// The work is to be started; its end is to be told by ``Agenda/end(_:)``.
    case start(Ticket, Work<Message>)
    /// The work or the wait is to be stopped, and nothing of it told.
    case stop(Ticket)
    /// After the time, ``Agenda/elapse(_:)`` is to be told. Of two waits that end at one time, the
    /// one that was begun first is to be told first.
    case wait(Duration, Ticket)
  }

  private var lastTicket: Ticket = 0
  private var jobs: [Ticket: Job] = [:]
  private var waits: [Ticket: EffectID] = [:]
  private var lines: [EffectID: Line] = [:]
  private var stages: [Ticket: Stage] = [:]
  private var departures: [Ticket] = []
  private var steps: [Step] = []

  /// Creates an agenda with nothing on it.
  package init() {}

  /// Whether nothing is under way and nothing waits.
  package var isEmpty: Bool { jobs.isEmpty && waits.isEmpty }
}

/// A piece of work that has not ended, and the stage that goes on when it does.
private struct Job<Message> {
  let work: Work<Message>
  let stage: Int?
  /// Whether it has been started; if not, it is queued or delayed.
  var isStarted: Bool
}

/// All work of a name.
private struct Line {
  /// What is under way. (A set of numbers would take six thousand bytes of a module for the browser.)
  var running: [Int] = []
  var queued: ArraySlice<Int> = []
  /// The work that starts when the wait is over.
  var delayed: Int?
  /// What `debounce` and `throttle` wait for.
  var wait: Int?

  var isIdle: Bool { running.isEmpty && queued.isEmpty && delayed == nil }
  /// The work that runs and the work that waits.
  var tickets: [Int] {
    var tickets = running
    tickets += queued
    if let delayed { tickets.append(delayed) }
    if let wait { tickets.append(wait) }
    return tickets
  }

  /// Notes that a piece of work has ended.
  mutating func end(_ ticket: Int) {
    if let place = running.firstIndex(of: ticket) { running.remove(at: place) }
  }
}

/// The tickets, the oldest first: all are sorted here, since each place that sorts takes its own
/// two thousand bytes of a module for the browser.
@inline(never)
private func ascending(_ tickets: [Int]) -> [Int] { tickets.sorted() }

/// Effects of which some are under way, and what follows when they have ended.
private struct Stage<Message> {
  var pending = 0
  var rest: ArraySlice<Effect<Message>>
  let parent: Int?
}

extension Agenda {
  private typealias Job = ComponentKit.Job<Message>
  private typealias Line = ComponentKit.Line
  private typealias Stage = ComponentKit.Stage<Message>
}

// MARK: - Operations

extension Agenda {
  /// Takes up an effect.
  package mutating func perform(_ effect: Effect<Message>) -> [Step] {
    _ = begin(effect, in: nil)
    return settled()
  }

  /// Notes that a piece of work has ended.
  package mutating func end(_ ticket: Ticket) -> [Step] {
    guard let job = jobs.removeValue(forKey: ticket) else { return [] }
    depart(job.stage)
    if let id = job.work.id, var line = lines[id] {
      line.end(ticket)
      lines[id] = line
      if line.running.isEmpty { startQueued(id) }
      tidy(id)
    }
    return settled()
  }

  /// Notes that a wait is over.
  package mutating func elapse(_ ticket: Ticket) -> [Step] {
    guard let id = waits.removeValue(forKey: ticket), var line = lines[id] else { return [] }
    let delayed = line.delayed.take()
    line.wait = nil
    lines[id] = line
    if let delayed, let job = jobs[delayed] {
      supersede(id)
      restart(delayed, job.work)
      if case .throttle(let time) = job.work.policy { wait(time, id) }
    }
    tidy(id)
    return settled()
  }

  /// Ends everything.
  package mutating func cancelAll() -> [Step] {
    end(Array(jobs.keys) + waits.keys)
    let (stops, last) = (steps, lastTicket)
    self = Agenda()
    lastTicket = last
    return stops
  }
}

// MARK: - Effects

extension Agenda {
  /// Begins an effect; returns whether it has ended already.
  private mutating func begin(_ effect: Effect<Message>, in stage: Ticket?) -> Bool {
    switch effect {
    case .none: return true
    case .message(let message): steps.append(.send(message))
    case .cancel(let id): cancel(CancelledNames(id), within: stage)
    case .cancelOnly(let id): cancel(CancelledNames(id, isOnly: true), within: stage)
    case .work(let work): return ask(work, in: stage)
    case .merge(let effects):
      let ticket = open([], in: stage)
      for effect in effects {
        stages[ticket]?.pending += 1
        if begin(effect, in: ticket) { stages[ticket]?.pending -= 1 }
      }
      return stages[ticket]?.pending == 0 && goOn(ticket)
    case .concatenate(let effects): return goOn(open(effects[...], in: stage))
    }
    return true
  }

  private mutating func open(_ rest: ArraySlice<Effect<Message>>, in parent: Ticket?) -> Ticket {
    lastTicket += 1
    stages[lastTicket] = Stage(rest: rest, parent: parent)
    return lastTicket
  }

  /// Begins what follows in a stage, up to what takes time; returns whether all of it has ended.
  private mutating func goOn(_ stage: Ticket) -> Bool {
    while let next = stages[stage]?.rest.popFirst() {
      if begin(next, in: stage) { continue }
      stages[stage]?.pending = 1
      return false
    }
    stages[stage] = nil
    return true
  }

  /// Notes that a part of a stage has ended.
  private mutating func depart(_ stage: Ticket?) {
    if let stage { departures.append(stage) }
  }

  /// Goes on where parts have ended, until all that is left takes time, and returns the steps.
  ///
  /// The work after one end begins before the work after the next, however deep it is nested.
  private mutating func settled() -> [Step] {
    var next = 0
    while next < departures.count {
      var ended: Ticket? = departures[next]
      next += 1
      while let ticket = ended {
        stages[ticket]?.pending -= 1
        guard let stage = stages[ticket], stage.pending == 0, goOn(ticket) else { break }
        ended = stage.parent
      }
    }
    departures.removeAll()
    defer { steps = [] }
    return steps
  }
}

// MARK: - Work

extension Agenda {
  /// Asks for work, as its policy says; returns whether it has ended already.
  private mutating func ask(_ work: Work<Message>, in stage: Ticket?) -> Bool {
    guard let id = work.id else {
      run(admit(work, in: stage, isStarted: true), work)
      return false
    }
    let line = lines[id] ?? Line()
    switch work.policy {
    case .drop where !line.isIdle: return true
    case .queue where !line.running.isEmpty:
      let ticket = admit(work, in: stage, isStarted: false)
      lines[id]?.queued.append(ticket)
      return false
    case .debounce(let time):
      delay(work, of: id, in: stage)
      if let wait = line.wait { end([wait]) }
      wait(time, id)
      return false
    case .throttle where line.wait != nil:
      delay(work, of: id, in: stage)
      return false
    case .throttle(let time):
      supersede(id)
      wait(time, id)
    case .latest:
      lines[id] = nil
      end(line.tickets)
    case .parallel, .queue, .drop: break
    }
    run(admit(work, in: stage, isStarted: true), work)
    return false
  }

  private mutating func admit(
    _ work: Work<Message>,
    in stage: Ticket?,
    isStarted: Bool
  ) -> Ticket {
    lastTicket += 1
    jobs[lastTicket] = Job(work: work, stage: stage, isStarted: isStarted)
    return lastTicket
  }

  private mutating func run(_ ticket: Ticket, _ work: Work<Message>) {
    if let id = work.id { lines[id, default: Line()].running.append(ticket) }
    steps.append(.start(ticket, work))
  }

  /// Starts work that was queued or delayed.
  private mutating func restart(_ ticket: Ticket, _ work: Work<Message>) {
    jobs[ticket]?.isStarted = true
    run(ticket, work)
  }

  /// Lets the work start when the name's wait is over, in place of what was to start then.
  private mutating func delay(_ work: Work<Message>, of id: EffectID, in stage: Ticket?) {
    let ticket = admit(work, in: stage, isStarted: false)
    if let superseded = lines[id, default: Line()].delayed { end([superseded]) }
    lines[id, default: Line()].delayed = ticket
  }

  private mutating func wait(_ time: Duration, _ id: EffectID) {
    lastTicket += 1
    waits[lastTicket] = id
    lines[id, default: Line()].wait = lastTicket
    steps.append(.wait(time, lastTicket))
  }

  private mutating func startQueued(_ id: EffectID) {
    while let ticket = lines[id]?.queued.popFirst() {
      guard let job = jobs[ticket] else { continue }
      return restart(ticket, job.work)
    }
  }

  /// Forgets a name of which nothing is left.
  private mutating func tidy(_ id: EffectID) {
    if let line = lines[id], line.isIdle, line.wait == nil { lines[id] = nil }
  }
}

// MARK: - Ends

extension Agenda {
  /// Ends the work of some names, and takes it out of what has not begun.
  ///
  /// What follows the cancellation in its own sequence was asked for after it, and stays.
  private mutating func cancel(_ names: CancelledNames, within stage: Ticket?) {
    var ended = names.contains(nil) ? jobs.keys.filter { jobs[$0]?.work.id == nil } : []
    for name in lines.keys.filter({ names.contains($0) }) {
      ended += lines.removeValue(forKey: name)?.tickets ?? []
    }
    end(ended)
    var own: [Ticket] = []
    var next = stage
    while let ticket = next {
      own.append(ticket)
      next = stages[ticket]?.parent
    }
    for (ticket, other) in stages where !other.rest.isEmpty && !own.contains(ticket) {
      stages[ticket]?.rest = other.rest.map { $0.without(names) }[...]
    }
  }

  /// Ends what is under way and what is queued, so that work of the name can take its place.
  private mutating func supersede(_ id: EffectID) {
    guard var line = lines[id] else { return }
    let ended = line.running + line.queued
    line.running = []
    line.queued = []
    lines[id] = line
    end(ended)
  }

  /// Ends pieces of work and waits, the oldest first.
  private mutating func end(_ tickets: [Ticket]) {
    for ticket in ascending(tickets) {
      if waits.removeValue(forKey: ticket) != nil { steps.append(.stop(ticket)) }
      guard let job = jobs.removeValue(forKey: ticket) else { continue }
      if job.isStarted { steps.append(.stop(ticket)) }
      depart(job.stage)
    }
  }
}

extension Agenda: Sendable where Message: Sendable {}
extension Agenda.Step: Sendable where Message: Sendable {}
extension Job: Sendable where Message: Sendable {}
extension Stage: Sendable where Message: Sendable {}
