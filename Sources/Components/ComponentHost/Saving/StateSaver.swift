import ComponentKit
import Dispatch
import EmbeddedText
import Locks

/// Saves a state when it has not changed for a second, or when a change has waited for ten.
///
/// Nothing is read or written before then, however often the state changes.
final class StateSaver<SomeClock: Clock<Duration>>: Sendable {
  private struct Pending {
    var firstChange: SomeClock.Instant
    var lastChange: SomeClock.Instant
    let wait: Task<Void, Never>
  }

  private let clock: SomeClock
  private let queue: DispatchQueue
  private let report: @Sendable (Refusal) -> Void
  private let read: @Sendable () -> Result<String, Refusal>
  private let write: @Sendable (String) throws(Refusal) -> Void
  private let pending = Locked<Pending?>(nil)

  /// The text that counts as saved.
  ///
  /// It is held while the file is written, so that an older state never replaces a newer one. Nothing
  /// is reported meanwhile.
  private let saved: Locked<String?>

  /// Creates the saver of a state whose present text counts as saved.
  ///
  /// - Parameters:
  ///   - saved: The present text; nil if the state cannot be saved.
  ///   - clock: The clock by which a change waits.
  ///   - queue: The queue that writes the file.
  ///   - report: Receives why a state was not saved.
  ///   - read: Returns the text of the state at the time of the call.
  ///   - write: Writes the file.
  init(
    saved: String?,
    by clock: SomeClock,
    on queue: DispatchQueue,
    report: @escaping @Sendable (Refusal) -> Void,
    read: @escaping @Sendable () -> Result<String, Refusal>,
    write: @escaping @Sendable (String) throws(Refusal) -> Void
  ) {
    self.saved = Locked(saved)
    self.clock = clock
    self.queue = queue
    self.report = report
    self.read = read
    self.write = write
  }
}

// MARK: - Operations

extension StateSaver {
  /// Notes that the state may have changed.
  func noteChange() {
    let now = clock.now
    pending.withLock { pending in
      if pending == nil {
        let wait = Task { [self] in await waitAndSave() }
        pending = Pending(firstChange: now, lastChange: now, wait: wait)
      }
      pending?.lastChange = now
    }
  }

  /// Saves the state, if it is not the saved one, before it returns.
  ///
  /// A state that cannot be saved is tried again after the next change, and at the end.
  func save(isLast: Bool) {
    let change = pending.withLock { $0.take() }
    change?.wait.cancel()
    guard isLast || change != nil else { return }
    let failure: Refusal? = saved.withLock { saved in
      do throws(Refusal) {
        let text = try read().get()
        if let saved, text.isSame(as: saved) { return nil }
        try write(text)
        saved = text
        return nil
      } catch {
        return error
      }
    }
    if let failure { report(failure) }
  }

  /// Saves the state on the queue.
  func saveSoon(isLast: Bool) { queue.async { [self] in save(isLast: isLast) } }
}

// MARK: - Implementation

extension StateSaver {
  private func waitAndSave() async {
    while let deadline, clock.now < deadline {
      do { try await clock.wait(for: clock.now.duration(to: deadline)) } catch { return }
    }
    saveSoon(isLast: false)
  }

  /// The time at which the state is saved unless another change comes.
  private var deadline: SomeClock.Instant? {
    pending.withLock { pending in
      pending.map {
        min($0.lastChange.advanced(by: .seconds(1)), $0.firstChange.advanced(by: .seconds(10)))
      }
    }
  }
}
