/// A value and a shape computed from a hidden state, which changes in place.
///
/// A machine has a value and a shape, and steps to a position of that shape. The type of its state
/// is not part of its type. `Moore` and `Cofree` hold machines.
///
/// ```swift
/// var count = Machine<Void, Int, String>(0, shape: { _ in }, value: { "\($0)" }, step: { $0 += $1 })
/// let before = count
/// count.step(2)
/// count.value  // "2"
/// before.value  // "0"
/// ```
///
/// It is a value: a step of a machine does not change its copies. A step computes no value.
///
/// - Complexity: A step is one call of the function given, on the state in place; no allocation.
///   Only a step of a machine that has been copied copies the state first, once. A machine is two
///   objects.
public struct Machine<Shape, Position, Value> {
  @usableFromInline
  var core: Core

  /// Creates a machine from a state, and the shape, the value and the change at a state.
  ///
  /// - Parameters:
  ///   - state: The hidden state.
  ///   - shape: The shape at a state.
  ///   - value: The value at a state.
  ///   - step: The change of the state by a position. It returns the shape before the step, at least
  ///     the part of it that concerns the position.
  @inlinable
  // Inlined, as are the initializers that call it, so that functions without a context become
  // functions of a cell without one: a machine is then two objects, and four otherwise.
  @inline(__always)
  public init<State>(
    _ state: State,
    shape: @escaping (State) -> Shape,
    value: @escaping (State) -> Value,
    step: @escaping (inout State, Position) -> Shape
  ) {
    core = Self.core(Cell(state, shape: { shape($0) }, value: { value($0) }, step: step))
  }

  /// Creates a machine that stays as it is, whatever the step.
  @inlinable
  package init(still shape: @escaping () -> Shape, value: @escaping () -> Value) {
    core = Self.still(shape, value)
  }

  /// The shape at the state.
  @inlinable
  public var shape: Shape { core.shape() }

  /// The value at the state.
  @inlinable
  @inline(__always)
  public var value: Value { core.value() }

  /// Steps to a position of the shape, in place, and returns the shape before the step.
  ///
  /// - Complexity: One call of the function given; the first step after a copy of the machine
  ///   copies the state.
  @discardableResult
  @inlinable
  @inline(__always)
  public mutating func step(_ position: Position) -> Shape {
    if !isKnownUniquelyReferenced(&core) { core = core.fork() }
    return core.take(position)
  }
}

// MARK: - Implementation

extension Machine {
  /// The functions of a machine, made where the type of its state is known.
  @usableFromInline
  final class Core {
    @usableFromInline
    let shape: () -> Shape
    @usableFromInline
    let value: () -> Value
    @usableFromInline
    let step: (Position) -> Shape
    @usableFromInline
    let fork: () -> Core

    @inlinable
    init(
      shape: @escaping () -> Shape,
      value: @escaping () -> Value,
      step: @escaping (Position) -> Shape,
      fork: @escaping () -> Core
    ) {
      self.shape = shape
      self.value = value
      self.step = step
      self.fork = fork
    }

    /// Steps as a method, so that the caller holds the core meanwhile and not its closure as well.
    @inlinable
    @inline(__always)
    func take(_ position: Position) -> Shape { step(position) }
  }

  /// Returns the functions of a machine that stays.
  @inlinable
  static func still(_ shape: @escaping () -> Shape, _ value: @escaping () -> Value) -> Core {
    Core(shape: shape, value: value, step: { _ in shape() }, fork: { still(shape, value) })
  }

  /// Returns the functions of a machine at the state in a cell.
  ///
  /// They hold the cell and nothing else. A function that holds a single object is that object, so
  /// none is made for them, and a machine is two objects.
  @inlinable
  static func core<State>(_ cell: Cell<State>) -> Core {
    Core(
      shape: { cell.shape(&cell.state) },
      value: { cell.value(&cell.state) },
      step: { cell.step(&cell.state, $0) },
      fork: { core(Cell(cell.state, shape: cell.shape, value: cell.value, step: cell.step)) }
    )
  }

  /// The place of a hidden state, with the functions of the state.
  ///
  /// All of them take the state in place, so that a reading does not copy it for the call.
  @usableFromInline
  final class Cell<State> {
    // Unchecked: only the functions of one core reach the cell, and a core steps only while a single
    // machine that is being mutated refers to it, so that no other access can be under way.
    @exclusivity(unchecked)
    @usableFromInline
    var state: State
    @usableFromInline
    let shape: (inout State) -> Shape
    @usableFromInline
    let value: (inout State) -> Value
    @usableFromInline
    let step: (inout State, Position) -> Shape

    @inlinable
    init(
      _ state: State,
      shape: @escaping (inout State) -> Shape,
      value: @escaping (inout State) -> Value,
      step: @escaping (inout State, Position) -> Shape
    ) {
      self.state = state
      self.shape = shape
      self.value = value
      self.step = step
    }
  }
}
