public import ComponentKit

/// Whether an application is used, is seen, or neither.
public enum Phase: Hashable, Sendable, CaseIterable {
  /// It is used.
  case active
  /// It is seen, and not used.
  case inactive
  /// It is not seen, and may be ended.
  case background
}

/// A program that hears when the application comes and goes.
///
/// ```swift
/// struct Clockwork: PhasedProgram {
///   enum Message: Equatable, Sendable { case tick, pause(Bool) }
///   struct Model: Sendable { var ticks = 0, isPaused = false }
///   let initial = Model()
///   func update(_ model: inout Model, by message: Message) {
///     switch message {
///     case .tick: model.ticks += model.isPaused ? 0 : 1
///     case .pause(let isPaused): model.isPaused = isPaused
///     }
///   }
///   func view(_ model: Model, send: @escaping (Message) -> Void) -> Int { model.ticks }
///   func message(for phase: Phase) -> Message? { .pause(phase != .active) }
/// }
/// Clockwork().message(for: .background)  // .pause(true)
/// ```
public protocol PhasedProgram<Message>: Program {
  // Named again, to be named in angle brackets.

  /// What the view sends.
  associatedtype Message

  /// What changes the state: a message.
  associatedtype Action = Message

  /// Returns the message of a phase, or nil where it changes nothing.
  func message(for phase: Phase) -> Message?
}
