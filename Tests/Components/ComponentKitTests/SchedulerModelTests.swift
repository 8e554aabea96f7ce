import ComponentKit
import Foundation
import TestSupport
import Testing

/// The scheduler of effects with virtual time, as a host drives it.
private struct Driver {
  private var scheduler = EffectScheduler<Int, Never>()
  private var running: [(ticket: Int, work: Work<Int>)] = []
  private var waits: [(time: Int, ticket: Int)] = []
  private var started: Set<Int> = []
  private var now = 0

  /// The steps so far, in their order.
  private(set) var log: [SchedulerModel.Act] = []

  /// The rules that were broken.
  private(set) var faults: [String] = []

  var isEmpty: Bool { scheduler.isIdle && running.isEmpty && waits.isEmpty }
  var runningCount: Int { running.count }

  mutating func perform(_ effect: Effect<Int>) {
    scheduler.handled(effect, hasMoved: true)
    run()
  }

  mutating func finish(_ place: Int) { add(.workEnded(running.remove(at: place).ticket, nil)) }

  mutating func advance(by time: Int) {
    let end = now + time
    while let next = waits.min(by: { $0 < $1 }), next.time <= end {
      now = next.time
      waits.removeAll { $0.ticket == next.ticket }
      add(.elapsed(next.ticket))
    }
    now = end
  }

  mutating func end() {
    add(.end)
  }

  private mutating func add(_ input: InputQueue<Int, Never>.Input) {
    scheduler.take(input)
    run()
  }

  private mutating func run() {
    while let command = scheduler.next() {
      switch command {
      case .deliver(let number, _), .enqueue(let number, _): log.append(.send(number))
      case .start(let ticket, let work): start(ticket, work)
      case .wait(let time, let ticket): waits.append((now + Int(time.components.seconds), ticket))
      case .cancel(let ticket):
        if let place = running.firstIndex(where: { $0.ticket == ticket }) {
          log.append(.stop(running.remove(at: place).work.label))
        } else if let place = waits.firstIndex(where: { $0.ticket == ticket }) {
          waits.remove(at: place)
        } else {
          faults.append("\(ticket) was stopped and did not run")
        }
      case .release, .notify, .run, .reportFailure, .note: break
      }
    }
    faults += scheduler.checkInvariants()
  }

  private mutating func start(_ ticket: Int, _ work: Work<Int>) {
    if !started.insert(work.label).inserted { faults.append("\(work.label) started twice") }
    if work.id != nil, work.policy != .parallel,
      running.contains(where: { $0.work.id == work.id })
    {
      faults.append("\(work.label) started beside other work of its name")
    }
    // The model lists what runs in the order in which it was requested, as tickets are.
    let place = running.firstIndex { $0.ticket > ticket } ?? running.endIndex
    running.insert((ticket, work), at: place)
    log.append(.start(work.label))
  }
}

/// A random script of inputs of a scheduler.
private struct Script {
  private var draws: SplitMix
  private let policies: [EffectID: WorkPolicy]?
  private var count = 0

  /// The messages of all effects that were performed.
  private(set) var messages: [Int] = []

  private static let names: [EffectID] = ["a", "b", "a/x", "a/x/y"]

  /// Creates a script from a seed; the policy of a name is the same throughout, or any.
  init(seed: UInt64, isMixed: Bool) {
    draws = SplitMix(seed: seed)
    var draws = draws
    let policies = Self.names.map { ($0, Self.policy(&draws)) }
    self.policies = isMixed ? nil : Dictionary(uniqueKeysWithValues: policies)
    self.draws = draws
  }

  mutating func draw(below bound: Int) -> Int { draws.next(below: bound) }

  private static func policy(_ draws: inout SplitMix) -> WorkPolicy {
    let time = Duration.seconds(1 + draws.next(below: 3))
    let policies: [WorkPolicy] = [
      .parallel, .latest, .queue, .drop, .debounce(time), .cancelAndDebounce(time),
      .debounceFirst(time), .throttle(time),
    ]
    return policies[draws.next(below: policies.count)]
  }

