import EmbeddedText

/// A writer of patches in the encoding of a page: operations as bytes, and their texts in one buffer.
///
/// The module of pages writes all but the rows of templates. They are written by methods of their
/// list, so that a page without such lists does not contain the code.
package struct PatchWriter: Sendable {
  /// The operations.
  package private(set) var operations: [UInt8] = []

  /// The texts, as UTF-8.
  package private(set) var text: [UInt8] = []

  /// The number of attributes and lists that a page keeps beside a node, so that copies lack them.
  package var kept = 0

  /// The templates that the page has, in the order of their numbers.
  package private(set) var templates: [TemplateShape]

  /// Creates a writer for a page with some templates.
  package init(_ templates: [TemplateShape]) { self.templates = templates }

  /// Writes a number in groups of seven bits.
  @inline(never)
  package mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      operations.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    operations.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a text: its bytes, and its length in units of UTF-16 plus a number.
  @inline(never)
  package mutating func write(_ string: String, plus extra: Int = 0) {
    let start = text.count
    string.append(to: &text)
    // A character of four bytes is two units, all others are one.
    var units = 0
    for place in start..<text.count where text[place] & 0xC0 != 0x80 {
      units += text[place] >= 0xF0 ? 2 : 1
    }
    write(units + extra)
  }
}

extension PatchWriter {
  /// Writes the content of a hole.
  mutating func write(content: String?) {
    if let content { write(content, plus: 1) } else { write(0) }
  }

  /// Writes the number of a template, and the template if the page does not have it.
  mutating func write(_ shape: TemplateShape, node: (Node, inout PatchWriter) -> Void) {
    for number in templates.indices where templates[number] === shape { return write(number) }
    write(templates.count)
    templates.append(shape)
    node(shape.node, &self)
    write(shape.sites.count)
    for site in shape.sites {
      write(site.path.count)
      for position in site.path { write(position) }
      write(content: site.attribute)
    }
  }
}
