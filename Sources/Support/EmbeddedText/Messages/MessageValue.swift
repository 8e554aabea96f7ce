/// A message, or a value within one, as its text has it.
///
/// ```text
/// undo                            a case without values, a raw value, true, nil, a number
/// "milk"                          a text
/// [1, 2], ["a": 1]                a list, a dictionary
/// (title: "milk", isDone: true)   a structure
/// add(title: "milk")              a case with values
/// ```
struct MessageValue {
  /// What the value is.
  indirect enum Form {
    case word(String)
    case text(String)
    case list([Field])
    case fields([Field])
    case call(String, [Field])
  }

  /// A value in brackets or parentheses; the label is nil where Swift writes none.
  struct Field {
    var label: String?
    var value: MessageValue
    var offset = 0
  }

  var form: Form

  /// The bytes in front of the value.
  var offset = 0
}

extension MessageValue {
  /// The text that is read as this value.
  var description: String {
    switch form {
    case .word(let word): word
    case .text(let text): text.literal
    case .list(let fields): "[" + Self.joined(fields) { Int($0) == nil ? $0.literal : $0 } + "]"
    case .fields(let fields): "(" + Self.joined(fields) { $0.word } + ")"
    case .call(let name, let fields): name + "(" + Self.joined(fields) { $0.word } + ")"
    }
  }

  private static func joined(_ fields: [Field], _ label: (String) -> String) -> String {
    fields.map { field in
      (field.label.map { label($0) + ": " } ?? "") + field.value.description
    }
    .joined(separator: ", ")
  }

  /// The names and labels of the value, and of those within it.
  var names: [String] {
    switch form {
    case .word(let word): [word]
    case .text: []
    case .list(let fields): Self.names(of: fields)
    case .fields(let fields): Self.names(of: fields)
    case .call(let name, let fields): [name] + Self.names(of: fields)
    }
  }

  private static func names(of fields: [Field]) -> [String] {
    var names: [String] = []
    for field in fields {
      if let label = field.label { names.append(label) }
      names += field.value.names
    }
    return names
  }

  /// The name of a word or a call.
  var name: String? {
    switch form {
    case .word(let name), .call(let name, _): name
    case .text, .list, .fields: nil
    }
  }

  /// The text of a word or of a text.
  var text: String? {
    switch form {
    case .word(let text), .text(let text): text
    case .list, .fields, .call: nil
    }
  }

  /// The value as an error message shows it.
  var found: String { description.shortened }

  /// Whether the value is nil.
  var isNil: Bool { if case .word("nil") = form { true } else { false } }
}

extension String {
  /// The text in quotation marks, as a message has it.
  var literal: String {
    var literal: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): literal += [UInt8(ascii: "\\"), byte]
      case 0x0A: literal += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0D: literal += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0x09: literal += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      default: literal.append(byte)
      }
    }
    return String(bytes: literal + [UInt8(ascii: "\"")]).showingControls
  }

  /// The text as it is where that is unmistakable: as a name or a sign; else its literal.
  var word: String { isMessageWord ? self : literal }

  /// Whether the text is one word of a message, and means no absent value.
  var isMessageWord: Bool {
    self != "" && self != "nil" && bytes.allSatisfy(MessageReader.isWord) && showingControls == self
  }
}
