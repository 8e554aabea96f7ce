public import Comonads
public import FreeMonad

/// A container of operations whose possible answers a law can try one by one.
public protocol AnsweredContainer: Container, SendableMetatype where Shape: Observed {
  /// Returns the answers that an operation may get, at least one.
  static func answers(to operation: Shape) -> [Position]
}

extension Inputs: AnsweredContainer where Input: Observed {
  /// Returns the empty answer.
  public static func answers(to input: Input) -> [Void] { [()] }
}

extension BitQuestions: AnsweredContainer {
  /// Returns both answers.
  public static func answers(to question: Bit) -> [Bit] { Bit.allCases }
}

extension Free: Observed where F: AnsweredContainer, Value: Observed {
  /// Writes the program as a tree: each operation, and the program after each of its answers.
  ///
  /// An operation with several answers is a move of the reading. One with a single answer is not,
  /// but a program shows no more than a hundred operations in a row.
  ///
  /// - Complexity: O(operations shown), which grows exponentially with the moves.
  public func show(in reading: inout ObservedText) { show(in: &reading, operations: 100) }

  private func show(in reading: inout ObservedText, operations: Int) {
    switch resume() {
    case .done(let value): reading.along(".value") { $0.wrapped { value.show(in: &$0) } }
    case .suspended(let layer):
      reading.along(".operation") { $0.write("?" + ObservedText.text(of: layer.shape)) }
      guard operations > 1 else { return }
      let answers = F.answers(to: layer.shape)
      func follow(_ index: Int, in reading: inout ObservedText) {
        reading.along(answers.count == 1 ? ".next" : ".answer(\(index))") {
          layer.value(answers[index]).show(in: &$0, operations: operations - 1)
        }
      }
      if answers.count == 1 {
        follow(0, in: &reading)
      } else {
        reading.makeMoves(answers.count) { follow($1, in: &$0) }
      }
    }
  }
}

extension Generator {
  /// Returns the generator of programs that send inputs, one after the other.
  ///
  /// Binds are nested to the right or to the left, so that both ways of running them are taken.
  ///
  /// ```swift
  /// let programs = Generator<Free<Inputs<Bit>, Bit>>.sends(inputs: .cases, values: .cases)
  /// let program = programs.make(Draws(replaying: [1, 0, 1, 1, 0, 1]))
  /// ObservedText.text(of: program)  // "?0 ?1 1"
  /// ```
  public static func sends<Input, Answer: Sendable>(
    inputs: Generator<Input>,
    values: Generator<Answer>
  ) -> Generator where Value == Free<Inputs<Input>, Answer> {
    Generator { draws in
      let inputs = draws.draw("inputs", inputs.array(upTo: 5))
      let value = draws.draw("value", values)
      guard draws.draw(below: 2) == 1 else {
        return inputs.reversed().reduce(.pure(value)) { rest, input in
          Free<Inputs<Input>, Void>.send(input).flatMap { rest }
        }
      }
      return inputs.reduce(Free<Inputs<Input>, Void>.pure(())) { start, input in
        start.flatMap { .send(input) }
      }.map { value }
    }
  }

  /// Returns the generator of programs that go on by the answers that their operations get.
  ///
  /// - Parameters:
  ///   - operations: The generator of the operations.
  ///   - values: The generator of the values that programs end with.
  ///   - depth: The most operations that a program performs.
  /// - Returns: The generator; the program after an answer is drawn at the first such answer.
  public static func programs<F: AnsweredContainer, Answer: Observed>(
    operations: Generator<F.Shape>,
    values: Generator<Answer>,
    depth: Int = 3
  ) -> Generator where Value == Free<F, Answer>, F.Position: Observed {
    recursive(values.map { .pure($0) }, depth: depth) { smaller in
      let continuations = smaller.function(of: F.Position.self)
      return Generator { draws in
        let operation = draws.draw("operation", operations)
        let next = draws.draw("next", continuations)
        return Free<F, F.Position>.liftF(operation).flatMap(next)
      }
    }
  }
}

extension Generator where Value == Free<Inputs<Bit>, Bit> {
  /// The generator of programs that send bits and end with one.
  public static var sends: Generator { sends(inputs: .cases, values: .cases) }
}

extension Generator where Value == Free<BitQuestions, Bit> {
  /// The generator of programs that send two questions and continue by their answers.
  public static var programs: Generator { programs(operations: .cases, values: .cases) }
}
