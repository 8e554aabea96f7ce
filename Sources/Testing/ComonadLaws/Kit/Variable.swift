/// A variable of a law: its name, and how a value for it is drawn.
///
/// The laws of a suite share their variables:
///
/// ```swift
/// let a = Variable("a", .integers(in: -9...9))
/// let b = Variable("b", .integers(in: -9...9))
/// let commutes = Law(
///   "addition.commutes",
///   "a + b == b + a",
///   "The order of two numbers does not change their sum.",
///   for: (a, b)
/// ) { a, b in .same(a + b, b + a) }
/// commutes.check().holds  // true
/// ```
public struct Variable<Value>: Sendable {
  /// Draws a value, which reports print under the name of the variable.
  public let draw: @Sendable (Draws) -> Value

  /// Creates a variable whose values come from a generator.
  public init(_ name: String, _ values: Generator<Value>) {
    draw = { $0.draw(name, values) }
  }

  /// Creates a variable from how its values are drawn.
  init(_ draw: @escaping @Sendable (Draws) -> Value) {
    self.draw = draw
  }
}
