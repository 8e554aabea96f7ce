/// A program that reads an environment, and ends with a value.
///
/// ```swift
/// let doubled = Reader<Int, Int>.ask.local { $0 * 2 }
/// doubled.run(10)  // 20
/// ```
///
/// ## Laws
///
/// ```text
/// Reader.ask.flatMap { _ in m } == m
/// m.local { $0 } == m
/// m.local(f).local(g) == m.local { f(g($0)) }
/// m.flatMap(k).local(f) == m.local(f).flatMap { k($0).local(f) }
/// ```
///
/// Its dual comonad is ``Env``.
public struct Reader<Environment, Value> {
  /// Returns the value of the program in an environment.
  public let run: (Environment) -> Value

  /// Creates a program from a function of the environment.
  public init(_ run: @escaping (Environment) -> Value) { self.run = run }
}

// MARK: - Operations

extension Reader {
  /// Returns the program that reads a part of the environment.
  public static func asks(_ part: @escaping (Environment) -> Value) -> Reader { Reader(part) }

  /// Returns the program that runs in an environment derived from the outer one.
  public func local<Outer>(_ change: @escaping (Outer) -> Environment) -> Reader<Outer, Value> {
    Reader<Outer, Value> { [run] in run(change($0)) }
  }
}

extension Reader where Environment == Value {
  /// The program that reads the whole environment.
  public static var ask: Reader { Reader { $0 } }
}

// MARK: - Monad

extension Reader: Monad {
  /// Creates the program that reads nothing and ends with the value.
  public static func pure(_ value: Value) -> Reader { Reader { _ in value } }

  /// Returns this program with a transformed value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Reader<Environment, Other> {
    Reader<Environment, Other> { [run] in transform(run($0)) }
  }

  /// Returns this program followed by the one made from its value.
  public func flatMap<Other>(
    _ next: @escaping (Value) -> Reader<Environment, Other>
  ) -> Reader<Environment, Other> {
    Reader<Environment, Other> { [run] in next(run($0)).run($0) }
  }
}

// MARK: - Meaning

extension Reader {
  /// The walk that the program means: it stays, in every environment.
  public var meaning: Co<EnvContainer<Environment>, Value> { .inspect(run) }

  /// Creates the program that a walk without moves means.
  public init(meaning program: Co<EnvContainer<Environment>, Value>) {
    self.init { program($0).value }
  }
}

// MARK: - Pairing

/// Combines the value of a program in an environment with the value of that environment.
///
/// ```swift
/// let doubled = Reader<Int, Int>.ask.local { $0 * 2 }
/// pair(doubled, Env(environment: 10, value: 3)) { $0 * $1 }  // 60
/// ```
public func pair<Environment, Answer, Value, Result>(
  _ program: Reader<Environment, Answer>,
  _ space: Env<Environment, Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  combine(program.run(space.environment), space.value)
}
