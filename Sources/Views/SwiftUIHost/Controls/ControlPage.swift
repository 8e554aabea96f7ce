import Markup

/// The targets of references within a page: elements by their ids, and the labels of fields.
struct ControlPage {
  /// The elements by their ids, with their paths.
  private var elements: [String: (element: Element, text: String, path: [Int])] = [:]

  /// The labels, by the ids of their fields.
  private var labels: [String: String] = [:]

  init(_ node: Node) { add(node, at: []) }

  private mutating func add(_ node: Node, at path: [Int]) {
    guard let element = node.element else { return }
    if let id = element["id"], elements[id] == nil { elements[id] = (element, node.heard, path) }
    if element.tag == "label", let id = element["for"], labels[id] == nil {
      labels[id] = node.heard.words.joined(separator: " ")
    }
    for (position, child) in element.children.enumerated() { add(child, at: path + [position]) }
  }

  /// The spoken text of the element with an id.
  func text(of id: String) -> String? { elements[id]?.text.words.joined(separator: " ") }

  /// The label of the element with an id.
  func label(of id: String?) -> String? { id.flatMap { labels[$0] } }

  /// The enabled box with an id, if there is one.
  func box(_ id: String?) -> Control.Box? {
    guard let found = id.flatMap({ elements[$0] }), found.element["disabled"] == nil else {
      return nil
    }
    return found.element.box(at: found.path)
  }
}

// MARK: - Elements

extension Element {
  /// The checkbox or radio button that the element is.
  func box(at path: [Int]) -> Control.Box? {
    guard case .box(let isOn, let value, _) = formControl else { return nil }
    return Control.Box(path: path, isOn: isOn, value: value)
  }

  /// Whether the element is invisible.
  var isAbsent: Bool {
    isHidden || ["datalist", "source", "track", "col", "colgroup", "wbr"].contains(tag)
  }

  /// Whether the element is part of a line.
  var isInline: Bool {
    for (name, value) in styles where name == "display" {
      return value.hasPrefix("inline") || value == "contents"
    }
    return Self.inline.contains(tag)
  }

  private static let inline: Set<String> = [
    "span", "strong", "b", "em", "i", "cite", "var", "dfn", "u", "ins", "s", "del", "strike",
    "mark", "small", "code", "kbd", "samp", "tt", "q", "sub", "sup", "abbr", "time", "data", "bdi",
    "bdo", "a", "button", "input", "select", "textarea", "label", "img", "progress", "meter",
    "output", "br", "ruby", "rt", "rp", "font", "big", "option",
  ]
}
