import EmbeddedText

/// Receives the messages and the end of a piece of work, from any thread.
public struct Outlet<Message>: Sendable {
  /// Receives a message, and whether it is the last one: then the work has ended.
  @usableFromInline
  let receive: @Sendable (Message, _ isLast: Bool) -> Void

  /// Receives the end of work that sends no last message, with an error or without one.
  @usableFromInline
  let stop: @Sendable (WorkFailure?) -> Void

  /// The name that the work is within: that of a child among its siblings.
  ///
  /// What the work names elsewhere, such as a connection of a service, is within it, too.
  @usableFromInline
  package let scope: EffectID

  /// Creates an outlet from functions that receive the messages and the end.
  @inlinable
  public init(
    send: @escaping @Sendable (Message) -> Void,
    finish: @escaping @Sendable () -> Void,
    fail: @escaping @Sendable (WorkFailure) -> Void
  ) {
    self.init { message, isLast in
      send(message)
      if isLast { finish() }
    } stop: { failure in
      if let failure { fail(failure) } else { finish() }
    }
  }

  @inlinable
  package init(
    receive: @escaping @Sendable (Message, _ isLast: Bool) -> Void,
    stop: @escaping @Sendable (WorkFailure?) -> Void,
    scope: EffectID = .all
  ) {
    self.receive = receive
    self.stop = stop
    self.scope = scope
  }

  /// Sends a message to the program.
  @inlinable
  public func send(_ message: Message) { receive(message, false) }

  /// Sends the last message to the program, and reports that the work has ended.
  @inlinable
  public func end(with message: Message) { receive(message, true) }

  /// Reports that the work has ended.
  @inlinable
  public func finish() { stop(nil) }

  /// Reports that the work has ended with an error.
  @inlinable
  public func fail(_ failure: WorkFailure) { stop(failure) }

  /// Returns the outlet for messages that are transformed first.
  @inlinable
  public func contramap<Other>(
    _ transform: @escaping @Sendable (Other) -> Message
  ) -> Outlet<Other> {
    Outlet<Other>(receive: { [receive] in receive(transform($0), $1) }, stop: stop, scope: scope)
  }

  /// Returns the outlet of work that is within a name.
  func within(_ scope: EffectID) -> Outlet {
    Outlet(receive: receive, stop: stop, scope: scope.within(self.scope))
  }
}

/// A means to stop a piece of work.
public struct Cancellation: Sendable {
  /// Stops the work; a second call does nothing.
  public let cancel: @Sendable () -> Void

  /// Whether the work reports its end also after it was cancelled, so that the host can await it.
  package let isAwaited: Bool

  /// Creates a means to stop a piece of work.
  ///
  /// - Parameters:
  ///   - isAwaited: Whether the work reports its end also after it was cancelled.
  ///   - cancel: Stops the work.
  public init(isAwaited: Bool = false, _ cancel: @escaping @Sendable () -> Void) {
    self.isAwaited = isAwaited
    self.cancel = cancel
  }

  /// Nothing to stop.
  public static var none: Cancellation { Cancellation {} }
}

/// An error that a piece of work did not turn into a message.
public struct WorkFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the work, if it has one.
  public var id: EffectID?

  /// The failure, as one phrase.
  public let reason: String

  /// Creates a failure from its description.
  public init(_ reason: String, of id: EffectID? = nil) {
    self.reason = reason
    self.id = id
  }

  /// The name of the work and the failure.
  public var description: String {
    if let id { "\(id): \(reason)" } else { reason }
  }

  /// The description of the failure, as bytes.
  package var bytes: [UInt8] {
    guard let id else { return reason.bytes }
    return id.bytes + [UInt8(ascii: ":"), UInt8(ascii: " ")] + reason.bytes
  }
}
