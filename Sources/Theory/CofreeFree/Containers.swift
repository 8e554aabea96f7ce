public import Comonads

/// The layers of a stream: there is always a next one.
///
/// ```swift
/// let naturals = Cofree<Endless, Int>.unfold(from: 0) { n in (n, Layer(shape: ()) { n + 1 }) }
/// naturals.values(toDepth: 3)  // [0, 1, 2, 3]
/// ```
public enum Endless: FiniteContainer {
  /// Nothing to tell.
  public typealias Shape = Void

  /// The next one.
  public typealias Position = Void

  /// Returns the positions of a layer of the shape.
  public static func positions(in shape: Void) -> [Void] { [()] }
}

/// The layers of a non-empty list: there may be a next one, and the shape says whether.
///
/// ```swift
/// let countdown = Cofree<MaybeNext, Int>.unfold(from: 2) { n in (n, Layer(shape: n > 0) { n - 1 }) }
/// countdown.values(toDepth: 9)  // [2, 1, 0]
/// ```
public enum MaybeNext: FiniteContainer {
  /// Whether there is a next one.
  public typealias Shape = Bool

  /// The next one.
  public typealias Position = Void

  /// Returns whether a layer of the shape has the position.
  public static func isValid(_ position: Void, in shape: Bool) -> Bool { shape }

  /// Returns the positions of a layer of the shape.
  public static func positions(in shape: Bool) -> [Void] { shape ? [()] : [] }
}

/// The layers of a rose tree: any number of children, and the shape says how many.
///
/// ```swift
/// Children.positions(in: 3)  // [0, 1, 2]
/// ```
public enum Children: FiniteContainer {
  /// The number of children.
  public typealias Shape = Int

  /// The index of a child.
  public typealias Position = Int

  /// Returns whether a layer of the shape has the position.
  public static func isValid(_ position: Int, in shape: Int) -> Bool {
    (0..<shape).contains(position)
  }

  /// Returns the positions of a layer of the shape.
  public static func positions(in shape: Int) -> [Int] { Array(0..<shape) }
}
