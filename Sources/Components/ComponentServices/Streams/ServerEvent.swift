import EmbeddedText

/// An event that a server has sent.
///
/// (HTML standard, section 9.2, Server-sent events.)
public struct ServerEvent: Equatable, Sendable {
  /// The name of its kind; `message` if the server gave none.
  public let name: String

  /// The text.
  public let data: String

  /// The name of the event, by which a new connection continues; empty if the server gave none.
  public let id: String

  /// Creates an event.
  public init(name: String = "message", data: String, id: String = "") {
    (self.name, self.data, self.id) = (name, data, id)
  }

  /// Whether two events are the same texts.
  public static func == (left: ServerEvent, right: ServerEvent) -> Bool {
    left.name == right.name && left.data == right.data && left.id == right.id
  }
}

/// A reader of server-sent events, which takes bytes as they come.
struct ServerEventReader {
  /// The name of the last event.
  private(set) var lastID = ""

  /// The time before a new connection, if the server has named one.
  private(set) var retry: Duration?

  private var line: [UInt8] = []
  private var endedWithReturn = false
  private var isFirst = true
  private var name = ""
  private var data: [String] = []

  /// How many bytes an event may have.
  private let limit: Int
  private var size = 0

  init(limit: Int) { self.limit = limit }

  /// Creates a reader for a new connection after another one.
  init(continuing other: ServerEventReader) {
    self.init(limit: other.limit)
    (lastID, retry) = (other.lastID, other.retry)
  }

  /// Reads bytes, and returns the events that they complete; nil if one is too long.
  ///
  /// - Complexity: O(bytes).
  mutating func read(_ bytes: [UInt8]) -> [ServerEvent]? {
    var events: [ServerEvent] = []
    for byte in bytes {
      if byte == 0x0A && endedWithReturn {
        endedWithReturn = false
        continue
      }
      endedWithReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        if let event = endLine() { events.append(event) }
      } else {
        size += 1
        if size > limit { return nil }
        line.append(byte)
      }
    }
    return events
  }

  private mutating func endLine() -> ServerEvent? {
    var text = line[...]
    line = []
    if isFirst, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    isFirst = false
    if text.isEmpty { return dispatch() }
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    if colon == text.startIndex { return nil }
    let field = String(decoding: Array(text[..<(colon ?? text.endIndex)]), as: UTF8.self)
    var rest = colon.map { text[($0 + 1)...] } ?? []
    if rest.first == 0x20 { rest = rest.dropFirst() }
    let value = String(decoding: Array(rest), as: UTF8.self)
    switch field {
    case "event": name = value
    case "data": data.append(value)
    case "id": if !rest.contains(0) { lastID = value }
    case "retry": if let time = Int(decimal: value) { retry = .milliseconds(time) }
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerEvent? {
    defer { (name, data, size) = ("", [], 0) }
    guard !data.isEmpty else { return nil }
    return ServerEvent(
      name: name.isEmpty ? "message" : name,
      data: data.joined(separator: "\n"),
      id: lastID
    )
  }
}
