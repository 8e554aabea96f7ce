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
  func box(_ id: String?) -> Control.Target? {
    guard let found = id.flatMap({ elements[$0] }), found.element["disabled"] == nil else {
      return nil
    }
    return found.element.target(at: found.path)
  }
}

// MARK: - Elements

extension Element {
  /// The checkbox or radio button that the element is.
  func target(at path: [Int]) -> Control.Target? {
    guard case .box(let box) = formControl else { return nil }
    return Control.Target(path: path, box: box)
  }
}
