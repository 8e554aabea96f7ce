#if !hasFeature(Embedded)
// Embedded Swift has no coding.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MessageValue {
  /// Creates the Swift value of a value that was read from some bytes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The text, for the place of a flaw.
  ///   - known: The texts of known messages, whose names are suggested.
  /// - Returns: The value.
  /// - Throws: The first flaw.
  func decoded<Value: Decodable>(
    _ type: Value.Type,
    from bytes: [UInt8],
    known: [String]
  ) throws(TextFlaw) -> Value {
    let reading = Reading(bytes: bytes, start: offset, known: known)
    do {
      let value: Value = try ValueDecoder(value: self, reading: reading).decode()
      if let flaw = reading.firstUnused(in: self) { throw flaw }
      return value
    } catch let flaw as TextFlaw {
      throw flaw
    } catch {
      throw reading.unknown[reading.latest] ?? reading.flaw(at: reading.latest, rule(of: error))
    }
  }
}

/// What an error of a type's own coding says.
private func rule(of error: any Error) -> String {
  switch error as? DecodingError {
  case .dataCorrupted(let context)?, .typeMismatch(_, let context)?,
    .valueNotFound(_, let context)?, .keyNotFound(_, let context)?:
    context.debugDescription
  default: "\(error)"
  }
}

/// What is noted while a value is decoded.
private final class Reading {
  let bytes: [UInt8]
  let known: [String]

  /// The place of the whole value.
  let start: Int

  /// Where the names are that were asked for.
  var used: Set<Int> = []

  /// The names that their types do not have, by their places.
  var unknown: [Int: TextFlaw] = [:]

  /// The place of the latest value.
  var latest: Int

  init(bytes: [UInt8], start: Int, known: [String]) {
    (self.bytes, self.start, self.known) = (bytes, start, known)
    latest = start
  }

  func flaw(at offset: Int, _ reason: String) -> TextFlaw {
    TextFlaw(at: offset, of: bytes, reason)
  }

  /// The flaw of the first value that nothing has asked for.
  func firstUnused(in value: MessageValue) -> TextFlaw? {
    switch value.form {
    case .word, .text: return nil
    case .list(let fields), .fields(let fields), .call(_, let fields):
      for field in fields {
        // The elements of a list have no names, and neither has a nil that holds a place.
        let isNamed = field.label != nil || !field.value.isNil
        if case .list = value.form {
        } else if isNamed, !used.contains(field.offset) {
          return unknown[field.offset] ?? flaw(at: field.offset, "expected nothing more here")
        }
        if let flaw = firstUnused(in: field.value) { return flaw }
      }
      return nil
    }
  }
}

// MARK: - Values

private struct ValueDecoder: Decoder {
  let value: MessageValue
  let reading: Reading

  /// The case whose values these are.
  var owner: String?

  /// Whether the text is a raw value, which may be a word.
  var isRaw = false

  // A flaw has a place instead of a path.
  var codingPath: [any CodingKey] { [] }

  // The protocol requires this `Any`, as that of an encoder does.
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    reading.latest = value.offset
    return KeyedDecodingContainer(try FieldDecoder(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let fields) = value.form else { throw expected("a list in brackets") }
    return ListDecoder(elements: fields.map(\.value), decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { LeafDecoder(decoder: self) }

  func expected(_ what: String) -> TextFlaw {
    reading.flaw(at: value.offset, "expected \(what), got \(value.found)")
  }
}

extension ValueDecoder {
  func decode<Value: Decodable>() throws -> Value {
    reading.latest = value.offset
    let decoded: (any Decodable)?
    switch Value.self {
    case is String.Type: decoded = text
    case is Bool.Type: decoded = word.flatMap(Bool.init)
    case is Double.Type: decoded = word.flatMap(Double.init)
    case is Float.Type: decoded = word.flatMap(Float.init)
    case is Decimal.Type: decoded = word.flatMap { Decimal(string: $0) }
    case is URL.Type: decoded = text.flatMap { URL(string: $0) }
    case let type as any (FixedWidthInteger & Decodable).Type: decoded = integer(type)
    case let type as any RawRepresentable<String>.Type: decoded = try rawValue(type)
    default: decoded = try Value(from: self)
    }
    guard let decoded = decoded as? Value else { throw expected(description(of: Value.self)) }
    return decoded
  }

  private var word: String? { if case .word(let word) = value.form { word } else { nil } }

  private var text: String? {
    switch value.form {
    case .text(let text): text
    case .word(let text) where isRaw: text
    default: nil
    }
  }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    word.flatMap { Value($0) }
  }

  /// Decodes a value with a raw value, and names those near a text that stands for none.
  private func rawValue<Value: RawRepresentable<String>>(_: Value.Type) throws -> (any Decodable)? {
    guard let type = Value.self as? any Decodable.Type else { return nil }
    var decoder = self
    decoder.isRaw = true
    do { return try type.init(from: decoder) } catch {
      guard let found = value.text, Value(rawValue: found) == nil else { throw error }
      let near = nearSpellings(of: found).filter { Value(rawValue: $0) != nil }
      let cases = (Value.self as? any CaseIterable.Type).map { rawValues(of: $0) } ?? []
      let words = cases.map(\.word).listed("or")
      let meant = suggestion(for: found, among: near + cases)
      throw reading.flaw(
        at: value.offset,
        "expected \(words.isEmpty ? "a value of \(Value.self)" : words), got \(value.found)\(meant)"
      )
    }
  }

  private func rawValues<Value: CaseIterable>(of type: Value.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any RawRepresentable<String>)?.rawValue }
  }

  private func description<Value>(of type: Value.Type) -> String {
    switch type {
    case is String.Type: "a text in quotation marks"
    case is Bool.Type: "true or false"
    case is URL.Type: "an address in quotation marks"
    case let type as any FixedWidthInteger.Type: wholeNumber(type)
    default: "a number"
    }
  }

  private func wholeNumber<Value: FixedWidthInteger>(_ type: Value.Type) -> String {
    type == Int.self ? "a whole number" : "a whole number from \(type.min) to \(type.max)"
  }
}

