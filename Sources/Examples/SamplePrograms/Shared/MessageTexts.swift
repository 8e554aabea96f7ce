public import EmbeddedText

// The messages of pages, written and read without a coding, which Embedded Swift has not. Elsewhere the
// same texts could be derived.

extension Counter.Message: TextMessage {}

extension Life.Message: TextMessage {
  /// The text of the message.
  public var text: String {
    switch self {
    case .step(let count): "step(\(count))"
    case .toggle(let x, let y): "toggle(x: \(x), y: \(y))"
    case .place(let pattern, let x, let y): "place(\(pattern.rawValue), x: \(x), y: \(y))"
    }
  }

  /// Reads the text of a message.
  public init(text: String) throws(TextFlaw) {
    var parts = try MessageParts(text)
    switch parts.name {
    case "step": self = .step(try parts.number())
    case "toggle": self = .toggle(x: try parts.number("x"), y: try parts.number("y"))
    case "place":
      self = .place(try parts.choice(), x: try parts.number("x"), y: try parts.number("y"))
    default: throw parts.unknown
    }
    try parts.end()
  }
}

extension Tasks.Message: TextMessage {
  /// The text of the message.
  public var text: String {
    switch self {
    case .add(let title): "add(title: \(MessageText.literal(title)))"
    case .edit(let number, let title):
      "edit(number: \(number), title: \(MessageText.literal(title)))"
    case .toggle(let number): "toggle(number: \(number))"
    case .remove(let number): "remove(number: \(number))"
    case .filter(let filter): "filter(\(filter.rawValue))"
    case .clearDone: "clearDone"
    case .undo: "undo"
    }
  }

  /// Reads the text of a message.
  public init(text: String) throws(TextFlaw) {
    var parts = try MessageParts(text)
    switch parts.name {
    case "add": self = .add(title: try parts.text("title"))
    case "edit": self = .edit(number: try parts.number("number"), title: try parts.text("title"))
    case "toggle": self = .toggle(number: try parts.number("number"))
    case "remove": self = .remove(number: try parts.number("number"))
    case "filter": self = .filter(try parts.choice())
    case "clearDone": self = .clearDone
    case "undo": self = .undo
    default: throw parts.unknown
    }
    try parts.end()
  }
}

extension Todos.Message: TextMessage {
  /// The text of the message.
  public var text: String {
    switch self {
    case .add(let title): "add(title: \(MessageText.literal(title)))"
    case .toggle(let id): "toggle(\(id))"
    case .toggleAll(let isCompleted): "toggleAll(\(isCompleted))"
    case .remove(let id): "remove(\(id))"
    case .edit(let id): "edit(\(id))"
    case .save(let title): "save(title: \(MessageText.literal(title)))"
    case .discard: "discard"
    case .clearCompleted: "clearCompleted"
    case .route(let route): "route(\(route.rawValue))"
    }
  }

  /// Reads the text of a message.
  public init(text: String) throws(TextFlaw) {
    var parts = try MessageParts(text)
    switch parts.name {
    case "add": self = .add(title: try parts.text("title"))
    case "toggle": self = .toggle(try parts.number())
    case "toggleAll": self = .toggleAll(try parts.choice() as Flag == .true)
    case "remove": self = .remove(try parts.number())
    case "edit": self = .edit(try parts.number())
    case "save": self = .save(title: try parts.text("title"))
    case "discard": self = .discard
    case "clearCompleted": self = .clearCompleted
    case "route": self = .route(try parts.choice())
    default: throw parts.unknown
    }
    try parts.end()
  }

  /// A truth value as a text has it.
  private enum Flag: String, CaseIterable {
    case `true`, `false`
  }
}

extension Wizard.Message: TextMessage {
  /// The text of the message.
  public var text: String {
    switch self {
    case .answer(let text): "answer(\(MessageText.literal(text)))"
    case .next: "next"
    case .back: "back"
    case .first: "first"
    case .last: "last"
    }
  }

  /// Reads the text of a message.
  public init(text: String) throws(TextFlaw) {
    var parts = try MessageParts(text)
    switch parts.name {
    case "answer": self = .answer(try parts.text())
    case "next": self = .next
    case "back": self = .back
    case "first": self = .first
    case "last": self = .last
    default: throw parts.unknown
    }
    try parts.end()
  }
}
