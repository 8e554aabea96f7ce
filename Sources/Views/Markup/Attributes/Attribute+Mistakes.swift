/// Stands where the children of an element are written in the place of its attributes.
@available(*, unavailable, message: "attributes stand before children: .p([], [\"text\"])")
extension Attribute: ExpressibleByStringInterpolation {
  /// Stands where a text is written in the place of an attribute.
  public init(stringLiteral text: String) { fatalError("attributes stand before children") }
}
