import EmbeddedText
import Foundation

/// Messages of every shape that a coding can have.
indirect enum Shapes: Codable, Hashable, Sendable {
  case undo
  case toggle(Int)
  case add(title: String)
  case edit(number: Int, title: String)
  case filter(Filter)
  case select(Int?)
  case move(Int, by: Double)
  case insert(Row, at: [Int])
  case child(Int, Shapes)
  case both(Int?, Int)
  case mixed(Int?, by: Int, Int?)
  case named([String: Int])
  case numbered([Int: Filter])
  case chosen([Filter: Int])
  case tagged(Set<String>)
  case amount(Decimal)
  case small(UInt8)
  case flag(Bool)
  case page(URL)
  case key(UUID)
  case quick(Float)
  case kind(Kind)
}

enum Filter: String, Codable, CaseIterable, Sendable {
  case all, active
  case quoted = "a b"
  case absent = "nil"
  case sign = "+"
  case colon = "12:30"
}

struct Row: Codable, Hashable, Sendable {
  var title: String
  var isDone = false
  var tags: [String] = []
  var note: String?
}

/// One more word.
struct Kind: RawRepresentable, Codable, Hashable, Sendable { var rawValue: String }

/// One case, with a value.
enum Only: Codable, Equatable { case only(Int, label: String) }

/// A short form by a key.
enum Stepper: Codable, Equatable {
  case increment
  case add(Int)

  enum CodingKeys: String, CodingKey {
    case increment = "+"
    case add
  }
}

/// A message of a container.
enum Slot<Child: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  case child(Child)
  case dismiss
}

/// A coding by hand: a text, or else a number.
enum ByHand: Codable, Equatable {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try value.decode(Int.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    }
  }
}

/// A message that says itself how it is written.
enum Handwritten: Equatable, TextMessage {
  case add(title: String, times: Int)
  case choose(Sign)
  case list([Int], [String])
  case undo

  enum Sign: String, CaseIterable {
    case plus = "+"
    case minus = "-"
  }

  var text: String {
    switch self {
    case .add(let title, let times): "add(title: \(MessageText.literal(title)), \(times))"
    case .choose(let sign): "choose(\(sign.rawValue))"
    case .list(let numbers, let texts):
      "list(\(numbers), [\(texts.map(MessageText.literal).joined(separator: ", "))])"
    case .undo: "undo"
    }
  }

  init(text: String) throws(TextFlaw) {
    var parts = try MessageParts(text)
    switch parts.name {
    case "add": self = .add(title: try parts.text("title"), times: try parts.number())
    case "choose": self = .choose(try parts.choice())
    case "list": self = .list(try parts.numbers(), try parts.texts())
    case "undo": self = .undo
    default: throw parts.unknown
    }
    try parts.end()
  }
}

/// Raw values that need no code.
enum Signs: String, CaseIterable, TextMessage {
  case plus = "+"
  case minus = "-"
  case both = "+ -"
}

/// A message that nothing reads.
enum Uncoded: Equatable {
  case undo
  case toggle(Int)
  case add(title: String)
  case insert(Part, at: [Int])
  case pick(Int?)

  struct Part: Equatable { var title: String, isDone = false }
}
