public import ComponentKit

/// A program that animates the changes of some messages.
///
/// The animation depends on the message alone, whether a person or an effect sends it.
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
  // Repeated, for use in angle brackets.

  /// The type of the messages that the view sends.
  associatedtype Message

  /// The type of the values that change the state: a message.
  associatedtype Action = Message

  /// Returns the animation of a message's changes, or nil for none.
  func motion(for message: Message) -> Motion?
}
