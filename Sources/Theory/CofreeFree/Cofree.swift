public import Comonads
public import FreeMonad

/// A value, and below it one layer of the same: a tree, a stream, or whatever the layers make it.
///
/// ```swift
/// let powers = Cofree<Endless, Int>.unfold(from: 1) { n in (n, Layer(shape: ()) { n * 2 }) }
/// powers.extract()  // 1
/// powers.tail.value(()).tail.value(()).extract()  // 4
/// ```
///
/// What the layers are says the container: ``Endless`` makes streams, ``MaybeNext`` non-empty
/// lists, ``Children`` rose trees, `Dual` of `Inputs` Moore machines, and `Dual` of ``Queries``
/// objects that answer queries.
///
/// ## Laws
///
/// Those of `Comonad`, and:
///
/// ```text
/// Cofree.unfold(from: s, by: f).extract() == f(s).value
/// Cofree.unfold(from: s, by: f).tail == f(s).layer.map { Cofree.unfold(from: $0, by: f) }
/// w.extend(f).tail == w.tail.map { $0.extend(f) }
/// w.stepped(p) == w.tail.value(p)
/// ```
///
/// Over a dual container it is paired with `Free` over the original one, and obeys the laws of
/// `PairedComonad` too. (Uustalu and Vene, 2008; Kmett, the `free` package, 2008.)
///
/// - Complexity: A step changes the hidden state in place; nothing that is stepped over is
///   computed, and nothing below the focus exists before it is asked for.
public struct Cofree<F: Container, Value> {
  /// What shows the value and the shape, and is stepped unless a node is there.
  @usableFromInline
  var machine: Machine<F.Shape, F.Position, Value>

  /// A value and a layer put together by hand; a step replaces the space with what is below.
  @usableFromInline
  var node: Node<F, Value>?

  /// Creates a space from a state, what it shows of it, and how it steps, in place.
  ///
  /// - Parameters:
  ///   - state: The state that is hidden.
  ///   - value: The value at a state.
  ///   - shape: The shape of the layer below a state.
  ///   - step: The change of the state along a position of that shape.
  @inlinable
  public init<State>(
    state: State,
    value: @escaping (State) -> Value,
    shape: @escaping (State) -> F.Shape,
    step: @escaping (inout State, F.Position) -> Void
  ) {
    self.init(
      machine: Machine(state, shape: shape, value: value) { state, position in
        let shape = shape(state)
        F.requireValid(position, in: shape)
        step(&state, position)
        return shape
      }
    )
  }

  @inlinable
  init(machine: Machine<F.Shape, F.Position, Value>) {
    self.machine = machine
  }

  /// Creates a space from the value in focus and the layer below it.
  ///
  /// ```swift
  /// let last = Cofree<MaybeNext, Int>.unfold(from: 3) { n in (n, Layer(shape: false) { n }) }
  /// Cofree(2, tail: Layer(shape: true) { last }).values(toDepth: 9)  // [2, 3]
  /// ```
  ///
  /// - Complexity: O(1), now and for the step to what is below. A space of any depth that is built
  ///   this way is stepped through and released in constant stack.
  public init(_ value: Value, tail: Layer<F, Cofree>) {
    let node = Node(value: value, tail: tail)
    self.node = node
    machine = Machine(still: { node.built.tail.shape }, value: { node.built.value })
  }
}

// MARK: - Operations

extension Cofree {
  /// Creates a space from a seed, its value, and the layer of seeds below it.
  @inlinable
  public static func unfold<Seed>(
    from seed: Seed,
    by layer: @escaping (Seed) -> (value: Value, layer: Layer<F, Seed>)
  ) -> Cofree {
    Cofree(
      machine: Machine(seed, shape: { layer($0).layer.shape }, value: { layer($0).value }) {
        seed,
        position in
        let below = layer(seed).layer
        F.requireValid(position, in: below.shape)
        seed = below.value(position)
        return below.shape
      }
    )
  }

  /// The layer below the focus: its shape, and the space at each of its positions.
  @inlinable
  public var tail: Layer<F, Cofree> {
    let space = self
    return Layer(shape: shape) { space.stepped($0) }
  }

  /// Steps to a position of the layer below, in place.
  ///
  /// - Precondition: The position is one of the layer's.
  /// - Complexity: One call of the function given.
  @inlinable
  public mutating func step(_ position: F.Position) {
    leave(along: position)
  }

  /// Returns the space at a position of the layer below.
  @inlinable
  public func stepped(_ position: F.Position) -> Cofree {
    var copy = self
    copy.step(position)
    return copy
  }

  /// Returns the space with its layers translated into those of another container.
  ///
  /// ```text
  /// w.hoist(.identity) == w
  /// w.hoist(f).hoist(g) == w.hoist(f.then(g))
  /// w.hoist(f).extend { g($0) } == w.extend { g($0.hoist(f)) }.hoist(f)
  /// ```
  @inlinable
  public func hoist<G>(_ translation: ContainerMorphism<F, G>) -> Cofree<G, Value> {
    Cofree<G, Value>(
      state: self,
      value: { $0.extract() },
      shape: { translation.shape($0.shape) },
      step: { $0.step(translation.position($1, $0.shape)) }
    )
  }
}

// MARK: - Functor

extension Cofree {
  /// Returns the space of the transformed values.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Cofree<F, Other> {
    extend { transform($0.extract()) }
  }
}

// MARK: - Comonad

extension Cofree: Comonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// Returns the value at the focus.
  @inlinable
  public func extract() -> Value {
    machine.value
  }

  /// Returns the space whose value at each point is the space below that point.
  @inlinable
  public func duplicate() -> Cofree<F, Cofree<F, Value>> {
    extend { $0 }
  }

  /// Returns the space whose value at each point is the answer of the space below that point.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Cofree) -> Other) -> Cofree<F, Other> {
    Cofree<F, Other>(
      machine: Machine(self, shape: { $0.shape }, value: answer, step: { $0.leave(along: $1) })
    )
  }
}

extension Cofree: PairedComonad where F: DualContainer {
  /// A program of operations that the space answers.
  public typealias Movement = Free<F.Original, Void>

  /// Answers the operations of the program, moving on at each, and returns the program's value.
  ///
  /// - Complexity: One step for each operation, and O(1) stack; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Free<F.Original, Answer>) -> Answer {
    program.fold { operation in leave(along: operation)(operation) }
  }
}

// MARK: - Implementation

extension Cofree {
  /// The shape of the layer below the focus.
  @inlinable
  var shape: F.Shape { machine.shape }

  /// Steps along a position, and returns the shape left behind as far as the position tells.
  @discardableResult
  @inlinable
  @inline(__always)
  mutating func leave(along position: F.Position) -> F.Shape {
    guard let node else { return machine.step(position) }
    return leave(node, along: position)
  }

  /// Goes on with what is below a node.
  @usableFromInline
  mutating func leave(_ node: Node<F, Value>, along position: F.Position) -> F.Shape {
    let tail = node.built.tail
    F.requireValid(position, in: tail.shape)
    self = tail.value(position)
    return tail.shape
  }
}
