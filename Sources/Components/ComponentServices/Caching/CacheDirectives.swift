import EmbeddedText

/// The directives of a header `Cache-Control`, of a request or of a response.
///
/// (RFC 9111, 2022, section 5.2.)
struct CacheDirectives {
  private let all: [String]

  init(_ headers: Headers) { all = headers.list("cache-control") }

  /// Whether a directive is there, with or without an argument.
  ///
  /// So `no-cache="Set-Cookie"` counts as `no-cache`, which is stricter than it must be.
  func contains(_ name: String) -> Bool {
    all.contains { $0 == name || $0.hasPrefix(name + "=") }
  }

  /// The seconds that a directive names, with or without quotation marks; of two, the first counts.
  func seconds(_ name: String) -> Int? {
    guard let directive = all.first(where: { $0.hasPrefix(name + "=") }) else { return nil }
    var argument = directive.bytes[(name.bytes.count + 1)...]
    if argument.count >= 2, argument.first == quote, argument.last == quote {
      argument = argument.dropFirst().dropLast()
    }
    return Int(digits: String(bytes: Array(argument)))
  }

  private var quote: UInt8 { UInt8(ascii: "\"") }
}

extension HTTPRequest {
  /// Whether the request asks for a part of a response, or for one under a condition.
  ///
  /// No stored response answers it, since the program has a response of its own. (RFC 9110, 2022, sections
  /// 13.1 and 14.2.)
  var isConditional: Bool { headers.all.contains { Self.isCondition($0.name) } }

  /// The headers on which a response may depend: those that are sent, but for the ones that say what a
  /// cache may do.
  var selectingHeaders: Headers {
    Headers(
      sentHeaders.all.filter {
        !Self.isCondition($0.name) && !Headers.small($0.name).isWord(of: "cache-control pragma")
      }
    )
  }

  private static func isCondition(_ name: String) -> Bool {
    Headers.small(name).isWord(
      of: "if-match if-none-match if-modified-since if-unmodified-since if-range range"
    )
  }
}

extension HTTPResponse {
  /// Whether a cache of one user may store the response. (RFC 9111, 2022, section 3.)
  ///
  /// It needs a time for which the response is fresh, or a way to confirm it later.
  var isStorable: Bool {
    let directives = CacheDirectives(headers)
    return status == 200 && !directives.contains("no-store")
      && !headers.list("vary").contains("*")
      && (precondition != nil || directives.seconds("max-age") != nil)
  }

  /// How long the response is fresh after the server has made it. (Section 4.2.1.)
  var lifetime: Duration {
    let directives = CacheDirectives(headers)
    return .seconds(directives.contains("no-cache") ? 0 : directives.seconds("max-age") ?? 0)
  }

  /// How long another cache has stored the response before. (Section 5.1.)
  var age: Duration { .seconds(headers.list("age").first.flatMap { Int(digits: $0) } ?? 0) }

  /// The header by which the server is asked to confirm the response, if it has named one that a request
  /// can carry. (Section 4.3.1.)
  var precondition: (name: String, value: String)? {
    if let tag = headers["etag"], Headers.isValue(tag) { return ("If-None-Match", tag) }
    if let date = headers["last-modified"], Headers.isValue(date) {
      return ("If-Modified-Since", date)
    }
    return nil
  }

  /// Returns the response with the headers by which the server has confirmed it; nil if these are of
  /// another response. (Sections 3.2 and 4.3.4.)
  func confirmed(by new: Headers) -> HTTPResponse? {
    if let tag = headers["etag"], let newTag = new["etag"],
      !Self.withoutWeakness(tag).isSame(as: Self.withoutWeakness(newTag))
    {
      return nil
    }
    var confirmed = self
    confirmed.headers["Age"] = nil
    let fields = new.all.filter {
      // These describe the stored body, or one connection.
      !Headers.small($0.name).isWord(
        of: "connection content-encoding content-length content-range content-type keep-alive "
          + "proxy-authenticate proxy-connection te trailer transfer-encoding upgrade"
      )
    }
    for (name, _) in fields { confirmed.headers[name] = nil }
    confirmed.headers = Headers(confirmed.headers.all + fields)
    return confirmed
  }

  /// An entity tag without the mark of a weak one. (RFC 9110, 2022, section 8.8.3.2.)
  private static func withoutWeakness(_ tag: String) -> String {
    tag.hasPrefix("W/") ? String(bytes: Array(tag.bytes[2...])) : tag
  }
}
