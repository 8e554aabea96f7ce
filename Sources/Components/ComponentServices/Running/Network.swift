public import ComponentKit
import EmbeddedText

/// A network: it runs requests, and reports their events.
///
/// A program receives its network as a value, so that the same program runs on every host and in tests.
/// A host provides one: `Network.system` on Linux and Apple platforms, `Page.network` on a page. A test
/// passes a table of answers.
///
/// ```swift
/// struct Count: Program {
///   enum Message: Sendable { case load, loaded(Result<HTTPResponse, NetworkError>) }
///   let network: Network
///   let initial = "not asked"
///   func update(_ text: inout String, by message: Message) -> Effect<Message> {
///     switch message {
///     case .load:
///       guard let address = try? WebAddress("https://example.com/count") else { return .none }
///       text = "loading"
///       return .work(network.response(to: HTTPRequest(.get, address)).map { .loaded($0) })
///     case .loaded(.success(let response)): text = response.text
///     case .loaded(.failure(let error)): text = error.description
///     }
///     return .none
///   }
///   func view(_ text: String, send: @escaping (Message) -> Void) -> String { text }
/// }
/// let nowhere = Network(clock: NetworkClock(now: { .zero }, after: { _, _ in .none })) { _, receive in
///   receive(.failed(.unreachable))
///   return .none
/// }
/// var count = Component<Elm<Count>>(Count(network: nowhere))
/// count.send(.load)
/// count.view  // "loading"
/// count.send(.loaded(.failure(.unreachable)))
/// count.view  // "the server cannot be reached"
/// ```
///
/// Retries and a limit of concurrent requests are functions from networks to networks:
/// ``retrying(_:)`` and ``limited(to:)``. A program that does not use one does not contain its code.
///
/// ## Laws
///
/// For the events `e` of any request, in every network that these functions make:
///
/// ```text
/// e.filter(\.isLast).count == 1, at the end, unless the request was cancelled
/// after its cancellation a request has no event
/// ```
///
/// A transport and a clock of different threads may break them by one event; a host drops it.
public struct Network: Sendable {
  /// Receives the events of a request, in their order.
  public typealias Receive = @Sendable (NetworkEvent) -> Void

  /// The time of the network.
  package let clock: NetworkClock

  /// Runs a request.
  let run: @Sendable (HTTPRequest, @escaping Receive) -> Cancellation

  /// Creates a network from a transport, which sends one request and reports its events.
  ///
  /// A request that breaks a rule is not sent. The network ends a request at its time limit and at
  /// its size limit, so a transport need not.
  ///
  /// - Parameters:
  ///   - clock: The time.
  ///   - transport: Sends a request, reports its events in their order, and returns how to cancel it. It
  ///     follows no redirection to another scheme.
  public init(
    clock: NetworkClock,
    transport: @escaping @Sendable (HTTPRequest, @escaping Receive) -> Cancellation
  ) {
    self.init(clock) { request, receive in
      if let flaw = request.flaw {
        receive(.failed(.invalid(flaw)))
        return .none
      }
      let run = RequestRun(receive)
      run.hold(clock.after(request.timeLimit) { run.pass(.failed(.timedOut)) })
      run.hold(transport(request) { run.pass($0, of: request) })
      return run.cancellation
    }
  }

  init(
    _ clock: NetworkClock,
    run: @escaping @Sendable (HTTPRequest, @escaping Receive) -> Cancellation
  ) {
    self.clock = clock
    self.run = run
  }
}

extension RequestRun {
  /// Passes an event on, and ends the run if the body is too long.
  fileprivate func pass(_ event: NetworkEvent, of request: HTTPRequest) {
    let limit = request.sizeLimit
    switch event {
    case .began(100..<200, _):
      // The response itself follows an interim one. (RFC 9110, 2022, section 15.2.)
      return
    case .began(let status, let headers):
      pass(event)
      // Without a body, the length is that which another response would have. (Section 8.6.)
      guard request.method != .head, status != 204, status != 304,
        let size = headers["content-length"].flatMap({ Int(digits: $0) })
      else { return }
      if size > limit { pass(.failed(.tooLarge(limit: limit))) }
    case .received(let bytes):
      pass(count(bytes.count) > limit ? .failed(.tooLarge(limit: limit)) : event)
    case .sent, .ended, .failed: pass(event)
    }
  }
}
