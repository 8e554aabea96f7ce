public import Comonads
public import FreeMonad

/// A value, and a layer of further such trees below it.
///
/// `tail` reads the layer below the focus; `step` moves the focus to one of its positions:
///
/// ```swift
/// var powers = Cofree<Endless, Int>.unfold(from: 1) { n in (n, Layer(shape: ()) { n * 2 }) }
/// powers.tail.value(()).extract()  // 2
/// powers.extract()  // 1
/// powers.step(())
/// powers.extract()  // 2
/// ```
///
/// The container decides the form of the layers: ``Endless`` makes streams, ``MaybeNext`` non-empty
/// lists, ``Children`` rose trees, `Dual` of `Inputs` Moore machines, and `Dual` of ``Queries``
/// objects that answer queries.
///
/// ## Laws
///
/// Those of `Comonad`, over a dual container those of `PairedComonad`, and:
///
/// ```text
/// Cofree.unfold(from: s, by: f).extract() == f(s).value
/// Cofree.unfold(from: s, by: f).tail == f(s).layer.map { Cofree.unfold(from: $0, by: f) }
/// w.extend(f).tail == w.tail.map { $0.extend(f) }
/// w.stepped(p) == w.tail.value(p)
/// ```
///
/// Two trees are equal when their shapes and their values at the end of every path are; their
/// states may differ.
///
/// A tree is not a data structure in memory: a reading computes what is below the focus from a
/// hidden state.
///
/// Its dual monad is `Free`, if the container is a dual one. (Uustalu and Vene, Comonadic notions
/// of computation, 2008; Kmett, the `free` package, 2008.)
///
/// - Complexity: A step changes the hidden state in place and computes no value; the first step
///   after a copy of the tree copies the state. A reading is one call of the function given.
public struct Cofree<F: Container, Value> {
  /// The machine that shows the value and the shape; it is stepped if there is no node.
  @usableFromInline
  var machine: Machine<F.Shape, F.Position, Value>

  /// A value and the layer below it; a step replaces this tree by one of the layer.
  @usableFromInline
  var node: Reclaimed<Node>?

  /// Creates a tree from a state, and the value, the shape and the change at a state.
  ///
  /// - Parameters:
  ///   - state: The hidden state.
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
  init(machine: Machine<F.Shape, F.Position, Value>) { self.machine = machine }

  /// Creates a tree from the value in focus and the layer below it.
  ///
  /// ```swift
  /// let last = Cofree<MaybeNext, Int>.unfold(from: 3) { n in (n, Layer(shape: false) { n }) }
  /// Cofree(2, tail: Layer(shape: true) { last }).values(toDepth: 9)  // [2, 3]
  /// ```
  ///
  /// - Complexity: O(1), and O(1) for the step into the layer. Steps through a tree of any depth
  ///   and its release take constant stack.
  public init(_ value: Value, tail: Layer<F, Cofree>) {
    let node = Reclaimed(Node(value: value, tail: tail))
    self.node = node
    machine = Machine(still: { node.content.tail.shape }, value: { node.content.value })
  }
}

// MARK: - Operations

extension Cofree {
  /// Creates a tree from a seed, and the value and the layer of further seeds of a seed.
  ///
  /// - Complexity: O(1); a reading or a step is one call of the function given.
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

  /// The layer below the focus: its shape, and the tree at each of its positions.
  ///
  /// - Complexity: One reading of the shape; a tree of the layer costs a copy of the state and a
  ///   step.
  @inlinable
  public var tail: Layer<F, Cofree> {
    let space = self
    return Layer(shape: shape) { space.stepped($0) }
  }

  /// Moves the focus to a position of the layer below, in place.
  ///
  /// - Precondition: The position is one of the layer's.
  /// - Complexity: One call of the function given.
  @inlinable
  public mutating func step(_ position: F.Position) { leave(along: position) }

  /// Returns the tree at a position of the layer below.
  ///
  /// - Complexity: One copy of the state, and one step.
  @inlinable
  public func stepped(_ position: F.Position) -> Cofree { changed(self, position) { $0.step($1) } }

  /// Returns the tree with its layers translated into those of another container.
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
  /// Returns the tree of the transformed values.
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
  public func extract() -> Value { machine.value }

  /// Returns the tree whose value at the end of each path is the tree there.
  @inlinable
  public func duplicate() -> Cofree<F, Cofree<F, Value>> { extend { $0 } }

  /// Returns the tree whose value at the end of each path is the answer for the tree there.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Cofree) -> Other) -> Cofree<F, Other> {
    Cofree<F, Other>(
      machine: Machine(self, shape: { $0.shape }, value: answer, step: { $0.leave(along: $1) })
    )
  }
}

extension Cofree: PairedComonad where F: DualContainer {
  /// A program of operations that the tree answers.
  public typealias Movement = Free<F.Original, Void>

  /// Moves the focus by answering the operations of a program, and returns the program's value.
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
  /// A value and the layer below it.
  @usableFromInline
  struct Node {
    @usableFromInline
    let value: Value
    @usableFromInline
    let tail: Layer<F, Cofree>
  }

  /// The shape of the layer below the focus.
  @inlinable
  var shape: F.Shape { machine.shape }

  /// Steps to a position, and returns the shape before the step, at least its part for the
  /// position.
  @discardableResult
  @inlinable
  @inline(__always)
  mutating func leave(along position: F.Position) -> F.Shape {
    guard let node else { return machine.step(position) }
    return leave(node, along: position)
  }

  /// Replaces the tree by the one at a position below a node.
  @usableFromInline
  mutating func leave(_ node: Reclaimed<Node>, along position: F.Position) -> F.Shape {
    let tail = node.content.tail
    F.requireValid(position, in: tail.shape)
    self = tail.value(position)
    return tail.shape
  }
}
