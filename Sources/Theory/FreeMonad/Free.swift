public import Comonads

/// A program of operations that wait for answers, and ends with a value.
///
/// The operations are data. The caller that runs the program gives them a meaning, and can stop,
/// inspect, repeat or translate the program:
///
/// ```swift
/// enum Ask: Container {
///   typealias Shape = String
///   typealias Position = String
/// }
/// let greeting = Free<Ask, String>.liftF("name?").flatMap { name in
///   Free.liftF("from?").map { town in "\(name) from \(town)" }
/// }
/// greeting.fold { question in question == "name?" ? "Ada" : "London" }  // "Ada from London"
/// ```
///
/// ## Laws
///
/// Those of `Monad`, and:
///
/// ```text
/// Free(layer).flatMap(k) == Free(layer.map { $0.flatMap(k) })
/// Free.liftF(s) == Free(Layer(shape: s) { .pure($0) })
/// m.flatMap(k).fold(answer) == k(m.fold(answer)).fold(answer)
/// m.resume() == .suspended(layer) implies Free(layer) == m
/// ```
///
/// Two programs are equal when equal answers lead them to equal operations and equal values.
///
/// A program is not a list of operations: the next operation may depend on the answers before it.
///
/// Its dual comonad is `Cofree` over the ``Dual`` of the container, or `Moore` if the container is
/// ``Inputs``. (Swierstra, Data types a la carte, 2008.)
///
/// - Complexity: A bind is O(1), whichever way binds are nested, also between the steps of a
///   program that is resumed step by step. Building, running and releasing a program of any number
///   of operations and binds takes constant stack. (Van der Ploeg and Kiselyov, Reflection without
///   remorse, 2014, state the problem; here typed frames replace their queue.)
public struct Free<F: Container, Value> {
  /// The loop that runs the program, compiled at the place where the types of the program are
  /// known.
  @usableFromInline
  let run: (Free, (F.Shape) -> F.Position) -> Value

  @usableFromInline
  let form: Form

  @usableFromInline
  enum Form {
    /// A value.
    case pure(Value)

    /// One operation, with its answer as the value.
    case operation(Layer<F, Value>)

    /// One operation, with its answer transformed once as the value. A second transform is a bind,
    /// since calls and releases of nested functions would take as much stack as they are deep.
    case mapped(Layer<F, Value>)

    /// One operation, and the program that follows each answer to it.
    case layer(Layer<F, Free>)

    /// A program that begins with another one.
    case bound((Frame<F, Value>) -> Step<F>)

    /// A program that has received an answer and goes on.
    case resumed(Reclaimed<Resumed<F, Value>>)
  }

  @inlinable
  init(_ form: Form) {
    self.form = form
    run = { $0.value(answering: $1) }
  }

  /// Creates a program from its first operation and what follows each answer.
  @inlinable
  public init(_ layer: Layer<F, Free>) {
    self = Free<F, F.Position>.liftF(layer.shape).flatMap(layer.value)
  }
}

/// The result of running a program up to its first open operation.
///
/// ```swift
/// guard case .suspended(let layer) = Free.send(3).resume() else { fatalError() }
/// layer.shape  // 3
/// ```
public enum Resumption<F: Container, Value> {
  /// The program has ended.
  case done(Value)

  /// The program waits for the answer to an operation, the layer's shape.
  case suspended(Layer<F, Free<F, Value>>)
}

// MARK: - Operations

extension Free {
  /// Creates the program of one operation that ends with its answer.
  @inlinable
  public static func liftF(_ operation: F.Shape) -> Free where Value == F.Position {
    Free(.operation(Layer(shape: operation) { $0 }))
  }

  /// Runs the program up to its first open operation.
  ///
  /// - Complexity: Amortised O(1) for each bind passed.
  @inlinable
  public func resume() -> Resumption<F, Value> {
    switch form {
    case .pure(let value): return .done(value)
    case .operation(let layer), .mapped(let layer): return .suspended(layer.map { .pure($0) })
    case .layer(let layer): return .suspended(layer)
    case .bound(let begin):
      let evaluation = Evaluation<F, Value>()
      return evaluation.resumption(from: begin(evaluation.frame), queue: nil)
    case .resumed(let program): return program.content.resume()
    }
  }

  /// Returns the value of the program when its operations are answered by a function.
  ///
  /// The function receives the operations in order, and may have a state of its own.
  ///
  /// - Complexity: Θ(operations) and O(1) stack.
  @inlinable
  @inline(__always)
  public func fold(_ answer: (F.Shape) -> F.Position) -> Value { run(self, answer) }

