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
///   Only a step of a machine that has been copied copies the state first, once.
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
  public init<State>(
    _ state: State,
    shape: @escaping (State) -> Shape,
    value: @escaping (State) -> Value,
    step: @escaping (inout State, Position) -> Shape
  ) {
    core = Self.core(state, shape: shape, value: value, step: step)
  }

  /// Creates a machine that stays as it is, whatever the step.
  @inlinable
  package init(still shape: @escaping () -> Shape, value: @escaping () -> Value) {
    core = Self.still(shape, value)
  }

  /// Creates a machine from its mechanism.
  ///
  /// - Complexity: Two objects, of 104 bytes and of 16 besides the mechanism.
  @inlinable
  package init(_ mechanism: some Mechanism<Shape, Position, Value>) { core = Self.core(mechanism) }

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

extension Machine {
  /// Changes the state of a mechanism in place, if the machine holds a mechanism of this type.
  ///
  /// The change must not be visible in the value and the shape. Embedded Swift has no casts, so the
  /// machine is never changed there.
  ///
  /// - Returns: Whether the state was changed.
  /// - Complexity: One cast; the first change after a copy of the machine copies the state.
  @inlinable
  package mutating func change<M: Mechanism<Shape, Position, Value>>(
    _ type: M.Type,
    _ body: (inout M) -> Void
  ) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    if !isKnownUniquelyReferenced(&core) { core = core.fork() }
    guard let cell = core.cell as? Cell<M> else { return false }
    body(&cell.state)
    return true
    #endif
  }
}

/// The behaviour of a machine, as a type that holds the state.
///
/// The functions of such a machine hold the state and nothing else, so that a machine is small and
/// its step is one call; those of a state and three functions hold these functions as well.
@usableFromInline
package protocol Mechanism<Shape, Position, Value> {
  /// The shape that a step returns.
  associatedtype Shape

  /// The position that a step goes along.
  associatedtype Position

  /// The value that a machine shows.
  associatedtype Value

  /// The shape that the state shows.
  var shape: Shape { get }

  /// The value that the state shows.
  ///
  /// It changes nothing. It is mutating so that code for any type reads a state without a copy.
  var value: Value { mutating get }

  /// Changes the state along a position, and returns the shape that it stepped from.
  mutating func step(_ position: Position) -> Shape
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
    /// The place of the state of a mechanism.
    @usableFromInline
    let cell: AnyObject?

    @inlinable
    init(
      shape: @escaping () -> Shape,
      value: @escaping () -> Value,
      step: @escaping (Position) -> Shape,
      fork: @escaping () -> Core,
      cell: AnyObject? = nil
    ) {
      self.shape = shape
      self.value = value
      self.step = step
      self.fork = fork
      self.cell = cell
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

  /// Returns the functions of a machine at a state.
  @inlinable
  static func core<State>(
    _ state: State,
    shape: @escaping (State) -> Shape,
    value: @escaping (State) -> Value,
    step: @escaping (inout State, Position) -> Shape
  ) -> Core {
    let cell = Cell(state)
    return Core(
      shape: { shape(cell.state) },
      value: { value(cell.state) },
      step: { step(&cell.state, $0) },
      fork: { core(cell.state, shape: shape, value: value, step: step) }
    )
  }
}

extension Machine {
  /// Returns the functions of a machine of a mechanism.
  @inlinable
  static func core<M: Mechanism<Shape, Position, Value>>(_ mechanism: M) -> Core {
    let cell = Cell(mechanism)
    // A function that holds one object and nothing else is that object: none is made for it.
    return Core(
      shape: { cell.state.shape },
      value: { cell.state.value },
      step: { cell.state.step($0) },
      fork: { core(cell.state) },
      cell: cell
    )
  }
}

/// The place of a hidden state.
@usableFromInline
final class Cell<State> {
  // Unchecked: only the functions of one core reach the cell, and a core steps only while a single
  // machine that is being mutated refers to it, so that no other access can be under way.
  @exclusivity(unchecked)
  @usableFromInline
  var state: State

  @inlinable
  init(_ state: State) { self.state = state }
}
