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
  /// The thread may run other work of the host, whose message has led to this one. That is not part
  /// of this work.
  @usableFromInline
  func start(_ start: () -> Cancellation) -> Cancellation {
    Self.outside(of: host) { Self.$current.withValue(Self.current + [self], operation: start) }
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

  /// Calls a function that is no part of a host's work, on a thread that may run some of it.
  @usableFromInline
  static func outside<Result>(of host: any AnyObject & Sendable, _ call: () -> Result) -> Result {
    Self.$current.withValue(current.filter { $0.host !== host }, operation: call)
  }

  /// Returns the number of the work of a host in which this task runs, if it does.
  static func ticket(in host: any AnyObject & Sendable) -> Int? {
    current.first { $0.host === host }?.ticket
  }
}
