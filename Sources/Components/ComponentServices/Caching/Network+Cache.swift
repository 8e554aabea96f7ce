import ComponentKit
import EmbeddedText
import Locks

extension Network {
  /// Returns the network with a cache in memory, which follows the headers of the responses.
  ///
  /// A response is stored if its status is 200, and if it has an `ETag`, a `Last-Modified` or a `max-age`.
  /// While it is fresh, it answers without the server. An old one is confirmed by the server with
  /// `If-None-Match` or `If-Modified-Since`. Two requests with different values of `Authorization`, or of a
  /// header that the response names in `Vary`, do not share a response. A request that is not safe,
  /// such as a `PUT`, removes the responses of its address.
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
      let policy = request.cachePolicy
      let now = clock.now()
      let answer: ResponseCache.Answer =
        policy == .reload ? .miss : cache.withLock { $0.answer(to: request, at: now) }
      switch answer {
      case .fresh(let response): return Self.answer(response, to: request, receive)
      case .old(let response) where policy == .cacheOnly:
        return Self.answer(response, to: request, receive)
      case .old(let response): return ask(request, confirming: response, cache, receive)
      case .miss where policy == .cacheOnly:
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
    if let tag = old?.headers["etag"] {
      asked.headers["If-None-Match"] = tag
    } else if let date = old?.headers["last-modified"] {
      asked.headers["If-Modified-Since"] = date
    }
    let collected = Locked<CollectedResponse?>(nil)
    let single = RequestRun(receive)
    single.hold(
      run(asked) { [clock] event in
        switch event {
        case .began(let status, let headers):
          let response = HTTPResponse(status: status, headers: headers)
          if status == 304, let old {
            let confirmed = old.confirmed(by: headers)
            let now = clock.now()
            cache.withLock { $0.store(confirmed, for: request, at: now) }
            _ = Self.answer(confirmed, to: request) { single.pass($0) }
            return
          }
          let room = cache.withLock { $0.room(for: response) }
          collected.withLock { $0 = CollectedResponse(response: response, room: room) }
          single.pass(event)
        case .received(let bytes):
          collected.withLock { $0?.add(bytes) }
          single.pass(event)
        case .ended:
          let now = clock.now()
          if let response = collected.withLock({ $0?.response }) {
            cache.withLock { $0.take(response, to: request, at: now) }
          }
          single.pass(event)
        case .sent, .failed: single.pass(event)
        }
      }
    )
    return single.cancellation
  }
}

extension HTTPResponse {
  /// Returns the response with the headers by which the server has confirmed it.
  fileprivate func confirmed(by headers: Headers) -> HTTPResponse {
    var response = self
    for (name, value) in headers.all where !Headers.same(name, "content-length") {
      response.headers[name] = value
    }
    return response
  }
}

extension ResponseCache {
  /// Stores a response to a safe request; one to another request removes what it may have changed.
  fileprivate mutating func take(
    _ response: HTTPResponse,
    to request: HTTPRequest,
    at time: Duration
  ) {
    if request.method.isSafe {
      store(response, for: request, at: time)
    } else if response.status < 400 {
      removeAll(at: request.address)
    }
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
