public import ComponentKit
import EmbeddedText
import Locks

/// A message of a subscription to server-sent events.
public enum ServerEventMessage: Equatable, Sendable {
  /// The connection is open.
  case opened
  /// The server has sent an event.
  case event(ServerEvent)
  /// The connection has ended, and will be opened again after a time.
  case interrupted
  /// The server refuses the connection with a status; the subscription has ended.
  case refused(status: Int)
  /// The request cannot be sent, the response has another type, or an event is too long; the
  /// subscription has ended.
  case failed(NetworkError)
}

extension Network {
  /// Returns the work that receives server-sent events until it is cancelled.
  ///
  /// When the connection ends, the work opens it again after a time, and names the last event, so that
  /// the server can continue. The server may set the time; it is three seconds at first. The status 204,
  /// every status that is no success, and a response of another type than `text/event-stream` end the
  /// work.
  ///
  /// A program returns it from its subscriptions:
  ///
  /// ```swift
  /// func subscriptions(of network: Network) throws -> [Work<ServerEventMessage>] {
  ///   let address = try WebAddress("https://example.com/news")
  ///   return [network.serverEvents(from: HTTPRequest(.get, address), id: "news")]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - request: The request. Its time limit does not apply; its size limit is that of one event.
  ///   - id: The name for cancelling the work.
  /// - Returns: The work.
  public func serverEvents(from request: HTTPRequest, id: EffectID) -> Work<ServerEventMessage> {
    Work(id) { [self] outlet in
      let run = RequestRun { _ in }
      let reader = Locked(ServerEventReader(limit: request.sizeLimit))
      connect(request, reader, run, outlet)
      return run.cancellation
    }
  }

  private func connect(
    _ request: HTTPRequest,
    _ reader: Locked<ServerEventReader>,
    _ run: RequestRun,
    _ outlet: Outlet<ServerEventMessage>
  ) {
    var asked = request
    asked.headers["Accept"] = "text/event-stream"
    // A stream has no end that a limit could wait for.
    (asked.timeLimit, asked.sizeLimit) = (.seconds(Int64(1) << 31), .max)
    let last = reader.withLock { $0.lastID }
    if !last.isEmpty { asked.headers["Last-Event-ID"] = last }
    let end: @Sendable (ServerEventMessage) -> Void = { message in
      run.pass(.ended)
      outlet.end(with: message)
    }
    let connection = RequestRun { event in
      switch event {
      case .sent: break
      case .began(200, let headers) where headers.mediaType != "text/event-stream":
        end(.failed(.unsupported("a stream of another type than text/event-stream")))
      case .began(200, _): outlet.send(.opened)
      case .began(let status, _): end(.refused(status: status))
      case .received(let bytes):
        let (events, isTooLong) = reader.withLock { $0.read(bytes) }
        for event in events where !run.isOver { outlet.send(.event(event)) }
        if isTooLong { end(.failed(.tooLarge(limit: request.sizeLimit))) }
      case .failed(let error) where !error.isTransient: end(.failed(error))
      case .ended, .failed:
        if run.isOver { return }
        outlet.send(.interrupted)
        run.cancelHeld()
        let time = reader.withLock { $0.restart() }
        run.hold(clock.after(time) { connect(request, reader, run, outlet) })
      }
    }
    run.hold(connection.cancellation)
    connection.hold(self.run(asked) { connection.pass($0) })
  }
}

extension ServerEventReader {
  /// Drops what is incomplete, and returns the time before a new connection.
  fileprivate mutating func restart() -> Duration {
    self = ServerEventReader(continuing: self)
    return retry ?? .seconds(3)
  }
}
