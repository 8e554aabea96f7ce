public import ComponentKit

/// Sends the messages and the end of a piece of work to a host, which it does not retain.
@usableFromInline
final class WorkOutlet<P: Program>: Sendable where P.Message: Sendable {
  @usableFromInline
  let ticket: Int

  @usableFromInline
  let host: WeakHost<P>

  @inlinable
  init(_ ticket: Int, _ host: WeakHost<P>) {
    self.ticket = ticket
    self.host = host
  }

  /// The functions of the outlet; each holds this object and nothing else, so none is allocated.
  @inlinable
  var outlet: Outlet<P.Message> {
    Outlet(
      receive: { self.host.host?.deliver($0, isLast: $1, of: self.ticket) },
      stop: { self.host.host?.finish(self.ticket, $0) }
    )
  }
}
