/// Combines the value of a program with the value of a traced value after the program's log.
///
/// ```swift
/// let letters = Traced<String, Int> { $0.count }
/// pair(Writer.tell("abc").map { "letters" }, letters) { "\($1) \($0)" }  // "3 letters"
/// ```
///
/// ## Laws
///
/// ```text
/// pair(.pure(a), w, combine: f) == f(a, w.extract())
/// pair(m.flatMap(k), w, combine: f) == pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
/// pair(m.map(g), w.map(h), combine: f) == pair(m, w) { f(g($0), h($1)) }
/// pair(.tell(m), w) { a, b in b } == w.trace(m)
/// ```
///
/// - Parameters:
///   - program: The program that adds to the log.
///   - space: The traced value; it does not move.
///   - combine: The combination of the program's value and the traced value's.
/// - Returns: The combination.
/// - Complexity: One run of the program, one combination of logs, and one value.
@inlinable
public func pair<Log, Answer, Value, Result>(
  _ program: Writer<Log, Answer>,
  _ space: Traced<Log, Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  let (log, answer) = program.run()
  return combine(answer, space.trace(log))
}
