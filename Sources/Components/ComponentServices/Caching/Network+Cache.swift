import ComponentKit
import EmbeddedText
import Locks

extension Network {
  /// Returns the network with a cache in memory, which follows the headers of the responses.
  ///
  /// A response is stored if its status is 200, and if it has an `ETag`, a `Last-Modified` or a `max-age`.
  /// While it is fresh, it answers without the server. An old one is confirmed by the server with
  /// `If-None-Match` or `If-Modified-Since`. Two requests share a response only if all headers that they
  /// send are the same, but for `Cache-Control`; so two persons never do.
  ///
  /// The directives `no-cache`, `no-store`, `max-age` and `min-fresh` of a request are followed. The server
  /// answers a request with a condition or a range of its own. A request that is not safe, such as a `PUT`,
  /// removes the responses of its address, unless the server refuses it. If its outcome is not known, the
  /// server must confirm them. What was asked for before it is not stored after it.
  ///
  /// ```text
  /// the second answer of cached to r == the second answer of plain to r
  ///     for a server whose answers do not change while they are fresh
  /// ```
  ///
  /// (RFC 9111, HTTP caching, 2022.)
  ///
  /// - Parameter limit: How many bytes the stored responses may take; the least recently used ones
  ///   are removed.
  /// - Returns: The network.
  /// - Complexity: O(stored responses) for each request.
  public func cached(_ limit: Int = 4 << 20) -> Network {
    let cache = Locked(ResponseCache(limit: limit))
    return Network(clock) { [self] request, receive in
      guard request.method.isSafe else { return change(request, cache, receive) }
      let now = clock.now()
      let answer = cache.withLock { $0.answer(to: request, at: now) }
      switch answer {
      case .stored(let response): return Self.answer(response, to: request, receive)
      case .old(let response): return ask(request, confirming: response, cache, receive)
      case .miss where request.cachePolicy == .cacheOnly:
        receive(.failed(.notCached))
        return .none
      case .miss: return ask(request, confirming: nil, cache, receive)
      }
    }
  }

  /// Reports a stored response to a request, which may have another limit than the one before.
  private static func answer(
    _ response: HTTPResponse,
    to request: HTTPRequest,
    _ receive: Receive
  ) -> Cancellation {
    receive(.began(status: response.status, headers: response.headers))
    let (body, limit) = (response.body, request.sizeLimit)
    if !body.isEmpty, body.count <= limit { receive(.received(body)) }
    receive(body.count > limit ? .failed(.tooLarge(limit: limit)) : .ended)
    return .none
  }

  /// Asks the server, and stores its response.
  private func ask(
    _ request: HTTPRequest,
    confirming old: HTTPResponse?,
    _ cache: Locked<ResponseCache>,
    _ receive: @escaping Receive
  ) -> Cancellation {
    var asked = request
    let precondition = old?.precondition
    if let (name, value) = precondition { asked.headers[name] = value }
    let start = clock.now()
    let number = cache.withLock { $0.begin(request) }
    let collected = Locked<CollectedResponse?>(nil)
    let single = RequestRun(receive)
    single.hold(Cancellation { cache.withLock { $0.end(number) } })
    let store: @Sendable (HTTPResponse) -> Void = { response in
      cache.withLock { $0.store(response, for: request, number: number, sentAt: start) }
    }
    single.hold(
      run(asked) { event in
        switch event {
        case .began(304, let headers):
          guard let old, precondition != nil else { return single.pass(event) }
          let confirmed = old.confirmed(by: headers)
          if let confirmed { store(confirmed) }
          _ = Self.answer(confirmed ?? old, to: request) { single.pass($0) }
        case .began(let status, let headers):
          let response = HTTPResponse(status: status, headers: headers)
          let room = cache.withLock { $0.room(for: response) }
          collected.withLock { $0 = CollectedResponse(response: response, room: room) }
          single.pass(event)
        case .received(let bytes):
          collected.withLock { $0?.add(bytes) }
          single.pass(event)
        case .ended:
          if let response = collected.withLock({ $0?.response }) { store(response) }
          single.pass(event)
        case .sent, .failed: single.pass(event)
        }
      }
    )
    return single.cancellation
  }

  /// Sends a request that may change its address, after which the stored responses may be wrong.
  private func change(
    _ request: HTTPRequest,
    _ cache: Locked<ResponseCache>,
    _ receive: @escaping Receive
  ) -> Cancellation {
    let isAnswered = Locked(false)
    let single = RequestRun(receive)
    // A server whose answer fails, or does not arrive, may have acted.
    single.hold(
      Cancellation {
        if !isAnswered.withLock({ $0 }) { cache.withLock { $0.expireAll(at: request.address) } }
      }
    )
    single.hold(
      run(request) { event in
        if case .began(let status, _) = event, status < 500 {
          isAnswered.withLock { $0 = true }
          if status < 400 { cache.withLock { $0.removeAll(at: request.address) } }
        }
        single.pass(event)
      }
    )
    return single.cancellation
  }
}

/// A response as far as it has come.
///
/// A stream may never end, so bytes above the room of the cache are not collected. A body that lacks
/// some has no place in the cache.
struct CollectedResponse {
  /// The response.
  var response: HTTPResponse

  /// The number of bytes at which the body stays as it is.
  let room: Int

  /// Adds bytes to the body, if the cache has room for it.
  mutating func add(_ bytes: [UInt8]) {
    if response.body.count < room { response.body += bytes }
  }
}
