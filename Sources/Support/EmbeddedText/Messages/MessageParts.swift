/// The name and the values of a text, for a message that reads itself.
///
/// ```swift
/// var parts = try MessageParts("edit(number: 2, title: \"milk\")")
/// parts.name  // "edit"
/// try parts.number("number")  // 2
/// try parts.text("title")  // "milk"
/// try parts.end()
/// ```
///
/// The values are read in their order, each with its label if it has one. See ``TextMessage``.
public struct MessageParts {
  /// The name of the message: what stands in front of the parenthesis, or the whole word.
  public let name: String

  private let bytes: [UInt8]
  private let fields: [MessageValue.Field]

  /// How many values were read.
  private var count = 0

  /// Takes a text apart, which must be one message.
  public init(_ text: String) throws(TextFlaw) {
    var reader = MessageReader(text)
    let value = try reader.value()
    bytes = reader.bytes
    guard reader.offset == bytes.count else { throw reader.expected("the end") }
    switch value.form {
    case .word(let word): (name, fields) = (word, [])
    case .text(let text): (name, fields) = (text, [])
    case .call(let word, let fields): (name, self.fields) = (word, fields)
    case .list, .fields: throw TextFlaw("expected the name of a message")
    }
  }

  /// The flaw of a text whose name is that of no message.
  public var unknown: TextFlaw { .unknown(name) }
}

// MARK: - Values

extension MessageParts {
  /// Reads a whole number.
  public mutating func number(_ label: String? = nil) throws(TextFlaw) -> Int {
    try number(next(label))
  }

  /// Reads a text.
  public mutating func text(_ label: String? = nil) throws(TextFlaw) -> String {
    try text(next(label))
  }

  /// Reads one of the words that are the raw values of a type.
  public mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ label: String? = nil
  ) throws(TextFlaw) -> Choice {
    let value = try next(label)
    if let word = value.text, let choice = Choice(word: word) { return choice }
    let words = Choice.allCases.map { $0.rawValue.word }
    throw expected(words.listed("or"), at: value)
  }

  /// Reads a list of whole numbers.
  public mutating func numbers(_ label: String? = nil) throws(TextFlaw) -> [Int] {
    var numbers: [Int] = []
    for value in try list(next(label)) { numbers.append(try number(value)) }
    return numbers
  }

  /// Reads a list of texts.
  public mutating func texts(_ label: String? = nil) throws(TextFlaw) -> [String] {
    var texts: [String] = []
    for value in try list(next(label)) { texts.append(try text(value)) }
    return texts
  }

  /// Expects that all values were read.
  public func end() throws(TextFlaw) {
    guard count < fields.count else { return }
    throw TextFlaw(at: fields[count].offset, of: bytes, "expected nothing more here")
  }
}

// MARK: - Implementation

extension MessageParts {
  private mutating func next(_ label: String?) throws(TextFlaw) -> MessageValue {
    let what = label.map { $0 + ":" } ?? "a value"
    guard count < fields.count else { throw TextFlaw(name + " needs " + what) }
    let field = fields[count]
    guard field.label == label else {
      throw TextFlaw(at: field.offset, of: bytes, name + " needs " + what + " here")
    }
    count += 1
    return field.value
  }

  private func number(_ value: MessageValue) throws(TextFlaw) -> Int {
    guard case .word(let word) = value.form, let number = Int(word) else {
      throw expected("a whole number", at: value)
    }
    return number
  }

  private func text(_ value: MessageValue) throws(TextFlaw) -> String {
    guard case .text(let text) = value.form else {
      throw expected("a text in quotation marks", at: value)
    }
    return text
  }

  private func list(_ value: MessageValue) throws(TextFlaw) -> [MessageValue] {
    guard case .list(let fields) = value.form else {
      throw expected("a list in brackets", at: value)
    }
    return fields.map { $0.value }
  }

  private func expected(_ what: String, at value: MessageValue) -> TextFlaw {
    TextFlaw(at: value.offset, of: bytes, "expected " + what + ", got " + value.found)
  }
}
