#if canImport(SwiftUI)
public import ComponentKit
public import SwiftUI

/// A program whose view is a SwiftUI view.
///
/// The view is a function of the state, and has no state of its own:
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
/// `ComponentView(Component<Elm<Stepper>>(Stepper()))` shows the view. A program may run on any
/// thread, and only its body belongs to the main actor, also in a module whose declarations belong
/// there by default. In such a module, types of yours that its state contains must be `nonisolated`.
///
/// Within a program, `View` is the type of its view. To name the protocol, write `SwiftUI.View`.
public protocol ViewProgram<State, Message>: Program, Sendable
where State: Sendable, Message: Sendable, View == MessageView<Message, Body> {
  // Repeated, so that the compiler infers them from the functions below.

  /// The data of the program.
  associatedtype State

  /// The type of the messages that the view sends.
  associatedtype Message

  /// The type of the values that change the state: a message.
  associatedtype Action = Message

  /// The type of the SwiftUI view.
  associatedtype Body: SwiftUI.View

  /// Returns the view of a state, which sends messages.
  @MainActor
  @ViewBuilder
  func body(of state: State, send: @escaping @MainActor (Message) -> Void) -> Body
}

extension ViewProgram {
  /// Returns the view of the state, which SwiftUI draws when it appears.
  public func view(
    _ state: State,
    send: @escaping (Message) -> Void
  ) -> MessageView<Message, Body> {
    MessageView { send in body(of: state, send: send) }
  }
}
#endif
