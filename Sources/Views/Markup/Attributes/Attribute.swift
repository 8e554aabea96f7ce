import EmbeddedText

/// An attribute, a class, a style or an event handler of an element.
///
/// ```swift
/// let title = "say \"hi\""
/// let view = Markup<Int>.p([.title(title), .style("color", "red")], ["Hello"])
/// view.html  // "<p title=\"say &quot;hi&quot;\" style=\"color:red\">Hello</p>"
/// ```
public struct Attribute<Message: Sendable>: Sendable {
  @usableFromInline
  let content: AttributeContent
  @usableFromInline
  let handler: Handler<Message>?

  /// Creates an attribute whose name needs no check.
  @inlinable
  init(_ name: String, _ value: String) { self.init(AttributeContent(name, value)) }

  @inlinable
  init(_ content: AttributeContent, handler: Handler<Message>? = nil) {
    self.content = content
    self.handler = handler
  }
}

/// The name and the value of an attribute, without its handler.
@usableFromInline
struct AttributeContent: Sendable {
  let name: String
  let value: String

  /// Whether the value joins the values of the same name before it, as of classes and styles.
  let isJoined: Bool

  @usableFromInline
  init(_ name: String, _ value: String, isJoined: Bool = false) {
    self.name = name
    self.value = value
    self.isJoined = isJoined
  }

  /// The content of an attribute that adds no property.
  @usableFromInline
  static var nothing: AttributeContent { AttributeContent("", "") }
}

extension AttributeContent {
  /// Adds the property to those of an element, where each name occurs once.
  consuming func add(to properties: inout [Property]) {
    if name.utf8.isEmpty { return }
    for place in 0..<properties.count where properties[place].name.isSame(as: name) {
      var value = value
      if isJoined {
        let separator = name.isSame(as: "class") ? " " : ";"
        value = properties[place].value + separator + value
      }
      properties[place] = Property(name: name, value: value)
      return
    }
    properties.append(Property(name: name, value: value))
  }
}

// MARK: - Checked names and values

extension AttributeContent {
  /// Checks the name of an attribute, and makes its value harmless.
  @usableFromInline
  static func named(_ name: String, _ value: String) -> AttributeContent {
    precondition(
      name.isName() && !name.starts(as: "on") && !name.isWord(of: "style srcdoc is")
        || CapitalNames.contain(name),
      "attribute must be a name whose value no browser runs; got \(name)"
    )
    return AttributeContent(name, Address.isOne(name) ? Address.harmless(value) : value)
  }

  /// Makes an address harmless.
  @usableFromInline
  static func address(_ name: String, _ value: String) -> AttributeContent {
    AttributeContent(name, Address.harmless(value))
  }

  /// Checks the name and the value of a style.
  @usableFromInline
  static func styled(_ property: String, _ value: String) -> AttributeContent {
    precondition(
      property.isName(after: property.starts(as: "--") ? 2 : property.starts(as: "-") ? 1 : 0),
      "style must be a name; got \(property)"
    )
    return Style.isHarmless(value)
      ? AttributeContent("style", property + ":" + value, isJoined: true) : .nothing
  }

  /// Checks the name of an attribute for assistive technologies.
  @usableFromInline
  static func aria(_ name: String, _ value: String) -> AttributeContent {
    precondition(name.isName(), "aria must be a name; got \(name)")
    return AttributeContent("aria-" + name, value)
  }
}
