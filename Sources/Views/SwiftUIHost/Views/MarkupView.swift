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
/// It is as high as what it shows; within a `ScrollView` it scrolls. Which control each element
/// becomes, and what is said of it to those who do not see it, is decided by the tags, the
/// attributes and the styles, as the page *Using SwiftUI* lists them.
///
/// - Complexity: O(size of the markup) for each drawing.
public struct MarkupView<Message: Sendable>: View {
  private let markup: Markup<Message>
  private let send: @MainActor (Message) -> Void
  private let open: @MainActor (String) -> Bool

  /// Creates the view of markup.
  ///
  /// - Parameters:
  ///   - markup: What is shown.
  ///   - send: Is told what its events stand for.
  ///   - open: Goes to an address within the application, where it has such addresses.
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
    ControlView(Control(markup.node), EventSink(send: send, open: open))
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

/// The functions that receive the events of controls.
struct EventSink {
  /// Sends events, and returns whether the markup answers one of them.
  let send: @MainActor ([ControlEvent]) -> Bool

  /// Opens an address within the application, and returns whether there is one.
  let open: @MainActor (String) -> Bool
}
#endif
