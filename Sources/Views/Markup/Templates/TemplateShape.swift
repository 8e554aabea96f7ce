import EmbeddedText

/// The structure of a template, without the contents of its holes.
///
/// A page receives it once, and identifies it by its object.
@usableFromInline
package final class TemplateShape: Sendable {
  /// The structure: holes of texts are empty texts, and holes of attributes are absent.
  package let node: Node

  /// The places of the holes, in the order of the markup.
  package let sites: [HoleSite]

  /// The holes of the structure by their nodes; nil without holes.
  private let slot: HoleSlot?

  init(node: Node, slot: HoleSlot?, sites: [HoleSite]) {
    self.node = node
    self.slot = slot
    self.sites = sites
  }

  /// Returns the node with holes of these contents.
  ///
  /// The parts without holes are the same objects for all contents.
  ///
  /// - Complexity: O(holes · depth · children).
  func node(of contents: [String?]) -> Node { slot?.fill(node, with: contents) ?? node }
}

/// The place of a hole in its template.
package struct HoleSite: Sendable {
  /// The positions among siblings that lead to the text, or to the element of the attribute.
  package let path: [Int]

  /// The name of the attribute; nil for a text.
  package let attribute: String?
}

/// The holes of a node and of its children.
struct HoleSlot: Sendable {
  /// The hole of a text.
  var text: Int?

  /// The holes of attributes.
  var attributes: [(name: String, hole: Int)] = []

  /// The children with holes, with their positions.
  var children: [(position: Int, slot: HoleSlot)] = []

  var isEmpty: Bool { text == nil && attributes.isEmpty && children.isEmpty }

  /// Returns a node with its holes filled.
  func fill(_ node: Node, with contents: [String?]) -> Node {
    if let text { return Node(text: contents[text] ?? "") }
    var properties = node.attributes
    for (name, hole) in attributes {
      if let value = contents[hole] { properties.append(Property(name: name, value: value)) }
    }
    var nodes = node.children
    for (position, slot) in children {
      nodes[position] = slot.fill(nodes[position], with: contents)
    }
    return Node(tag: node.word, attributes: properties, kinds: node.kinds, children: nodes)
  }
}

/// The separation of a template's structure from its holes.
struct TemplateBuilder {
  /// A hole in the order of the markup.
  struct Found {
    let site: HoleSite

    /// The number by which the template was built; or the constant text of an attribute.
    let number: Int
    let constant: String?
  }

  private(set) var holes: [Found] = []

  /// Returns the structure of a node, and its holes.
  mutating func take(_ node: Node, at path: [Int]) -> (node: Node, slot: HoleSlot?) {
    if let part = node.part {
      if let number = part.hole {
        let hole = add(HoleSite(path: path, attribute: nil), number)
        return (Node(text: ""), HoleSlot(text: hole))
      }
      return take(node.unwrapped, at: path)
    }
    if node.isText { return (node, nil) }
    var slot = HoleSlot()
    let properties = node.attributes.filter { !take($0, at: path, into: &slot) }
    var children: [Node] = []
    for position in 0..<node.children.count {
      let (child, inner) = take(node.children[position], at: path + [position])
      children.append(child)
      if let inner { slot.children.append((position, inner)) }
    }
    let structure = Node(
      tag: node.word,
      attributes: properties,
      kinds: node.kinds,
      children: children,
      key: node.key
    )
    return (structure, slot.isEmpty ? nil : slot)
  }

  /// Takes a hole, or an attribute that copies of an element lack; returns whether it did.
  private mutating func take(
    _ property: Property,
    at path: [Int],
    into slot: inout HoleSlot
  ) -> Bool {
    guard property.hole >= 0 || property.isKeptBeside else { return false }
    let site = HoleSite(path: path, attribute: property.name)
    let hole = add(site, property.hole, constant: property.hole < 0 ? property.value : nil)
    slot.attributes.append((property.name, hole))
    return true
  }

  private mutating func add(_ site: HoleSite, _ number: Int, constant: String? = nil) -> Int {
    holes.append(Found(site: site, number: number, constant: constant))
    return holes.count - 1
  }
}
