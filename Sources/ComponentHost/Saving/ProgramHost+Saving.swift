public import ComponentKit
import Locks

extension ProgramHost {
  /// Saves what is selected, whenever it has changed and then not changed again for a time.
  ///
  /// What it is at first counts as saved: it has been restored. What has not been saved when the
  /// host ends, or is let go, is saved then. What cannot be saved is reported.
  ///
  /// - Parameters:
  ///   - select: Returns what is saved, such as `\.state`; where the state is hidden, a part of the
  ///     view.
  ///   - archive: Where it is saved.
  ///   - time: How long it must stay the same, by the clock of the host.
  /// - Returns: The name by which the saving is ended.
  @discardableResult
  public func save<State: Equatable>(
    _ select: @escaping @Sendable (Component<A>) -> State,
    in archive: Archive<State>,
    after time: Duration = .seconds(1)
  ) -> ObserverToken {
    let sight = Sight<State> { $0 == $1 }
    let keeper = Keeper(archive, after: time, by: clock) { [door] in door.report(.unsaved($0)) }
    return watch(
      look: { sight.look(at: select($0)) },
      tell: { sight.tell { keeper.note($0) } },
      closing: { keeper.flush() }
    )
  }
}

/// What keeps a state that is to be saved, until it is.
private final class Keeper<State: Codable & Sendable>: Sendable {
  private struct Pending {
    var isFirst = true
    var state: State?
    var wait: Task<Void, Never>?
  }

  private let archive: Archive<State>
  private let time: Duration
  private let clock: any Clock<Duration>
  private let report: @Sendable (ArchiveError) -> Void
  private let pending = Locked(Pending())

  /// Held while the file is written, so that an older state never replaces a newer one.
  private let file = Locked(())

  init(
    _ archive: Archive<State>,
    after time: Duration,
    by clock: any Clock<Duration>,
    report: @escaping @Sendable (ArchiveError) -> Void
  ) {
    self.archive = archive
    self.time = time
    self.clock = clock
    self.report = report
  }

  /// Lets a state be saved when no other has come for a time.
  func note(_ state: State) {
    pending.withLock { pending in
      guard !pending.isFirst else {
        pending.isFirst = false
        return
      }
      pending.state = state
      pending.wait?.cancel()
      pending.wait = Task { [self] in
        do { try await clock.sleep(for: time) } catch { return }
        flush()
      }
    }
  }

  /// Saves the state that waits, if there is one.
  func flush() {
    file.withLock { _ in
      let state = pending.withLock { pending in
        pending.wait?.cancel()
        pending.wait = nil
        return pending.state.take()
      }
      guard let state else { return }
      do throws(ArchiveError) { try archive.save(state) } catch { report(error) }
    }
  }
}
