public import Comonads

/// The container of answers to the operations of another container.
///
/// A layer of it says, for each operation, what the answer is and what comes after. So a
/// `Cofree` over it is a space whose points answer operations, and a ``Free`` program over the
/// original container can walk through it: each operation is answered and leads on.
///
/// ```swift
/// let echo = OperationHandler<Inputs<String>>.each { _ in () }
/// echo("hello") == ()  // true
/// ```
///
/// (Piponi, Cofree meets Free, 2014.)
public enum Dual<Original: Container>: DualContainer {
  /// How each operation is answered.
  public typealias Shape = OperationHandler<Original>

  /// An operation.
  public typealias Position = Original.Shape
}

/// A container whose layers answer the operations of another one; ``Dual`` is the only one.
///
/// The protocol exists so that a conformance can be written for `Cofree` over any dual.
public protocol DualContainer: Container
where Shape == OperationHandler<Original>, Position == Original.Shape {
  /// The container of the operations.
  associatedtype Original: Container
}

/// How each operation of a container is answered.
public enum OperationHandler<Operations: Container> {
  /// The answers of a function.
  case each((Operations.Shape) -> Operations.Position)

  /// The same answer to every operation; no allocation.
  case always(Operations.Position)

  /// Returns the answer to an operation.
  @inlinable
  @inline(__always)
  public consuming func callAsFunction(_ operation: Operations.Shape) -> Operations.Position {
    switch self {
    case .each(let answer): answer(operation)
    case .always(let answer): answer
    }
  }
}

/// The container of programs that only send inputs: an operation is an input, its answer empty.
public enum Inputs<Input>: Container {
  /// The input that is sent.
  public typealias Shape = Input

  /// The empty answer.
  public typealias Position = Void
}
