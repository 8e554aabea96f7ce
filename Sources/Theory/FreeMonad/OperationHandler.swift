public import Comonads

/// The answers to all operations of a container.
///
/// ```swift
/// let accept = OperationHandler<Inputs<String>>.each { _ in () }
/// accept("hello") == ()  // true
/// ```
public enum OperationHandler<Operations: Container> {
  /// The answers that a function returns.
  case each((Operations.Shape) -> Operations.Position)

  /// The same answer to every operation, without an allocation.
  case always(Operations.Position)

  /// Returns the answer to an operation.
  ///
  /// - Complexity: At most one call of the function given.
  @inlinable
  @inline(__always)
  public consuming func callAsFunction(_ operation: Operations.Shape) -> Operations.Position {
    switch self {
    case .each(let answer): answer(operation)
    case .always(let answer): answer
    }
  }
}
