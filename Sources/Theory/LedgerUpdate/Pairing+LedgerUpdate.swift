/// Combines the value of a program with the value of a ledger after the program's changes.
///
/// ```swift
/// let letters = Ledger<WriterAction<String>, Int>(state: ()) { _, log in log.count }
/// pair(.dispatch("abc"), letters) { (_: Void, count) in count }  // 3
/// ```
///
/// ## Laws
///
/// ```text
/// pair(.pure(a), w, combine: f) == f(a, w.extract())
/// pair(m.flatMap(k), w, combine: f) == pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
/// pair(m.map(g), w.map(h), combine: f) == pair(m, w) { f(g($0), h($1)) }
/// pair(.getState, w) { a, b in a } == w.state
/// pair(.dispatch(m), w) { a, b in b } == w.trace(m)
/// ```
///
/// - Parameters:
///   - program: The program that reads the state and dispatches changes.
///   - space: The ledger; it does not move.
///   - combine: The combination of the program's value and the ledger's.
/// - Returns: The combination.
/// - Complexity: One run of the program, on a copy of the state and the log, and one value.
@inlinable
public func pair<Action, Answer, Value, Result>(
  _ program: Update<Action, Answer>,
  _ space: Ledger<Action, Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  var copy = space
  let answer = copy.move(by: program)
  return combine(answer, copy.extract())
}
