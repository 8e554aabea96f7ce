import EmbeddedText
package import Markup

/// An event in the encoding of the page, with the path of its element.
///
/// ```text
/// event = kind held flags point depth position… length value length key
/// point = nothing, or x y
/// ```
///
/// The kind, what is held down and the flags are a byte each. The lower half of what is held down are the
/// modifiers, the upper half the buttons of the pointer. The numbers `x` and `y` are floating-point
/// numbers of eight bytes, the least first. Texts are UTF-8. All other numbers are encoded as in
/// ``PatchBytes``. The lowest flag means that the box is checked. The next one means that the path
/// belongs to the markup before the last drawing, and the third that another such event follows. The
/// fourth means that the event has the point of a pointer, and the fifth that a key types a text.
package struct EventBytes: Equatable, Sendable {
  /// The event.
  package let event: Event

  /// The positions among siblings that lead to the element.
  package let path: [Int]

  /// Whether the path belongs to the markup before the last drawing, which removed the element.
  package let isPast: Bool

  /// Whether another event of the markup before the last drawing follows.
  package let isFollowed: Bool

  /// Decodes an event; nil if the bytes are invalid.
  ///
  /// - Complexity: O(number of bytes).
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let kind = Event.Kind(rawValue: reader.byte()) else { return nil }
    var event = Event(kind)
    let held = reader.byte()
    event.modifiers = Event.Modifiers(rawValue: held & 15)
    event.buttons = Event.Buttons(rawValue: held >> 4)
    let flags = reader.byte()
    event.isChecked = flags & 1 != 0
    isPast = flags & 2 != 0
    isFollowed = flags & 4 != 0
    event.isTyped = flags & 16 != 0
    if flags & 8 != 0 {
      event.x = reader.double()
      event.y = reader.double()
    }
    let depth = reader.count()
    var path: [Int] = []
    path.reserveCapacity(depth)
    for _ in 0..<depth { path.append(reader.number()) }
    event.value = reader.text()
    event.key = reader.text()
    guard reader.isAtEnd else { return nil }
    self.event = event
    self.path = path
  }
}

/// A reader of bytes in their order.
///
/// Beyond the last byte it returns zeros, and is never at the end again.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether exactly all bytes have been read.
  var isAtEnd: Bool { place == bytes.count }

  @inline(never)
  mutating func byte() -> UInt8 {
    place += 1
    return place <= bytes.count ? bytes[place - 1] : 0
  }

  @inline(never)
  mutating func number() -> Int {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let byte = byte()
      number |= UInt32(byte & 127) << shift
      shift += 7
      if byte < 128 || shift > 28 { return Int(truncatingIfNeeded: number & 0x7FFF_FFFF) }
    }
  }

  /// The number of following items, each of which has at least one byte.
  mutating func count() -> Int {
    let number = number()
    if number <= bytes.count - min(place, bytes.count) { return number }
    place = bytes.count + 1
    return 0
  }

  @inline(never)
  mutating func double() -> Double {
    var bits: UInt64 = 0
    for shift: UInt64 in 0..<8 { bits |= UInt64(byte()) << (8 * shift) }
    return Double(bitPattern: bits)
  }

  @inline(never)
  mutating func text() -> String {
    var text: [UInt8] = []
    for _ in 0..<count() { text.append(byte()) }
    return String(bytes: text)
  }

  /// Reads all bytes that are left.
  mutating func rest() -> [UInt8] {
    defer { place = max(place, bytes.count) }
    return Array(bytes[min(place, bytes.count)...])
  }
}

extension [UInt8] {
  /// Adds a text: its length and its bytes.
  mutating func add(_ text: String) {
    let text = text.bytes
    add(text.count)
    self += text
  }

  /// Adds a number that is not negative, in groups of seven bits.
  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
