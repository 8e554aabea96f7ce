public import Comonads

/// The container of answers to the operations of another container.
///
/// A layer of it holds, for each operation, the answer and the value that follows. So a `Cofree`
/// over it answers operations, and a ``Free`` program over the original container moves it: each
/// operation is answered and leads on.
///
/// ```swift
/// enum Doubling: Container {
///   typealias Shape = Int // the number to double
///   typealias Position = Int // its double
/// }
/// let layer = Layer<Dual<Doubling>, String>(shape: .each { $0 * 2 }) { "asked for \($0)" }
/// layer.shape(4)  // 8
/// layer.value(4)  // "asked for 4"
/// ```
///
/// (Piponi, Cofree meets Free, 2014.)
public enum Dual<Original: Container>: DualContainer {
  /// The answer to each operation.
  public typealias Shape = OperationHandler<Original>

  /// An operation.
  public typealias Position = Original.Shape
}

/// A container whose layers answer the operations of another one; ``Dual`` is the only one.
///
/// It is a protocol so that a conformance can be written for `Cofree` over any dual.
public protocol DualContainer: Container
where Shape == OperationHandler<Original>, Position == Original.Shape {
  /// The container of the operations.
  associatedtype Original: Container
}
