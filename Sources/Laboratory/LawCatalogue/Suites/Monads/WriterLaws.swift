import ComonadLab
import ComonadLaws

/// The operations of a monad of words and bits, each with the program after it.
struct WriterOperations<M: Monad>: Sendable where M.Value == Bit {
  /// Writes a log and continues.
  var tell: @Sendable (String, M) -> M

  /// Runs a program and goes on with its log and its value.
  var listen: @Sendable (M, @escaping (String, Bit) -> M) -> M

  /// Runs a program whose log is rewritten by the function in its value.
  var pass: @Sendable (M, @escaping (Bit) -> (String) -> String) -> M

  /// Runs a program whose log is rewritten.
  var censor: @Sendable (M, @escaping (String) -> String) -> M
}

/// Returns the laws of `tell`, of `listen` and of `censor`.
func writerLaws<M: Monad & Observed>(
  _ programs: Generator<M>,
  _ operations: WriterOperations<M>
) -> Suite {
  let (tell, listen) = (operations.tell, operations.listen)
  let (pass, censor) = (operations.pass, operations.censor)
  let m = Variable("m", programs)
  let (a, b) = (Variable("a", .words), Variable("b", .words))
  let k = Variable("k", programs.function(of: PairingResult<String, Bit>.self))
  let f = Variable("f", Generator<String>.words.function(of: String.self))
  let g = Variable("g", Generator<String>.words.function(of: String.self))
  let v = Variable("v", Generator<Bit>.cases)
  let source = "Jones, Functional programming with overloading and higher-order polymorphism, 1995"
  return Suite("writer", source: source) {
    law("tell-empty", "telling the empty log changes nothing")
      .states("tell(.empty).flatMap { m } == m")
      .forAll(m) { m in .same(tell(.empty, m), m) }
    law("tell-tell", "telling two logs equals telling their combination")
      .states("tell(a).flatMap { tell(b) } == tell(a.combined(with: b))")
      .forAll(a, b, m) { a, b, m in .same(tell(a, tell(b, m)), tell(a.combined(with: b), m)) }
    law("listen-value", "listening keeps the log and the value")
      .states("m.listen().map { $0.value } == m")
      .forAll(m) { m in .same(listen(m) { M.pure($1) }, m) }
    law("listen-tell", "listening returns all logs in order")
      .states(
        "tell(a).flatMap { m }.listen().flatMap(k)"
          + " == tell(a).flatMap { m.listen() }.flatMap { k(a.combined(with: $0.log), $0.value) }"
      )
      .forAll(a, m, k) { a, m, k in
        .same(
          listen(tell(a, m)) { k(PairingResult($0, $1)) },
          tell(a, listen(m) { k(PairingResult(a.combined(with: $0), $1)) })
        )
      }
    law("censor-identity", "censoring by the identity changes nothing")
      .states("m.censor { $0 } == m")
      .forAll(m) { m in .same(censor(m) { $0 }, m) }
    law("censor-composition", "censoring twice equals censoring by the composition")
      .states("m.censor(f).censor(g) == m.censor { g(f($0)) }")
      .forAll(m, f, g) { m, f, g in .same(censor(censor(m, f), g), censor(m) { g(f($0)) }) }
    law("censor-tell", "censoring rewrites the log of its program, and none that was told before")
      .states(
        "tell(a).flatMap { tell(b).flatMap { .pure(v) }.censor(f) }"
          + " == tell(a).flatMap { tell(f(b)).flatMap { .pure(v) } }"
      )
      .forAll(a, b, v, f) { a, b, v, f in
        .same(
          tell(a, censor(tell(b, .pure(v)), f)),
          tell(a, tell(f(b), .pure(v)))
        )
      }
    law("pass-censor", "passing the log through one function equals censoring by it")
      .states("tell(a).flatMap { m.map { ($0, f) }.pass() } == tell(a).flatMap { m.censor(f) }")
      .forAll(a, m, f) { a, m, f in .same(tell(a, pass(m) { _ in f }), tell(a, censor(m, f))) }
  }
}
