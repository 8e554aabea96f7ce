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
/// node   = 0 text | 1 tag kinds set… node… | 2 patch
/// set    = name value        removed = name        tag, name, value, text = units of UTF-16
/// kinds  = 0 for as before, or one more than a bit for each kind
/// child  = position patch
/// order  = 0 for as before, or one more than how many pieces, and these
/// piece  = 0 first count | 1 position | 2 node
/// ```
///
/// The number of items precedes items with dots. A node of the third kind is a changed copy of the
/// last sibling that was encoded as an element. So a row like others is a few bytes, and a page
/// copies nodes faster than it creates them.
///
/// - Complexity: O(size of the patch).
package struct PatchBytes: Equatable, Sendable {
  /// The operations.
  package private(set) var operations: [UInt8] = []

  /// The texts, as UTF-8.
  package private(set) var text: [UInt8] = []

  /// The number of attributes that a page keeps beside a node, so that copies lack them.
  private var kept = 0

  /// Creates the bytes of a patch.
  package init(_ patch: Patch) { write(patch) }
}

// MARK: - Implementation

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
        operations.append(0)
        write(range.lowerBound)
        write(range.count)
      case .moved(let position):
        operations.append(1)
        write(position)
      case .inserted(let node):
        operations.append(2)
        write(node, after: &model)
      }
    }
  }

  private mutating func write(_ node: Node) {
    let node = node.drawn
    operations.append(node.isText ? 0 : 1)
    write(node.word)
    if node.isText { return }
    write(Int(node.kinds.rawValue))
    write(node.attributes)
    write(node.children.count)
    var model: Node?
    for child in node.children { write(child, after: &model) }
  }

  private mutating func write(_ properties: [Property]) {
    write(properties.count)
    for property in properties {
      write(property.name)
      write(property.value)
      if property.isKeptBeside { kept += 1 }
    }
  }

  @inline(never)
  private mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      operations.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    operations.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a text: its bytes, and its length in units of UTF-16.
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
}

// MARK: - Copies

extension PatchBytes {
  /// Writes a node as a copy of the model, or makes the node the model.
  @inline(never)
  private mutating func write(_ node: Node, after model: inout Node?) {
    let node = node.drawn
    if node.isText { return write(node) }
    if let model, case .change(let change) = Patch(copying: model, to: node) {
      operations.append(2)
      operations.append(3)
      return write(change)
    }
    let before = kept
    write(node)
    model = kept == before ? node : nil
  }
}

extension Property {
  /// Whether a page keeps the value beside the element, or performs an action for it.
  fileprivate var isKeptBeside: Bool {
    name.isOne(of: ["value", "checked", "selected", "autofocus"])
  }
}
