import ComonadLaws
import ComponentKit
import Testing

@testable import ComponentTesting

/// What is done to work, by hand or by a host.
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
    case .merge(let effects): "merge(\(effects.map(\.text).joined(separator: ", ")))"
    case .concatenate(let effects): "concatenate(\(effects.map(\.text).joined(separator: ", ")))"
    }
  }
}

/// A host in miniature, which takes the steps that the agenda of a real one tells it to.
private struct Doing {
  private var agenda = Agenda<Doer.Message>()
  private var running: [(ticket: Int, id: EffectID?)] = []
  private var waits: [(time: Int, ticket: Int)] = []
  private var now = 0
  private(set) var told: [Int] = []

  mutating func act(_ act: Act) {
    switch act {
    case .perform(let effect): take(agenda.perform(effect))
    case .finish(let id):
      guard let index = running.firstIndex(where: { $0.id == id }) else { return }
      take(agenda.end(running.remove(at: index).ticket))
    case .advance(let seconds):
      let end = now + seconds
      while let next = waits.min(by: { $0 < $1 }), next.time <= end {
        now = next.time
        waits.removeAll { $0.ticket == next.ticket }
        take(agenda.elapse(next.ticket))
      }
      now = end
    }
  }

  private mutating func take(_ steps: [Agenda<Doer.Message>.Step]) {
    for step in steps {
      switch step {
      case .send(.told(let number)): told.append(number)
      case .send: break
      case .start(let ticket, let work): running.append((ticket, work.id))
      case .stop(let ticket):
        running.removeAll { $0.ticket == ticket }
        waits.removeAll { $0.ticket == ticket }
      case .wait(let time, let ticket): waits.append((now + Int(time.components.seconds), ticket))
      }
    }
  }

  /// The names of what is under way, in alphabetical order.
  var works: [String] { running.map { $0.id.text }.sorted() }
}

@Suite("Work in hand and the agenda of hosts")
struct AgendaTests {
  private static let ids: [EffectID] = ["a", "b", EffectID("a").within("b")]

  /// Effects, and effects of effects; the policy belongs to the name, as in programs it does.
  private static func effects(_ policies: [Policy]) -> Generator<Effect<Doer.Message>> {
    let names = Generator<Int>.integers(in: 0...2)
    let messages = Generator<Int>.integers(in: 0...9).map { Effect.message(Doer.Message.told($0)) }
    let works = names.map { job(ids[$0], policies[$0]) }
    let cancels = names.map { Effect<Doer.Message>.cancel(ids[$0]) }
    let leaf = Generator.frequency([
      (1, messages), (4, works), (1, cancels), (1, .constant(job(nil))),
      (1, .constant(.cancel(.all))),
    ])
    return .recursive(leaf, depth: 2) { inner in
      .oneOf([
        inner.array(upTo: 3).map { .merge($0) }, inner.array(upTo: 3).map { .concatenate($0) },
      ])
    }
  }

  private static let policies: Generator<Policy> = .element(of: [
    .parallel, .latest, .queue, .drop, .debounce(.seconds(2)), .throttle(.seconds(2)),
  ])

  @Test("do the same with all effects")
  func agreement() throws {
    let law = Law("work.agreement", "by hand == by a host", "both do the same") { draws in
      let policies = Self.policies.array(count: 3).make(draws)
      let acts = Generator<Act>.frequency([
        (3, Self.effects(policies).map { .perform($0) }),
        (3, Generator.element(of: Self.ids).map { .finish($0) }),
        (2, Generator.integers(in: 1...3).map { .advance(seconds: $0) }),
      ]).array().make(draws)
      var host = Doing()
      let tester = Tester(Component<Elm<Doer>>(Doer())).ignoring(.effects, .work, .messages)
      defer { tester.finish() }
      for act in acts {
        host.act(act)
        switch act {
        case .perform(let effect): tester.send(.perform(effect))
        case .finish(let id): tester.works(id).first?.finish()
        case .advance(let seconds): tester.advance(by: .seconds(seconds))
        }
        let works = tester.bench.pieces.filter { $0.stage == .underWay }.map(\.id.text).sorted()
        if tester.view != host.told || works != host.works {
          return .fails(
            Difference(
              left: "\(policies) \(acts.map(\.text)) \(tester.view) \(works)",
              right: "\(host.told) \(host.works)"
            )
          )
        }
      }
      return .holds
    }
    let result = law.check(Plan(cases: 2_000))
    if case .broken(let found)? = result.failure {
      Issue.record("\(found.difference.left)  ///  \(found.difference.right)")
    }
    #expect(result.holds)
  }
}
