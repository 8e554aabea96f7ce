import EmbeddedText

/// The name and the value of an attribute, as hosts show it.
///
/// The value is harmless in every host: an address never runs a program, and a style stays within
/// its declaration.
///
/// ```swift
/// let link = Markup<Int>.a([.href("javascript:alert(1)")], ["there"]).node
/// link.element?.attributes.first?.value  // "about:invalid"
/// ```
public struct Property: Sendable {
  /// The name.
  public let name: String

  /// The value.
  public let value: String
}

extension Property: Equatable {
  /// Returns whether names and values are the same, byte for byte.
  @inline(never)
  public static func == (left: Property, right: Property) -> Bool {
    left.name.isSame(as: right.name) && left.value.isSame(as: right.value)
  }
}

extension Property {
  /// Whether a list contains the property, with the same value.
  package func isOne(of others: [Property]) -> Bool {
    for other in others where other == self { return true }
    return false
  }

  /// Whether a list contains a property of the same name.
  package func isNamed(in others: [Property]) -> Bool {
    for other in others where other.name.isSame(as: name) { return true }
    return false
  }

  /// Whether a page keeps the value beside the element, or performs an action for it, so that copies
  /// of the element lack it.
  package var isKeptBeside: Bool {
    name.isOne(of: ["value", "checked", "selected", "open", "autofocus"])
  }
}
