import ComonadLab
import ComonadLaws

/// The operations of a monad of state, each with the program after it.
///
/// A protocol cannot name one monad at several types of values. So an operation is given together with
/// the program that follows it.
struct StateOperations<M: Monad>: Sendable {
  /// Puts a position and goes on.
  var put: @Sendable (Trit, M) -> M

  /// Gets the position and goes on with it.
  var get: @Sendable (@escaping (Trit) -> M) -> M
}

/// Returns the laws of putting and getting a position.
func stateLaws<M: Monad & Observed>(
  _ programs: Generator<M>,
  _ operations: StateOperations<M>
) -> Suite {
  let (put, get) = (operations.put, operations.get)
  let (s, t) = (Variable("s", Generator<Trit>.cases), Variable("t", Generator<Trit>.cases))
  let m = Variable("m", programs)
  let k = Variable("k", programs.function(of: Trit.self))
  let listK = Variable("k", programs.function(of: [Trit].self))
  let source = "Plotkin and Power, Notions of computation determine monads, 2002"
  return Suite("state", source: source) {
    law("put-put", "only the last of two positions that are put counts")
      .states("put(s).flatMap { put(t) } == put(t)")
      .forAll(s, t, m) { s, t, m in .same(put(s, put(t, m)), put(t, m)) }
    law("put-get", "getting returns the position that was put")
      .states("put(s).flatMap { get }.flatMap(k) == put(s).flatMap { k(s) }")
      .forAll(s, k) { s, k in .same(put(s, get(k)), put(s, k(s))) }
    law("get-put", "putting the position that was got changes nothing")
      .states("get.flatMap { put($0) }.flatMap { m } == m")
      .forAll(m) { m in .same(get { put($0, m) }, m) }
    law("get-get", "getting twice returns the same position")
      .states("get.flatMap { s in get.flatMap { k(s, $0) } } == get.flatMap { k($0, $0) }")
      .forAll(listK) { k in .same(get { s in get { k([s, $0]) } }, get { k([$0, $0]) }) }
  }
}