  /// Returns the value of the program when a layer is collapsed to one of its values.
  ///
  /// ```swift
  /// let sum = Free.send(1).flatMap { Free.send(2) }.map { 0 }
  /// sum.iter { layer in layer.shape + layer.value(()) }  // 3
  /// ```
  ///
  /// - Complexity: O(operations) stack, since the function may read any value of a layer. Use
  ///   ``fold(_:)`` for answers that do not depend on the values.
  @inlinable
  public func iter(_ collapse: @escaping (Layer<F, Value>) -> Value) -> Value {
    switch resume() {
    case .done(let value): value
    case .suspended(let layer): collapse(layer.map { $0.iter(collapse) })
    }
  }

  /// Runs the program in another free monad, with a program for each operation.
  ///
  /// ```text
  /// Free.liftF(s).foldFree(f) == f(s)
  /// m.flatMap(k).foldFree(f) == m.foldFree(f).flatMap { k($0).foldFree(f) }
  /// ```
  ///
  /// - Complexity: O(1) now, and one bind for each operation as it is reached. A translation of a
  ///   translation is one call deeper at each operation; a hundred of them run in 512 KB of stack.
  @inlinable
  public func foldFree<G>(
    _ translate: @escaping (F.Shape) -> Free<G, F.Position>
  ) -> Free<G, Value> {
    Free<G, Void>.pure(()).flatMap {
      switch resume() {
      case .done(let value): .pure(value)
      case .suspended(let layer):
        translate(layer.shape).flatMap { layer.value($0).foldFree(translate) }
      }
    }
  }

  /// Returns the program with every operation translated.
  ///
  /// ```text
  /// m.hoist(.identity) == m
  /// m.hoist(f).hoist(g) == m.hoist(f.then(g))
  /// ```
  @inlinable
  public func hoist<G>(_ translation: ContainerMorphism<F, G>) -> Free<G, Value> {
    foldFree { shape in
      Free<G, G.Position>.liftF(translation.shape(shape)).map { translation.position($0, shape) }
    }
  }

  /// Returns the program that ends with nil instead of its value after a number of operations.
  ///
  /// It limits programs that may never end:
  ///
  /// ```swift
  /// func forever() -> Free<Inputs<Int>, Never> { Free.liftF(1).flatMap { forever() } }
  /// forever().cutoff(after: 3).fold { _ in () } == nil  // true
  /// ```
  ///
  /// - Precondition: The count is not negative.
  /// - Complexity: As for ``foldFree(_:)``.
  @inlinable
  public func cutoff(after count: Int) -> Free<F, Value?> {
    precondition(count >= 0, "count must not be negative; got \(count)")
    return Free<F, Void>.pure(()).flatMap {
      switch resume() {
      case .done(let value): .pure(value)
      case .suspended(let layer):
        count == 0 ? .pure(nil) : Free<F, Value?>(layer.map { $0.cutoff(after: count - 1) })
      }
    }
  }
}

// MARK: - Monad

extension Free: Monad {
  /// Creates the program without operations that ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> Free { Free(.pure(value)) }

  /// Returns this program with a transformed value.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Free<F, Other> {
    if case .operation(let layer) = form { return Free<F, Other>(.mapped(layer.map(transform))) }
    return flatMap { .pure(transform($0)) }
  }

  /// Returns this program followed by the one made from its value.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func flatMap<Other>(_ next: @escaping (Value) -> Free<F, Other>) -> Free<F, Other> {
    switch form {
    case .operation(let layer), .mapped(let layer):
      let rest = Continuation(value: layer.value, next: next)
      return Free<F, Other>(.layer(Layer(shape: layer.shape) { rest.program(after: $0) }))
    default:
      let bind = Reclaimed(Bind(source: self, next: next))
      return Free<F, Other>(.bound { bind.content.begin($0) })
    }
  }
}

// MARK: - Implementation

extension Free {
  /// Returns the value of the program: the body of its loop.
  @inlinable
  @inline(__always)
  func value(answering answer: (F.Shape) -> F.Position) -> Value {
    switch form {
    case .pure(let value): value
    case .operation(let layer), .mapped(let layer): layer.value(answer(layer.shape))
    case .layer(let layer): Self.last(after: layer, answer).fold(answer)
    case .bound, .resumed: Evaluation<F, Value>().value(of: self, answering: answer)
    }
  }

  /// Answers layers in order, and returns the first program that is not a layer.
  @inlinable
  static func last(after first: Layer<F, Free>, _ answer: (F.Shape) -> F.Position) -> Free {
    var program = first.value(answer(first.shape))
    while case .layer(let layer) = program.form { program = layer.value(answer(layer.shape)) }
    return program
  }
}
