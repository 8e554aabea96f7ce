public import Comonads

/// Returns the laws of the loops of a monad that runs in place.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - sequence: Runs programs one after the other and answers with all their answers.
///   - repeating: Runs a program a number of times and goes on.
///   - until: Runs a program until its answer is as requested.
/// - Returns: The suite.
public func inPlaceLaws<Step: InPlaceMonad & Observed, Row: InPlaceMonad & Observed>(
  _ programs: Generator<Step>,
  sequence: @escaping @Sendable ([Step]) -> Row,
  repeating: @escaping @Sendable (Step, Int, Step) -> Step,
  until: @escaping @Sendable (Step, @escaping (Step.Value) -> Bool) -> Step
) -> Suite
where Step.Value: Observed, Row.Value == [Step.Value], Row.Context == Step.Context {
  let m = Variable("m", programs)
  let n = Variable("n", programs.array(upTo: 6))
  let programN = Variable("n", programs)
  let c = Variable("c", .integers(in: 0...6))
  let d = Variable("d", Generator<Bit>.cases.function(of: Step.Value.self))
  return Suite("in-place") {
    law("sequence-empty", "a sequence of no programs has no effect")
      .states(".sequence([]) == .pure([])")
      .forAll { draws in .same(sequence([]), Row.pure([])) }
    law("sequence-first", "a sequence runs its first program and then the others")
      .states(".sequence([m] + n) == Self { [m.run(&$0)] + .sequence(n).run(&$0) }")
      .forAll(m, n) { m, n in
        let expected = Row { context in
          let first = m.run(&context)
          return [first] + sequence(n).run(&context)
        }
        return .same(sequence([m] + n), expected)
      }
    law("repeating-zero", "repeating a program 0 times has no effect")
      .states(".repeating(m, count: 0).flatMap { n } == n")
      .forAll(m, programN) { m, n in .same(repeating(m, 0, n), n) }
    law("repeating-more", "repeating a program once more runs it first")
      .states(".repeating(m, count: c + 1) == m.flatMap { _ in .repeating(m, count: c) }")
      .forAll(m, programN, c) { m, n, count in
        .same(repeating(m, count + 1, n), m.flatMap { _ in repeating(m, count, n) })
      }
    law("until", "a repeated program runs once, and again unless its answer meets the condition")
      .states(
        ".repeating(m, until: d) == m.flatMap { d($0) ? .pure($0) : .repeating(m, until: d) }"
          + "    where m meets d"
      )
      .forAll(m, d) { m, done in
        let isDone: (Step.Value) -> Bool = { done($0) == .one }
        // The others would run for ever: so both sides run only from where the program ends.
        func whereItEnds(_ program: Step) -> Step {
          Step { context in
            var end = context
            let ends = (0..<100).contains { _ in isDone(m.run(&end)) }
            return (ends ? program : m).run(&context)
          }
        }
        return .same(
          whereItEnds(until(m, isDone)),
          whereItEnds(m.flatMap { isDone($0) ? .pure($0) : until(m, isDone) })
        )
      }
  }
}
