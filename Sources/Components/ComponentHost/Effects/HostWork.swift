public import ComponentKit

/// The piece of work of a host in which a task runs, and what the task learns from it.
///
/// The tasks that the work starts inherit it.
@usableFromInline
struct HostWork: Sendable {
  /// The work of this task, the innermost last: work of one host may use another host, which has work.
  @TaskLocal
  static var current: [HostWork] = []

  private let ticket: Int

  /// The reference that all work of the host has, which tells it from other hosts.
  private let host: any AnyObject & Sendable

  /// The clock of the host; nil is the continuous one.
  let clock: (any Clock<Duration>)?

  @usableFromInline
  init(_ ticket: Int, of host: any AnyObject & Sendable, clock: (any Clock<Duration>)?) {
    (self.ticket, self.host, self.clock) = (ticket, host, clock)
  }

  /// Starts the work.
  ///
  /// The thread serves the host, so it runs no other work of it.
  @usableFromInline
  func start(_ start: () -> Cancellation) -> Cancellation {
    Self.$current.withValue(Self.current + [self], operation: start)
  }

  /// Runs a task that is a part of this work, and has nothing else of the thread that starts it.
  @usableFromInline
  static func detached(
    _ priority: TaskPriority?,
    _ run: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let current = current
    return Task.detached(priority: priority) {
      await Self.$current.withValue(current, operation: run)
    }
  }

  /// Handles messages of a host on this thread, which may run some of its work: that does not make what
  /// they lead to a part of the work.
  @inlinable
  static func serving(_ host: any AnyObject & Sendable, _ serve: () -> Void) {
    if isAbsent { serve() } else { serveOutside(of: host, serve) }
  }

  @usableFromInline
  static var isAbsent: Bool { current.isEmpty }

  @usableFromInline
  static func serveOutside(of host: any AnyObject & Sendable, _ serve: () -> Void) {
    Self.$current.withValue(current.filter { $0.host !== host }, operation: serve)
  }

  /// Returns the number of the work of a host in which this task runs, if it does.
  static func ticket(in host: any AnyObject & Sendable) -> Int? {
    current.first { $0.host === host }?.ticket
  }
}
