public import Comonads

/// The container of rose trees: the shape is the number of children.
///
/// ```swift
/// Children.positions(in: 3)  // [0, 1, 2]
/// ```
public enum Children: FiniteContainer {
  /// The number of children.
  public typealias Shape = Int

  /// The index of a child.
  public typealias Position = Int

  /// Returns whether there is a child at the index.
  public static func isValid(_ position: Int, in shape: Int) -> Bool {
    (0..<shape).contains(position)
  }

  /// Returns the indices of the children, in order.
  ///
  /// - Complexity: O(count of the children)
  public static func positions(in shape: Int) -> [Int] { Array(0..<shape) }
}
