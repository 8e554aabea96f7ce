import ComponentKit
import ComponentTesting
import Locks
import Markup
import TestSupport

@testable import ComponentHost
@testable import ComponentTesting
@testable import WebHost

/// A program that requests the effects it is sent, and shows the numbers it has received.
struct Driven: MarkupProgram {
  enum Message: Sendable {
    case perform(Effect<Message>)
    case number(Int)
  }

  let initial: [Int] = []

  func refusal(of message: Message, in numbers: [Int]) -> Refusal? {
    if case .number(let number) = message, number.isMultiple(of: 7) {
      Refusal("sevens are refused")
    } else {
      nil
    }
  }

  func update(_ numbers: inout [Int], by message: Message) -> Effect<Message> {
    switch message {
    case .perform(let effect): return effect
    case .number(let number):
      numbers.append(number)
      return .none
    }
  }

  func markup(of numbers: [Int]) -> Markup<Message> { .div([], [.text("\(numbers)")]) }
}

/// The work of one driver: the log of its starts and stops, and the outlets of running work.
final class DrivenWork: Sendable {
  private struct State {
    var log: [String] = []
    var running: [Int: Outlet<Driven.Message>] = [:]
  }

  private let state = Locked(State())

  var log: [String] { state.withLock { $0.log } }
  var running: [Int] { state.withLock { $0.running.keys.sorted() } }
  func outlet(_ number: Int) -> Outlet<Driven.Message>? { state.withLock { $0.running[number] } }
  func note(_ line: String) { state.withLock { $0.log.append(line) } }

  /// Returns work of a number; quick work sends the number and ends while it is being started.
  func work(_ request: DriverScript.Work) -> Work<Driven.Message> {
    Work(request.id, policy: request.policy) { [self] outlet in
      state.withLock { state in
        state.log.append("start \(request.number)")
        state.running[request.number] = outlet
      }
      if request.isQuick {
        outlet.send(.number(request.number))
        finish(request.number)
      }
      return Cancellation { [self] in
        state.withLock { state in
          state.log.append("cancel \(request.number)")
          state.running[request.number] = nil
        }
      }
    }
  }

  /// Returns the number of work that was made here, which its start shows.
  func number(of work: Work<Driven.Message>) -> Int {
    _ = work.start(Outlet(send: { _ in }, finish: {}, fail: { _ in }))
    return log.last.flatMap { Int($0.dropFirst("start ".count)) } ?? -1
  }

  func finish(_ number: Int) {
    let outlet = state.withLock { $0.running.removeValue(forKey: number) }
    outlet?.finish()
  }
}

/// A random script of inputs, the same for each driver.
struct DriverScript {
  struct Work: Sendable {
    let number: Int
    let id: EffectID?
    let policy: WorkPolicy
    let isQuick: Bool
  }

  /// An effect, which each driver makes with work of its own.
  indirect enum Request {
    case message(Int)
    case work(Work)
    case cancel(EffectID)
    case cancelOnly(EffectID)
    case merge([Request])
    case concatenate([Request])
    case again(Request)
  }

  enum Step {
    case perform(Request)
    case send(Int)
    /// A piece of running work sends a number, or ends: chosen by its place among the running work.
    case workSends(Int, place: Int)
    case workEnds(place: Int)
    case advance(seconds: Int)
  }

  private var draws: SplitMix
  private let hasQuickWork: Bool
  private var count = 0
  private(set) var steps: [Step] = []

  private static let names: [EffectID?] = ["a", "b", "a/x", nil]

  init(seed: UInt64, hasQuickWork: Bool) {
    draws = SplitMix(seed: seed)
    self.hasQuickWork = hasQuickWork
    for _ in 0..<(seed.isMultiple(of: 10) ? 30 : 8) { steps.append(step()) }
  }

  private mutating func step() -> Step {
    count += 1
    switch draws.next(below: 8) {
    case 0...2: return .perform(request(depth: 0))
    case 3: return .send(count)
    case 4: return .workSends(count, place: draws.next(below: 4))
    case 5, 6: return .workEnds(place: draws.next(below: 4))
    default: return .advance(seconds: 1 + draws.next(below: 3))
    }
  }

  private mutating func request(depth: Int) -> Request {
    count += 1
    switch draws.next(below: depth < 3 ? 13 : 8) {
    case 0, 1: return .message(count)
    case 2: return .cancel(Self.names[draws.next(below: 4)] ?? .all)
    case 3: return .cancelOnly(Self.names[draws.next(below: 4)] ?? .all)
    case 4...7:
      let time = Duration.seconds(1 + draws.next(below: 2))
      let policies: [WorkPolicy] = [
        .parallel, .latest, .queue, .drop, .debounce(time), .cancelAndDebounce(time),
        .debounceFirst(time), .throttle(time),
      ]
      return .work(
        Work(
          number: count,
          id: Self.names[draws.next(below: 4)],
          policy: policies[draws.next(below: policies.count)],
          isQuick: hasQuickWork && draws.next(below: 3) == 0
        )
      )
    case 8, 9: return .merge((0..<draws.next(below: 4)).map { _ in request(depth: depth + 1) })
    case 10, 11:
      return .concatenate((0..<draws.next(below: 4)).map { _ in request(depth: depth + 1) })
    default: return .again(request(depth: depth + 1))
    }
  }
}

extension DriverScript.Request {
  /// The effect, with work that logs to a driver.
  func effect(_ work: DrivenWork) -> Effect<Driven.Message> {
    switch self {
    case .message(let number): .message(.number(number))
    case .work(let request): .work(work.work(request))
    case .cancel(let id): .cancel(id)
    case .cancelOnly(let id): .cancelOnly(id)
    case .merge(let requests): .merge(requests.map { $0.effect(work) })
    case .concatenate(let requests): .concatenate(requests.map { $0.effect(work) })
    case .again(let request): .message(.perform(request.effect(work)))
    }
  }
}

