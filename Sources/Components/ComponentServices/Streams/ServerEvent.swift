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
    left.name.isSame(as: right.name) && left.data.isSame(as: right.data)
      && left.id.isSame(as: right.id)
  }
}

/// A reader of server-sent events, which takes bytes as they come.
///
/// The comments name the steps of the HTML standard (WHATWG, 2026), section 9.2.6.
struct ServerEventReader {
  /// The name of the last event that was dispatched, by which a new connection continues.
  private(set) var lastID = ""

  /// The time before a new connection, if the server has named one.
  private(set) var retry: Duration?

  private var line: [UInt8] = []
  private var endedWithReturn = false
  private var isStart = true
  private var name = ""
  private var data: [String] = []
  private var id = ""

  /// How many bytes an event may have.
  private let limit: Int

  /// How many bytes the lines had whose data waits for the end of the event.
  private var size = 0

  init(limit: Int) { self.limit = limit }

  /// Creates a reader for a new connection after another one.
  init(continuing other: ServerEventReader) {
    self.init(limit: other.limit)
    (lastID, id, retry) = (other.lastID, other.lastID, other.retry)
  }

  /// Reads bytes, and returns the events that they complete, up to one that is too long.
  ///
  /// - Complexity: O(bytes).
  mutating func read(_ bytes: [UInt8]) -> (events: [ServerEvent], isTooLong: Bool) {
    var events: [ServerEvent] = []
    for byte in bytes {
      let endsTwice = byte == 0x0A && endedWithReturn
      endedWithReturn = byte == 0x0D
      if endsTwice { continue }
      if byte == 0x0A || byte == 0x0D {
        if let event = endLine() { events.append(event) }
      } else if line.first != UInt8(ascii: ":") {
        // Of a comment, which may be a sign of life, only the colon is kept.
        line.append(byte)
        if isStart, line == [0xEF, 0xBB, 0xBF] { (line, isStart) = ([], false) }
        if size + line.count > limit { return (events, true) }
      }
    }
    return (events, false)
  }

  private mutating func endLine() -> ServerEvent? {
    let text = line
    (line, isStart) = ([], false)
    if text.isEmpty { return dispatch() }
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    if colon == text.startIndex { return nil }
    let field = String(decoding: Array(text[..<(colon ?? text.endIndex)]), as: UTF8.self)
    var rest = colon.map { text[($0 + 1)...] } ?? []
    if rest.first == 0x20 { rest = rest.dropFirst() }
    let value = String(decoding: Array(rest), as: UTF8.self)
    switch field {
    case "event": name = value
    case "data":
      data.append(value)
      size += text.count
    // The standard ignores a name with the character 0; here, one that no header can have, too.
    case "id": if Headers.isValue(value) { id = value }
    case "retry": if let time = Int(digits: value) { retry = .milliseconds(time) }
    default: break
    }
    return nil
  }

  /// Ends an event, whose name counts from here on, so an event that is cut is sent again.
  private mutating func dispatch() -> ServerEvent? {
    defer { (name, data, size) = ("", [], 0) }
    lastID = id
    guard !data.isEmpty else { return nil }
    return ServerEvent(
      name: name.isEmpty ? "message" : name,
      data: data.joined(separator: "\n"),
      id: lastID
    )
  }
}
