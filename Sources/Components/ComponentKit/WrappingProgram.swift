public import CofreeFree

/// A program that wraps another one, and does what that one does but for what it says itself.
///
/// It says what is shown, and may say any of the rest:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Loud: WrappingProgram {
///   let base: Counter
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String {
///     base.view(count, send: send) + "!"
///   }
/// }
/// var loud = Component<Elm<Loud>>(Loud(base: Counter()))
/// loud.send(3)
/// loud.view  // "3!"
/// ```
///
/// The wrapped program is asked for its refusals, its effects, the work that follows its state and
/// its answers too, so none of them is forgotten. Who changes what messages do says so twice, as
/// everywhere: by `update(_:by:)`, which does nothing outside, and by `perform(_:by:demanding:)`.
///
/// - Complexity: That of the wrapped program: what is handed on is inlined.
public protocol WrappingProgram<Base>: Program
where
  State == Base.State,
  Message == Base.Message,
  Demands == Base.Demands,
  Query == Base.Query
{
  /// The program that is wrapped.
  associatedtype Base: Program

  // Named again, so that the compiler takes them from the wrapped program.

  /// What the wrapped program asks to be done outside.
  associatedtype Demands = Base.Demands

  /// What the wrapped program can be asked.
  associatedtype Query = Base.Query

  /// The program that is wrapped.
  var base: Base { get }
}

extension WrappingProgram {
  /// The initial state of the wrapped program.
  @inlinable
  public var initial: State { base.initial }

  /// Refuses what the wrapped program refuses.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? {
    base.refusal(of: message, in: state)
  }

  /// Does what the wrapped program does.
  @inlinable
  public func update(_ state: inout State, by message: Message) {
    base.update(&state, by: message)
  }

  /// Answers what the wrapped program answers.
  @inlinable
  public func answer(_ query: Query, from state: inout State) -> AnyAnswer {
    base.answer(query, from: &state)
  }
}

// MARK: - What is done outside

extension WrappingProgram {
  /// Demands what the wrapped program does at the beginning.
  @inlinable
  public func begin(at state: State, demanding demands: inout Demands) {
    base.begin(at: state, demanding: &demands)
  }

  /// Does what the wrapped program does, and demands what it does.
  @inlinable
  public func perform(_ state: inout State, by message: Message, demanding demands: inout Demands) {
    base.perform(&state, by: message, demanding: &demands)
  }

  /// Demands the work that follows the state of the wrapped program.
  @inlinable
  public func follow(_ state: State, demanding demands: inout Demands) {
    base.follow(state, demanding: &demands)
  }

  /// Demands the work that follows the state of the wrapped program, where none is under way.
  @inlinable
  public func resume(at state: inout State, demanding demands: inout Demands) {
    base.resume(at: &state, demanding: &demands)
  }
}