/// Runs the program in one of the ways that the library has.
protocol Driver {
  var work: DrivenWork { get }
  mutating func send(_ message: Driven.Message) async
  mutating func elapse(_ ticket: Int) async
  /// Takes the results of the last input.
  mutating func settle() async
  var view: String { get }
}

// MARK: - The scheduler by itself

/// A loop without threads, which is the reference; it also keeps the time.
struct PlainDriver: Driver {
  typealias Scheduler = EffectScheduler<Driven.Message, Never>
  let work = DrivenWork()
  private var component = Component<Elm<Driven>>(Driven())
  /// Work that sends while it is being started adds inputs meanwhile.
  private let arrivals = Locked(InputQueue<Driven.Message, Never>())
  private var scheduler = Scheduler()
  private var stops: [Int: Cancellation] = [:]
  private var now = 0
  private var waits: [(time: Int, ticket: Int)] = []
  private(set) var faults: [String] = []

  init() {}

  var view: String { component.view.text }

  mutating func send(_ message: Driven.Message) {
    arrivals.withLock { _ = $0.admit(.message(message)) }
    settle()
  }

  mutating func elapse(_ ticket: Int) {
    arrivals.withLock { _ = $0.admit(.elapsed(ticket)) }
    settle()
  }

  /// Returns the waits that end until a time, in order; each is removed when it is returned.
  mutating func nextWait(until end: Int) -> Int? {
    guard let next = waits.min(by: { $0 < $1 }), next.time <= end else {
      now = end
      return nil
    }
    now = next.time
    return next.ticket
  }

  var time: Int { now }

  mutating func end() {
    arrivals.withLock { $0.close() }
    settle()
  }

  mutating func settle() {
    while true {
      if let command = scheduler.next() {
        perform(command)
      } else if let input = arrivals.withLock({ $0.popFirst() }) {
        scheduler.take(input)
      } else {
        break
      }
    }
    faults += scheduler.checkInvariants()
  }

  private mutating func perform(_ command: Scheduler.Command) {
    switch command {
    case .deliver(let message, _):
      let refusal = component.send(message)
      scheduler.handled(component.takeEffect(), hasMoved: refusal == nil)
    case .enqueue(let message, _): arrivals.withLock { _ = $0.admit(.message(message)) }
    case .start(let ticket, let started):
      stops[ticket] = started.start(
        Outlet(
          send: { [arrivals] message in
            arrivals.withLock { _ = $0.admit(.workMessage(message, ticket)) }
          },
          finish: { [arrivals] in arrivals.withLock { _ = $0.admit(.workEnded(ticket, nil)) } },
          fail: { [arrivals] failure in
            arrivals.withLock { _ = $0.admit(.workEnded(ticket, failure)) }
          }
        )
      )
    case .wait(let time, let ticket): waits.append((now + Int(time.components.seconds), ticket))
    case .cancel(let ticket):
      waits.removeAll { $0.ticket == ticket }
      stops.removeValue(forKey: ticket)?.cancel()
    case .release(let ticket):
      waits.removeAll { $0.ticket == ticket }
      stops[ticket] = nil
    case .notify, .run, .reportFailure, .note: break
    }
  }
}

// MARK: - The host

/// A host; the clock stands still, and the script ends the waits.
struct HostDriver: Driver {
  let work = DrivenWork()
  let late = Locked(0)
  let host: ProgramHost<Elm<Driven>>

  init() {
    host = ProgramHost(Component<Elm<Driven>>(Driven()), clock: TestClock()) { [late] report in
      if case .late = report { late.withLock { $0 += 1 } }
    }
  }

  var view: String { host.withView { $0.text } }

  func send(_ message: Driven.Message) async {
    host.send(message)
    await settle()
  }

  func elapse(_ ticket: Int) async {
    host.core.post(.elapsed(ticket))
    await settle()
  }

  /// Waits until the inputs so far are handled: a cancelled wait ends on a thread of its own.
  func settle() async {
    await withCheckedContinuation { handled in host.afterwards { handled.resume() } }
  }
}

// MARK: - The page

/// A session of a page, with the loop of a page around it.
final class PageDriver: Driver, @unchecked Sendable {
  let work = DrivenWork()
  private var session = Session(Component<Elm<Driven>>(Driven()))
  private var stops: [Int: Cancellation] = [:]
  private var isBusy = false

  init() { take(.opened) }

  var view: String { session.component.view.text }
  func send(_ message: Driven.Message) { take(.message(message)) }
  func elapse(_ ticket: Int) { add(.elapsed(ticket)) }
  func settle() {}

  private func take(_ input: Session<Elm<Driven>>.Input) {
    _ = session.take(input)
    run()
  }

  private func add(_ input: InputQueue<Driven.Message, Never>.Input) {
    session.add(input)
    run()
  }

  private func run() {
    if isBusy { return }
    isBusy = true
    while let command = session.next() {
      switch command {
      case .start(let ticket, let started):
        stops[ticket] = started.start(
          Outlet(
            send: { [self] in add(.workMessage($0, ticket)) },
            finish: { [self] in add(.workEnded(ticket, nil)) },
            fail: { [self] in add(.workEnded(ticket, $0)) }
          )
        )
      case .cancel(let ticket): stops.removeValue(forKey: ticket)?.cancel()
      case .release(let ticket): stops[ticket] = nil
      default: break
      }
    }
    isBusy = false
  }
}
