#if canImport(SwiftUI)
public import ComponentKit
public import SwiftUI

/// A program whose view is a SwiftUI view.
///
/// The view is written as a function of the state, and has no state of its own:
///
/// ```swift
/// import SwiftUI
///
/// struct Stepper: ViewProgram {
///   let initial = 0
///   func update(_ count: inout Int, by step: Int) { count += step }
///   func body(of count: Int, send: @escaping @MainActor (Int) -> Void) -> some SwiftUI.View {
///     HStack {
///       Button("-") { send(-1) }
///       Text(verbatim: "\(count)")
///       Button("+") { send(1) }
///     }
///   }
/// }
/// ```
///
/// `ComponentView(Component<Elm<Stepper>>(Stepper()))` shows it. A program may run on any thread, and its view is drawn on the
/// main actor: the body belongs to the main actor, all else does not. In a module whose declarations
/// belong to the main actor by default, a program is declared `nonisolated`.
///
/// Within a program, `View` is the type of its view; the protocol is `SwiftUI.View`.
public protocol ViewProgram<State, Message>: Program, Sendable
where State: Sendable, Message: Sendable, View == MessageView<Message, Body> {
  // Named again, so that the compiler infers them from the functions below.

  /// Everything that the program remembers.
  associatedtype State

  /// What the view sends.
  associatedtype Message

  /// What changes the state: a message.
  associatedtype Action = Message

  /// What is shown.
  associatedtype Body: SwiftUI.View

  /// Returns what is shown of a state, and sends messages.
  @MainActor
  @ViewBuilder
  func body(of state: State, send: @escaping @MainActor (Message) -> Void) -> Body
}

extension ViewProgram {
  /// Returns the view of the state, which is drawn where it is shown.
  public func view(
    _ state: State,
    send: @escaping (Message) -> Void
  ) -> MessageView<Message, Body> {
    MessageView { send in body(of: state, send: send) }
  }
}
#endif
