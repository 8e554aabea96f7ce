/// What an element is given: an attribute, a class, a style, or an answer to an event.
///
/// ```swift
/// let title = "say \"hi\""
/// let view = Markup<Int>.p([.title(title), .style("color", "red")], ["Hello"])
/// view.html  // "<p title=\"say &quot;hi&quot;\" style=\"color:red\">Hello</p>"
/// ```
public struct Attribute<Move: Sendable>: Sendable {
  let meaning: AttributeMeaning
  let handler: Handler<Move>?
}

/// What an attribute says, which is the same whatever its moves are.
enum AttributeMeaning: Sendable {
  /// A value under a name.
  case value(name: String, String)
  /// A class, besides others.
  case className(String)
  /// A style, besides others.
  case style(name: String, String)
  /// Nothing that is shown.
  case nothing
}

extension Property {
  /// Returns the properties that some attributes make together, each name once.
  static func gather(_ meanings: some Sequence<AttributeMeaning>) -> [Property] {
    var properties: [Property] = []
    func set(_ name: String, _ value: String, after separator: String? = nil) {
      guard let place = properties.firstIndex(where: { $0.name.isSame(as: name) }) else {
        return properties.append(Property(name: name, value: value))
      }
      let before = separator.map { properties[place].value + $0 } ?? ""
      properties[place] = Property(name: name, value: before + value)
    }
    for meaning in meanings {
      switch meaning {
      case .value(let name, let value): set(name, value)
      case .className(let name): set("class", name, after: " ")
      case .style(let name, let value): set("style", "\(name):\(value)", after: ";")
      case .nothing: break
      }
    }
    return properties
  }
}
