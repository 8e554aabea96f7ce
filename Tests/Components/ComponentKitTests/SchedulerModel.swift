import ComponentKit

/// A model of the scheduler of effects, as the pages describe it, in virtual time.
///
/// It shares nothing with ``EffectScheduler``: work is one list in the order of its requests, and a
/// sequence is an object that counts its parts that have not ended.
final class SchedulerModel {
  /// A sequence of effects that has begun.
  private final class Sequence {
    let parent: Sequence?
    var rest: [Effect<Int>]
    var open = 0
    var isOver = false

    init(_ effects: [Effect<Int>], in parent: Sequence?) {
      rest = effects
      self.parent = parent
    }

    /// The sequence, and all sequences that it is a part of.
    var line: [Sequence] { [self] + (parent?.line ?? []) }
  }

  private enum Stage { case running, queued, delayed }

  private struct Job {
    let number: Int
    let work: Work<Int>
    let sequence: Sequence?
    var stage: Stage
  }

  private var jobs: [Job] = []
  private var sequences: [Sequence] = []
  private var ended: [Sequence] = []
  private var deadlines: [EffectID: (time: Int, order: Int)] = [:]
  private var now = 0
  private var count = 0

  /// Something that is done outside.
  enum Act: Equatable {
    case start(Int)
    case stop(Int)
    case send(Int)

    /// Whether a message is sent.
    var isMessage: Bool { if case .send = self { true } else { false } }
  }

  /// The steps so far, in their order.
  private(set) var log: [Act] = []

  /// Whether no work runs and none waits.
  var isEmpty: Bool { jobs.isEmpty && deadlines.isEmpty }

  /// How many pieces of work run.
  var runningCount: Int { jobs.count { $0.stage == .running } }
}

// MARK: - Inputs

extension SchedulerModel {
  func perform(_ effect: Effect<Int>) {
    begin(effect, in: nil)
    settle()
  }

  /// Ends a piece of work that runs, by itself.
  func finish(_ place: Int) {
    let job = jobs.filter { $0.stage == .running }[place]
    remove([job], logged: false)
    let isFree = !jobs.contains { $0.work.id == job.work.id && $0.stage == .running }
    if job.work.id != nil, isFree,
      let next = jobs.first(where: { $0.work.id == job.work.id && $0.stage == .queued })
    {
      start(next.number)
    }
    settle()
  }

  func advance(by time: Int) {
    let end = now + time
    while let (id, next) = deadlines.min(by: { $0.value < $1.value }), next.time <= end {
      now = next.time
      deadlines[id] = nil
      if let job = jobs.first(where: { $0.work.id == id && $0.stage == .delayed }) {
        remove(jobs.filter { $0.work.id == id && $0.number != job.number })
        start(job.number)
        if case .throttle(let time) = job.work.policy { wait(time, id) }
      }
      settle()
    }
    now = end
  }

  func end() {
    remove(jobs)
    sequences = []
    ended = []
    deadlines = [:]
  }
}

// MARK: - Effects

extension SchedulerModel {
  private func begin(_ effect: Effect<Int>, in sequence: Sequence?) {
    switch effect {
    case .none: break
    case .message(let number): log.append(.send(number))
    case .work(let work): ask(work, in: sequence)
    case .cancel(let id): cancel(in: sequence) { ($0 ?? .all).isWithin(id) }
    case .cancelOnly(let id): cancel(in: sequence) { ($0 ?? .all) == id }
    case .merge(let effects): for effect in effects { begin(effect, in: sequence) }
    case .concatenate(let effects):
      let inner = Sequence(effects, in: sequence)
      sequences.append(inner)
      sequence?.open += 1
      proceed(inner)
    }
  }

  /// Starts the next part of a sequence of which no part is open.
  private func proceed(_ sequence: Sequence) {
    while sequence.open == 0, !sequence.rest.isEmpty {
      sequence.open += 1
      begin(sequence.rest.removeFirst(), in: sequence)
      sequence.open -= 1
    }
    guard sequence.open == 0, !sequence.isOver else { return }
    sequence.isOver = true
    sequences.removeAll { $0 === sequence }
    if let parent = sequence.parent {
      parent.open -= 1
      proceed(parent)
    }
  }

