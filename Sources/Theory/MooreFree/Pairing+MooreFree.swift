public import FreeMonad

/// Combines the value of a program with the output of a machine after the program's inputs.
///
/// ```swift
/// let counter = Moore(state: 0, output: { "\($0)" }, step: { $0 += $1 })
/// let twice = Free.send(2).flatMap { Free.send(3) }.map { "two inputs" }
/// pair(twice, counter) { "\($0): \($1)" }  // "two inputs: 5"
/// ```
///
/// ## Laws
///
/// ```text
/// pair(.pure(a), w, combine: f) == f(a, w.extract())
/// pair(m.flatMap(k), w, combine: f) == pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
/// pair(m.map(g), w.map(h), combine: f) == pair(m, w) { f(g($0), h($1)) }
/// pair(.send(i), w) { a, b in b } == w.stepped(i).output
/// ```
///
/// - Parameters:
///   - program: The program that sends inputs.
///   - space: The machine; it does not move.
///   - combine: The combination of the program's value and the machine's output.
/// - Returns: The combination.
/// - Complexity: One step for each input, one copy of the state, and one output.
@inlinable
public func pair<Input, Answer, Output, Result>(
  _ program: Free<Inputs<Input>, Answer>,
  _ space: Moore<Input, Output>,
  combine: (Answer, Output) -> Result
) -> Result {
  var machine = space
  let answer = machine.move(by: program)
  return combine(answer, machine.output)
}
