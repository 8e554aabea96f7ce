import EmbeddedText

/// A list of articles, and which page of it.
package struct Listing: Sendable {
  /// The articles of a list.
  package indirect enum Source: Sendable {
    /// All articles.
    case all
    /// Those of the people whom the reader follows.
    case feed
    /// Those with a tag.
    case tag(String)
    /// Those of an author.
    case author(String)
    /// The favorites of a person.
    case favorites(String)
  }

  /// The articles.
  package let source: Source
  /// The number of the page, from one to ``lastPage``.
  package let page: Int

  /// How many articles a page has.
  static let length = 10

  /// The last page that has an address; the number of its articles fits into 32 bits.
  package static let lastPage = 100_000_000

  /// Creates a page of a list, the nearest one that there is.
  package init(_ source: Source, page: Int = 1) {
    (self.source, self.page) = (source, min(max(page, 1), Self.lastPage))
  }

  /// Whether the list is that of the people whom the reader follows.
  var isFeed: Bool { if case .feed = source { true } else { false } }

  /// The person on whose profile the list is.
  var person: String? {
    switch source {
    case .author(let name), .favorites(let name): name
    case .all, .feed, .tag: nil
    }
  }
}

/// A page of the application, with an address.
///
/// ```swift
/// Route("/tag/c%2B%2B?page=2")  // .list(Listing(.tag("c++"), page: 2))
/// Route.profile("ada").address  // "/profile/ada"
/// Route("/nowhere")  // .missing("/nowhere")
/// ```
///
/// ## Laws
///
/// ```text
/// Route(r.address) == r
/// ```
package indirect enum Route: Sendable {
  /// A list of articles.
  case list(Listing)
  /// The form by which a person logs in.
  case login
  /// The form by which a person makes an account.
  case register
  /// The account of the person who is logged in.
  case settings
  /// A new article, or the article of a slug.
  case editor(String?)
  /// The article of a slug.
  case article(String)
  /// An address of no page.
  case missing(String)

  /// All articles.
  package static let home = Route.list(Listing(.all))

  /// The articles of a person, with the person.
  package static func profile(_ name: String) -> Route { .list(Listing(.author(name))) }
}

// MARK: - Reading

extension Route {
  /// Reads the address of a page.
  ///
  /// - Complexity: O(bytes).
  package init(_ address: String) {
    self = Self.route(address) ?? .missing(address)
  }

  private static func route(_ address: String) -> Route? {
    let bytes = address.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
    let page = page(of: bytes[end...])
    let parts = String(bytes: Array(bytes[..<end])).parts { $0 == UInt8(ascii: "/") }
      .filter { !$0.isEmpty }.map { String(escaped: $0) }
    let rest = Array(parts.dropFirst())
    if let page, let source = source(parts) { return .list(Listing(source, page: page)) }
    guard end == bytes.count else { return nil }
    switch (parts.first ?? "", rest.count) {
    case ("login", 0): return .login
    case ("register", 0): return .register
    case ("settings", 0): return .settings
    case ("editor", 0...1): return .editor(rest.first)
    case ("article", 1): return rest.first.map { .article($0) }
    default: return nil
    }
  }

  private static func source(_ parts: [String]) -> Listing.Source? {
    if parts.isEmpty { return .all }
    switch (parts[0], parts.count) {
    case ("feed", 1): return .feed
    case ("tag", 2): return .tag(parts[1])
    case ("profile", 2): return .author(parts[1])
    case ("profile", 3) where parts[2] == "favorites": return .favorites(parts[1])
    default: return nil
    }
  }

  /// The number of the page in the query of an address; one without a query.
  private static func page(of query: ArraySlice<UInt8>) -> Int? {
    if query.isEmpty { return 1 }
    let text = String(bytes: Array(query))
    guard text.hasPrefix("?page="),
      let page = Int(decimal: String(bytes: Array(query.dropFirst(6)))),
      1...Listing.lastPage ~= page
    else { return nil }
    return page
  }
}

// MARK: - Writing

extension Route {
  /// The address of the page, which begins with a slash.
  ///
  /// - Complexity: O(bytes).
  package var address: String {
    switch self {
    case .list(let listing): listing.address
    case .login: "/login"
    case .register: "/register"
    case .settings: "/settings"
    case .editor(let slug): slug.map { "/editor/" + $0.escaped } ?? "/editor"
    case .article(let slug): "/article/" + slug.escaped
    case .missing(let address): address
    }
  }

  /// The address of a link to the page: a browser reads the escapes of a link once more.
  var link: String {
    var link = [UInt8(ascii: "#")]
    for byte in address.bytes {
      link += byte == UInt8(ascii: "%") ? "%25".bytes : [byte]
    }
    return String(bytes: link)
  }
}

extension Listing {
  fileprivate var address: String {
    let path =
      switch source {
      case .all: "/"
      case .feed: "/feed"
      case .tag(let tag): "/tag/" + tag.escaped
      case .author(let name): "/profile/" + name.escaped
      case .favorites(let name): "/profile/" + name.escaped + "/favorites"
      }
    return page == 1 ? path : path + "?page=" + String(page)
  }
}

// MARK: - Equality

// Equal routes are those with one address, so no table of Unicode is needed to compare them.

extension Route: Hashable {
  /// Whether two routes have the same address.
  package static func == (left: Route, right: Route) -> Bool { left.address == right.address }

  /// Feeds the address to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(text: address) }
}

extension Listing: Hashable {
  /// Whether two lists have the same address.
  package static func == (left: Listing, right: Listing) -> Bool { left.address == right.address }

  /// Feeds the address to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(text: address) }
}

extension Listing.Source: Hashable {
  /// Whether two lists have the same address.
  package static func == (left: Listing.Source, right: Listing.Source) -> Bool {
    Listing(left) == Listing(right)
  }

  /// Feeds the address to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(Listing(self)) }
}

// MARK: - Escapes

extension String {
  /// The text, with an escape for each byte that separates the parts of an address.
  fileprivate var escaped: String {
    var escaped: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "%"): escaped += "%25".bytes
      case UInt8(ascii: "/"): escaped += "%2F".bytes
      case UInt8(ascii: "?"): escaped += "%3F".bytes
      case UInt8(ascii: "#"): escaped += "%23".bytes
      default: escaped.append(byte)
      }
    }
    return String(bytes: escaped)
  }

  /// Creates a text from one in which a byte may be a percent sign and two digits.
  fileprivate init(escaped text: String) {
    let all = text.bytes
    var bytes: [UInt8] = []
    var place = 0
    while place < all.count {
      if all[place] == UInt8(ascii: "%"), place + 2 < all.count,
        let high = all[place + 1].hexadecimalDigit, let low = all[place + 2].hexadecimalDigit
      {
        bytes.append(high << 4 | low)
        place += 3
      } else {
        bytes.append(all[place])
        place += 1
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
