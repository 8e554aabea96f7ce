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
final class WeakHost<P: Program>: @unchecked Sendable where P.Message: Sendable {
  @exclusivity(unchecked)
  @usableFromInline
  weak var host: HostCore<P>?

  /// Receives the reports of the host.
  @usableFromInline
  let report: @Sendable (HostReport<P.Message>) -> Void

  init(report: @escaping @Sendable (HostReport<P.Message>) -> Void) { self.report = report }

  /// Sets the host, once.
  func refer(to host: HostCore<P>) { self.host = host }

  /// Sends a message, or reports it as late if the host was released.
  @inlinable
  func send(_ message: P.Message) {
    if let host { host.send(message) } else { report(.late(message)) }
  }
}
