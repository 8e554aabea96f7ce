import EmbeddedText

/// Stored responses, of which the least recently used ones are removed at a limit of bytes.
///
/// The comments name the sections of RFC 9111 (HTTP caching, 2022), for a cache of one user.
struct ResponseCache {
  /// An answer of the cache to a request.
  enum Answer {
    /// No stored response fits.
    case miss
    /// The stored response is the answer.
    case stored(HTTPResponse)
    /// The response is old; the server may confirm it.
    case old(HTTPResponse)
  }

  private struct Entry {
    let address: WebAddress
    let headers: Headers
    let response: HTTPResponse
    /// The time at which the server has made the response, as far as one can tell.
    let origin: Duration
    var lifetime: Duration

    var size: Int {
      response.body.count + response.headers.size + headers.size + address.text.bytes.count + 1000
    }

    /// Whether the response answers without the server. (Sections 4.2 and 5.2.1.)
    func isFresh(for request: HTTPRequest, at time: Duration) -> Bool {
      let directives = CacheDirectives(request.headers)
      if directives.contains("no-cache") || request.headers.list("pragma").contains("no-cache") {
        return false
      }
      let age = time - origin
      let most = directives.seconds("max-age").map { min(lifetime, .seconds($0)) } ?? lifetime
      return age < most && lifetime - age >= .seconds(directives.seconds("min-fresh") ?? 0)
    }
  }

  /// The entries, the last used at the end.
  private var entries: [Entry] = []
  private let limit: Int

  /// How many bytes the entries take.
  private var size = 0

  /// The requests that run and may still store their responses, the oldest first.
  private var running: [(number: Int, address: WebAddress)] = []
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// Returns the answer to a request at a time.
  ///
  /// - Complexity: O(entries).
  mutating func answer(to request: HTTPRequest, at time: Duration) -> Answer {
    guard request.method == .get, request.cachePolicy != .reload, !request.isConditional,
      let place = place(of: request)
    else { return .miss }
    let entry = entries.remove(at: place)
    entries.append(entry)
    let isAnswer = request.cachePolicy == .cacheOnly || entry.isFresh(for: request, at: time)
    return isAnswer ? .stored(entry.response) : .old(entry.response)
  }

  private func place(of request: HTTPRequest) -> Int? {
    let headers = request.selectingHeaders
    return entries.firstIndex { $0.address == request.address && $0.headers == headers }
  }
}

// MARK: - Storing

extension ResponseCache {
  /// Notes that a request begins, and returns its number.
  mutating func begin(_ request: HTTPRequest) -> Int {
    count += 1
    running.append((count, request.address))
    return count
  }

  /// Notes that the request of a number has ended.
  mutating func end(_ number: Int) { running.removeAll { $0.number == number } }

  /// The number of bytes from which on a body is not stored; 0 if the response must not be.
  func room(for response: HTTPResponse) -> Int { response.isStorable ? limit : 0 }

  /// Stores the response to a `GET` in place of the one before, or removes that if it may not be stored.
  ///
  /// The response of a request that was overtaken by a later one, or by a change of its address, is older
  /// than what is known, and is dropped.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - request: The request.
  ///   - number: The number that ``begin(_:)`` has returned.
  ///   - start: The time at which the request was sent. The time that the response took counts as its age,
  ///     since the server may have made it at once. (Section 4.2.3.)
  mutating func store(
    _ response: HTTPResponse,
    for request: HTTPRequest,
    number: Int,
    sentAt start: Duration
  ) {
    // A server that fails does not say that the response before has changed, and neither does one that
    // answers a condition or sends a part.
    guard request.method == .get, response.status < 500,
      !RetryPolicy.isTransient(response.status), response.status == 200 || !request.isConditional,
      running.contains(where: { $0.number == number })
    else { return }
    running.removeAll { $0.number <= number && $0.address == request.address }
    if let place = place(of: request) { size -= entries.remove(at: place).size }
    guard response.isStorable, !CacheDirectives(request.headers).contains("no-store") else {
      return
    }
    let entry = Entry(
      address: request.address,
      headers: request.selectingHeaders,
      response: response,
      origin: start - response.age,
      lifetime: response.lifetime
    )
    guard entry.size <= limit else { return }
    entries.append(entry)
    size += entry.size
    while size > limit { size -= entries.removeFirst().size }
  }

  /// Removes the responses of an address, to requests of anybody, and those on their way. (Section 4.4.)
  mutating func removeAll(at address: WebAddress) {
    expireAll(at: address)
    for entry in entries where entry.address == address { size -= entry.size }
    entries.removeAll { $0.address == address }
  }

  /// Makes the responses of an address old, and drops those on their way.
  mutating func expireAll(at address: WebAddress) {
    running.removeAll { $0.address == address }
    for place in entries.indices where entries[place].address == address {
      entries[place].lifetime = .zero
    }
  }
}
