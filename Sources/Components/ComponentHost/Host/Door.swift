public import ComponentKit

/// Where messages for a host arrive, also when the host is gone.
///
/// Work and views hold the door and not the host, so that they do not keep it.
///
/// ## Why threads may share it
///
/// The host is written once, by its initializer, before anybody else knows the door. Afterwards it
/// is only read, and reading a weak reference is atomic.
@usableFromInline
final class Door<A: ProgramArchitecture>: @unchecked Sendable where A.Program.Message: Sendable {
  fileprivate(set) weak var host: ProgramHost<A>?

  /// What is done with what the host has to report.
  @usableFromInline
  let report: @Sendable (HostReport<A.Program.Message>) -> Void

  init(report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void) {
    self.report = report
  }

  /// Leads to a host from now on.
  func lead(to host: ProgramHost<A>) { self.host = host }

  /// Sends a message, which is reported if the host is gone.
  func send(_ message: A.Program.Message) {
    if let host { host.send(message) } else { report(.late(message)) }
  }

  /// Leaves an errand of a piece of work; if the host is gone, so is everybody who would hear it.
  func post(_ errand: Errand<A>) { host?.post(errand) }
}
