import Markup

/// What elements of a page refer to: those under an id, and the labels of fields.
struct ControlPage {
  /// The elements under ids, each with its place.
  private var elements: [String: (element: Element, text: String, path: [Int])] = [:]

  /// The labels, by the ids of their fields.
  private var labels: [String: String] = [:]

  init(_ node: Node) { add(node, at: []) }

  private mutating func add(_ node: Node, at path: [Int]) {
    guard let element = node.element else { return }
    if let id = element["id"], elements[id] == nil { elements[id] = (element, node.heard, path) }
    if element.tag == "label", let id = element["for"], labels[id] == nil {
      labels[id] = node.heard.onOneLine
    }
    for (position, child) in element.children.enumerated() { add(child, at: path + [position]) }
  }

  /// The text that is heard of the element under an id.
  func text(of id: String) -> String? { elements[id]?.text.onOneLine }

  /// The label that names the element under an id.
  func label(of id: String?) -> String? { id.flatMap { labels[$0] } }

  /// The box under an id, if there is one that can be checked.
  func box(_ id: String?) -> Control.Box? {
    guard let found = id.flatMap({ elements[$0] }), found.element["disabled"] == nil else {
      return nil
    }
    return found.element.box(at: found.path)
  }
}

// MARK: - Elements

extension Element {
  /// The type of an input.
  var inputType: String { self["type"] ?? "text" }

  /// Whether it is a box to check.
  var isBox: Bool { tag == "input" && (inputType == "checkbox" || inputType == "radio") }

  /// The box that it is.
  func box(at path: [Int]) -> Control.Box? {
    guard isBox else { return nil }
    return Control.Box(path: path, isOn: self["checked"] != nil, value: self["value"] ?? "on")
  }

  /// Whether it is not shown.
  var isAbsent: Bool {
    self["hidden"] != nil || tag == "input" && inputType == "hidden"
      || styles.contains { $0.name == "display" && $0.value == "none" }
      || ["datalist", "source", "track", "col", "colgroup", "wbr"].contains(tag)
  }

  /// Whether it stands in a line.
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

extension String {
  /// The text with each row of blanks as one blank, and none at its ends.
  var onOneLine: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}
