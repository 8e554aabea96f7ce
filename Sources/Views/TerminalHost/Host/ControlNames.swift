import EmbeddedText
import Markup

/// The names of the controls of a view, for a person who does not see where they are.
struct ControlNames {
  private let node: Node

  /// The texts of the elements with an identifier.
  private var texts: [String: String] = [:]

  /// The texts of the labels that name the identifier of their field.
  private var labels: [String: String] = [:]

  init(_ node: Node) {
    self.node = node
    add(node)
  }

  private mutating func add(_ node: Node) {
    guard let element = node.element else { return }
    if let id = element["id"] { texts[id] = node.heard }
    if element.tag == "label", let id = element["for"] { labels[id] = node.heard }
    for child in element.children { add(child) }
  }

  /// The name of the control at a path, as far as its own content does not say it.
  func name(at path: [Int]) -> String? {
    guard let element = node[path]?.element else { return nil }
    let references = element["aria-labelledby"]?.words.compactMap { texts[$0] }
      .joined(separator: " ")
    let around = node.enclosingPath(path) { $0.tag == "label" }
    let names = [
      references, element["aria-label"], element["title"], element["id"].flatMap { labels[$0] },
      around.flatMap { $0 == path ? nil : node[$0].map { Self.text(of: $0) } },
    ]
    return names.lazy.compactMap { $0?.words.joined(separator: " ") }.first { !$0.isEmpty }
  }

  /// The text of a label without that of the controls in it.
  private static func text(of label: Node) -> String {
    guard let element = label.element else { return label.text }
    if element.isHidden || element.formControl != nil { return "" }
    return element.children.map { text(of: $0) }.joined()
  }
}
