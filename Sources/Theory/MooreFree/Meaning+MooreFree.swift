public import Comonads
public import FreeMonad

/// The directed container of a machine with a hidden state: one may go along any list of inputs.
///
/// ```swift
/// MooreContainer<Int>.composing([1], [2, 3], from: ())  // [1, 2, 3]
/// ```
public enum MooreContainer<Input>: DirectedContainer {
  /// Nothing is shown of the state.
  public typealias Shape = Void

  /// The inputs, in order.
  public typealias Position = [Input]

  /// Returns the empty list of inputs.
  public static func root(of shape: Void) -> [Input] { [] }

  /// Returns what is shown after the inputs: nothing.
  public static func subshape(of shape: Void, at position: [Input]) {}

  /// Appends inputs, in place.
  public static func advance(_ position: inout [Input], by step: [Input], from shape: Void) {
    position += step
  }
}

extension Moore {
  /// What the machine means: an output for every list of inputs.
  ///
  /// ```text
  /// Moore(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  public var meaning: Space<MooreContainer<Input>, Output> {
    Space(shape: ()) { inputs in
      var machine = self
      for input in inputs { machine.step(input) }
      return machine.output
    }
  }

  /// Creates the machine that a space means; its hidden state is the list of inputs so far.
  ///
  /// - Complexity: An output costs what the space takes for the whole list.
  public init(meaning space: Space<MooreContainer<Input>, Output>) {
    self.init(state: [], output: space.peek(at:), step: { $0.append($1) })
  }
}

extension Free {
  /// What a program that sends inputs means: the list of them, and its value.
  ///
  /// ```text
  /// Free(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  public func meaning<Input>() -> Co<MooreContainer<Input>, Value> where F == Inputs<Input> {
    Co { cursor in fold { cursor.move(by: [$0]) } }
  }

  /// Creates the program that sends the inputs of a walk, one after the other.
  public init<Input>(meaning walk: Co<MooreContainer<Input>, Value>) where F == Inputs<Input> {
    let (inputs, value) = walk(())
    self = Free.sending(inputs[...]).map { value }
  }

  private static func sending<Input>(_ inputs: ArraySlice<Input>) -> Free<F, Void>
  where F == Inputs<Input> {
    guard let first = inputs.first else { return .pure(()) }
    return Free<F, Void>.send(first).flatMap { sending(inputs.dropFirst()) }
  }
}
