public import ComponentKit

/// A reference to a host that does not retain it.
///
/// Work and views hold this reference, so that they do not keep the host alive.
///
/// ## Why threads may share it
///
/// The host is written once, by its initializer, before another thread can use this reference.
/// Afterwards it is only read, and reading a weak reference is atomic.
@usableFromInline
final class WeakHost<A: ProgramArchitecture>: @unchecked Sendable
where A.Program.Message: Sendable {
  fileprivate(set) weak var host: ProgramHost<A>?

  /// Receives the reports of the host.
  @usableFromInline
  let report: @Sendable (HostReport<A.Program.Message>) -> Void

  init(report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void) { self.report = report }

  /// Sets the host, once.
  func refer(to host: ProgramHost<A>) { self.host = host }

  /// Sends a message, or reports it as late if the host was released.
  func send(_ message: A.Program.Message) {
    if let host { host.send(message) } else { report(.late(message)) }
  }

  /// Adds an input of a piece of work, unless the host was released.
  func post(_ input: InputQueue<A.Program.Message, HostJob<A>>.Input) { host?.post(input) }
}
