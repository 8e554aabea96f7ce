import ComonadLaws
import Markup

/// The content of a markup, as a value that laws can draw, change and print.
///
/// It is a second definition of markup: its visible content, and the move of each event.
indirect enum MarkupModel: Equatable, Sendable {
  /// A text.
  case text(String)
  /// An element.
  case element(Outline)
  /// A part that is drawn when needed.
  case memo(MarkupModel)

  /// The content of an element.
  struct Outline: Equatable, Sendable {
    var tag: String
    var attributes: [String: String] = [:]
    var answers: [Answer] = []
    var children: [Item] = []
  }

  /// A child, under a key or none.
  struct Item: Equatable, Sendable {
    var key: Int?
    var model: MarkupModel
  }

  /// An answer to a kind of event.
  struct Answer: Equatable, Sendable {
    let kind: Event.Kind
    let move: Int
  }
}

// MARK: - Meaning

extension MarkupModel {
  /// The markup that the model is one of.
  var markup: Markup<Int> {
    switch self {
    case .text(let text): return .text(text)
    case .memo(let model): return .memo(on: model) { $0.markup }
    case .element(let outline):
      let attributes = outline.attributes.sorted { $0.key < $1.key }.map {
        Attribute<Int>.attribute($0.key, $0.value)
      }
      let answers = outline.answers.map { Attribute.on($0.kind, $0.move) }
      let children = outline.children.map { item in
        let markup = item.model.markup
        return item.key.map { markup.keyed(Key($0)) } ?? markup
      }
      return .element(outline.tag, attributes + answers, children)
    }
  }

  /// The content that is shown, written out with keys and answers.
  var written: String {
    switch self {
    case .text(let text): return "'\(text)'"
    case .memo(let model): return model.written
    case .element(let outline):
      let kinds = Set(outline.answers.map(\.kind.rawValue)).sorted()
      let children = outline.children.map { item in
        (item.key.map { "\($0):" } ?? "") + item.model.written
      }
      return writtenElement(outline.tag, outline.attributes, kinds, children)
    }
  }

  /// The places, as paths.
  var paths: [[Int]] {
    switch self {
    case .text: return [[]]
    case .memo(let model): return model.paths
    case .element(let outline):
      let below = outline.children.enumerated().flatMap { position, item in
        item.model.paths.map { [position] + $0 }
      }
      return [[]] + below
    }
  }

  /// Returns the message of an event of a kind, from the inside out.
  func message(for kind: Event.Kind, at path: some Collection<Int>) -> Int? {
    switch self {
    case .text: return nil
    case .memo(let model): return model.message(for: kind, at: path)
    case .element(let outline):
      let inner = path.first.flatMap { position in
        outline.children[position].model.message(for: kind, at: path.dropFirst())
      }
      return inner ?? outline.answers.last { $0.kind == kind }?.move
    }
  }
}

/// Returns the content that a node shows, written as that of models.
func written(_ node: Node) -> String {
  guard let element = node.element else { return "'\(node.text)'" }
  let attributes = element.attributes.map { (key: $0.name, value: $0.value) }
  let kinds = Event.Kind.allCases.filter { element.kinds.contains(Event.Kinds($0)) }
  let children = element.children.map { child in
    (child.key.map { "\($0):" } ?? "") + written(child)
  }
  return writtenElement(element.tag, attributes, kinds.map(\.rawValue), children)
}

/// Returns an element written out with its attributes by their names, its kinds, and its children.
private func writtenElement(
  _ tag: String,
  _ attributes: some Collection<(key: String, value: String)>,
  _ kinds: [UInt8],
  _ children: [String]
) -> String {
  let words = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
  return
    "<\(tag)\((words + kinds.map { " on\($0)" }).joined())>[\(children.joined(separator: ","))]"
}

// MARK: - Drawing models

extension Event.Kind {
  /// The kinds of events that models answer.
  static let drawn: [Event.Kind] = [.click, .input, .keyDown]
}

extension MarkupModel {
  /// The generator of models.
  static let all = Generator { fresh($0, depth: 3) }

  private static func fresh(_ draws: Draws, depth: Int) -> MarkupModel {
    switch draws.draw(below: depth > 0 ? 5 : 1) {
    case 0: return .text(["", "milk", "bread", "<b>"][draws.draw(below: 4)])
    case 1: return .memo(fresh(draws, depth: depth - 1))
    default:
      var outline = Outline(tag: ["p", "ul", "li"][draws.draw(below: 3)])
      for name in ["class", "id", "title"] where draws.draw(below: 3) == 1 {
        outline.attributes[name] = ["", "a", "b"][draws.draw(below: 3)]
      }
      outline.answers = answers(draws)
      let isKeyed = draws.draw(below: 3) > 0
      for position in 0..<draws.draw(below: 5) {
        let key = isKeyed && draws.draw(below: 5) > 0 ? position : nil
        outline.children.append(Item(key: key, model: fresh(draws, depth: depth - 1)))
      }
      return .element(outline)
    }
  }

  private static func answers(_ draws: Draws) -> [Answer] {
    (0..<max(0, draws.draw(below: 4) - 1)).map { _ in
      Answer(kind: Event.Kind.drawn[draws.draw(below: 3)], move: draws.draw(below: 5))
    }
  }

  /// Returns a model that differs a little, or not at all.
  func edited(_ draws: Draws, depth: Int = 3) -> MarkupModel {
    let choice = draws.draw(below: 8)
    if choice == 0 { return self }
    if choice == 1 { return MarkupModel.fresh(draws, depth: depth) }
    switch self {
    case .text: return .text(["milk", "bread", ""][draws.draw(below: 3)])
    case .memo(let model): return .memo(model.edited(draws, depth: depth - 1))
    case .element(var outline):
      outline.edit(draws, depth: depth)
      return .element(outline)
    }
  }
}

extension MarkupModel.Outline {
  fileprivate mutating func edit(_ draws: Draws, depth: Int) {
    switch draws.draw(below: 4) {
    case 1: attributes["class"] = nil
    case 2: attributes["title"] = ["", "c"][draws.draw(below: 2)]
    case 3: answers = draws.draw(below: 2) == 0 ? [] : answers.map { .init(kind: $0.kind, move: 7) }
    default: break
    }
    children = children.compactMap { item in
      guard draws.draw(below: 5) != 1 else { return nil }
      return MarkupModel.Item(key: item.key, model: item.model.edited(draws, depth: depth - 1))
    }
    for _ in 0..<draws.draw(below: 3) where !children.isEmpty {
      let item = children.remove(at: draws.draw(below: children.count))
      children.insert(item, at: draws.draw(below: children.count + 1))
    }
    guard draws.draw(below: 3) == 1 else { return }
    let key = draws.draw(below: 2) == 0 ? nil : (children.compactMap(\.key).max() ?? 0) + 1
    let place = draws.draw(below: children.count + 1)
    children.insert(MarkupModel.Item(key: key, model: .text("new")), at: place)
  }
}
