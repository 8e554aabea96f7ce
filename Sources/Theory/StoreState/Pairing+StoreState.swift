/// Combines the value of a program with the value of a store at the position it leads to.
///
/// ```swift
/// let squares = Store(position: 3) { $0 * $0 }
/// pair(State.get, squares) { "\($0) squared is \($1)" }  // "3 squared is 9"
/// pair(State.put(4), squares) { $1 }  // 16
/// ```
///
/// ## Laws
///
/// ```text
/// pair(.pure(a), w, combine: f) == f(a, w.extract())
/// pair(m.flatMap(k), w, combine: f) == pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
/// pair(m.map(g), w.map(h), combine: f) == pair(m, w) { f(g($0), h($1)) }
/// pair(.get, w) { a, b in a } == w.position
/// pair(.put(p), w) { a, b in b } == w.peek(at: p)
/// ```
///
/// - Parameters:
///   - program: The program that reads and changes the position.
///   - space: The store; it does not move.
///   - combine: The combination of the program's value and the store's.
/// - Returns: The combination.
/// - Complexity: One run of the program, on a copy of the position, and one value; no allocation.
@inlinable
public func pair<Position, Answer, Value, Result>(
  _ program: State<Position, Answer>,
  _ space: Store<Position, Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  let (position, answer) = program.run(from: space.position)
  return combine(answer, space.peek(at: position))
}