private struct LeafDecoder: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { decoder.value.isNil }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode() }
}

// MARK: - Lists

private struct ListDecoder: UnkeyedDecodingContainer {
  let elements: [MessageValue]
  let decoder: ValueDecoder
  var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func next() throws -> ValueDecoder {
    guard !isAtEnd else { throw decoder.expected("more than \(elements.count) elements") }
    defer { currentIndex += 1 }
    return ValueDecoder(value: elements[currentIndex], reading: decoder.reading)
  }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, elements[currentIndex].isNil else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().decode() }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

// MARK: - Cases, structures and dictionaries

private struct FieldDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder
  let fields: [String: MessageValue.Field]
  var codingPath: [any CodingKey] { [] }

  init(_ decoder: ValueDecoder) throws {
    let value = decoder.value
    let listed: [MessageValue.Field] =
      switch value.form {
      case .fields(let fields): fields
      case .list(let fields) where fields.allSatisfy { $0.label != nil }: fields
      // A case is its name, with the values as its part.
      case .word(let name): [Self.part(name, [], of: value)]
      case .call(let name, let fields): [Self.part(name, fields, of: value)]
      case .text, .list: throw decoder.expected("a name, or values in parentheses")
      }
    var fields: [String: MessageValue.Field] = [:]
    for (place, field) in listed.enumerated() {
      let name = field.label ?? "_\(place)"
      guard fields.updateValue(field, forKey: name) == nil else {
        throw decoder.reading.flaw(at: field.offset, "expected one value of \(name), got another")
      }
      if Key(stringValue: name) == nil {
        decoder.reading.unknown[field.offset] = Self.unknown(field, in: decoder)
      }
    }
    (self.decoder, self.fields) = (decoder, fields)
  }

  private static func part(
    _ name: String,
    _ fields: [MessageValue.Field],
    of value: MessageValue
  ) -> MessageValue.Field {
    let values = MessageValue(form: .fields(fields), offset: value.offset)
    return MessageValue.Field(label: name, value: values, offset: value.offset)
  }

  /// The flaw of a name that the type does not have, with the one near it that it has.
  private static func unknown(_ field: MessageValue.Field, in decoder: ValueDecoder) -> TextFlaw {
    let reading = decoder.reading
    let owner = decoder.owner.map { "\($0) has" } ?? "there is"
    guard let label = field.label else {
      return reading.flaw(at: field.offset, "\(owner) no value without a label here")
    }
    let near = (nearSpellings(of: label) + MessageText.names(in: reading.known))
      .filter { Key(stringValue: $0) != nil }
    let meant = suggestion(for: label, among: near)
    let isMessage = field.offset == reading.start
    let hint = meant.isEmpty && isMessage ? MessageText.examples(reading.known) : meant
    return reading.flaw(at: field.offset, "\(owner) no \(label)\(hint)")
  }

  var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

  private func value(of key: Key) throws -> ValueDecoder {
    guard let field = fields[key.stringValue] else { throw missing(key.stringValue) }
    decoder.reading.used.insert(field.offset)
    // The name of a case owns its values.
    let owner = field.offset == field.value.offset ? field.label : nil
    return ValueDecoder(value: field.value, reading: decoder.reading, owner: owner)
  }

  /// The flaw of a missing part: a name that the type does not have may have been meant.
  private func missing(_ name: String) -> TextFlaw {
    let unknown = fields.values.map(\.offset).sorted().compactMap { decoder.reading.unknown[$0] }
    if let flaw = unknown.first { return flaw }
    let place = MessageValue.place(of: name)
    let what = place.map { $0 == 0 ? "a value" : "\($0 + 1) values" } ?? "\(name):"
    let owner = decoder.owner.map { "\($0) needs" } ?? "expected"
    return decoder.reading.flaw(at: decoder.value.offset, "\(owner) \(what)")
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(of: key).value.isNil }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(of: key).decode()
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(of: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(of: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(of: key) }
}

/// The words that differ from one by a letter left out, added, changed or swapped, or by case.
///
/// A coding key or a raw value cannot be listed, but it can be tried.
private func nearSpellings(of word: String) -> [String] {
  let letters = Array(word)
  guard letters.count <= 40 else { return [] }
  let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+")
  var near = [word.lowercased()]
  for place in 0...letters.count {
    let (head, tail) = (letters[..<place], letters[place...])
    for letter in alphabet { near.append(String(head + [letter] + tail)) }
    guard let first = tail.first else { continue }
    let rest = tail.dropFirst()
    near.append(String(head + rest))
    for letter in alphabet { near.append(String(head + [letter] + rest)) }
    if let next = rest.first { near.append(String(head + [next, first] + rest.dropFirst())) }
  }
  return near
}
#endif
