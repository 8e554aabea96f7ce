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

  /// Returns the node with its holes filled.
  ///
  /// The parts without holes are the same objects for all fillings.
  ///
  /// - Complexity: O(holes · depth · children).
  func node(of fillings: [HoleFilling], within levels: Int = Node.mostLevels) -> Node {
    slot?.fill(node, within: levels, with: fillings) ?? node
  }

  /// Returns the patch from the shown node of other contents, and the node of these.
  ///
  /// - Parameters:
  ///   - old: The shown node.
  ///   - fillings: The filling of each hole; nil if it is the same as before.
  ///   - levels: The remaining levels.
  /// - Returns: The patch, nil if nothing changes, and the node.
  /// - Complexity: O(holes · depth · children).
  func difference(
    from old: Node,
    with fillings: [HoleFilling?],
    within levels: Int
  ) -> Difference.Result {
    slot?.difference(from: old, with: fillings, within: levels) ?? (nil, old)
  }
}

/// The filling of a hole for one value.
enum HoleFilling {
  /// A text, or the value of an attribute; an attribute without a value is absent.
  case text(String?)
  /// Markup.
  case part(Node)
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
  /// The hole of a text or of markup.
  var content: Int?

  /// The holes of attributes.
  var attributes: [(name: String, hole: Int)] = []

  /// The children with holes, with their positions.
  var children: [(position: Int, slot: HoleSlot)] = []

  var isEmpty: Bool { content == nil && attributes.isEmpty && children.isEmpty }

  /// Returns a node with its holes filled.
  func fill(_ node: Node, within levels: Int, with fillings: [HoleFilling]) -> Node {
    if let content {
      let filled = fillings[content].node(for: node.key)
      return filled.depth <= levels ? filled : filled.tooDeep
    }
    var properties = node.attributes
    for (name, hole) in attributes {
      guard case .text(let value?) = fillings[hole] else { continue }
      properties.append(Property(name: name, value: value))
    }
    var nodes = node.children
    for (position, slot) in children {
      nodes[position] = slot.fill(nodes[position], within: levels - 1, with: fillings)
    }
    return node.with(properties, nodes)
  }

  /// Returns the patch from a shown node, and the node with the changed holes filled.
  func difference(
    from old: Node,
    with fillings: [HoleFilling?],
    within levels: Int
  ) -> Difference.Result {
    if let content {
      guard let filling = fillings[content] else { return (nil, old) }
      return Difference.between(old, filling.node(for: old.key), within: levels)
    }
    var patch = Patch.Change()
    let properties = properties(of: old, with: fillings, into: &patch)
    var (nodes, isSame) = (old.children, patch.isEmpty)
    for (position, slot) in children {
      let part = slot.difference(from: nodes[position], with: fillings, within: levels - 1)
      if let patched = part.patch {
        patch.children.append(Patch.At(position: position, patch: patched))
      }
      if part.drawn === nodes[position] { continue }
      nodes[position] = part.drawn
      isSame = false
    }
    return (patch.isEmpty ? nil : .change(patch), isSame ? old : old.with(properties, nodes))
  }

  /// Returns the attributes of a shown node with the changed holes filled, and records the changes.
  private func properties(
    of old: Node,
    with fillings: [HoleFilling?],
    into patch: inout Patch.Change
  ) -> [Property] {
    var properties = old.attributes
    for (name, hole) in attributes {
      guard case .text(let value)? = fillings[hole] else { continue }
      properties.removeAll { $0.name.isSame(as: name) }
      if let property = value.map({ Property(name: name, value: $0) }) {
        properties.append(property)
        patch.set.append(property)
      } else {
        patch.removed.append(name)
      }
    }
    return properties
  }
}

extension HoleFilling {
  /// The node in the place of a hole, with the key of the hole.
  fileprivate func node(for key: Key?) -> Node {
    switch self {
    case .text(let text): Node(text: text ?? "", key: key)
    case .part(let node): key == nil ? node : node.with(key: key)
    }
  }
}

extension Node {
  /// Returns the element with other attributes and children.
  fileprivate func with(_ attributes: [Property], _ children: [Node]) -> Node {
    Node(tag: word, attributes: attributes, kinds: kinds, children: children, key: key)
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
        return (Node(text: "", key: node.key), HoleSlot(content: hole))
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
