import Markup

/// Markup as lines of text: `<` opens an element and `>` closes it.
///
/// ```text
/// <input    an element
/// :name=x   its attribute
/// #3        its key
/// !5        it reports events of the kind 5 to the log
/// $         its value is the text of the state
/// *         its input events write the text of the state
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
      return .on(kind) { .log("\(number) \($0.value) \($0.key)") }
    case UInt8(ascii: "$"):
      return .value(text)
    case UInt8(ascii: "*"):
      return .on(.input) { .write($0.value) }
    default: return nil
    }
  }

  private func number(_ line: [UInt8]) -> Int {
    line.dropFirst().reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
  }

  private func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
