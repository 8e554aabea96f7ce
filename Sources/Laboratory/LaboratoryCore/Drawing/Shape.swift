import EmbeddedText

/// A part of a picture: an element of SVG, with the text or the parts that stand within.
///
/// ```text
/// Shape("text", [Property("x", "4")], text: "off").xml   is   <text x="4">off</text>
/// ```
///
/// A page makes nodes of it, and a file text, so that both show the same.
package struct Shape: Equatable, Sendable {
  /// A name with a value.
  package struct Property: Equatable, Sendable {
    /// The name.
    package let name: String

    /// The value.
    package let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    init(_ name: String, _ value: Double) { self.init(name, value.written) }
  }

  /// The name of the element.
  package let tag: String

  /// Its attributes.
  package let properties: [Property]

  /// The text that stands within; nothing where there are parts.
  package let text: String

  /// The parts that stand within.
  package let parts: [Shape]

  init(_ tag: String, _ properties: [Property] = [], text: String = "", parts: [Shape] = []) {
    self.tag = tag
    self.properties = properties
    self.text = text
    self.parts = parts
  }
}

extension Shape {
  /// The part as SVG.
  var xml: String {
    var xml = "<" + tag
    for property in properties { xml += " " + property.name + "=\"" + property.value.xml + "\"" }
    if text.isEmpty, parts.isEmpty { return xml + "/>" }
    xml += ">" + text.xml
    for part in parts { xml += part.xml }
    return xml + "</" + tag + ">"
  }
}
