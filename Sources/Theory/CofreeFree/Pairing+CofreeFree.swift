public import FreeMonad

/// Combines the value of a program with the value of a tree after the program's operations.
///
/// ```swift
/// let doubling = Cofree<Dual<Inputs<Int>>, Int>(state: 1, value: { $0 }, respond: { $0 *= $1 })
/// pair(Free.send(3).flatMap { Free.send(5) }, doubling) { $1 }  // 15
/// ```
///
/// ## Laws
///
/// ```text
/// pair(.pure(a), w, combine: f) == f(a, w.extract())
/// pair(m.flatMap(k), w, combine: f) == pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
/// pair(m.map(g), w.map(h), combine: f) == pair(m, w) { f(g($0), h($1)) }
/// pair(.liftF(o), w) { a, b in a } == w.tail.shape(o)
/// pair(.liftF(o), w) { a, b in b } == w.stepped(o).extract()
/// ```
///
/// - Parameters:
///   - program: The program of operations.
///   - space: The tree that answers them; it does not move.
///   - combine: The combination of the program's value and the tree's.
/// - Returns: The combination.
/// - Complexity: One step for each operation, one copy of the state, and one value.
@inlinable
public func pair<F, Answer, Value, Result>(
  _ program: Free<F, Answer>,
  _ space: Cofree<Dual<F>, Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  var copy = space
  let answer = copy.move(by: program)
  return combine(answer, copy.extract())
}
