import Dispatch
import Locks

/// Saves the latest state when no other has come for a time, or when one has waited too long.
final class StateSaver<State: Sendable, SomeClock: Clock<Duration>>: Sendable {
  /// A state that is in no file yet.
  private struct Unsaved {
    let state: State
    let firstChange: SomeClock.Instant
    let lastChange: SomeClock.Instant
  }

  private struct Pending {
    var isFirst = true
    var unsaved: Unsaved?
    var wait: Task<Void, Never>?
  }

  private let time: Duration
  private let longest: Duration
  private let clock: SomeClock
  private let queue: DispatchQueue
  private let report: @Sendable (ArchiveError) -> Void
  private let write: @Sendable (State) throws(ArchiveError) -> Void
  private let pending = Locked(Pending())

  /// Held while the file is written, so that an older state never replaces a newer one.
  ///
  /// Nothing is reported while it is held.
  private let file = Locked(())

  init(
    after time: Duration,
    atMost longest: Duration,
    by clock: SomeClock,
    on queue: DispatchQueue,
    report: @escaping @Sendable (ArchiveError) -> Void,
    _ write: @escaping @Sendable (State) throws(ArchiveError) -> Void
  ) {
    self.time = time
    self.longest = longest
    self.clock = clock
    self.queue = queue
    self.report = report
    self.write = write
  }
}

// MARK: - Operations

extension StateSaver {
  /// Stores a state to save; the first one counts as saved.
  func note(_ state: State) {
    let now = clock.now
    // The old state is released after the lock.
    _ = pending.withLock { pending -> Unsaved? in
      guard !pending.isFirst else {
        pending.isFirst = false
        return nil
      }
      let old = pending.unsaved
      pending.unsaved = Unsaved(state: state, firstChange: old?.firstChange ?? now, lastChange: now)
      if pending.wait == nil { pending.wait = Task { [self] in await waitAndSave() } }
      return old
    }
  }

  /// Saves the unsaved state, if there is one, before it returns.
  ///
  /// A state that cannot be saved stays unsaved until the next change or the last save, unless a newer
  /// one has come meanwhile.
  func save(isLast: Bool = false) {
    let failure: ArchiveError? = file.withLock { _ in
      guard let state = take() else { return nil }
      do throws(ArchiveError) {
        try write(state)
        return nil
      } catch {
        if !isLast { putBack(state) }
        return error
      }
    }
    if let failure { report(failure) }
  }

  /// Saves the unsaved state, if there is one, on the queue.
  ///
  /// There may be none yet: a state that is being saved is unsaved again if that fails.
  func saveSoon(isLast: Bool = false) { queue.async { [self] in save(isLast: isLast) } }
}

// MARK: - Implementation

extension StateSaver {
  private func waitAndSave() async {
    while let deadline, clock.now < deadline {
      do { try await clock.wait(for: clock.now.duration(to: deadline)) } catch { return }
    }
    saveSoon()
  }

  /// The time at which the unsaved state, if there is one, is saved unless another change comes.
  private var deadline: SomeClock.Instant? {
    pending.withLock { pending in
      pending.unsaved.map {
        min($0.lastChange.advanced(by: time), $0.firstChange.advanced(by: longest))
      }
    }
  }

  /// Returns the unsaved state, which the caller saves.
  private func take() -> State? {
    pending.withLock { pending in
      pending.wait?.cancel()
      pending.wait = nil
      return pending.unsaved.take()?.state
    }
  }

  /// Stores a state that could not be saved, unless there is a newer one.
  private func putBack(_ state: State) {
    let now = clock.now
    pending.withLock { pending in
      if pending.unsaved == nil {
        pending.unsaved = Unsaved(state: state, firstChange: now, lastChange: now)
      }
    }
  }
}
