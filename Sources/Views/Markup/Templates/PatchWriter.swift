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
  package init(_ templates: [TemplateShape]) {
    self.templates = templates
    operations.reserveCapacity(256)
  }

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

extension [UInt8] {
  /// The number of UTF-16 units of the text from a place to the end.
  @inline(never)
  fileprivate func utf16Count(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      var (units, place) = (0, start)
      while place < bytes.count {
        // Four letters of ASCII at once.
        if place + 4 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self) & 0x8080_8080 == 0
        {
          units += 4
          place += 4
          continue
        }
        // A character of four bytes is two units, all others are one.
        let byte = bytes[place]
        if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        place += 1
      }
      return units
    }
  }
}

extension PatchWriter {
  /// Writes a whole number as the content of a hole.
  mutating func write(content number: Int) {
    let magnitude = number.magnitude
    var (power, count) = (1 as UInt, number < 0 ? 2 : 1)
    while magnitude / power > 9 {
      power *= 10
      count += 1
    }
    write(count + 1)
    if number < 0 { text.append(UInt8(ascii: "-")) }
    while power > 0 {
      text.append(UInt8(truncatingIfNeeded: 48 + magnitude / power % 10))
      power /= 10
    }
  }

  /// Writes the content of a hole.
  ///
  /// It copies and counts several bytes at once. A page without templates has none of that code.
  mutating func write(content: String?) {
    guard let content else { return write(0) }
    let start = text.count
    content.withBytes { text.append(contentsOf: $0) }
    write(text.utf16Count(from: start) + 1)
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
      if let name = site.attribute { write(name, plus: 1) } else { write(0) }
    }
  }
}
