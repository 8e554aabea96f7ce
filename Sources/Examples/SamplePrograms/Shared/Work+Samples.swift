import ComponentKit

extension Work {
  /// Work that never answers: its answers are sent by hand.
  static var silent: Work { Work { _ in .none } }

  /// Returns the effect of the work under a name, and perhaps with another policy.
  func named(_ id: EffectID, _ policy: WorkPolicy? = nil) -> Effect<Message> {
    var work = self
    work.id = id
    work.policy = policy ?? work.policy
    return .work(work)
  }
}
