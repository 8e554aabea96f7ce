public import CofreeFree
public import Comonads
public import FreeMonad

/// A container whose layers a law can compare.
///
/// A law walks through a space of layers along a few positions of each of them, and must be able
/// to print a layer. A finite container needs only the conformance:
///
/// ```swift
/// enum Single: FiniteContainer, ExplorableContainer {
///   typealias Shape = Bool
///   typealias Position = Int
///   static func positions(in shape: Bool) -> [Int] { shape ? [0] : [] }
/// }
/// Single.exits(of: true)  // [0]
/// Single.landmark(of: true)  // "1"
/// ```
///
/// Two exits of each shape are a good number; see ``Explorable``.
public protocol ExplorableContainer: Container {
  // Repeated, so that the compiler can infer both from the methods.
  associatedtype Shape
  associatedtype Position

  /// Returns the positions along which a law goes on from a shape.
  static func exits(of shape: Shape) -> [Position]

  /// Returns the text of a shape, without that of its positions; may be empty.
  static func landmark(of shape: Shape) -> String

  /// Returns the text of a position.
  static func name(of position: Position) -> String
}

extension ExplorableContainer where Shape: Observed {
  /// Returns the text of the shape.
  public static func landmark(of shape: Shape) -> String { ObservedText.text(of: shape) }
}

extension ExplorableContainer where Shape == Void {
  /// Returns nothing: all shapes look the same.
  public static func landmark(of shape: Void) -> String { "" }
}

extension ExplorableContainer where Position: Observed {
  /// Returns the text of the position.
  public static func name(of position: Position) -> String { ObservedText.text(of: position) }
}

extension ExplorableContainer where Position == Void {
  /// Returns the word for the only way on.
  public static func name(of position: Void) -> String { "next" }
}

extension ExplorableContainer where Self: FiniteContainer {
  /// Returns all positions.
  ///
  /// - Complexity: O(positions).
  public static func exits(of shape: Shape) -> [Position] { positions(in: shape) }
}

// MARK: - Layers of trees

extension Endless: ExplorableContainer {}
extension MaybeNext: ExplorableContainer {}
extension Children: ExplorableContainer {}

extension Dual: ExplorableContainer
where Original.Shape: CaseIterable & Observed, Original.Position: Observed {
  /// Returns all operations.
  ///
  /// - Complexity: O(operations).
  public static func exits(of shape: OperationHandler<Original>) -> [Original.Shape] {
    Array(Original.Shape.allCases)
  }

  /// Returns the answer to each operation.
  ///
  /// - Complexity: O(operations).
  public static func landmark(of shape: OperationHandler<Original>) -> String {
    Original.Shape.allCases.map { ObservedText.text(of: shape($0)) }.joined(separator: "/")
  }
}

// MARK: - Samples

/// Layers of a binary tree: none, or one to the left and one to the right.
package enum Branches: FiniteContainer, ExplorableContainer {
  /// Whether there are branches.
  package typealias Shape = Bool

  /// A side.
  package typealias Position = Bit

  /// Returns whether there are branches.
  package static func isValid(_ position: Bit, in shape: Bool) -> Bool { shape }

  /// Returns both sides, if there are branches.
  package static func positions(in shape: Bool) -> [Bit] { shape ? Bit.allCases : [] }
}

/// Two questions, each answered by a bit.
public enum BitQuestions: Container {
  /// A question.
  public typealias Shape = Bit

  /// An answer.
  public typealias Position = Bit
}
