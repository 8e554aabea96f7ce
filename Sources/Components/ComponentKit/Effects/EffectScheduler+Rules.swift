// Reading a scheduler: for tests, and for drivers that show the work.

#if !hasFeature(Embedded)

/// The progress of a piece of work.
package enum WorkStage: Equatable {
  /// The work runs.
  case running
  /// The work starts when the running work of its name has ended.
  case queued
  /// The work starts when a wait, of which this is the number, has ended.
  case delayed(Int)
}

extension EffectScheduler {
  /// The numbers of all work that has not ended, in the order in which it was requested.
  ///
  /// - Complexity: O(n log n) for n pieces of work.
  package var tickets: [Ticket] { works.keys.sorted() }

  /// Returns the work of a number, until it ends.
  package func work(of ticket: Ticket) -> ScheduledWork<Message>? { works[ticket] }

  /// Returns the progress of the work of a number, until it ends.
  package func stage(of ticket: Ticket) -> WorkStage? {
    guard let scheduled = works[ticket] else { return nil }
    if scheduled.isStarted { return .running }
    guard let id = scheduled.work.id, let line = lines[id], line.delayed == ticket,
      let wait = line.wait
    else { return .queued }
    return .delayed(wait)
  }
}

#endif
