/// The effects that a program has requested and nobody has taken yet, and its last refusal.
///
/// An object, so that a program without effects stores one word for it, and none is made.
@usableFromInline
final class PendingEffects<Message> {
  /// What messages have requested.
  var requested = Effect<Message>.none

  /// The names of the work that follows the state, unless an effect has cancelled it.
  var following: [EffectID] = []

  /// Whether effects were taken since everything was cancelled, so that work may be running.
  var isBusy = false

  /// Whether running work is to be cancelled.
  var isEnding = false

  /// Why the message that was refused last was refused.
  ///
  /// A space that hides the state says only that a step was refused. The reason is read here, so that
  /// nobody asks the program again.
  @usableFromInline
  var refusal: Refusal?

  init() {}

  /// Creates a copy.
  init(_ other: PendingEffects) {
    (requested, following) = (other.requested, other.following)
    (isBusy, isEnding, refusal) = (other.isBusy, other.isEnding, other.refusal)
  }

  /// Adds an effect; one that first cancels everything replaces those that nobody has taken.
  ///
  /// Work that follows the state is started again where an effect has cancelled it, since the state
  /// is still one that it follows.
  @usableFromInline
  func add(_ effect: Effect<Message>) {
    // A list of nothing is nothing: it would never be taken, and the list would grow.
    if effect.isNone { return }
    switch effect {
    case .cancel(.all): cancelAll()
    case .merge(let effects):
      guard case .cancel(.all)? = effects.first else { fallthrough }
      cancelAll()
      let rest = Effect<Message>.merge(Array(effects.dropFirst()))
      if !rest.isNone { requested = rest }
    default:
      requested.add(effect)
      if !following.isEmpty { following.removeAll { effect.cancels($0) } }
    }
  }

  /// Requests the cancellation of running work, and drops the effects that nobody has taken.
  private func cancelAll() {
    requested = .none
    following = []
    if isBusy { isEnding = true }
  }

  /// Returns what nobody has taken, given the work that follows the state.
  ///
  /// Work whose name is new starts, and work whose name is gone is cancelled: work of exactly that
  /// name, so that `"feed/images"` continues when `"feed"` is gone.
  ///
  /// - Complexity: O(m * n) for m names before and n now.
  func effect(following works: [Work<Message>], named names: [EffectID]) -> Effect<Message> {
    var effect = requested
    for id in following where !names.contains(id) { effect.add(.cancelOnly(id)) }
    for (id, work) in zip(names, works) where !following.contains(id) { effect.add(.work(work)) }
    guard isEnding else { return effect }
    if case .none = effect { return .cancel(.all) }
    return .merge([.cancel(.all), effect])
  }

  /// Notes that the effects were taken, while the work of some names follows the state.
  @usableFromInline
  func markTaken(following names: [EffectID]) {
    isBusy = !isEnding || !requested.isNone || !names.isEmpty
    (requested, following, isEnding) = (.none, names, false)
  }
}

// Not checked: an object is changed only by `ProgramState.changePending`, while the one value that is
// being mutated refers to it alone; otherwise it is copied.
extension PendingEffects: @unchecked Sendable where Message: Sendable {}

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
