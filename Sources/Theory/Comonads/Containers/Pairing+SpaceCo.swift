/// Combines the value of a program with the value of a space at the position it leads to.
///
/// ```swift
/// let squares = Store(position: 3) { $0 * $0 }.meaning
/// let step = State<Int, String> { position in
///   position += 1
///   return "then"
/// }.meaning
/// pair(step, squares) { "\($0) \($1)" }  // "then 16"
/// ```
///
/// ## Laws
///
/// Every pairing of this package obeys these; they follow from the laws of directed containers:
///
/// ```text
/// pair(.pure(a), w, combine: f) == f(a, w.extract())
/// pair(m.flatMap(k), w, combine: f) == pair(m, w.duplicate()) { pair(k($0), $1, combine: f) }
/// pair(m.map(g), w.map(h), combine: f) == pair(m, w) { f(g($0), h($1)) }
/// pair(m, w) { $1 } == w.moved(by: m.map { _ in }).extract()
/// ```
///
/// (Katsumata, Rivas and Uustalu, Interaction laws of monads and comonads, 2020.)
///
/// - Parameters:
///   - program: The program that moves the cursor.
///   - space: The space; it does not move.
///   - combine: The combination of the program's value and the space's.
/// - Returns: The combination.
/// - Complexity: One run of the program and one value of the space.
public func pair<C, Answer, Value, Result>(
  _ program: Co<C, Answer>,
  _ space: Space<C, Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  let (position, answer) = program(space.shape)
  return combine(answer, space.peek(at: position))
}
