public import Comonads

/// The operations of a comonad that stands in an environment.
///
/// The laws are written over operations, so that the same suite judges `Env`, a broken one, and
/// any other comonad that claims to have an environment.
public struct EnvOperations<W: Explorable, Environment>: Sendable {
  /// Returns the environment.
  public var ask: @Sendable (W) -> Environment

  /// Returns the space in a changed environment.
  public var local: @Sendable (W, @escaping (Environment) -> Environment) -> W

  /// Creates operations.
  public init(
    ask: @escaping @Sendable (W) -> Environment,
    local: @escaping @Sendable (W, @escaping (Environment) -> Environment) -> W
  ) {
    self.ask = ask
    self.local = local
  }

  /// Returns the operations of `Env`.
  public static func standard<Value>() -> EnvOperations where W == Env<Environment, Value> {
    EnvOperations(ask: { $0.ask() }, local: { $0.local($1) })
  }
}

/// Returns the laws of a comonad that stands in an environment, with those of a comonad.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - environments: The generator of environments to change to.
///   - values: The generator of values.
///   - operations: What the laws are about.
/// - Returns: The suite.
public func envLaws<W: Explorable, Environment: Observed>(
  _ spaces: Generator<W>,
  environments: Generator<Environment>,
  values: Generator<W.Focus>,
  operations: EnvOperations<W, Environment>
) -> Suite where W.Focus: Observed {
  let w = Variable("w", spaces)
  let f = Variable("f", values.function(of: W.Focus.self))
  let spaceF = Variable("f", values.function(of: W.self))
  let changeF = Variable("f", environments.function(of: Environment.self))
  let changeG = Variable("g", environments.function(of: Environment.self))
  let spaceG = Variable("g", values.function(of: W.self))
  return Suite(
    "env",
    inheriting: [comonadLaws(spaces, values: values)],
    source: "Kmett, Control.Comonad.Env.Class, 2011"
  ) {
    Law(
      "env.map-ask",
      "w.map(f).ask() == w.ask()",
      "changing the value leaves the environment",
      for: (w, f)
    ) { w, f in .same(operations.ask(w.map(f)), operations.ask(w)) }
    Law(
      "env.extend-ask",
      "w.extend(f).ask() == w.ask()",
      "answering everywhere leaves the environment",
      for: (w, spaceF)
    ) { w, f in .same(operations.ask(w.extend(f)), operations.ask(w)) }
    Law(
      "env.local-ask",
      "w.local(f).ask() == f(w.ask())",
      "a change of the environment is seen by who asks",
      for: (w, changeF)
    ) { w, f in .same(operations.ask(operations.local(w, f)), f(operations.ask(w))) }
    Law(
      "env.local-extract",
      "w.local(f).extract() == w.extract()",
      "a change of the environment leaves the value",
      for: (w, changeF)
    ) { w, f in .same(operations.local(w, f).extract(), w.extract()) }
    Law(
      "env.local-composition",
      "w.local(f).local(g) == w.local { g(f($0)) }",
      "two changes of the environment, one after the other, are one",
      for: (w, changeF, changeG)
    ) { w, f, g in
      .same(operations.local(operations.local(w, f), g), operations.local(w) { g(f($0)) })
    }
    Law(
      "env.local-extend",
      "w.local(f).extend(g) == w.extend { g($0.local(f)) }.local(f)",
      "an answer sees the environment as it has been changed",
      for: (w, changeF, spaceG)
    ) { w, f, g in
      .same(
        operations.local(w, f).extend(g),
        operations.local(w.extend { g(operations.local($0, f)) }, f)
      )
    }
  }
}

/// Returns the laws of `Env`, with those of a comonad.
public func envLaws<Environment: Observed, Value: Observed>(
  _ spaces: Generator<Env<Environment, Value>>,
  environments: Generator<Environment>,
  values: Generator<Value>
) -> Suite {
  envLaws(spaces, environments: environments, values: values, operations: .standard())
}
