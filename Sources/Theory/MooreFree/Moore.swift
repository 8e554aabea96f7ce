public import Comonads
public import FreeMonad

/// A value for every list of inputs, computed from a hidden state.
///
/// `output` reads the value at the state; `step` changes the state by an input:
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
/// Two machines are equal when, after every list of inputs, their outputs are and they have transitions
/// for the same inputs; their states may differ.
///
/// A Moore machine is not a Mealy machine: its output depends on the state alone, not on the last
/// input, and can be read before any input.
///
/// Its dual monad is `Free` over ``FreeMonad/Inputs``. (Moore, Gedanken-experiments on sequential
/// machines, 1956; Kmett, *Moore for Less*, 2015, hides the state as here.)
///
/// - Complexity: A step changes the state in place and computes no output; the first step after a
///   copy of the machine copies the state. A reading is one call of the function given.
public struct Moore<Input, Output> {
  /// The machine, whose steps return whether there is a transition for the input.
  @usableFromInline
  var machine: Machine<Bool, Input, Output>

  /// Creates a machine from a state, the output at a state, and the change by an input.
  @inlinable
  @inline(__always)
  public init<State>(
    state: State,
    output: @escaping (State) -> Output,
    step: @escaping (inout State, Input) -> Void
  ) {
    self.init(
      state: state,
      output: output,
      partialStep: { state, input in
        step(&state, input)
        return true
      }
    )
  }

  /// Creates a partial machine: one whose transition function is not defined for every input.
  ///
  /// Automata theory also calls it incompletely specified. An input without a transition leaves the
  /// state as it is:
  ///
  /// ```swift
  /// var stack = Moore(state: 1, output: { $0 }, partialStep: { (count: inout Int, change: Int) in
  ///   guard count + change >= 0 else { return false }
  ///   count += change
  ///   return true
  /// })
  /// stack.step(-1)  // true
  /// stack.step(-1)  // false
  /// stack.output  // 0
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state that is hidden.
  ///   - output: The output at a state.
  ///   - partialStep: The change of the state by an input, which returns whether there is a
  ///     transition for the input.
  @inlinable
  @inline(__always)
  public init<State>(
    state: State,
    output: @escaping (State) -> Output,
    partialStep: @escaping (inout State, Input) -> Bool
  ) {
    machine = Machine(state, shape: { _ in true }, value: output, step: partialStep)
  }
}

// MARK: - Operations

extension Moore {
  /// Creates a machine from a seed, and the output and the next seeds of a seed.
  ///
  /// ```swift
  /// let scaled = Moore<Int, Int>.unfold(from: 1) { n in (n, { n * $0 }) }
  /// scaled.stepped(2).stepped(5).output  // 10
  /// ```
  ///
  /// - Complexity: A step computes the output of its seed as well; the initializer avoids it.
  @inlinable
  public static func unfold<Seed>(
    from seed: Seed,
    by layer: @escaping (Seed) -> (output: Output, next: (Input) -> Seed)
  ) -> Moore {
    Moore(state: seed, output: { layer($0).output }, step: { $0 = layer($0).next($1) })
  }

  /// The value at the state.
  ///
  /// - Complexity: One call of the function given.
  @inlinable
  @inline(__always)
  public var output: Output { machine.value }

  /// Changes the state by an input, in place, and returns whether there is a transition for it.
  ///
  /// - Complexity: One call of the function given; no output is computed.
  @discardableResult
  @inlinable
  @inline(__always)
  public mutating func step(_ input: Input) -> Bool { machine.step(input) }

  /// Returns the machine after an input.
  ///
  /// ```swift
  /// Moore(state: 1, output: { $0 }, step: { $0 += $1 }).stepped(4).output  // 5
  /// ```
  ///
  /// - Complexity: One copy of the state, and one step.
  @inlinable
  public func stepped(_ input: Input) -> Moore { changed(self, input) { $0.step($1) } }

  /// Returns the machine that translates its inputs first.
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
      partialStep: { $0.step(translate($1)) }
    )
  }
}

// MARK: - Functor

extension Moore {
  /// Returns the machine of the transformed outputs.
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

  /// Returns the output.
  @inlinable
  public func extract() -> Output { output }

  /// Returns the machine whose output after each list of inputs is this machine after them.
  @inlinable
  public func duplicate() -> Moore<Input, Moore<Input, Output>> { extend { $0 } }

  /// Returns the machine whose output after each list of inputs is the answer for this one after
  /// them.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Moore) -> Other) -> Moore<Input, Other> {
    Moore<Input, Other>(state: self, output: answer, partialStep: { $0.step($1) })
  }

  /// Moves the focus by a step for each input that a program sends, and returns the program's
  /// value.
  ///
  /// - Complexity: Θ(inputs) and O(1) stack; no output is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Free<Inputs<Input>, Answer>) -> Answer {
    program.fold { step($0) }
  }
}
