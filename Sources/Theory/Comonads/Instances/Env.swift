/// A value together with an environment.
///
/// A program can read the environment, and no move changes it: a theme, a locale, the properties
/// that a parent passes down.
///
/// ```swift
/// let price = Env(environment: "EUR", value: 12)
/// price.extend { "\($0.extract()) \($0.ask())" }.extract()  // "12 EUR"
/// price.local { $0.lowercased() }.ask()  // "eur"
/// ```
///
/// ## Laws
///
/// ```text
/// w.extend(f).ask() == w.ask()
/// w.map(f).ask() == w.ask()
/// w.local(f).ask() == f(w.ask())
/// w.local(f).extract() == w.extract()
/// w.local(f).local(g) == w.local { g(f($0)) }
/// ```
///
/// Its dual monad is ``Reader``.
public struct Env<Environment, Value> {
  /// The environment of the value.
  public let environment: Environment

  /// The value at the focus.
  public let value: Value

  /// Creates a value in an environment.
  public init(environment: Environment, value: Value) {
    self.environment = environment
    self.value = value
  }
}

// MARK: - Operations

extension Env {
  /// Returns the environment.
  public func ask() -> Environment { environment }

  /// Returns a part of the environment.
  public func asks<Part>(_ part: (Environment) -> Part) -> Part { part(environment) }

  /// Returns the value in a changed environment.
  public func local<Other>(_ change: (Environment) -> Other) -> Env<Other, Value> {
    Env<Other, Value>(environment: change(environment), value: value)
  }
}

// MARK: - Functor

extension Env {
  /// Returns the transformed value in the same environment.
  public func map<Other>(_ transform: (Value) -> Other) -> Env<Environment, Other> {
    Env<Environment, Other>(environment: environment, value: transform(value))
  }
}

// MARK: - Comonad

extension Env: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A program that reads the environment.
  public typealias Movement = Reader<Environment, Void>

  /// Returns the value.
  public func extract() -> Value { value }

  /// Returns the value with its environment, in that environment.
  public func duplicate() -> Env<Environment, Env<Environment, Value>> {
    Env<Environment, Env<Environment, Value>>(environment: environment, value: self)
  }

  /// Returns the answer for the value with its environment, in that environment.
  public func extend<Other>(_ answer: (Env) -> Other) -> Env<Environment, Other> {
    Env<Environment, Other>(environment: environment, value: answer(self))
  }

  /// Runs a program on the environment, and returns the program's value.
  @discardableResult
  public mutating func move<Answer>(by program: Reader<Environment, Answer>) -> Answer {
    program.run(environment)
  }
}

// MARK: - Conformances

extension Env: Equatable where Environment: Equatable, Value: Equatable {}
extension Env: Hashable where Environment: Hashable, Value: Hashable {}
extension Env: Sendable where Environment: Sendable, Value: Sendable {}

// MARK: - Meaning

/// The directed container of an environment: the only move is to stay.
public enum EnvContainer<Environment>: FiniteContainer, DirectedContainer {
  /// The environment.
  public typealias Shape = Environment

  /// The only position.
  public typealias Position = Void

  /// Returns the only position.
  public static func positions(in shape: Environment) -> [Void] { [()] }

  /// Returns the only position.
  public static func root(of shape: Environment) {}

  /// Returns the same environment.
  public static func subshape(of shape: Environment, at position: Void) -> Environment { shape }

  /// Does nothing: there is one position.
  public static func advance(_ position: inout Void, by step: Void, from shape: Environment) {}
}

extension Env {
  /// The space that the value and its environment mean: one position, which stays.
  public var meaning: Space<EnvContainer<Environment>, Value> {
    Space(shape: environment) { [value] _ in value }
  }

  /// Creates the environment and value that a space means.
  public init(meaning space: Space<EnvContainer<Environment>, Value>) {
    self.init(environment: space.shape, value: space.extract())
  }
}
