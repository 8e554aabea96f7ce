import ComonadLab
import ComonadLaws

/// The meaning of a free program: a walk through a tree of answers.
typealias TreeWalk = Co<CofreeContainer<Dual<BitQuestions>>, Bit>

/// A meaning of free programs.
typealias FreeMeaning = @Sendable (Free<BitQuestions, Bit>) -> TreeWalk

/// Returns the laws of the meaning of free programs: the walk through a tree of answers.
///
/// They determine the meaning: a translation of programs that translates each operation rightly is
/// `Free.meaning`. There is no way back, so no law of `monadIsomorphismLaws` applies.
func freeMeaningLaws(_ meaning: @escaping FreeMeaning = { $0.meaning }) -> Suite {
  let programs = Generator<Free<BitQuestions, Bit>>.programs
  let op = Variable("op", Generator<Bit>.cases)
  let k = Variable("k", programs.continuation(of: Bit.self))
  return Suite("free-meaning", source: "Piponi, Cofree meets Free, 2014") {
    monadMorphismLaws(programs, values: .cases, translate: meaning)
    law("liftF", "an operation returns the answer of the tree, and steps to the tree below")
      .states(
        "Free.liftF(op).flatMap(k).meaning(tree)"
          + " goes to [op], and then where k(tree.tail.shape(op)).meaning goes"
      )
      .forAll(op, k) { operation, k in
        let expected = TreeWalk { cursor in
          let answer = cursor.shape.tail.shape(operation)
          cursor.move(by: [operation])
          return meaning(k(answer)).run(&cursor)
        }
        return .same(meaning(Free<BitQuestions, Bit>.liftF(operation).flatMap(k)), expected)
      }
  }
}
