public import Comonads

/// The container of streams: there is always a next element.
///
/// ```swift
/// let naturals = Cofree<Endless, Int>.unfold(from: 0) { n in (n, Layer(shape: ()) { n + 1 }) }
/// naturals.values(toDepth: 3)  // [0, 1, 2, 3]
/// ```
public enum Endless: FiniteContainer {
  /// The only shape.
  public typealias Shape = Void

  /// The next element.
  public typealias Position = Void

  /// Returns the only position.
  public static func positions(in shape: Void) -> [Void] { [()] }
}
