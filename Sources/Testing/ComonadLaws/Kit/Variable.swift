/// A variable of a law: its name, and how a value for it is drawn.
///
/// The laws of a suite share their variables:
///
/// ```swift
/// let n = Variable("n", .integers(in: 3...9))
/// n.draw(Draws(replaying: [2]))  // 5
/// ```
public struct Variable<Value>: Sendable {
  /// Draws a value, which reports print under the name of the variable.
  public let draw: @Sendable (Draws) -> Value

  /// Creates a variable whose values come from a generator.
  public init(_ name: String, _ values: Generator<Value>) { draw = { $0.draw(name, values) } }

  /// Creates a variable from how its values are drawn.
  package init(_ draw: @escaping @Sendable (Draws) -> Value) { self.draw = draw }
}
