import Locks

/// What calls the main actor when a host shows something else.
///
/// Pulled while the main actor sends, it rings when that has been done; pulled at other times it
/// rings soon, and once however often it was pulled meanwhile.
final class Bell: Sendable {
  private struct Pulls {
    /// Whether the bell has been pulled and has not rung since.
    var isPulled = false
    /// How many sends of the main actor are under way.
    var sends = 0
    /// How what has changed moves.
    var motion: Motion?
    /// Who hears it.
    var ring: (@MainActor (Motion?) -> Void)?
  }

  private let pulls = Locked(Pulls())

  /// Lets the bell ring for somebody.
  func ring(for somebody: @escaping @MainActor (Motion?) -> Void) {
    pulls.withLock { $0.ring = somebody }
  }

  /// Notes how what changes moves.
  func note(_ motion: Motion) {
    pulls.withLock { $0.motion = motion }
  }

  /// Pulls the bell.
  func pull() {
    let calls = pulls.withLock { pulls in
      defer { pulls.isPulled = true }
      return !pulls.isPulled && pulls.sends == 0
    }
    if calls { Task { @MainActor in ring() } }
  }

  /// Does something that may pull the bell, and rings at once if that has happened.
  @MainActor
  func ringing(_ send: () -> Void) {
    pulls.withLock { $0.sends += 1 }
    send()
    pulls.withLock { $0.sends -= 1 }
    ring()
  }

  @MainActor
  private func ring() {
    let (ring, motion) = pulls.withLock { pulls -> ((@MainActor (Motion?) -> Void)?, Motion?) in
      guard pulls.isPulled, pulls.sends == 0 else { return (nil, nil) }
      pulls.isPulled = false
      return (pulls.ring, pulls.motion.take())
    }
    ring?(motion)
  }
}
