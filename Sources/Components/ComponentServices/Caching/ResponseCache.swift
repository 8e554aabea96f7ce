import EmbeddedText

/// Stored responses, of which the least recently used ones are removed at a limit of bytes.
///
/// (RFC 9111, 2022: a cache of one user.)
struct ResponseCache {
  /// An answer of the cache to a request.
  enum Answer {
    /// No stored response fits.
    case miss
    /// The response is fresh.
    case fresh(HTTPResponse)
    /// The response is old; the server may confirm it.
    case old(HTTPResponse)
  }

  private struct Entry {
    let request: HTTPRequest
    let response: HTTPResponse
    let end: Duration
    var size: Int { response.body.count + 1000 }
  }

  /// The entries, the last used at the end.
  private var entries: [Entry] = []
  private let limit: Int

  /// How many bytes the entries take, with 1000 for the headers of each.
  private var size = 0

  init(limit: Int) { self.limit = limit }

  /// Returns the answer to a request at a time.
  ///
  /// - Complexity: O(entries).
  mutating func answer(to request: HTTPRequest, at time: Duration) -> Answer {
    guard request.method == .get, let place = place(of: request) else { return .miss }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return time < entry.end ? .fresh(entry.response) : .old(entry.response)
  }

  /// The number of bytes from which on a body is not stored; 0 if the response must not be.
  func room(for response: HTTPResponse) -> Int { CacheControl(response).isStorable ? limit : 0 }

  /// Stores the response to a `GET` in place of the one before, or removes that if it may not be stored.
  ///
  /// A server that fails does not say that the response before has changed.
  mutating func store(_ response: HTTPResponse, for request: HTTPRequest, at time: Duration) {
    guard request.method == .get, response.status < 500,
      !RetryPolicy.isTransient(response.status)
    else { return }
    remove(request)
    let control = CacheControl(response)
    guard control.isStorable,
      !request.headers.list("cache-control").contains("no-store")
    else { return }
    let entry = Entry(request: request, response: response, end: time + control.lifetime)
    guard entry.size <= limit else { return }
    entries.append(entry)
    size += entry.size
    while size > limit { size -= entries.removeFirst().size }
  }

  /// Removes the response to a request.
  private mutating func remove(_ request: HTTPRequest) {
    if let place = place(of: request) { size -= entries.remove(at: place).size }
  }

  /// Removes the responses of an address, to requests of anybody.
  mutating func removeAll(at address: WebAddress) {
    entries.removeAll { entry in
      let isGone = entry.request.address == address
      if isGone { size -= entry.size }
      return isGone
    }
  }

  private func place(of request: HTTPRequest) -> Int? {
    entries.firstIndex { entry in
      entry.request.address == request.address
        && entry.request.authorization == request.authorization
        && entry.response.headers.list("vary").allSatisfy { name in
          entry.request.headers[name] == request.headers[name]
        }
    }
  }
}
