#if canImport(SwiftUI)
public import Markup
public import SwiftUI

/// Markup as SwiftUI: the elements as native controls, the events as messages.
///
/// ```swift
/// import SwiftUI
///
/// @MainActor
/// func button() -> some View {
///   MarkupView(Markup<Int>.button([.onClick(1)], ["more"])) { print($0) }
/// }
/// ```
///
/// The view is as high as its content; within a `ScrollView` it scrolls. Tags, attributes and styles
/// determine the control of each element and its accessibility, as the page *Using SwiftUI* lists.
///
/// - Complexity: O(size of the markup) for each drawing.
public struct MarkupView<Message: Sendable>: View {
  private let markup: Markup<Message>
  private let send: @MainActor (Message) -> Void
  private let open: @MainActor (String) -> Bool

  /// Creates the view of markup.
  ///
  /// - Parameters:
  ///   - markup: The markup.
  ///   - send: Receives the messages of events.
  ///   - open: Opens an address within the application, and returns whether there is one.
  public init(
    _ markup: Markup<Message>,
    send: @escaping @MainActor (Message) -> Void,
    open: @escaping @MainActor (_ route: String) -> Bool = { _ in false }
  ) {
    self.markup = markup
    self.send = send
    self.open = open
  }

  /// The controls of the markup.
  public var body: some View {
    ControlView(control: HostedControl(control: Control(markup.node), send: send, open: open))
  }

  /// Sends the messages of some events, and returns whether there was one.
  private func send(_ events: [ControlEvent]) -> Bool {
    var isAnswered = false
    for event in events {
      guard let message = markup.message(for: event.event, at: event.path) else { continue }
      isAnswered = true
      send(message)
    }
    return isAnswered
  }
}
#endif
