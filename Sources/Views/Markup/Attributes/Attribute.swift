import EmbeddedText

/// What an element is given: an attribute, a class, a style, or an answer to an event.
///
/// ```swift
/// let title = "say \"hi\""
/// let view = Markup<Int>.p([.title(title), .style("color", "red")], ["Hello"])
/// view.html  // "<p title=\"say &quot;hi&quot;\" style=\"color:red\">Hello</p>"
/// ```
public struct Attribute<Message: Sendable>: Sendable {
  @usableFromInline
  let meaning: Meaning
  @usableFromInline
  let handler: Handler<Message>?

  /// Creates what is shown, under a name that needs no check.
  @inlinable
  init(_ name: String, _ value: String) {
    meaning = Meaning(.value, name, value)
    handler = nil
  }

  @inlinable
  init(_ meaning: Meaning, handler: Handler<Message>? = nil) {
    self.meaning = meaning
    self.handler = handler
  }
}

/// The content of an attribute, which does not depend on its messages.
@usableFromInline
struct Meaning: Sendable {
  @usableFromInline
  enum Kind: UInt8, Sendable {
    /// A value under a name.
    case value
    /// A class, besides others.
    case className
    /// A style, besides others.
    case style
    /// Nothing that is shown.
    case nothing
  }

  let kind: Kind
  let name: String
  let value: String

  @usableFromInline
  init(_ kind: Kind, _ name: String, _ value: String) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  /// Nothing that is shown.
  @usableFromInline
  static var nothing: Meaning { Meaning(.nothing, "", "") }
}

extension Meaning {
  /// Adds what is said to the properties of an element, each name once.
  @usableFromInline
  func add(to properties: inout [Property]) {
    switch kind {
    case .value: set(name, value, after: nil, in: &properties)
    case .className: set("class", value, after: " ", in: &properties)
    case .style: set("style", name + ":" + value, after: ";", in: &properties)
    case .nothing: break
    }
  }

  private func set(
    _ name: String,
    _ value: String,
    after separator: String?,
    in properties: inout [Property]
  ) {
    for place in 0..<properties.count where properties[place].name.isSame(as: name) {
      var value = value
      if let separator { value = properties[place].value + separator + value }
      properties[place] = Property(name: name, value: value)
      return
    }
    properties.append(Property(name: name, value: value))
  }
}

// MARK: - Making

extension Meaning {
  /// Returns what an attribute of any name says.
  @usableFromInline
  static func named(_ name: String, _ value: String) -> Meaning {
    precondition(
      name.isName() && !name.starts(as: "on") && !name.isWord(of: "style srcdoc is")
        || CapitalNames.contain(name),
      "attribute must be a name whose value no browser runs; got \(name)"
    )
    return Meaning(.value, name, Address.isOne(name) ? Address.harmless(value) : value)
  }

  /// Returns what an address says.
  @usableFromInline
  static func address(_ name: String, _ value: String) -> Meaning {
    Meaning(.value, name, Address.harmless(value))
  }

  /// Returns what a style of any property says.
  @usableFromInline
  static func styled(_ property: String, _ value: String) -> Meaning {
    precondition(
      property.isName(after: property.starts(as: "--") ? 2 : property.starts(as: "-") ? 1 : 0),
      "style must be a name; got \(property)"
    )
    return Style.isHarmless(value) ? Meaning(.style, property, value) : .nothing
  }

  /// Returns what is said to those who hear the page.
  @usableFromInline
  static func aria(_ name: String, _ value: String) -> Meaning {
    precondition(name.isName(), "aria must be a name; got \(name)")
    return Meaning(.value, "aria-" + name, value)
  }
}
