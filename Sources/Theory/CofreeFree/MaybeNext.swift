public import Comonads

/// The container of non-empty lists: the shape decides whether there is a next element.
///
/// ```swift
/// let countdown = Cofree<MaybeNext, Int>.unfold(from: 2) { n in (n, Layer(shape: n > 0) { n - 1 }) }
/// countdown.values(toDepth: 9)  // [2, 1, 0]
/// ```
public enum MaybeNext: FiniteContainer {
  /// Whether there is a next element.
  public typealias Shape = Bool

  /// The next element.
  public typealias Position = Void

  /// Returns the shape: a layer has the position if there is a next element.
  public static func isValid(_ position: Void, in shape: Bool) -> Bool { shape }

  /// Returns the only position, or none.
  public static func positions(in shape: Bool) -> [Void] { shape ? [()] : [] }
}
