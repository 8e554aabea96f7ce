public import Comonads
public import FreeMonad

/// The directed container of a Moore machine: every list of inputs leads on, and nothing of the
/// state is visible.
///
/// ```swift
/// MooreContainer<Int>.composing([1], [2, 3], from: ())  // [1, 2, 3]
/// ```
///
/// The laws are those of `DirectedContainer`. Its comonad is ``Moore``, its dual monad `Free` over
/// ``FreeMonad/Inputs``.
public enum MooreContainer<Input>: DirectedContainer {
  /// The only shape.
  public typealias Shape = Void

  /// The inputs that lead to a value, in order.
  public typealias Position = [Input]

  /// Returns the empty list of inputs.
  public static func root(of shape: Void) -> [Input] { [] }

  /// Returns the only shape.
  public static func subshape(of shape: Void, at position: [Input]) {}

  /// Adds the step to the inputs, in place.
  public static func advance(_ position: inout [Input], by step: [Input], from shape: Void) {
    position += step
  }
}

// MARK: - Comonad

extension Moore {
  /// The space that the machine means: an output for every list of further inputs.
  ///
  /// ```swift
  /// let sum = Moore(state: 0, output: { $0 }, step: { $0 += $1 })
  /// sum.meaning.peek(at: [2, 3])  // 5
  /// ```
  ///
  /// ```text
  /// Moore(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  ///
  /// - Complexity: O(1); a value costs a copy of the state, one step for each input and one output.
  public var meaning: Space<MooreContainer<Input>, Output> {
    Space(shape: ()) { inputs in
      var machine = self
      for input in inputs { machine.step(input) }
      return machine.output
    }
  }

  /// Creates the machine that a space means; its hidden state is the list of inputs so far.
  ///
  /// - Complexity: O(1); an output costs what the space takes for the whole list.
  public init(meaning space: Space<MooreContainer<Input>, Output>) {
    self.init(state: [], output: space.peek(at:), step: { $0.append($1) })
  }
}

// MARK: - Monad

extension Free where F.Position == Void {
  /// The walk that a program of inputs means: the list of them, and its value.
  ///
  /// ```swift
  /// Free.send(2).flatMap { Free.send(3) }.meaning(()).position  // [2, 3]
  /// ```
  ///
  /// ```text
  /// Free(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  ///
  /// - Complexity: O(1); a run costs one fold of the program.
  public var meaning: Co<MooreContainer<F.Shape>, Value> {
    Co { cursor in fold { cursor.move(by: [$0]) } }
  }
}

extension Free {
  /// Creates the program that a walk means; it sends the inputs of the walk, in order.
  ///
  /// - Complexity: One run of the walk.
  public init<Input>(meaning walk: Co<MooreContainer<Input>, Value>) where F == Inputs<Input> {
    let (inputs, value) = walk(())
    self = Self.sending(inputs[...]).map { value }
  }

  private static func sending<Input>(_ inputs: ArraySlice<Input>) -> Free<F, Void>
  where F == Inputs<Input> {
    guard let first = inputs.first else { return .pure(()) }
    return Free<F, Void>.send(first).flatMap { sending(inputs.dropFirst()) }
  }
}
