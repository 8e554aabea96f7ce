public import CofreeFree

/// A program that wraps another one, and changes some of it.
///
/// A wrapper gives its view and its step; the rest comes from the wrapped program unless the
/// wrapper implements it too:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Limited: WrappingProgram {
///   let base = Counter()
///   func step(_ count: inout Int, by message: Int, effects: inout NoEffects<Int>) -> Refusal? {
///     guard count + message < 10 else { return Refusal("the count must stay below 10") }
///     return base.step(&count, by: message, effects: &effects)
///   }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String {
///     base.view(count, send: send) + "!"
///   }
/// }
/// var limited = Component<Elm<Limited>>(Limited())
/// limited.send(3)
/// limited.send(7)  // Refusal("the count must stay below 10")
/// limited.view  // "3!"
/// ```
///
/// Every architecture, host and test takes messages by the step, so a wrapper's step is in effect
/// everywhere.
///
/// - Complexity: That of the wrapped program: the calls of the wrapped program are inlined.
public protocol WrappingProgram<Base>: SteppingProgram
where State == Base.State, Message == Base.Message, Effects == Base.Effects, Query == Base.Query {
  /// The type of the wrapped program.
  associatedtype Base: Program

  // Named again, so that the compiler takes them from the wrapped program.

  /// The effects of the wrapped program.
  associatedtype Effects = Base.Effects

  /// The type of the wrapped program's queries.
  associatedtype Query = Base.Query

  /// The wrapped program.
  var base: Base { get }
}

extension WrappingProgram {
  /// The initial state of the wrapped program.
  @inlinable
  public var initial: State { base.initial }

  /// Adds the initial effects of the wrapped program.
  @inlinable
  public func start(at state: State, effects: inout Effects) {
    base.start(at: state, effects: &effects)
  }

  /// Starts the subscriptions of the wrapped program.
  @inlinable
  public func subscribe(at state: State, effects: inout Effects) {
    base.subscribe(at: state, effects: &effects)
  }

  /// Resumes the wrapped program.
  @inlinable
  public func resume(at state: inout State, effects: inout Effects) {
    base.resume(at: &state, effects: &effects)
  }

  /// Returns the answer of the wrapped program.
  @inlinable
  public func answer(_ query: Query, from state: inout State) -> AnyAnswer {
    base.answer(query, from: &state)
  }
}
