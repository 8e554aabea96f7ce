/// The effects that a program has requested and nobody has taken yet.
@usableFromInline
struct PendingEffects<Message> {
  /// What messages have requested.
  @usableFromInline
  var requested = Effect<Message>.none

  /// The names of the work that follows the state, unless an effect has cancelled it.
  @usableFromInline
  var following: [EffectID] = []

  /// Whether effects were taken since everything was cancelled, so that work may be running.
  @usableFromInline
  var isBusy = false

  /// Whether running work is to be cancelled.
  @usableFromInline
  var isEnding = false

  @inlinable
  init() {}

  /// Adds an effect, to be performed at the same time as the ones before.
  @inlinable
  mutating func add(_ effect: Effect<Message>) {
    if case .none = effect { return }
    addRequest(effect)
  }

  /// Adds an effect; one that first cancels everything replaces those that nobody has taken.
  ///
  /// Work that follows the state is started again where an effect has cancelled it, since the state
  /// is still one that it follows.
  @usableFromInline
  mutating func addRequest(_ effect: Effect<Message>) {
    switch effect {
    case .cancel(.all): cancelAll()
    case .merge(let effects):
      guard case .cancel(.all)? = effects.first else { fallthrough }
      cancelAll()
      requested = .merge(Array(effects.dropFirst()))
    default:
      requested.add(effect)
      if !following.isEmpty { following.removeAll { effect.cancels($0) } }
    }
  }

  /// Requests the cancellation of running work, and drops the effects that nobody has taken.
  @usableFromInline
  mutating func cancelAll() {
    requested = .none
    following = []
    if isBusy { isEnding = true }
  }

  /// Returns what nobody has taken, given the work that follows the state, and leaves none.
  ///
  /// Work whose name is new starts, and work whose name is gone is cancelled: work of exactly that
  /// name, so that `"feed/images"` continues when `"feed"` is gone.
  ///
  /// - Precondition: Each piece of work has a name.
  /// - Complexity: O(m * n) for m names before and n now.
  @usableFromInline
  mutating func take(following works: [Work<Message>]) -> Effect<Message> {
    var effect = requested.take()
    let past = following
    following = works.map { work in
      guard let id = work.id else {
        preconditionFailure("work that follows a state must have a name; got work without one")
      }
      return id
    }
    for id in past where !following.contains(id) { effect.add(.cancelOnly(id)) }
    for (id, work) in zip(following, works) where !past.contains(id) { effect.add(.work(work)) }
    let isEnding = isEnding
    self.isEnding = false
    if effect.isNone {
      if isEnding { isBusy = false }
      return isEnding ? .cancel(.all) : .none
    }
    isBusy = true
    return isEnding ? .merge([.cancel(.all), effect]) : effect
  }
}

extension Effect {
  /// Returns whether the effect cancels work of a name.
  fileprivate func cancels(_ id: EffectID) -> Bool {
    switch self {
    case .cancel(let scope): CancelledNames(scope).contains(id)
    case .cancelOnly(let name): CancelledNames(name, isOnly: true).contains(id)
    case .merge(let effects), .concatenate(let effects): effects.contains { $0.cancels(id) }
    case .none, .message, .work: false
    }
  }
}

extension PendingEffects: Sendable where Message: Sendable {}

#if !hasFeature(Embedded)
extension PendingEffects: CustomReflectable {
  /// What is kept for later; whether work may be running is no memory of the program.
  @usableFromInline
  var customMirror: Mirror {
    Mirror(self, children: ["requested": requested, "following": following])
  }
}
#endif
