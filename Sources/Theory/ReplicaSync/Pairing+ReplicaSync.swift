/// Combines the value of a program with the value of a replica after the program's way.
///
/// ```swift
/// struct Sum: Rebasing {
///   func make(_ step: Int, in sum: inout Int) -> Bool {
///     sum += step
///     return true
///   }
/// }
/// let sum = Replica(at: ReplicaState(40, rule: Sum())) { $0.shape.shown }
/// pair(.make(2), sum) { (_: Void, shown) in shown }  // 42
/// ```
///
/// ## Laws
///
/// ```text
/// pair(.pure(a), w, combine: f) == f(a, w.extract())
/// pair(m.flatMap(k), w, combine: f) == pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
/// pair(m.map(g), w.map(h), combine: f) == pair(m, w) { f(g($0), h($1)) }
/// pair(.getShape, w) { a, b in a } == w.shape
/// ```
///
/// - Parameters:
///   - program: The program that moves the shape.
///   - space: The replica; it does not move.
///   - combine: The combination of the program's value and the replica's.
/// - Returns: The combination.
/// - Complexity: One run of the program, on a copy of the shape, and one value.
@inlinable
public func pair<Shape, Answer, Value, Result>(
  _ program: Sync<Shape, Answer>,
  _ space: Replica<Shape, Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  var copy = space
  let answer = copy.move(by: program)
  return combine(answer, copy.extract())
}
