import ComponentKit

/// The work of a host that is under way, and how it is stopped.
struct Crew<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  /// What is to be done next.
  private var agenda = Agenda<A.Program.Message>()

  /// What stops each piece of work that is heard.
  private var running: [Int: Cancellation] = [:]

  /// The work that was stopped and has not ended yet.
  private var stopping: Set<Int> = []

  /// Whether all work has ended.
  var isEmpty: Bool { running.isEmpty && stopping.isEmpty }

  /// Whether the messages of a piece of work are heard.
  func isUnderWay(_ ticket: Int) -> Bool { running[ticket] != nil }

  /// Does an effect.
  mutating func perform(_ effect: Effect<A.Program.Message>, for host: ProgramHost<A>) {
    switch effect {
    case .none: break
    case .message(let message): host.leave(message)
    case .work, .cancel, .cancelOnly, .merge, .concatenate: take(agenda.perform(effect), for: host)
    }
  }

  /// Notes the end of a piece of work; returns whether it was heard until then.
  mutating func end(_ ticket: Int, for host: ProgramHost<A>) -> Bool {
    if stopping.remove(ticket) != nil { return false }
    guard running.removeValue(forKey: ticket) != nil else { return false }
    take(agenda.end(ticket), for: host)
    return true
  }

  /// Notes the end of a wait.
  mutating func elapse(_ ticket: Int, for host: ProgramHost<A>) {
    if stopping.remove(ticket) != nil { return }
    guard running.removeValue(forKey: ticket) != nil else { return }
    take(agenda.elapse(ticket), for: host)
  }

  /// Stops all work.
  mutating func stop() {
    for case .stop(let ticket) in agenda.cancelAll() { stop(ticket) }
  }
}

// MARK: - Implementation

extension Crew {
  private mutating func take(_ steps: [Agenda<A.Program.Message>.Step], for host: ProgramHost<A>) {
    for step in steps {
      switch step {
      case .send(let message): host.leave(message)
      case .stop(let ticket): stop(ticket)
      case .start(let ticket, let work):
        running[ticket] = HostClock.$local.withValue(host.clock) {
          work.start(Self.outlet(of: ticket, named: work.id, at: host.door))
        }
      case .wait(let time, let ticket): running[ticket] = Self.wait(time, ticket, for: host)
      }
    }
  }

  private mutating func stop(_ ticket: Int) {
    guard let cancellation = running.removeValue(forKey: ticket) else { return }
    if cancellation.isAwaited { stopping.insert(ticket) }
    cancellation.cancel()
  }

  /// Returns where a piece of work sends its messages, which does not keep the host.
  private static func outlet(
    of ticket: Int,
    named id: EffectID?,
    at door: Door<A>
  ) -> Outlet<A.Program.Message> {
    Outlet(
      send: { door.post(.heard($0, ticket)) },
      finish: { door.post(.ended(ticket, nil)) },
      fail: { failure in
        var failure = failure
        if failure.id == nil { failure.id = id }
        door.post(.ended(ticket, failure))
      }
    )
  }

  private static func wait(
    _ time: Duration,
    _ ticket: Int,
    for host: ProgramHost<A>
  ) -> Cancellation {
    let task = Task { [door = host.door, clock = host.clock] in
      do {
        try await clock.sleep(for: time)
        door.post(.elapsed(ticket))
      } catch {
        // A wait ends early only when it is cancelled.
        door.post(.ended(ticket, nil))
      }
    }
    return Cancellation(isAwaited: true) { task.cancel() }
  }
}
