#if canImport(SwiftUI)
public import SwiftUI

/// A SwiftUI view that sends messages, as a value: the view of a ``ViewProgram``.
///
/// It is drawn on the main actor, and only when somebody shows it. Shown as it is, it is a picture
/// to which nobody listens, as in a preview; a ``ComponentView`` listens.
///
/// ```swift
/// import SwiftUI
///
/// func hello() -> MessageView<String, Text> {
///   MessageView<Int, Text> { _ in Text("hello") }.map { "\($0)" }
/// }
/// ```
///
/// ## Laws
///
/// ```text
/// view.map { $0 } shows and sends what view does
/// view.map(f).map(g) shows and sends what view.map { g(f($0)) } does
/// ```
public nonisolated struct MessageView<Message, Content: View>: Sendable {
  private let draw: @MainActor (_ send: @escaping @MainActor (Message) -> Void) -> Content

  /// Creates a view from how it is drawn when it is given a function to send messages with.
  public init(
    @ViewBuilder _ draw:
      @escaping @MainActor (_ send: @escaping @MainActor (Message) -> Void) -> Content
  ) {
    self.draw = draw
  }

  /// Returns what is shown, whose messages go to a function.
  @MainActor
  public func content(send: @escaping @MainActor (Message) -> Void) -> Content { draw(send) }

  /// Returns the view with each message transformed, as where it is a part of another.
  public func map<Other>(
    _ transform: @escaping @Sendable (Message) -> Other
  ) -> MessageView<Other, Content> {
    MessageView<Other, Content> { send in draw { send(transform($0)) } }
  }
}

extension MessageView: View {
  /// What is shown, with nobody listening.
  @MainActor
  public var body: some View { draw { _ in } }
}
#endif
