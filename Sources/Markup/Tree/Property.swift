/// A name with a value: an attribute of an element as it is shown.
///
/// Its value is harmless wherever it is written: an address leads nowhere that runs a program, and
/// a style holds one declaration for each property.
public struct Property: Sendable {
  /// The name.
  public let name: String

  /// The value.
  public let value: String
}

extension Property: Equatable {
  /// Returns whether names and values are the same, byte for byte.
  public static func == (left: Property, right: Property) -> Bool {
    left.name.isSame(as: right.name) && left.value.isSame(as: right.value)
  }
}
