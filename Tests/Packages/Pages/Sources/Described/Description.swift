import Markup

/// Markup as lines of text: `<` opens an element and `>` closes it.
///
/// ```text
/// <input    an element
/// :name=x   its attribute
/// #3        its key
/// !5        it reports events of the kind 5 to the log
/// ?0 <p|>   an event of the kind 0 shows these lines, between which are bars
/// $         its value is the text of the state
/// *         its input events write the text of the state
/// *c        so do these, in capitals; *d only its digits, *g these in groups of four, *u with a unit
/// >         its end
/// "milk     a text
/// ```
struct Description {
  private var lines: [[UInt8]]
  private var next = 0
  private let text: String

  init(_ description: String, text: String) {
    lines = description.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    self.text = text
  }

  /// Reads the children until the end of their parent.
  mutating func children() -> [Markup<Described.Message>] {
    var children: [Markup<Described.Message>] = []
    while next < lines.count {
      let line = lines[next]
      next += 1
      switch line[0] {
      case UInt8(ascii: "<"): children.append(element(string(line[1...])))
      case UInt8(ascii: "\""): children.append(.text(string(line[1...])))
      default: return children
      }
    }
    return children
  }

  private mutating func element(_ tag: String) -> Markup<Described.Message> {
    var attributes: [Attribute<Described.Message>] = []
    var key: Int?
    while next < lines.count, let attribute = attribute(lines[next], key: &key) {
      attributes.append(attribute)
      next += 1
    }
    let element = Markup<Described.Message>.element(tag, attributes, children())
    return key.map { element.keyed(Key($0)) } ?? element
  }

  /// Reads an attribute; nil where the line is none.
  private func attribute(_ line: [UInt8], key: inout Int?) -> Attribute<Described.Message>? {
    switch line[0] {
    case UInt8(ascii: ":"):
      let middle = line.firstIndex(of: UInt8(ascii: "=")) ?? line.count
      return .attribute(string(line[1..<middle]), string(line[min(middle + 1, line.count)...]))
    case UInt8(ascii: "#"):
      key = number(line)
      return Attribute<Described.Message>.none
    case UInt8(ascii: "!"):
      let number = number(line)
      guard let kind = Event.Kind(rawValue: UInt8(number)) else { return nil }
      return .on(kind) { event in
        kind.rawValue < Event.Kind.pointerDown.rawValue
          ? .log("\(number) \(event.value) \(event.key)")
          : .log("\(number) \(event.buttons.rawValue) \(Int(event.x)),\(Int(event.y))")
      }
    case UInt8(ascii: "?"):
      guard let kind = Event.Kind(rawValue: line[1] - UInt8(ascii: "0")) else { return nil }
      let lines = string(line.dropFirst(3).map { $0 == UInt8(ascii: "|") ? 10 : $0 }[...])
      return .on(kind, .show(lines))
    case UInt8(ascii: "$"):
      return .value(text)
    case UInt8(ascii: "*"):
      let change = line.count > 1 ? line[1] : 0
      return .on(.input) { .write(Self.changed($0.value, change)) }
    default: return nil
    }
  }

  /// A text as a program changes it while a person writes.
  private static func changed(_ text: String, _ change: UInt8) -> String {
    let digits = text.utf8.filter { (48...57).contains($0) }
    switch change {
    case UInt8(ascii: "c"):
      let capitals = text.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }
      return String(decoding: capitals, as: UTF8.self)
    case UInt8(ascii: "d"): return String(decoding: digits, as: UTF8.self)
    case UInt8(ascii: "u"): return String(decoding: digits, as: UTF8.self) + " km"
    case UInt8(ascii: "g"):
      var groups: [UInt8] = []
      for (place, digit) in digits.enumerated() {
        if place > 0, place % 4 == 0 { groups.append(32) }
        groups.append(digit)
      }
      return String(decoding: groups, as: UTF8.self)
    default: return text
    }
  }

  private func number(_ line: [UInt8]) -> Int {
    line.dropFirst().reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
  }

  private func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
