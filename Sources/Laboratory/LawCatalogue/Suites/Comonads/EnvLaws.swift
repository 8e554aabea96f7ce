import ComonadLab
import ComonadLaws

/// The operations of bits in one of three environments.
struct EnvOperations: Sendable {
  var ask: @Sendable (Env<Trit, Bit>) -> Trit = { $0.ask() }
  var local: @Sendable (Env<Trit, Bit>, @escaping (Trit) -> Trit) -> Env<Trit, Bit> = {
    $0.local($1)
  }
}

/// Returns the laws of a comonad that holds an environment, with those of a comonad.
func envLaws(_ operations: EnvOperations = EnvOperations()) -> Suite {
  let (ask, local) = (operations.ask, operations.local)
  let w = Variable("w", Generator<Env<Trit, Bit>>.environments)
  let f = Variable("f", Generator<Bit>.cases.valuation(of: Bit.self))
  let spaceF = Variable("f", Generator<Bit>.cases.valuation(of: Env<Trit, Bit>.self))
  let changeF = Variable("f", Generator<Trit>.cases.function(of: Trit.self))
  let changeG = Variable("g", Generator<Trit>.cases.function(of: Trit.self))
  let spaceG = Variable("g", Generator<Bit>.cases.valuation(of: Env<Trit, Bit>.self))
  return Suite("env", source: "Kmett, Control.Comonad.Env.Class, 2011") {
    comonadLaws(.environments, values: .cases)
    law("map-ask", "mapping keeps the environment")
      .states("w.map(f).ask() == w.ask()")
      .forAll(w, f) { w, f in .same(ask(w.map(f)), ask(w)) }
    law("extend-ask", "extending keeps the environment")
      .states("w.extend(f).ask() == w.ask()")
      .forAll(w, spaceF) { w, f in .same(ask(w.extend(f)), ask(w)) }
    law("local-ask", "asking returns the changed environment")
      .states("w.local(f).ask() == f(w.ask())")
      .forAll(w, changeF) { w, f in .same(ask(local(w, f)), f(ask(w))) }
    law("local-extract", "changing the environment keeps the value")
      .states("w.local(f).extract() == w.extract()")
      .forAll(w, changeF) { w, f in .same(local(w, f).extract(), w.extract()) }
    law("local-composition", "changing the environment twice equals changing it by the composition")
      .states("w.local(f).local(g) == w.local { g(f($0)) }")
      .forAll(w, changeF, changeG) { w, f, g in
        .same(local(local(w, f), g), local(w) { g(f($0)) })
      }
    law("local-extend", "an extension's function receives the changed environment")
      .states("w.local(f).extend(g) == w.extend { g($0.local(f)) }.local(f)")
      .forAll(w, changeF, spaceG) { w, f, g in
        .same(local(w, f).extend(g), local(w.extend { g(local($0, f)) }, f))
      }
  }
}
