import Markup

@testable import WebHost

/// A model of a page in a browser, which decodes patches as `drawing.js` does.
final class ModelPage {
  /// A node of the page.
  final class Item: Equatable {
    var tag = ""
    var data = ""
    var attributes: [String: String] = [:]
    var kinds = 0
    var children: [Item] = []

    init(data: String) { self.data = data }

    init(tag: String) { self.tag = tag }

    /// A copy without the values that a person can change, as a page creates it.
    init(copying other: Item) {
      tag = other.tag
      data = other.data
      attributes = other.attributes
      attributes["value"] = nil
      kinds = other.kinds
      children = other.children.map { Item(copying: $0) }
    }

    /// A page that shows a node correctly.
    convenience init(showing node: Node) {
      guard let element = node.drawn.element else {
        self.init(data: node.text)
        return
      }
      self.init(tag: element.tag)
      kinds = Int(element.kinds.rawValue)
      for property in element.attributes { attributes[property.name] = property.value }
      children = element.children.map { Item(showing: $0) }
    }

    /// The node and those within it, in the order of the document.
    var nodes: [Item] { [self] + children.flatMap(\.nodes) }

    static func == (left: Item, right: Item) -> Bool {
      left.tag == right.tag && left.data == right.data && left.attributes == right.attributes
        && left.kinds == right.kinds && left.children == right.children
    }
  }

  /// The outermost node.
  private(set) var root = Item(data: "")

  /// The number of copied nodes.
  private(set) var copies = 0

  /// Applies a patch.
  func apply(_ patch: Patch) { apply(PatchBytes(patch)) }

  private var operations: [UInt8] = []
  private var text: [UInt16] = []
  private var place = 0

  /// Applies an encoded patch to the page.
  func apply(_ bytes: PatchBytes) {
    operations = bytes.operations
    text = Array(String(decoding: bytes.text, as: UTF8.self).utf16)
    place = 0
    patch(&root)
    precondition(place == operations.count && text.isEmpty, "bytes must be read to their end")
  }

  private func byte() -> UInt8 {
    place += 1
    return operations[place - 1]
  }

  private func number() -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = byte()
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
  }

  private func string() -> String {
    let count = number()
    defer { text.removeFirst(count) }
    return String(decoding: text[..<count], as: UTF16.self)
  }

  private func patch(_ item: inout Item) {
    switch byte() {
    case 1:
      var model: Item?
      item = make(after: &model)
    case 2: item.data = string()
    default: change(item)
    }
  }

  /// Makes a node; an element is the model for the siblings after it.
  private func make(after model: inout Item?) -> Item {
    switch byte() {
    case 0: return Item(data: string())
    case 1:
      let item = Item(tag: string())
      item.kinds = number()
      set(item)
      var inner: Item?
      for _ in 0..<number() { item.children.append(make(after: &inner)) }
      model = item
      return item
    default:
      let item = model.map { Item(copying: $0) } ?? Item(data: "no model")
      let nodes = item.nodes
      var which = number()
      while which > 0 {
        let node = nodes[which - 1]
        if node.tag.isEmpty { node.data = string() } else { changeAttributes(node) }
        which = number()
      }
      copies += 1
      return item
    }
  }

  private func set(_ item: Item) {
    for _ in 0..<number() {
      let name = string()
      item.attributes[name] = string()
    }
  }

  private func changeAttributes(_ item: Item) {
    set(item)
    for _ in 0..<number() { item.attributes[string()] = nil }
  }

  private func change(_ item: Item) {
    changeAttributes(item)
    let kinds = number()
    if kinds > 0 { item.kinds = kinds - 1 }
    for _ in 0..<number() {
      let position = number()
      patch(&item.children[position])
    }
    let pieces = number()
    guard pieces > 0 else { return }
    let old = item.children
    var model: Item?
    item.children = (1..<pieces).flatMap { _ in
      switch byte() {
      case 0:
        let first = number()
        return Array(old[first..<(first + number())])
      case 1: return [old[number()]]
      default: return [make(after: &model)]
      }
    }
  }
}
