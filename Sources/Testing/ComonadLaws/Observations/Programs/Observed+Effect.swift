public import ComponentKit
import Locks

extension EffectID: Observed {}

extension Effect: Observed {
  /// Writes the effects: side by side, or one after the other.
  ///
  /// Work is started and cancelled, and the messages that it sends while it starts are written; what a
  /// task sends later depends on the time, and is not. Effects that do the same are equal: nothing
  /// beside or before an effect is not written, nor a group within one of its kind.
  ///
  /// - Complexity: O(effects), each piece of work started once.
  public func show(in reading: inout ObservedText) { reading.write(outline.text) }

  /// The effect in a normal form.
  private var outline: Outline {
    switch self {
    case .none: .group([], isMerge: true)
    case .message(let message): .step("send(\(describe(message)))")
    case .work(let work): .step(work.sentence)
    case .cancel(let id): .step("cancel(\(id))")
    case .cancelOnly(let id): .step("cancelOnly(\(id))")
    case .merge(let effects): .joined(effects.map(\.outline), isMerge: true)
    case .concatenate(let effects): .joined(effects.map(\.outline), isMerge: false)
    }
  }
}

/// The steps of an effect, without groups that change nothing.
private indirect enum Outline {
  case step(String)
  case group([Outline], isMerge: Bool)

  /// Puts steps together, those of inner groups of the same kind among them.
  static func joined(_ parts: [Outline], isMerge: Bool) -> Outline {
    let steps = parts.flatMap { part -> [Outline] in
      guard case .group(let inner, let isInnerMerge) = part,
        inner.isEmpty || isInnerMerge == isMerge
      else { return [part] }
      return inner
    }
    return steps.count == 1 ? steps[0] : .group(steps, isMerge: isMerge || steps.isEmpty)
  }

  /// The steps, those of a group between parentheses.
  var text: String {
    switch self {
    case .step(let text): text
    case .group(let parts, let isMerge):
      "\(isMerge ? "merge" : "concatenate")(\(parts.map(\.text).joined(separator: ", ")))"
    }
  }
}

extension Work {
  /// The name and policy, and the messages that are sent while the work starts.
  fileprivate var sentence: String {
    let heard = Locked<[String]>([])
    let starter = ThreadID.current
    // A task runs on another thread, and what it sends before it is cancelled depends on the time.
    let note = { @Sendable (event: String) in
      if ThreadID.current == starter { heard.withLock { $0.append(event) } }
    }
    let outlet = Outlet<Message>(
      send: { note(describe($0)) },
      finish: { note("finish") },
      fail: { note("fail(\($0.reason))") }
    )
    start(outlet).cancel()
    let name = id.map { "\($0), " } ?? ""
    return "work(\(name)\(policy), \(heard.withLock { $0.joined(separator: " ") }))"
  }
}

extension Generator {
  /// Returns the generator of effects that send messages.
  public static func effects<Message: Sendable>(
    of messages: Generator<Message>
  ) -> Generator where Value == Effect<Message> {
    let work = Generator<Effect<Message>> { draws in
      let id = draws.draw(Generator<EffectID>.effectIDs.optional())
      let policy = draws.draw(Generator<WorkPolicy>.element(of: [.latest, .queue, .parallel]))
      let sent = draws.draw(messages.array(upTo: 2))
      return .work(
        Work(id, policy: policy) { outlet in
          for message in sent { outlet.send(message) }
          outlet.finish()
          return .none
        }
      )
    }
    let leaves = Generator.frequency([
      (1, .constant(.none)),
      (3, messages.map { .message($0) }),
      (2, work),
      (1, Generator<EffectID>.effectIDs.map { .cancel($0) }),
      (1, Generator<EffectID>.effectIDs.map { .cancelOnly($0) }),
    ])
    let groups = { @Sendable (members: Generator) -> Generator in
      let lists = members.array(upTo: 3)
      return .oneOf([lists.map { .merge($0) }, lists.map { .concatenate($0) }])
    }
    return .frequency([
      (2, leaves), (1, groups(leaves)), (1, groups(.oneOf([leaves, groups(leaves)]))),
    ])
  }
}

extension Generator where Value == EffectID {
  /// The generator of short names of work, some of them within others.
  package static var effectIDs: Generator {
    .element(of: ["a", "b", 1, EffectID("a").within(1), EffectID("b").within("a")])
  }
}
