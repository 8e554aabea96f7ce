import ComponentKit
import Markup

/// A table of rows, as js-framework-benchmark requests it.
struct Rows: MarkupProgram {
  enum Message: Sendable {
    case create(Int)
    case append(Int)
    case update
    case clear
    case swap
    case select(Int)
    case remove(Int)
  }

  struct State: Sendable {
    var rows: [Row] = []
    var selected: Int?
    var labels = Labels()
  }

  let initial = State()

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .create(let count):
      state.rows = state.labels.rows(count)
      state.selected = nil
    case .append(let count): state.rows += state.labels.rows(count)
    case .update:
      for place in stride(from: 0, to: state.rows.count, by: 10) {
        state.rows[place].label += " !!!"
      }
    case .clear:
      state.rows = []
      state.selected = nil
    case .swap: if state.rows.count > 998 { state.rows.swapAt(1, 998) }
    case .select(let id): state.selected = id
    case .remove(let id):
      if let place = state.rows.firstIndex(where: { $0.id == id }) { state.rows.remove(at: place) }
    }
  }
}

/// A row of the table.
struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  var label: String
}

/// The numbers and names of the next rows: the same in every run.
struct Labels: Sendable {
  private var last = 0
  private var seed: UInt32 = 1

  mutating func rows(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      last += 1
      let (size, colour, thing) = (one(of: sizes), one(of: colours), one(of: things))
      return Row(id: last, label: "\(size) \(colour) \(thing)")
    }
  }

  private mutating func one(of words: [String]) -> String {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return words[Int(seed >> 16) % words.count]
  }
}

private let sizes = [
  "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
  "clean",
  "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable",
  "important", "inexpensive", "cheap", "expensive", "fancy",
]
private let colours = [
  "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
]
private let things = [
  "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza",
  "mouse", "keyboard",
]