  /// Continues the sequences of work that has ended.
  private func settle() {
    while !ended.isEmpty {
      let sequence = ended.removeFirst()
      sequence.open -= 1
      proceed(sequence)
    }
  }

  private func cancel(in sequence: Sequence?, _ isCancelled: @escaping (EffectID?) -> Bool) {
    remove(jobs.filter { isCancelled($0.work.id) })
    for id in deadlines.keys where isCancelled(id) { deadlines[id] = nil }
    let spared = sequence?.line ?? []
    for other in sequences where !spared.contains(where: { $0 === other }) {
      other.rest = other.rest.map { Self.rest(of: $0, without: isCancelled) }
    }
  }

  private static func rest(
    of effect: Effect<Int>,
    without isCancelled: (EffectID?) -> Bool
  ) -> Effect<Int> {
    switch effect {
    case .work(let work) where isCancelled(work.id): .none
    case .merge(let effects): .merge(effects.map { rest(of: $0, without: isCancelled) })
    case .concatenate(let effects): .concatenate(effects.map { rest(of: $0, without: isCancelled) })
    default: effect
    }
  }
}

// MARK: - Work

extension SchedulerModel {
  private func ask(_ work: Work<Int>, in sequence: Sequence?) {
    guard let id = work.id else { return add(work, .running, sequence) }
    let others = jobs.filter { $0.work.id == id }
    switch work.policy {
    case .parallel: add(work, .running, sequence)
    case .latest:
      deadlines[id] = nil
      remove(others)
      add(work, .running, sequence)
    case .queue:
      add(work, others.contains { $0.stage == .running } ? .queued : .running, sequence)
    case .drop:
      if others.isEmpty { add(work, .running, sequence) }
    case .debounce(let time):
      remove(others.filter { $0.stage == .delayed })
      add(work, .delayed, sequence)
      wait(time, id)
    case .cancelAndDebounce(let time):
      remove(others)
      add(work, .delayed, sequence)
      wait(time, id)
    case .debounceFirst(let time):
      if deadlines[id] == nil {
        remove(others)
        add(work, .running, sequence)
      }
      wait(time, id)
    case .throttle(let time):
      if deadlines[id] != nil {
        remove(others.filter { $0.stage == .delayed })
        add(work, .delayed, sequence)
      } else {
        remove(others)
        add(work, .running, sequence)
        wait(time, id)
      }
    }
  }

  private func add(_ work: Work<Int>, _ stage: Stage, _ sequence: Sequence?) {
    count += 1
    sequence?.open += 1
    jobs.append(Job(number: count, work: work, sequence: sequence, stage: stage))
    if stage == .running { log.append(.start(work.label)) }
  }

  private func start(_ number: Int) {
    guard let place = jobs.firstIndex(where: { $0.number == number }) else { return }
    jobs[place].stage = .running
    log.append(.start(jobs[place].work.label))
  }

  /// Ends work, the oldest first.
  private func remove(_ gone: [Job], logged: Bool = true) {
    for job in gone {
      jobs.removeAll { $0.number == job.number }
      if logged, job.stage == .running { log.append(.stop(job.work.label)) }
      if let sequence = job.sequence { ended.append(sequence) }
    }
  }

  private func wait(_ time: Duration, _ id: EffectID) {
    count += 1
    deadlines[id] = (now + Int(time.components.seconds), count)
  }
}

extension Work<Int> {
  /// The message of the work when it starts, which identifies it in a test.
  var label: Int {
    var label = 0
    withUnsafeMutablePointer(to: &label) { place in
      nonisolated(unsafe) let place = place
      _ = start(Outlet(send: { place.pointee = $0 }, finish: {}, fail: { _ in }))
    }
    return label
  }
}
