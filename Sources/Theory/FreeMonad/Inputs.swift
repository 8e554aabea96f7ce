public import Comonads

/// The container of programs that only send inputs: an operation is an input, its answer empty.
///
/// ```swift
/// var sent: [Int] = []
/// Free.send(2).flatMap { Free.send(3) }.fold { sent.append($0) }
/// sent  // [2, 3]
/// ```
public enum Inputs<Input>: Container {
  /// The input.
  public typealias Shape = Input

  /// The empty answer.
  public typealias Position = Void
}

extension Free where Value == Void {
  /// Creates the program that sends one input.
  @inlinable
  public static func send<Input>(_ input: Input) -> Free where F == Inputs<Input> { liftF(input) }
}
