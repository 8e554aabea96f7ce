// The outstanding work of a scheduler as a value, by which explored states are compared.

#if !hasFeature(Embedded)

/// A part of the outstanding work of a scheduler, without the numbers that no behavior depends on.
///
/// Two schedulers whose outlines are equal take the same inputs in the same way, as far as the tags
/// of their work describe it.
package enum OutlinePart<Tag: Hashable>: Hashable {
  /// The progress of a piece of work.
  package enum Progress: Hashable {
    case running, queued, delayed
  }

  /// A piece of work, which belongs to the group of effects of this number.
  case work(EffectID?, WorkPolicy, Progress, Tag, group: Int?)
  /// A wait of a name.
  case wait(EffectID)
  /// Effects that go on when so many of them have ended; then come the effects after them.
  case group(pending: Int, parent: Int?)
  /// A message or a piece of work that comes later.
  case later(Tag)
  /// A cancellation that comes later.
  case cancelLater(EffectID, isOnly: Bool)
  /// The beginning of effects that come later, at once or one after the other.
  case open(isSequence: Bool)
  /// The end of such effects.
  case close
}

extension OutlinePart: Sendable where Tag: Sendable {}

extension EffectScheduler {
  /// The numbers of the waits that have not ended, in the order in which they began, with names.
  package var waitingNames: [(ticket: Ticket, id: EffectID)] {
    waits.sorted { $0.key < $1.key }.map { (ticket: $0.key, id: $0.value) }
  }

  /// The origins of all outstanding work.
  package var origins: Set<Int> {
    Set(works.values.map(\.origin) + stages.values.map(\.origin))
  }

  /// Returns the outstanding work in a form that can be compared.
  ///
  /// - Parameter tag: Describes a message or a piece of work, whose origin is given.
  /// - Returns: The parts of the work, in an order that depends on nothing else.
  /// - Complexity: O(n log n) for n outstanding effects.
  package func outline<Tag: Hashable>(
    tag: (Effect<Message>, _ origin: Int) -> Tag
  ) -> [OutlinePart<Tag>] {
    let groups = stages.sorted { $0.key < $1.key }
    let numbers = Dictionary(uniqueKeysWithValues: zip(groups.map(\.key), 0...))
    var parts: [OutlinePart<Tag>] = []
    for (ticket, scheduled) in works.sorted(by: { $0.key < $1.key }) {
      let progress: OutlinePart<Tag>.Progress =
        switch stage(of: ticket) {
        case .running, nil: .running
        case .queued: .queued
        case .delayed: .delayed
        }
      let tag = tag(.work(scheduled.work), scheduled.origin)
      let (id, policy) = (scheduled.work.id, scheduled.work.policy)
      parts.append(.work(id, policy, progress, tag, group: scheduled.stage.flatMap { numbers[$0] }))
    }
    parts += waitingNames.map { .wait($0.id) }
    for (_, group) in groups {
      parts.append(.group(pending: group.pending, parent: group.parent.flatMap { numbers[$0] }))
      for effect in group.rest { effect.addOutline(to: &parts) { tag($0, group.origin) } }
    }
    return parts
  }
}

extension Effect {
  /// Adds the effect, which comes later, to an outline.
  fileprivate func addOutline<Tag>(to parts: inout [OutlinePart<Tag>], tag: (Effect) -> Tag) {
    switch self {
    case .none: break
    case .message, .work: parts.append(.later(tag(self)))
    case .cancel(let id): parts.append(.cancelLater(id, isOnly: false))
    case .cancelOnly(let id): parts.append(.cancelLater(id, isOnly: true))
    case .merge(let effects), .concatenate(let effects):
      var isSequence = false
      if case .concatenate = self { isSequence = true }
      parts.append(.open(isSequence: isSequence))
      for effect in effects { effect.addOutline(to: &parts, tag: tag) }
      parts.append(.close)
    }
  }
}

#endif
