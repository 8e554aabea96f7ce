import ComonadLab
import ComonadLaws

/// Returns the laws of the meaning of free programs: the walk through a tree of answers.
///
/// They determine the meaning: a translation of programs that translates each operation rightly is
/// `Free.meaning`. There is no way back, so no law of `monadIsomorphismLaws` applies.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - values: The generator of their values.
///   - shapes: The generator of the operations.
///   - meaning: The meaning of a program.
/// - Returns: The suite.
func freeMeaningLaws<F: AnsweredContainer, Value: Observed>(
  _ programs: Generator<Free<F, Value>>,
  values: Generator<Value>,
  shapes: Generator<F.Shape>,
  meaning: @escaping @Sendable (Free<F, Value>) -> Co<CofreeContainer<Dual<F>>, Value> = {
    $0.meaning
  }
) -> Suite where F.Position: Observed, Dual<F>: SampledLayers {
  typealias Meaning = Co<CofreeContainer<Dual<F>>, Value>
  let op = Variable("op", shapes)
  let k = Variable("k", programs.function(of: F.Position.self))
  return Suite("free-meaning", source: "Piponi, Cofree meets Free, 2014") {
    monadMorphismLaws(programs, values: values, translate: meaning)
    law("liftF", "an operation returns the answer of the tree, and steps to the tree below")
      .states(
        "Free.liftF(op).flatMap(k).meaning(tree)"
          + " goes to [op], and then where k(tree.tail.shape(op)).meaning goes"
      )
      .forAll(op, k) { operation, k in
        let expected = Meaning { cursor in
          let answer = cursor.shape.tail.shape(operation)
          cursor.move(by: [operation])
          return meaning(k(answer)).run(&cursor)
        }
        return .same(meaning(Free<F, F.Position>.liftF(operation).flatMap(k)), expected)
      }
  }
}
