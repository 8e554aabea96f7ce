import EmbeddedText
package import Markup

/// A patch as a page reads it: operations as bytes, and the texts that they take, one after the
/// other.
///
/// Texts are apart, so that a page decodes all of them at once; an operation takes as many of
/// their units of UTF-16 as it says.
///
/// ```swift
/// let node = Markup<Int>.p([], ["milk"]).node
/// let bytes = PatchBytes(.replace(node))
/// String(decoding: bytes.text, as: UTF8.self)  // "pmilk"
/// ```
///
/// ## The operations
///
/// A number is written in groups of seven bits, the least first, of which all but the last have
/// their highest bit set.
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
/// What is followed by dots is preceded by how many there are. A node of the third kind is a copy of
/// the last of its siblings that came as an element, with changes: a row like others is a few bytes,
/// and a page copies nodes faster than it makes them.
///
/// - Complexity: O(size of the patch).
package struct PatchBytes: Equatable, Sendable {
  /// What is to be done.
  package private(set) var operations: [UInt8] = []

  /// The texts, as UTF-8.
  package private(set) var text: [UInt8] = []

  /// How many attributes were written that a page keeps beside a node, so that no copy has them.
  private var kept = 0

  /// Creates the bytes of a patch.
  package init(_ patch: Patch) {
    write(patch)
  }
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

  /// Writes a text: its bytes, and how many units of UTF-16 they are.
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
  /// Writes a node, as a copy of the model where that can be; else it is the model from now on.
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
  /// Whether a page keeps the value beside the element, or does something where it finds it.
  fileprivate var isKeptBeside: Bool {
    name.isOne(of: ["value", "checked", "selected", "autofocus"])
  }
}
