import ComonadLaws
public import Markup

/// What a markup is made of, as a value that laws can draw, change and print.
///
/// It is a second account of what markup means: what is shown, and which message an event stands for.
public indirect enum Sketch: Equatable, Sendable {
  /// A text.
  case text(String)
  /// An element.
  case element(Outline)
  /// A part that is drawn when needed.
  case memo(Sketch)

  /// What an element is made of.
  public struct Outline: Equatable, Sendable {
    var tag: String
    var attributes: [String: String] = [:]
    var answers: [Answer] = []
    var children: [Item] = []
  }

  /// A child, under a key or none.
  struct Item: Equatable, Sendable {
    var key: Int?
    var sketch: Sketch
  }

  /// An answer to a kind of event.
  struct Answer: Equatable, Sendable {
    let kind: Event.Kind
    let move: Int
  }
}

// MARK: - Meaning

extension Sketch {
  /// The markup that the sketch is one of.
  public var markup: Markup<Int> { markup { Markup.memo(on: $0) { $0.markup } } }

  /// Returns the markup, given how a part that is drawn when needed is made.
  func markup(memo: (Sketch) -> Markup<Int>) -> Markup<Int> {
    switch self {
    case .text(let text): return .text(text)
    case .memo(let sketch): return memo(sketch)
    case .element(let outline):
      let attributes = outline.attributes.sorted { $0.key < $1.key }.map {
        Attribute<Int>.attribute($0.key, $0.value)
      }
      let answers = outline.answers.map { Attribute.on($0.kind, $0.move) }
      let children = outline.children.map { item in
        let markup = item.sketch.markup(memo: memo)
        return item.key.map { markup.keyed(Key($0)) } ?? markup
      }
      return .element(outline.tag, attributes + answers, children)
    }
  }

  /// What is shown, written out with keys and answers.
  var written: String {
    switch self {
    case .text(let text): return "'\(text)'"
    case .memo(let sketch): return sketch.written
    case .element(let outline):
      let attributes = outline.attributes.sorted { $0.key < $1.key }.map {
        " \($0.key)=\($0.value)"
      }
      let kinds = Set(outline.answers.map(\.kind.rawValue)).sorted().map { " on\($0)" }
      let children = outline.children.map { item in
        (item.key.map { "\($0):" } ?? "") + item.sketch.written
      }
      return
        "<\(outline.tag)\(attributes.joined())\(kinds.joined())>[\(children.joined(separator: ","))]"
    }
  }

  /// The places, as paths.
  var paths: [[Int]] {
    switch self {
    case .text: return [[]]
    case .memo(let sketch): return sketch.paths
    case .element(let outline):
      let below = outline.children.enumerated().flatMap { position, item in
        item.sketch.paths.map { [position] + $0 }
      }
      return [[]] + below
    }
  }

  /// Returns the message that an event of a kind stands for, from the inside out.
  func message(for kind: Event.Kind, at path: some Collection<Int>) -> Int? {
    switch self {
    case .text: return nil
    case .memo(let sketch): return sketch.message(for: kind, at: path)
    case .element(let outline):
      let inner = path.first.flatMap { position in
        outline.children[position].sketch.message(for: kind, at: path.dropFirst())
      }
      return inner ?? outline.answers.last { $0.kind == kind }?.move
    }
  }
}

/// What a node shows, written as sketches are.
func written(_ node: Node) -> String {
  switch node.drawn.content {
  case .memo: return "a part that is not drawn"
  case .text(let text): return "'\(text)'"
  case .element(let element):
    let attributes = element.attributes.sorted { $0.name < $1.name }.map {
      " \($0.name)=\($0.value)"
    }
    let kinds = Event.Kind.allCases.filter { element.kinds.contains(Event.Kinds($0)) }
      .map { " on\($0.rawValue)" }
    let children = element.children.map { child in
      (child.key.map { "\($0):" } ?? "") + written(child)
    }
    return
      "<\(element.tag)\(attributes.joined())\(kinds.joined())>[\(children.joined(separator: ","))]"
  }
}

// MARK: - Drawing sketches

extension Sketch {
  /// The generator of sketches.
  static let all = Generator { fresh($0, depth: 3) }

  private static func fresh(_ draws: Draws, depth: Int) -> Sketch {
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
        outline.children.append(Item(key: key, sketch: fresh(draws, depth: depth - 1)))
      }
      return .element(outline)
    }
  }

  private static func answers(_ draws: Draws) -> [Answer] {
    (0..<max(0, draws.draw(below: 4) - 1)).map { _ in
      let kind = [Event.Kind.click, .input, .keyDown][draws.draw(below: 3)]
      return Answer(kind: kind, move: draws.draw(below: 5))
    }
  }

  /// Returns a sketch that differs a little, or not at all.
  func edited(_ draws: Draws, depth: Int = 3) -> Sketch {
    let choice = draws.draw(below: 8)
    if choice == 0 { return self }
    if choice == 1 { return Sketch.fresh(draws, depth: depth) }
    switch self {
    case .text: return .text(["milk", "bread", ""][draws.draw(below: 3)])
    case .memo(let sketch): return .memo(sketch.edited(draws, depth: depth - 1))
    case .element(var outline):
      outline.edit(draws, depth: depth)
      return .element(outline)
    }
  }
}

extension Sketch.Outline {
  fileprivate mutating func edit(_ draws: Draws, depth: Int) {
    switch draws.draw(below: 4) {
    case 1: attributes["class"] = nil
    case 2: attributes["title"] = ["", "c"][draws.draw(below: 2)]
    case 3: answers = draws.draw(below: 2) == 0 ? [] : answers.map { .init(kind: $0.kind, move: 7) }
    default: break
    }
    children = children.compactMap { item in
      guard draws.draw(below: 5) != 1 else { return nil }
      return Sketch.Item(key: item.key, sketch: item.sketch.edited(draws, depth: depth - 1))
    }
    for _ in 0..<draws.draw(below: 3) where !children.isEmpty {
      let item = children.remove(at: draws.draw(below: children.count))
      children.insert(item, at: draws.draw(below: children.count + 1))
    }
    guard draws.draw(below: 3) == 1 else { return }
    let key = draws.draw(below: 2) == 0 ? nil : (children.compactMap(\.key).max() ?? 0) + 1
    let place = draws.draw(below: children.count + 1)
    children.insert(Sketch.Item(key: key, sketch: .text("new")), at: place)
  }
}
