import EmbeddedText

/// Receives the messages and the end of a piece of work, from any thread.
public struct Outlet<Message>: Sendable {
  /// Sends a message to the program.
  public let send: @Sendable (Message) -> Void

  /// Reports that the work has ended, with an error or without one.
  @usableFromInline
  let end: @Sendable (WorkFailure?) -> Void

  /// Creates an outlet from functions that receive the messages and the end.
  @inlinable
  public init(
    send: @escaping @Sendable (Message) -> Void,
    finish: @escaping @Sendable () -> Void,
    fail: @escaping @Sendable (WorkFailure) -> Void
  ) {
    self.init(send: send) { failure in
      if let failure { fail(failure) } else { finish() }
    }
  }

  @inlinable
  package init(
    send: @escaping @Sendable (Message) -> Void,
    end: @escaping @Sendable (WorkFailure?) -> Void
  ) {
    self.send = send
    self.end = end
  }

  /// Reports that the work has ended.
  @inlinable
  public var finish: @Sendable () -> Void { { [end] in end(nil) } }

  /// Reports that the work has ended with an error.
  @inlinable
  public var fail: @Sendable (WorkFailure) -> Void { { [end] in end($0) } }

  /// Returns the outlet for messages that are transformed first.
  @inlinable
  public func contramap<Other>(
    _ transform: @escaping @Sendable (Other) -> Message
  ) -> Outlet<Other> {
    Outlet<Other>(send: { [send] in send(transform($0)) }, end: end)
  }
}

/// A means to stop a piece of work.
public struct Cancellation: Sendable {
  /// Stops the work; a second call does nothing.
  public let cancel: @Sendable () -> Void

  /// Whether the work reports its end also after it was cancelled, so that the host can await it.
  public let isAwaited: Bool

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
