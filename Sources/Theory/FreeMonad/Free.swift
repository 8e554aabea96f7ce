public import Comonads

/// A program made of operations, each of which waits for its answer.
///
/// The operations are data and mean nothing by themselves: whoever runs the program decides, and
/// can stop, inspect, repeat or translate it.
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
/// Those of ``Comonads/Monad``, and:
///
/// ```text
/// Free(layer).flatMap(k) == Free(layer.map { $0.flatMap(k) })
/// Free.liftF(s) == Free(Layer(shape: s) { .pure($0) })
/// m.flatMap(k).fold(answer) == k(m.fold(answer)).fold(answer)
/// m.resume() == .suspended(layer) implies Free(layer) == m
/// ```
///
/// A program is not a list of operations: what comes next may depend on the answers.
///
/// - Complexity: A bind is O(1), whichever way binds are nested, also when the program is resumed
///   step by step between them. Building a program of any number of operations and binds, running
///   and releasing it takes constant stack. (Van der Ploeg and Kiselyov, Reflection without
///   remorse, 2014, state the problem; here typed frames replace their queue.)
public struct Free<F: Container, Value> {
  /// The loop that runs the program, compiled where the program was made and its types were known.
  ///
  /// It stands first, so that code that knows none of the types finds it without a look at them.
  @usableFromInline
  let run: (Free, (F.Shape) -> F.Position) -> Value

  @usableFromInline
  let form: Form

  @usableFromInline
  enum Form {
    /// A value.
    case pure(Value)

    /// One operation, whose value is its answer.
    case operation(Layer<F, Value>)

    /// One operation, whose answer has been transformed once: a second time is a bind, since
    /// functions around functions would be called and released as deep as they are nested.
    case mapped(Layer<F, Value>)

    /// One operation, and the program that follows each answer to it.
    case layer(Layer<F, Free>)

    /// A program that begins with another one.
    case bound((Frame<F, Value>) -> Step<F>)

    /// A program under way.
    case answered(Answered<F, Value>)
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

/// A program run up to its first open operation.
public enum Resumption<F: Container, Value> {
  /// The program has ended.
  case done(Value)

  /// The program waits for the answer to an operation, the layer's shape.
  case suspended(Layer<F, Free<F, Value>>)
}

// MARK: - Operations

extension Free {
  /// Creates the program of one operation, which ends with its answer.
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
    case .pure(let value):
      return .done(value)
    case .operation(let layer), .mapped(let layer):
      return .suspended(layer.map { .pure($0) })
    case .layer(let layer):
      return .suspended(layer)
    case .bound(let begin):
      let outcome = Outcome<F, Value>()
      return outcome.resumption(from: begin(outcome.frame), waiting: nil)
    case .answered(let program):
      return program.resume()
    }
  }

  /// Returns the value of the program when its operations are answered by a function.
  ///
  /// The function may keep a state of its own; operations reach it in order.
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
  /// - Complexity: O(operations) stack, since a layer may ask for any of its values; use
  ///   ``fold(_:)`` where the answers are known one at a time.
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

  /// Returns the program that ends with nil where it would take more than the given operations.
  ///
  /// Fuel for programs that may never end:
  ///
  /// ```swift
  /// func forever() -> Free<Inputs<Int>, Never> { Free.liftF(1).flatMap { forever() } }
  /// forever().cutoff(after: 3).fold { _ in () } == nil  // true
  /// ```
  ///
  /// - Precondition: The count is not negative.
  /// - Complexity: As that of ``foldFree(_:)``.
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

extension Free where Value == Void {
  /// Creates the program that sends one input.
  @inlinable
  public static func send<Input>(_ input: Input) -> Free where F == Inputs<Input> {
    liftF(input)
  }
}

// MARK: - Monad

extension Free: Monad {
  /// Creates the program without operations that ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> Free {
    Free(.pure(value))
  }

  /// Returns the same program with a transformed value.
  ///
  /// - Complexity: O(1), and no allocation for a single operation whose transform is known.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Free<F, Other> {
    if case .operation(let layer) = form { return Free<F, Other>(.mapped(layer.map(transform))) }
    return flatMap { .pure(transform($0)) }
  }

  /// Returns this program followed by the one that its value leads to.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func flatMap<Other>(_ next: @escaping (Value) -> Free<F, Other>) -> Free<F, Other> {
    switch form {
    case .operation(let layer), .mapped(let layer):
      let link = Link(.init(value: layer.value, next: next))
      return Free<F, Other>(.layer(Layer(shape: layer.shape) { link.program(after: $0) }))
    default:
      let bind = Bind(.init(source: self, next: next))
      return Free<F, Other>(.bound { bind.begin($0) })
    }
  }
}

// MARK: - Implementation

extension Free {
  /// Returns the value of the program, as its own loop does.
  @inlinable
  @inline(__always)
  func value(answering answer: (F.Shape) -> F.Position) -> Value {
    switch form {
    case .pure(let value): value
    case .operation(let layer), .mapped(let layer): layer.value(answer(layer.shape))
    case .layer(let layer): Self.last(after: layer, answer).fold(answer)
    case .bound, .answered: Outcome<F, Value>().value(of: self, answering: answer)
    }
  }

  /// Answers layers, one after the other, and returns the program that is none.
  @inlinable
  static func last(after first: Layer<F, Free>, _ answer: (F.Shape) -> F.Position) -> Free {
    var program = first.value(answer(first.shape))
    while case .layer(let layer) = program.form { program = layer.value(answer(layer.shape)) }
    return program
  }
}
