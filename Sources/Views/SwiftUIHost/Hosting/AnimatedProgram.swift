public import ComponentKit

/// A program of which some messages are shown by a motion.
///
/// The message carries it: whoever sends the message, a person or work that has ended, what it
/// changes on the screen moves so.
///
/// ```swift
/// struct Switch: AnimatedProgram {
///   enum Message: Sendable { case toggle, set(Bool) }
///   let initial = false
///   func update(_ isOn: inout Bool, by message: Message) {
///     switch message {
///     case .toggle: isOn.toggle()
///     case .set(let new): isOn = new
///     }
///   }
///   func view(_ isOn: Bool, send: @escaping (Message) -> Void) -> Bool { isOn }
///   func motion(for message: Message) -> Motion? {
///     if case .toggle = message { .spring() } else { nil }
///   }
/// }
/// Switch().motion(for: .toggle)  // .spring()
/// Switch().motion(for: .set(true)) == nil  // true
/// ```
public protocol AnimatedProgram<Message>: Program, Sendable {
  // Named again, to be named in angle brackets.

  /// What the view sends.
  associatedtype Message

  /// What changes the state: a message.
  associatedtype Action = Message

  /// Returns how what a message changes moves, or nil where it does not.
  func motion(for message: Message) -> Motion?
}
