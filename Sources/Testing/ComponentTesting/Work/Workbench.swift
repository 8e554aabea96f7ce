import ComonadLaws
import ComponentKit

/// The effects of a program, done by hand: what is under way, what waits, what was sent.
///
/// It is a value without threads and clocks; whoever holds it says what time it is.
struct Workbench<Message> {
  /// What made the program ask for something.
  struct Cause: Equatable {
    let text: String
    let location: Location
  }

  /// How far a piece of work is.
  enum Stage: Equatable {
    /// It has started.
    case underWay

    /// It starts at a time, unless work of its name is asked for before.
    case waiting(TestClock.Instant)

    /// It starts when the work of its name before it has ended.
    case queued
  }

  /// A piece of work that has not ended.
  struct Piece {
    let number: Int
    let work: Work<Message>
    let chain: Int?
    let cause: Cause
    var stage: Stage

    /// The number of the wait that it starts after; of two that end at one time, the wait that
    /// was begun first comes first.
    var wait = 0

    /// What stops it, where it was really started.
    var cancellation: Cancellation?

    var id: EffectID? { work.id }
  }

  /// Effects that are done one after the other.
  struct Chain {
    let parent: Int?
    var rest: [Effect<Message>]

    /// How many things must end before the next effect.
    var pending = 0
  }

  /// All work that has not ended, in the order in which it was asked for.
  var pieces: [Piece] = []

  /// The messages that the program is to be sent, in their order.
  var inbox: [(message: Message, cause: Cause)] = []

  /// What became of the effects, as far as nobody has expected it yet.
  var happenings: [(happening: Happening, cause: Cause)] = []

  /// What the test has prepared to be sent by pieces of work.
  var cues: [Cue<Message>] = []

  var chains: [Int: Chain] = [:]

  /// The chains of which a part has ended, and which go on when what is being done is done.
  var departures: [(chain: Int, cause: Cause)] = []

  /// When throttled work of each name was started last, and the number of the wait begun then.
  var lastStart: [EffectID: (time: TestClock.Instant, wait: Int)] = [:]

  /// What time it is.
  var now = TestClock.Instant()

  private var count = 0

  /// Returns a number that was not given before.
  mutating func newNumber() -> Int {
    count += 1
    return count
  }
}

/// What a piece of work is going to do at a time, because a test says so.
struct Cue<Message> {
  /// What work can do.
  enum Act {
    case send(Message)
    case finish
    case fail
  }

  let time: TestClock.Instant
  let piece: Int
  let act: Act
}

// MARK: - Effects

extension Workbench {
  /// Does an effect that something has made the program ask for.
  mutating func perform(_ effect: Effect<Message>, _ cause: Cause) {
    begin(effect, cause, in: nil)
    goOn()
  }

  /// Begins an effect, for whose end a chain may wait.
  private mutating func begin(_ effect: Effect<Message>, _ cause: Cause, in chain: Int?) {
    switch effect {
    case .none: break
    case .message(let message): inbox.append((message, cause))
    case .work(let work): begin(work, cause, chain)
    case .cancel(let id): cancel(CancelledNames(id), cause, sparing: chain)
    case .cancelOnly(let id): cancel(CancelledNames(id, isOnly: true), cause, sparing: chain)
    case .merge(let effects):
      for effect in effects { begin(effect, cause, in: chain) }
    case .concatenate(let effects):
      let number = newNumber()
      chains[number] = Chain(parent: chain, rest: effects)
      if !proceed(number, cause), let chain { chains[chain]?.pending += 1 }
    }
  }

  /// Goes on with a chain as far as nothing has to end first; returns whether all of it has ended.
  private mutating func proceed(_ number: Int, _ cause: Cause) -> Bool {
    while let chain = chains[number], chain.pending == 0 {
      guard let next = chain.rest.first else {
        chains[number] = nil
        return true
      }
      chains[number]?.rest.removeFirst()
      // While the effect is being done it counts as pending, so that no part of it goes on early.
      chains[number]?.pending += 1
      begin(next, cause, in: number)
      chains[number]?.pending -= 1
    }
    return false
  }

  /// Goes on with the chains of which a part has ended.
  ///
  /// That waits until all else is done: what takes the place of other work starts before what comes
  /// after that work. What follows one end is begun before what follows the next.
  mutating func goOn() {
    while !departures.isEmpty {
      let (chain, cause) = departures.removeFirst()
      var ended: Int? = chain
      while let number = ended {
        chains[number]?.pending -= 1
        let parent = chains[number]?.parent
        ended = proceed(number, cause) ? parent : nil
      }
    }
  }
}

// MARK: - Time

extension Workbench {
  /// The earliest time at which something is to be done.
  var nextTime: TestClock.Instant? {
    (pieces.compactMap(\.due?.time) + cues.map(\.time)).min()
  }

  /// Starts what has waited long enough, in the order of the times, and of the waits' beginnings.
  mutating func startDue() {
    while let next = pieces.compactMap(\.due).min(by: { ($0.time, $0.wait) < ($1.time, $1.wait) }),
      next.time <= now
    {
      start(next.number)
      goOn()
    }
  }

  /// Removes and returns the first thing that the test has prepared for now.
  mutating func nextCue() -> Cue<Message>? {
    let due = cues.indices.filter { cues[$0].time <= now }
      .min { cues[$0].time < cues[$1].time }
    return due.map { cues.remove(at: $0) }
  }
}

extension Workbench.Piece {
  /// When it is to start, if it waits for a time.
  fileprivate var due: (time: TestClock.Instant, wait: Int, number: Int)? {
    if case .waiting(let time) = stage { (time, wait, number) } else { nil }
  }
}
