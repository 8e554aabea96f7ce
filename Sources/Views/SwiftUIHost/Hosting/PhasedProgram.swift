public import ComponentKit

/// The phase of an application: in use, visible, or neither.
public enum Phase: Hashable, Sendable, CaseIterable {
  /// The application is in use.
  case active
  /// The application is visible, but not in use.
  case inactive
  /// The application is invisible, and the system may end it.
  case background
}

/// A program that receives a message when the phase of the application changes.
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
  // Repeated, for use in angle brackets.

  /// The type of the messages that the view sends.
  associatedtype Message

  /// The type of the values that change the state: a message.
  associatedtype Action = Message

  /// Returns the message of a phase, or nil if the phase changes nothing.
  func message(for phase: Phase) -> Message?
}
