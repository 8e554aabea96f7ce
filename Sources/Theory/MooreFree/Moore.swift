public import Comonads
public import FreeMonad

/// A value that changes with every input, from a state that nobody sees.
///
/// ```swift
/// var counter = Moore(state: 0, output: { "\($0)" }, step: { $0 += $1 })
/// counter.step(2)
/// counter.step(3)
/// counter.output  // "5"
/// ```
///
/// ## Laws
///
/// Those of `PairedComonad`, and:
///
/// ```text
/// w.output == w.extract()
/// w.stepped(i) == w.moved(by: .send(i))
/// w.extend(f).stepped(i).output == f(w.stepped(i))
/// w.contramap(f).stepped(i) == w.stepped(f(i)).contramap(f)
/// ```
///
/// Two machines are equal when they show equal outputs after every sequence of inputs; their
/// states may differ.
///
/// A Moore machine is not a Mealy machine: its output belongs to where it is, not to the input
/// that led there, and can be read before any input.
///
/// Its dual monad is `Free` over ``FreeMonad/Inputs``. (Moore, Gedanken-experiments on sequential
/// machines, 1956; Kmett, *Moore for Less*, 2015, hides the state as here.)
///
/// - Complexity: A step changes the state in place; only the first step of a machine that has been
///   copied copies the state. Outputs of states that are stepped over are never computed.
public struct Moore<Input, Output> {
  /// The machine, whose steps tell whether the input was taken.
  @usableFromInline
  var machine: Machine<Bool, Input, Output>

  /// Creates a machine from a state, what it shows of it, and how an input changes it.
  @inlinable
  public init<State>(
    state: State,
    output: @escaping (State) -> Output,
    step: @escaping (inout State, Input) -> Void
  ) {
    self.init(state: state, output: output) { state, input in
      step(&state, input)
      return true
    }
  }

  /// Creates a machine that may decline an input: the step returns false and changes nothing.
  @inlinable
  package init<State>(
    state: State,
    output: @escaping (State) -> Output,
    offer: @escaping (inout State, Input) -> Bool
  ) {
    machine = Machine(state, shape: { _ in true }, value: output, step: offer)
  }
}

extension Moore {
  /// Creates a machine from what it does; a step returns whether the input was taken.
  @inlinable
  package init(_ mechanism: some Mechanism<Bool, Input, Output>) {
    machine = Machine(mechanism)
  }
}

// MARK: - Operations

extension Moore {
  /// Creates a machine from a seed and what it shows and becomes.
  ///
  /// ```swift
  /// let scaled = Moore<Int, Int>.unfold(from: 1) { n in (n, { n * $0 }) }
  /// scaled.stepped(2).stepped(5).output  // 10
  /// ```
  ///
  /// - Complexity: The output that comes with a seed is computed each time the seed is stepped as
  ///   well; the initializer keeps the two apart.
  @inlinable
  public static func unfold<Seed>(
    from seed: Seed,
    by layer: @escaping (Seed) -> (output: Output, next: (Input) -> Seed)
  ) -> Moore {
    Moore(state: seed, output: { layer($0).output }, step: { $0 = layer($0).next($1) })
  }

  /// The value that the machine shows.
  ///
  /// - Complexity: One call of the function given.
  @inlinable
  @inline(__always)
  public var output: Output { machine.value }

  /// Steps along an input, in place.
  ///
  /// - Complexity: One call of the function given; no output is computed.
  @inlinable
  @inline(__always)
  public mutating func step(_ input: Input) {
    machine.step(input)
  }

  /// Steps along an input, in place, and returns whether the machine took it.
  @inlinable
  package mutating func offer(_ input: Input) -> Bool {
    machine.step(input)
  }

  /// Returns the machine stepped along an input.
  @inlinable
  public func stepped(_ input: Input) -> Moore {
    var copy = self
    copy.step(input)
    return copy
  }

  /// Returns the machine whose inputs are translated first.
  ///
  /// ```swift
  /// let sum = Moore(state: 0, output: { $0 }, step: { $0 += $1 })
  /// let lengths: Moore<String, Int> = sum.contramap { $0.count }
  /// lengths.stepped("four").output  // 4
  /// ```
  @inlinable
  public func contramap<Other>(_ translate: @escaping (Other) -> Input) -> Moore<Other, Output> {
    Moore<Other, Output>(
      state: self,
      output: { $0.output },
      offer: { $0.offer(translate($1)) }
    )
  }
}

// MARK: - Functor

extension Moore {
  /// Returns the machine that shows the transformed outputs.
  @inlinable
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> Moore<Input, Other> {
    extend { transform($0.output) }
  }
}

// MARK: - Comonad

extension Moore: PairedComonad {
  /// The output.
  public typealias Focus = Output

  /// A program that sends inputs.
  public typealias Movement = Free<Inputs<Input>, Void>

  /// Returns the output; the field's word for it.
  @inlinable
  public func extract() -> Output { output }

  /// Returns the machine that shows, after each input, this machine after that input.
  @inlinable
  public func duplicate() -> Moore<Input, Moore<Input, Output>> {
    extend { $0 }
  }

  /// Returns the machine that shows, after each input, the answer of this one after that input.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Moore) -> Other) -> Moore<Input, Other> {
    Moore<Input, Other>(state: self, output: answer, offer: { $0.offer($1) })
  }

  /// Steps along the inputs that the program sends and returns the program's value.
  ///
  /// - Complexity: Θ(inputs) and O(1) stack; no output is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Free<Inputs<Input>, Answer>) -> Answer {
    program.fold { step($0) }
  }
}
