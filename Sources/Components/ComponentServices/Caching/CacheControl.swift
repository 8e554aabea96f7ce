import EmbeddedText

/// The rules of a response about its storage.
///
/// (RFC 9111, 2022, for a cache of one user.)
struct CacheControl {
  /// Whether the response may be stored.
  let isStorable: Bool

  /// How long the response is fresh.
  let lifetime: Duration

  /// Reads the rules of a response.
  init(_ response: HTTPResponse) {
    let parts = response.headers.list("cache-control")
    let isBound = response.headers.list("vary").contains("*")
    let seconds = parts.firstWord(after: "max-age=").flatMap { Int(decimal: $0) }
    // An old response was stored by another cache before.
    let age = response.headers["age"].flatMap { Int(decimal: $0) } ?? 0
    let isConfirmable = ["etag", "last-modified"].contains { response.headers[$0] != nil }
    isStorable =
      response.status == 200 && !isBound && !parts.contains("no-store")
      && (isConfirmable || seconds != nil)
    lifetime = parts.contains("no-cache") ? .zero : .seconds(max(0, (seconds ?? 0) - age))
  }
}

extension Array where Element == String {
  /// The rest of the first text that begins with another.
  fileprivate func firstWord(after start: String) -> String? {
    for text: String in self where text.hasPrefix(start) {
      return String(bytes: [UInt8](text.bytes[start.bytes.count...]))
    }
    return nil
  }
}
