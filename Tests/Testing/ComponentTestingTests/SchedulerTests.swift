import ComonadLaws
import ComponentKit
import Testing

@testable import ComponentTesting

/// An action on work, by hand or by a host.
private enum Act: Sendable {
  case perform(Effect<Doer.Message>)
  case finish(EffectID)
  case advance(seconds: Int)
}

extension Act {
  /// The act in words.
  var text: String {
    switch self {
    case .perform(let effect): effect.text
    case .finish(let id): "finish \(id)"
    case .advance(let seconds): "advance \(seconds)"
    }
  }
}

extension Effect<Doer.Message> {
  /// The effect in words.
  fileprivate var text: String {
    switch self {
    case .none: "none"
    case .message(let message): "\(message)"
    case .work(let work): work.id.text
    case .cancel(let id): "cancel \(id)"
    case .cancelOnly(let id): "cancel only \(id)"
    case .merge(let effects): "merge(\(effects.map(\.text).joined(separator: ", ")))"
    case .concatenate(let effects): "concatenate(\(effects.map(\.text).joined(separator: ", ")))"
    }
  }
}

/// A host in miniature, which carries out the commands of a scheduler.
private struct Doing {
  private var scheduler = EffectScheduler<Doer.Message, Never>()
  private var running: [(ticket: Int, id: EffectID?)] = []
  private var waits: [(time: Int, ticket: Int)] = []
  private var now = 0
  private(set) var told: [Int] = []

  /// The names of what was started, in that order.
  private(set) var starts: [String] = []

  mutating func act(_ act: Act) {
    switch act {
    case .perform(let effect):
      scheduler.handled(effect, hasMoved: true)
      run()
    case .finish(let id):
      guard let index = running.firstIndex(where: { $0.id == id }) else { return }
      add(.workEnded(running.remove(at: index).ticket, nil))
    case .advance(let seconds):
      let end = now + seconds
      // Of two waits that end at one time, the one that was begun first is over first.
      while let next = waits.min(by: { $0 < $1 }), next.time <= end {
        now = next.time
        waits.removeAll { $0.ticket == next.ticket }
        add(.elapsed(next.ticket))
      }
      now = end
    }
  }

  private mutating func add(_ input: InputQueue<Doer.Message, Never>.Input) {
    scheduler.take(input)
    run()
  }

  private mutating func run() {
    while let command = scheduler.next() {
      switch command {
      case .deliver(.told(let number), _), .enqueue(.told(let number), _): told.append(number)
      case .start(let ticket, let work):
        running.append((ticket, work.id))
        starts.append(work.id.text)
      case .cancel(let ticket):
        running.removeAll { $0.ticket == ticket }
        waits.removeAll { $0.ticket == ticket }
      case .wait(let time, let ticket): waits.append((now + Int(time.components.seconds), ticket))
      default: break
      }
    }
  }

  /// The names of the running work, in alphabetical order.
  var works: [String] { running.map { $0.id.text }.sorted() }
}

@Suite("Controlled work and the scheduler of hosts")
struct SchedulerTests {
  private static let ids: [EffectID] = ["a", "b", EffectID("a").within("b")]

  /// Effects, and effects of effects; the policy belongs to the name, as in programs it does.
  private static func effects(_ policies: [WorkPolicy]) -> Generator<Effect<Doer.Message>> {
    let names = Generator<Int>.integers(in: 0...2)
    let messages = Generator<Int>.integers(in: 0...9).map { Effect.message(Doer.Message.told($0)) }
    let works = names.map { job(ids[$0], policies[$0]) }
    let cancels = names.map { Effect<Doer.Message>.cancel(ids[$0]) }
    let narrowCancels = names.map { Effect<Doer.Message>.cancelOnly(ids[$0]) }
    let leaf = Generator.frequency([
      (1, messages), (4, works), (1, cancels), (1, .constant(job(nil))),
      (1, .constant(.cancel(.all))), (1, narrowCancels), (1, .constant(.cancelOnly(.all))),
    ])
    return .recursive(leaf, depth: 3) { inner in
      .oneOf([
        inner.array(upTo: 3).map { .merge($0) }, inner.array(upTo: 3).map { .concatenate($0) },
      ])
    }
  }

  private static let policies: Generator<WorkPolicy> = .element(of: [
    .parallel, .latest, .queue, .drop, .debounce(.seconds(2)), .cancelAndDebounce(.seconds(2)),
    .throttle(.seconds(2)),
  ])

  @Test("do the same with all effects, in the same order")
  func agreement() throws {
    let law = law("work.agreement", "both do the same")
      .states("by hand == by a host")
      .forAll { draws in
        let policies = Self.policies.array(count: 3).make(draws)
        let acts = Generator<Act>.frequency([
          (3, Self.effects(policies).map { .perform($0) }),
          (3, Generator.element(of: Self.ids).map { .finish($0) }),
          (2, Generator.integers(in: 1...3).map { .advance(seconds: $0) }),
        ]).array().make(draws)
        var host = Doing()
        let tester = Tester(Component<Elm<Doer>>(Doer())).ignoring(.work, .messages)
        defer { tester.finish() }
        var starts: [String] = []
        for act in acts {
          host.act(act)
          switch act {
          case .perform(let effect): tester.send(.perform(effect))
          case .finish(let id): tester.works(id).first?.finish()
          case .advance(let seconds): tester.advance(by: .seconds(seconds))
          }
          let works = tester.scheduler.tickets.filter { tester.scheduler.isRunning($0) }
            .map { tester.scheduler.description(of: $0) }.sorted()
          for case .start(let id) in tester.scheduler.events.map(\.event) {
            starts.append(id.text)
          }
          tester.scheduler.events = []
          if tester.view != host.told || works != host.works || starts != host.starts {
            return .same(
              "\(policies) \(acts.map(\.text)) \(tester.view) \(works) \(starts)",
              "\(host.told) \(host.works) \(host.starts)"
            )
          }
        }
        return .holds
      }
    let result = law.check(CasePlan(cases: 2_000))
    if case .broken(let found)? = result.failure {
      Issue.record("\(found.difference.left)  ///  \(found.difference.right)")
    }
    #expect(result.holds)
  }

  @Test("start two whose delays end together in the order in which the delays began")
  func order() throws {
    let acts: [Act] = [
      .perform(job("a", .throttle(.seconds(2)))), .advance(seconds: 1),
      .perform(job("b", .debounce(.seconds(1)))), .perform(job("a", .throttle(.seconds(2)))),
      .advance(seconds: 1),
    ]
    var host = Doing()
    for act in acts { host.act(act) }
    #expect(host.starts == ["a", "a", "b"])
    let tester = Tester(Component<Elm<Doer>>(Doer())).ignoring(.work)
    for case .perform(let effect) in acts.prefix(1) { tester.send(.perform(effect)) }
    tester.advance(by: .seconds(1))
    tester.expect(effects: [.start("a")])
    tester.send(.perform(job("b", .debounce(.seconds(1)))))
    tester.expect(effects: [.wait("b")])
    tester.send(.perform(job("a", .throttle(.seconds(2)))))
    tester.advance(by: .seconds(1))
    tester.expect(effects: [.wait("a"), .start("a"), .start("b")])
    try tester.check()
  }
}
