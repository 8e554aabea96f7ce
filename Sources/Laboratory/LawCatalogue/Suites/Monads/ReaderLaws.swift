import ComonadLab
import ComonadLaws

/// The operations of readers of one of three environments.
struct ReaderOperations: Sendable {
  /// Requests the environment and goes on with it.
  var ask: @Sendable (@escaping (Trit) -> TritReader) -> TritReader = { Reader.ask.flatMap($0) }

  /// Runs a program in a changed environment.
  var local: @Sendable (@escaping (Trit) -> Trit, TritReader) -> TritReader = { $1.local($0) }
}

/// Returns the laws of `ask` and `local`.
func readerLaws(_ operations: ReaderOperations = ReaderOperations()) -> Suite {
  let (ask, local) = (operations.ask, operations.local)
  let programs = Generator<TritReader>.readers
  let m = Variable("m", programs)
  let listK = Variable("k", programs.function(of: [Trit].self))
  let f = Variable("f", Generator<Trit>.cases.function(of: Trit.self))
  let g = Variable("g", Generator<Trit>.cases.function(of: Trit.self))
  let k = Variable("k", programs.function(of: Trit.self))
  let valueK = Variable("k", programs.continuation(of: Bit.self))
  let source = "Jones, Functional programming with overloading and higher-order polymorphism, 1995"
  return Suite("reader", source: source) {
    law("ask-discarded", "asking and ignoring the environment changes nothing")
      .states("ask.flatMap { _ in m } == m")
      .forAll(m) { m in .same(ask { _ in m }, m) }
    law("ask-ask", "asking twice returns the same environment")
      .states("ask.flatMap { s in ask.flatMap { k(s, $0) } } == ask.flatMap { k($0, $0) }")
      .forAll(listK) { k in .same(ask { s in ask { k([s, $0]) } }, ask { k([$0, $0]) }) }
    law("local-identity", "changing the environment by the identity changes nothing")
      .states("m.local { $0 } == m")
      .forAll(m) { m in .same(local({ $0 }, m), m) }
    law("local-composition", "changing the environment twice applies the outer change first")
      .states("m.local(f).local(g) == m.local { f(g($0)) }")
      .forAll(m, f, g) { m, f, g in .same(local(g, local(f, m)), local({ f(g($0)) }, m)) }
    law("local-ask", "asking in a changed environment returns the changed one")
      .states("ask.flatMap(k).local(f) == ask.flatMap { k(f($0)).local(f) }")
      .forAll(k, f) { k, f in .same(local(f, ask(k)), ask { local(f, k(f($0))) }) }
    law("local-flatMap", "changing the environment of two joined programs changes it for each")
      .states("m.flatMap(k).local(f) == m.local(f).flatMap { k($0).local(f) }")
      .forAll(m, valueK, f) { m, k, f in
        .same(local(f, m.flatMap(k)), local(f, m).flatMap { local(f, k($0)) })
      }
  }
}
