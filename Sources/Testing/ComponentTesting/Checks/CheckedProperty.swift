public import ComponentKit

/// A property that all runs of a program must have, with a name by which a command chooses it.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let rises = CheckedProperty<Counter>(
///   "stays-positive",
///   .never("it is negative") { $0.after.state < 0 }
/// )
/// let space = Exploration(of: Counter(), by: [1, -1], limit: ExplorationLimit(depth: 5))
/// rises.verdict(space).trace?.messages  // [-1]
/// ```
///
/// A ``TemporalProperty`` speaks of the moments of a run. A question about the whole space is a
/// function of it: `CheckedProperty("undo-restores") { $0.undo(by: .undo) { $0 == .clear } }`.
///
/// What most programs must have is there already, as far as a program can have it at all: a property
/// of pages needs a program with pages. ``usual(besides:)`` has these.
public struct CheckedProperty<P: Program>: Sendable where P.Message: Hashable {
  /// The name: words with dashes between them.
  public let name: String

  /// Decides the property in a space.
  public let verdict: @Sendable (Exploration<ProgramState<P>>) -> Verdict<ProgramState<P>>

  /// Creates a property from a temporal one.
  public init(_ name: String, _ property: TemporalProperty<ProgramState<P>>) {
    self.init(name) { $0.verdict(on: property) }
  }

  /// Creates a property from a question about the whole space.
  public init(
    _ name: String,
    verdict: @escaping @Sendable (Exploration<ProgramState<P>>) -> Verdict<ProgramState<P>>
  ) {
    (self.name, self.verdict) = (name, verdict)
  }
}
