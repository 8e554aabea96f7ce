import EmbeddedText

/// An absolute address of the web: a scheme, a host, perhaps a port, a path and a query.
///
/// It is checked when it is created, and contains nothing that a server could read in another way:
///
/// ```swift
/// let api = try WebAddress("https://example.com/api")
/// let page = api.appending("articles", "what's new?").adding(("limit", "20"))
/// page.text  // "https://example.com/api/articles/what%27s%20new%3F?limit=20"
/// page.host  // "example.com"
/// (try? WebAddress("https://ada:secret@example.com")) == nil  // true
/// ```
///
/// A secret does not belong into an address: servers write addresses into logs. An address with
/// a name and a password is refused.
///
/// ## Laws
///
/// ```text
/// WebAddress(a.text) == a
/// a.appending("x/y") has one part more than a: the slash is escaped
/// a.appending("") has one part more than a: an empty one
/// a.appending(x).appending(y) == a.appending(x, y)
/// ```
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  /// The whole address.
  public let text: String

  /// The number of bytes of the scheme, without the colon.
  private let schemeEnd: Int

  /// The bytes of the host.
  private let hostRange: Range<Int>

  /// The first byte after the host and the port.
  private let pathStart: Int

  /// The first byte after the path.
  private let pathEnd: Int

  /// Creates an address from its text.
  ///
  /// - Throws: An ``AddressError`` with the rule that the text breaks. It does not contain the text,
  ///   in which a secret may stand.
  /// - Complexity: O(bytes).
  public init(_ text: String) throws(AddressError) {
    let bytes = text.bytes
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.count > colon + 3,
      bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/")
    else { throw AddressError("an address must begin with a scheme and ://") }
    let scheme = String(bytes: Array(bytes[..<colon]))
    guard ["http", "https", "ws", "wss"].contains(scheme) else {
      throw AddressError("the scheme of an address must be http, https, ws or wss")
    }
    for byte in bytes where byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\\") {
      throw AddressError("an address must contain only printable ASCII without a blank")
    }
    let start = colon + 3
    let end = bytes[start...].firstIndex { Self.ends(authority: $0) } ?? bytes.count
    let portMark = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
    guard !bytes[start..<end].contains(UInt8(ascii: "@")) else {
      throw AddressError("an address must not contain a name or a password")
    }
    guard portMark > start, bytes[start..<portMark].allSatisfy(Self.isHostByte) else {
      throw AddressError("the host of an address must be letters, digits, - and .")
    }
    if portMark < end {
      let port = Int(decimal: String(bytes: Array(bytes[(portMark + 1)..<end])))
      guard let port, 1...65_535 ~= port else {
        throw AddressError("the port of an address must be a number from 1 to 65535")
      }
    }
    guard !bytes.contains(UInt8(ascii: "#")) else {
      throw AddressError("an address must have no part after a #, which no server receives")
    }
    self.text = text
    schemeEnd = colon
    hostRange = start..<portMark
    pathStart = end
    pathEnd = bytes[end...].firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
  }

  /// Whether two addresses are the same text.
  public static func == (left: WebAddress, right: WebAddress) -> Bool {
    left.text.isSame(as: right.text)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { for byte in text.bytes { hasher.combine(byte) } }

  private static func ends(authority byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isSmallLetter(byte | 0x20) && byte & 0x40 != 0 || isDigit(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

/// The rule that a text breaks which is no address.
///
/// It does not contain the text, in which a secret may stand.
public struct AddressError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The rule, as one phrase.
  public let description: String

  init(_ rule: String) { description = rule }
}

// MARK: - Parts

extension WebAddress {
  /// The scheme: `http`, `https`, `ws` or `wss`.
  public var scheme: String { part(0..<schemeEnd) }

  /// The name or the number of the server.
  public var host: String { part(hostRange) }

  /// The path, with its escapes; it is empty or begins with a slash.
  public var path: String { part(pathStart..<pathEnd) }

  /// The rule that a request breaks whose address has a part of one or two dots, if it has one.
  ///
  /// A browser and a server take such a part, also with escapes, for a step to another address.
  ///
  /// (WHATWG, URL standard, 2026, section 4.4.)
  var flaw: String? {
    let dots = ". %2e .. .%2e %2e. %2e%2e"
    for part in path.parts(between: { $0 == UInt8(ascii: "/") })
    where Headers.small(part).isWord(of: dots) {
      return "the path of an address must have no part that is . or .."
    }
    return nil
  }

  /// The address without its query, which an error or a report may show.
  public var description: String { part(0..<pathEnd) }

  private func part(_ range: Range<Int>) -> String { String(bytes: Array(text.bytes[range])) }
}

// MARK: - Building

extension WebAddress {
  /// Returns the address with parts added to its path, each of which is escaped.
  ///
  /// A slash at the end of the path is no part. An empty part is one, and has a slash of its own, so
  /// that it never lets the part after it take its place:
  ///
  /// ```swift
  /// let api = try WebAddress("https://example.com/api/")
  /// api.appending("users", "", "articles").path  // "/api/users//articles"
  /// ```
  ///
  /// No escape makes a part of `.` or `..` a name, so a request to such an address fails with
  /// ``NetworkError/invalid(_:)``.
  ///
  /// - Complexity: O(bytes).
  public func appending(_ parts: String...) -> WebAddress {
    var bytes = text.bytes
    let query = Array(bytes[pathEnd...])
    bytes.removeSubrange(pathEnd...)
    for part in parts {
      if bytes.last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
      Self.escape(part, to: &bytes)
      if part.isEmpty { bytes.append(UInt8(ascii: "/")) }
    }
    return rebuilt(bytes + query)
  }

  /// Returns the address with names and values added to its query, each of which is escaped.
  ///
  /// - Complexity: O(bytes).
  public func adding(_ query: (name: String, value: String)...) -> WebAddress {
    var bytes = text.bytes
    for (name, value) in query {
      let isFirst = !bytes.contains(UInt8(ascii: "?"))
      bytes.append(isFirst ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      Self.escape(name, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      Self.escape(value, to: &bytes)
    }
    return rebuilt(bytes)
  }

  /// Returns the address of a text that was escaped, so that it breaks no rule.
  private func rebuilt(_ bytes: [UInt8]) -> WebAddress {
    (try? WebAddress(String(bytes: bytes))) ?? self
  }

  /// Adds a text in which letters, digits and four marks stand for themselves.
  ///
  /// (RFC 3986, 2005, section 2.3.)
  private static func escape(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.bytes {
      if isHostByte(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~") {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
