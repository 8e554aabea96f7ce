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
/// patch  = 1 node | 2 text | 3 set… removed… kinds children… order | 4 filled…
/// node   = 0 text | 1 tag kinds set… node… | 2 patch | 3 tag kinds set… rows
/// set    = name value        removed = name        tag, name, value, text = units of UTF-16
/// kinds  = 0 for as before, or one more than a bit for each kind
/// child  = position patch
/// order  = 0 for as before, or one more than how many pieces, and these
/// piece  = 0 first count | 1 position | 2 node | 3 rows
/// rows   = template row…     row = content for each hole
/// template = its number, and if it is new: node hole…
/// hole   = position… and 0 for a text, or one more than the units of an attribute's name
/// filled = hole content      content = 0 for none, or one more than its units
/// ```
///
/// The number of items precedes items with dots. A node of the third kind is a changed copy of the
/// last sibling that was encoded as an element. So a row like others is a few bytes, and a page
/// copies nodes faster than it creates them.
///
/// - Complexity: O(size of the patch).
package struct PatchBytes: Equatable, Sendable {
  /// The operations.
  package let operations: [UInt8]

  /// The texts, as UTF-8.
  package let text: [UInt8]

  /// Creates the bytes of a patch for a page without templates.
  ///
  /// - Precondition: The nodes of the patch are shown nodes, as those of ``Drawing/show(_:)`` are.
  package init(_ patch: Patch) {
    var templates: [TemplateShape] = []
    self.init(patch, &templates)
  }

  /// Creates the bytes of a patch, and adds the templates that the page receives by them.
  package init(_ patch: Patch, _ templates: inout [TemplateShape]) {
    var writer = PatchWriter(templates)
    writer.write(patch)
    (operations, text, templates) = (writer.operations, writer.text, writer.templates)
  }
}

// MARK: - Implementation

extension PatchWriter {
  fileprivate mutating func write(_ patch: Patch) {
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
    case .fill(let fill):
      write(4)
      fill.list.write(fill.holes, of: fill.row, to: &self)
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
        write(node, after: &model)
      case .filled(let rows):
        write(3)
        rows.list.write(rows.range, to: &self) { $1.write($0) }
      }
    }
  }

  private mutating func write(_ node: Node) {
    if let list = node.rows {
      write(3)
      writeElement(list.outer)
      return list.write(0..<list.count, to: &self) { $1.write($0) }
    }
    if node.isText {
      write(0)
      return write(node.word)
    }
    write(1)
    writeElement(node)
    write(node.children.count)
    var model: Node?
    for child in node.children { write(child, after: &model) }
  }

  /// Writes an element without its children.
  @inline(never)
  private mutating func writeElement(_ node: Node) {
    write(node.word)
    write(Int(node.kinds.rawValue))
    write(node.attributes)
  }

  private mutating func write(_ properties: [Property]) {
    write(properties.count)
    for property in properties {
      write(property.name)
      write(property.value)
      if property.isKeptBeside { kept += 1 }
    }
  }
}

// MARK: - Copies

extension PatchWriter {
  /// Writes a node as a copy of the model, or makes the node the model.
  @inline(never)
  private mutating func write(_ node: Node, after model: inout Node?) {
    if node.isText { return write(node) }
    if let model, case .change(let change) = Patch(copying: model, to: node) {
      write(2)
      write(3)
      return write(change)
    }
    let before = kept
    write(node)
    model = kept == before ? node : nil
  }
}
