import Locks

/// Reports the changes of a host to the main actor, several of them as one update.
///
/// A change during a send of the main actor is reported when that send returns. Other changes are
/// reported by a task; until it runs, further changes add no task.
final class UpdateCoalescer: Sendable {
  private struct State {
    /// Whether a change has not been reported yet.
    var isPending = false
    /// How many sends of the main actor are running.
    var sends = 0
    /// The animation of the changes.
    var motion: Motion?
    /// The function that receives the updates.
    var report: (@MainActor (Motion?) -> Void)?
  }

  private let state = Locked(State())

  /// Sets the function that receives the updates.
  func onUpdate(_ report: @escaping @MainActor (Motion?) -> Void) {
    state.withLock { $0.report = report }
  }

  /// Sets the animation of the next update.
  func animate(_ motion: Motion) { state.withLock { $0.motion = motion } }

  /// Records a change.
  func noteChange() {
    let needsTask = state.withLock { state in
      defer { state.isPending = true }
      return !state.isPending && state.sends == 0
    }
    if needsTask { Task { @MainActor in flush() } }
  }

  /// Calls a function that may cause changes, and reports them when it returns.
  @MainActor
  func reporting(_ send: () -> Void) {
    state.withLock { $0.sends += 1 }
    send()
    state.withLock { $0.sends -= 1 }
    flush()
  }

  @MainActor
  private func flush() {
    let (report, motion) = state.withLock { state -> ((@MainActor (Motion?) -> Void)?, Motion?) in
      guard state.isPending, state.sends == 0 else { return (nil, nil) }
      state.isPending = false
      return (state.report, state.motion.take())
    }
    report?(motion)
  }
}
