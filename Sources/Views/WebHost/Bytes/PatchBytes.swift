import EmbeddedText
package import Markup

/// A patch in the encoding of the page: operations as bytes, and their texts in one buffer.
///
/// The texts are separate, so that a page decodes all of them at once. Each operation contains the
/// lengths of its texts in units of UTF-16.
///
/// ```swift
/// let node = Markup<Int>.p([], ["milk"]).node
/// let bytes = PatchBytes(.replace(node))
/// String(decoding: bytes.text, as: UTF8.self)  // "pmilk"
/// ```
///
/// ## The operations
///
/// A number consists of groups of seven bits, the least first. All groups but the last have their
/// highest bit set.
///
/// ```text
/// patch  = 1 node | 2 text | 3 set… removed… kinds children… order
/// node   = 0 text | 1 tag kinds set… node… | 2 difference… 0
/// set    = name value        removed = name        tag, name, value, text = units of UTF-16
/// kinds  = 0 for as before, or one more than a bit for each kind
/// child  = position patch
/// order  = 0 for as before, or one more than how many pieces, and these
/// piece  = 0 first count | 1 position | 2 node
/// difference = which text | which set… removed…
/// ```
///
/// The number of items precedes items with dots, except differences.
///
/// ## Which node a position means
///
/// A position counts the children that patches have given to an element. The page has its own record of
/// them: it never looks a node up among the children that the document has at the moment, because other
/// programs, such as translators and extensions of the browser, insert, replace and remove nodes there.
///
/// ## Copies
///
/// A node of the kind 2 is a copy of the last sibling that was encoded as an element. Both have the same
/// structure, and the copy differs in some texts and attributes. So a row of a list is a few bytes, and a
/// page copies nodes faster than it creates them. The number `which` counts the nodes of the copy from 1
/// on, in the order of the document.
///
/// - Complexity: O(size of the patch).
package struct PatchBytes: Equatable, Sendable {
  /// The operations.
  package private(set) var operations: [UInt8] = []

  /// The texts, as UTF-8.
  package private(set) var text: [UInt8] = []

  /// Whether the last element has a property that a page keeps beside it, so that copies lack it.
  private var isKeptBeside = false

  /// Creates the bytes of a patch.
  ///
  /// - Precondition: The nodes of the patch are shown nodes, as those of ``Drawing/show(_:)`` are.
  package init(_ patch: Patch) {
    operations.reserveCapacity(256)
    write(patch)
  }
}

// MARK: - Numbers and texts

extension PatchBytes {
  /// Writes a number in groups of seven bits.
  @inline(never)
  private mutating func write(_ number: Int) { operations.add(number) }

  /// Writes a text: its bytes, and its length in units of UTF-16.
  @inline(never)
  private mutating func write(_ string: String) {
    let start = text.count
    string.append(to: &text)
    // A character of four bytes is two units, all others are one.
    var units = 0
    for place in start..<text.count where text[place] & 0xC0 != 0x80 {
      units += text[place] >= 0xF0 ? 2 : 1
    }
    write(units)
  }

  private mutating func write(_ properties: [Property]) {
    write(properties.count)
    for property in properties {
      write(property.name)
      write(property.value)
      if property.isKeptBeside { isKeptBeside = true }
    }
  }
}

// MARK: - Patches

extension PatchBytes {
  private mutating func write(_ patch: Patch) {
    switch patch {
    case .replace(let node):
      write(1)
      write(node)
    case .text(let text):
      write(2)
      write(text)
    case .change(let change):
      write(3)
      write(change)
    }
  }

  @inline(never)
  private mutating func write(_ change: Patch.Change) {
    write(change.set)
    write(change.removed.count)
    for name in change.removed { write(name) }
    write(change.kinds.map { Int($0.rawValue) + 1 } ?? 0)
    write(change.children.count)
    for child in change.children {
      write(child.position)
      write(child.patch)
    }
    guard let order = change.order else { return write(0) }
    write(order.count + 1)
    var model: Node?
    for piece in order {
      switch piece {
      case .kept(let range):
        write(0)
        write(range.lowerBound)
        write(range.count)
      case .moved(let position):
        write(1)
        write(position)
      case .inserted(let node):
        write(2)
        write(node.orRow, after: &model)
      }
    }
  }

  private mutating func write(_ node: Node) {
    if node.isText {
      write(0)
      return write(node.word)
    }
    write(1)
    let list = node.list
    let element = list?.outer ?? node
    write(element.word)
    write(Int(element.kinds.rawValue))
    write(element.attributes)
    write(list?.count ?? node.children.count)
    var model: Node?
    for child in node.children { write(child, after: &model) }
    // The rows are drawn one after the other, so that only one of them takes memory.
    if let list { for row in 0..<list.count { write(list.row(at: row), after: &model) } }
  }
}

// MARK: - Copies

extension PatchBytes {
  /// Writes a node as a copy of the model, or makes the node the model.
  @inline(never)
  private mutating func write(_ node: Node, after model: inout Node?) {
    if node.isText { return write(node) }
    if let model, writeCopy(node, of: model) { return }
    let wasKeptBeside = isKeptBeside
    isKeptBeside = false
    write(node)
    model = isKeptBeside ? nil : node
    isKeptBeside = isKeptBeside || wasKeptBeside
  }

  /// Writes a node as a copy, and returns whether it has the structure of the model.
  private mutating func writeCopy(_ node: Node, of model: Node) -> Bool {
    let (start, textStart) = (operations.count, text.count)
    write(2)
    var which = 0
    if writeDifferences(node, model, &which) {
      write(0)
      return true
    }
    operations.removeLast(operations.count - start)
    text.removeLast(text.count - textStart)
    return false
  }

  /// Writes how a node and those within it differ from the model; returns false if their structures do.
  private mutating func writeDifferences(_ node: Node, _ model: Node, _ which: inout Int) -> Bool {
    which += 1
    if node === model {
      which += node.countWithin
      return true
    }
    if node.isText, model.isText {
      if node.word == model.word { return true }
      write(which)
      write(node.word)
      return true
    }
    guard node.hasStructure(of: model) else { return false }
    let set = node.attributes.filter { !$0.isOne(of: model.attributes) }
    let removed = model.attributes.filter { !$0.isNamed(in: node.attributes) }
    if !set.isEmpty || !removed.isEmpty {
      write(which)
      write(set)
      write(removed.count)
      for property in removed { write(property.name) }
    }
    for place in node.children.indices {
      guard writeDifferences(node.children[place], model.children[place], &which) else {
        return false
      }
    }
    return true
  }
}

extension Node {
  /// The number of nodes within the node.
  fileprivate var countWithin: Int { children.reduce(0) { $0 + 1 + $1.countWithin } }

  /// Whether a copy of another node becomes this one by other attributes and other children.
  fileprivate func hasStructure(of model: Node) -> Bool {
    !isText && !model.isText && list == nil && model.list == nil && word == model.word
      && kinds == model.kinds && children.count == model.children.count
  }
}
