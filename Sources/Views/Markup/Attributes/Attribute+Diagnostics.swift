/// Diagnoses children in the place of attributes.
@available(*, unavailable, message: "attributes come before children: .p([], [\"text\"])")
extension Attribute: ExpressibleByStringInterpolation {
  /// Diagnoses a text in the place of an attribute.
  public init(stringLiteral text: String) { fatalError("attributes come before children") }
}
