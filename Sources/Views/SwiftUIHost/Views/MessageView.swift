#if canImport(SwiftUI)
public import SwiftUI

/// A SwiftUI view that sends messages, as a value: the view of a ``ViewProgram``.
///
/// SwiftUI draws the view on the main actor when it appears. Shown alone, as in a preview, the view
/// ignores its messages; a ``ComponentView`` handles them.
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

  /// Creates a view from a function that draws it, given a function that sends messages.
  public init(
    @ViewBuilder _ draw:
      @escaping @MainActor (_ send: @escaping @MainActor (Message) -> Void) -> Content
  ) {
    self.draw = draw
  }

  /// Returns the SwiftUI view, whose messages go to a function.
  @MainActor
  public func content(send: @escaping @MainActor (Message) -> Void) -> Content { draw(send) }

  /// Returns the view with each message transformed, for use as a part of another view.
  public func map<Other>(
    _ transform: @escaping @Sendable (Message) -> Other
  ) -> MessageView<Other, Content> {
    MessageView<Other, Content> { send in draw { send(transform($0)) } }
  }
}

extension MessageView: View {
  /// The SwiftUI view, whose messages are ignored.
  @MainActor
  public var body: some View { draw { _ in } }
}
#endif