  mutating func effect(depth: Int = 0) -> Effect<Int> {
    count += 1
    switch draws.next(below: depth < 3 ? 18 : 10) {
    case 0: return .none
    case 1...3:
      messages.append(count)
      return .message(count)
    case 4: return .cancel(name() ?? .all)
    case 5: return .cancelOnly(name() ?? .all)
    case 6...9: return .work(work(number: count))
    case 10...15:
      return .concatenate((0..<draws.next(below: 4)).map { _ in effect(depth: depth + 1) })
    default: return .merge((0..<draws.next(below: 4)).map { _ in effect(depth: depth + 1) })
    }
  }

  private mutating func name() -> EffectID? {
    let place = draws.next(below: Self.names.count + 1)
    return place < Self.names.count ? Self.names[place] : nil
  }

  private mutating func work(number: Int) -> Work<Int> {
    let id = name()
    let policy = id.flatMap { policies?[$0] } ?? Self.policy(&draws)
    return Work(id, policy: policy) { outlet in
      outlet.send(number)
      return .none
    }
  }
}

@Suite("The scheduler of effects")
struct SchedulerModelTests {
  /// How many random scripts a test runs; one in twenty of them is long.
  private static let scripts = UInt64(cases(1_000, long: 5_000))

  /// Runs a script, with a model beside the scheduler if there is one; returns the errors.
  private func run(_ script: inout Script, length: Int, beside model: SchedulerModel?) -> [String] {
    var driver = Driver()
    for _ in 0..<length {
      switch script.draw(below: 5) {
      case 0, 1:
        let effect = script.effect()
        driver.perform(effect)
        model?.perform(effect)
      case 2, 3:
        guard driver.runningCount > 0 else { continue }
        let place = script.draw(below: driver.runningCount)
        driver.finish(place)
        model?.finish(place)
      default:
        let time = 1 + script.draw(below: 3)
        driver.advance(by: time)
        model?.advance(by: time)
      }
      // Later inputs would be nonsense.
      if let model, !agrees(model, driver) { break }
    }
    if script.draw(below: 3) == 0 {
      driver.end()
      model?.end()
    } else {
      drain(&driver, model)
      let sent = driver.log.compactMap { if case .send(let number) = $0 { number } else { nil } }
      if sent.sorted() != script.messages.sorted() {
        return ["messages must be sent once each; got \(sent) of \(script.messages)"]
      }
    }
    var faults = driver.faults
    if !driver.isEmpty { faults.append("nothing must be left") }
    if let model, !model.isEmpty || !agrees(model, driver) {
      faults.append("model \(model.log) scheduler \(driver.log)")
    }
    return faults
  }

  /// Returns whether both have started and stopped the same work, and sent the same messages.
  ///
  /// A scheduler delivers messages after the commands of an effect, so they are compared apart.
  private func agrees(_ model: SchedulerModel, _ driver: Driver) -> Bool {
    model.log.filter(\.isMessage) == driver.log.filter(\.isMessage)
      && model.log.filter { !$0.isMessage } == driver.log.filter { !$0.isMessage }
  }

  /// Lets everything end by itself.
  private func drain(_ driver: inout Driver, _ model: SchedulerModel?) {
    var rest = 10_000
    while !driver.isEmpty, rest > 0 {
      rest -= 1
      if let model, !agrees(model, driver) { return }
      if driver.runningCount > 0 {
        driver.finish(0)
        model?.finish(0)
      } else {
        driver.advance(by: 1)
        model?.advance(by: 1)
      }
    }
  }

  @Test("agrees with an independent model in random scripts, in the same order")
  func model() {
    for seed in 0..<Self.scripts {
      var script = Script(seed: seed, isMixed: false)
      let length = seed.isMultiple(of: 20) ? 40 : 8
      let faults = run(&script, length: length, beside: SchedulerModel())
      #expect(faults.isEmpty, "seed \(seed)")
    }
  }

  @Test("starts, stops and sends each work once, for any policies of a name")
  func mixedPolicies() {
    for seed in 0..<Self.scripts {
      var script = Script(seed: seed, isMixed: true)
      let length = seed.isMultiple(of: 20) ? 40 : 8
      #expect(run(&script, length: length, beside: nil).isEmpty, "seed \(seed)")
    }
  }
}
