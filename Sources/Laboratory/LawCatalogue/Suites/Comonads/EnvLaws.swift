import ComonadLab
import ComonadLaws

/// The operations of a comonad that holds an environment.
///
/// The laws are written over operations, so that the same suite judges `Env`, a broken one, and
/// any other comonad that claims to have an environment.
struct EnvOperations<W: Explorable, Environment>: Sendable {
  /// Returns the environment.
  var ask: @Sendable (W) -> Environment

  /// Returns the space in a changed environment.
  var local: @Sendable (W, @escaping (Environment) -> Environment) -> W

  /// Returns the operations of `Env`.
  static func standard<Value>() -> EnvOperations where W == Env<Environment, Value> {
    EnvOperations(ask: { $0.ask() }, local: { $0.local($1) })
  }
}

/// Returns the laws of a comonad that holds an environment, with those of a comonad.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - environments: The generator of environments to change to.
///   - values: The generator of values.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
func envLaws<W: Explorable, Environment: Observed>(
  _ spaces: Generator<W>,
  environments: Generator<Environment>,
  values: Generator<W.Focus>,
  operations: EnvOperations<W, Environment>
) -> Suite where W.Focus: Observed {
  let (ask, local) = (operations.ask, operations.local)
  let w = Variable("w", spaces)
  let f = Variable("f", values.valuation(of: W.Focus.self))
  let spaceF = Variable("f", values.valuation(of: W.self))
  let changeF = Variable("f", environments.function(of: Environment.self))
  let changeG = Variable("g", environments.function(of: Environment.self))
  let spaceG = Variable("g", values.valuation(of: W.self))
  return Suite("env", source: "Kmett, Control.Comonad.Env.Class, 2011") {
    comonadLaws(spaces, values: values)
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
