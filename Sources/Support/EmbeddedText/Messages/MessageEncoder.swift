#if !hasFeature(Embedded)
// Embedded Swift has no coding.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MessageValue {
  /// Creates the value that a Swift value encodes.
  init(encoding value: some Encodable) throws {
    let node = EncodedNode()
    try node.encode(value)
    self = node.value
  }
}

/// A value while it is encoded.
private final class EncodedNode {
  /// What a value without parts is.
  var form: MessageValue.Form?

  /// The elements of a list.
  var elements: [EncodedNode]?

  /// The parts with names.
  var entries: [Entry] = []

  struct Entry {
    let name: String
    let node: EncodedNode

    /// Whether the value opened a container under the name, as a case does for its values.
    let isOpened: Bool
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let value as String: form = .text(value)
    case let value as Bool: form = .word("\(value)")
    case let value as any BinaryInteger: form = .word("\(value)")
    case let value as any BinaryFloatingPoint: form = .word("\(value)")
    case let value as Decimal: form = .word("\(value)")
    case let value as URL: form = .text(value.absoluteString)
    default:
      try value.encode(to: ValueEncoder(node: self))
      arrange(value)
    }
  }

  /// Writes a raw value as a word, and what has no order in one order.
  private func arrange<Value>(_ value: Value) {
    switch Mirror(reflecting: value).displayStyle {
    case .dictionary?: form = .list(dictionary)
    case .set?: elements?.sort { $0.value.description < $1.value.description }
    default:
      if case .text(let text)? = form, value is any RawRepresentable, text.isMessageWord {
        form = .word(text)
      }
    }
  }

  /// The entries of a dictionary, sorted: under their names, or else keys and values in turn.
  private var dictionary: [MessageValue.Field] {
    if let elements {
      let values = elements.map(\.value)
      let keys = stride(from: 0, to: values.count, by: 2)
        .sorted { values[$0].description < values[$1].description }
      return keys.flatMap { [values[$0], values[$0 + 1]] }.map { MessageValue.Field(value: $0) }
    }
    return entries.sorted { $0.name < $1.name }
      .map { MessageValue.Field(label: $0.name, value: $0.node.value) }
  }

  func addElement() -> EncodedNode {
    let node = EncodedNode()
    elements?.append(node)
    return node
  }

  func add(_ name: String, isOpened: Bool = false) -> EncodedNode {
    let node = EncodedNode()
    entries.append(Entry(name: name, node: node, isOpened: isOpened))
    return node
  }

  /// What was encoded.
  var value: MessageValue {
    if let form { return MessageValue(form: form) }
    if let elements {
      return MessageValue(form: .list(elements.map { MessageValue.Field(value: $0.value) }))
    }
    guard entries.count == 1, entries[0].isOpened, entries[0].name.isMessageWord else {
      return MessageValue(form: .fields(fields))
    }
    let (name, fields) = (entries[0].name, entries[0].node.fields)
    return MessageValue(form: fields.isEmpty ? .word(name) : .call(name, fields))
  }

  /// The parts as Swift writes them: those without a label are numbered `_0`, `_1` and so on in the
  /// coding, which leaves out those that are nil.
  private var fields: [MessageValue.Field] {
    var fields: [MessageValue.Field] = []
    for entry in entries {
      let place = MessageValue.place(of: entry.name)
      while let place, fields.count < place {
        fields.append(MessageValue.Field(value: MessageValue(form: .word("nil"))))
      }
      let label = place == nil ? entry.name : nil
      fields.append(MessageValue.Field(label: label, value: entry.node.value))
    }
    return fields
  }
}

extension MessageValue {
  /// The place of a value without a label, from the name that its coding has for it.
  static func place(of name: String) -> Int? { name.first == "_" ? Int(name.dropFirst()) : nil }
}

// MARK: - What a value encodes into

private struct ValueEncoder: Encoder {
  let node: EncodedNode

  // The text shows no paths.
  var codingPath: [any CodingKey] { [] }

  // The protocol requires this `Any`, as that of a decoder does.
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(FieldEncoder(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if node.elements == nil { node.elements = [] }
    return ListEncoder(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { LeafEncoder(node: node) }
}

private struct LeafEncoder: SingleValueEncodingContainer {
  let node: EncodedNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.form = .word("nil") }

  func encode<Value: Encodable>(_ value: Value) throws { try node.encode(value) }
}

private struct ListEncoder: UnkeyedEncodingContainer {
  let node: EncodedNode
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.elements?.count ?? 0 }

  func encodeNil() { node.addElement().form = .word("nil") }

  func encode<Value: Encodable>(_ value: Value) throws { try node.addElement().encode(value) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    element.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element.unkeyedContainer() }

  func superEncoder() -> any Encoder { element }

  private var element: ValueEncoder { ValueEncoder(node: node.addElement()) }
}

private struct FieldEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodedNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { node.add(key.stringValue).form = .word("nil") }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.add(key.stringValue).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    ValueEncoder(node: node.add(key.stringValue, isOpened: true)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    ValueEncoder(node: node.add(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { ValueEncoder(node: node.add("super")) }

  func superEncoder(forKey key: Key) -> any Encoder {
    ValueEncoder(node: node.add(key.stringValue))
  }
}
#endif
