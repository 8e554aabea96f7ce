/// What an element is given: an attribute, a class, a style, or an answer to an event.
///
/// ```swift
/// let title = "say \"hi\""
/// let view = Markup<Int>.p([.title(title), .style("color", "red")], ["Hello"])
/// view.html  // "<p title=\"say &quot;hi&quot;\" style=\"color:red\">Hello</p>"
/// ```
public struct Attribute<Move: Sendable>: Sendable {
  let meaning: Meaning
  let handler: Handler<Move>?

  /// Creates what is shown, under a name that needs no check.
  init(_ name: String, _ value: String) {
    meaning = Meaning(.value, name, value)
    handler = nil
  }

  init(_ meaning: Meaning, handler: Handler<Move>? = nil) {
    self.meaning = meaning
    self.handler = handler
  }
}

/// What an attribute says, which is the same whatever its moves are.
struct Meaning: Sendable {
  enum Kind: UInt8 {
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

  init(_ kind: Kind, _ name: String, _ value: String) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  /// Nothing that is shown.
  static var nothing: Meaning { Meaning(.nothing, "", "") }
}

extension Meaning {
  /// Adds what is said to the properties of an element, each name once.
  func add(to properties: inout [Property]) {
    switch kind {
    case .value: set(name, value, after: nil, in: &properties)
    case .className: set("class", value, after: " ", in: &properties)
    case .style: set("style", String(joining: [name, ":", value]), after: ";", in: &properties)
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
      if let separator { value = String(joining: [properties[place].value, separator, value]) }
      properties[place] = Property(name: name, value: value)
      return
    }
    properties.append(Property(name: name, value: value))
  }
}
