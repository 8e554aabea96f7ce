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

  /// What the markup shows.
  public var body: some View {
    ControlView(Control(markup.node), Attendant(hear: hear, open: open))
  }

  /// Sends what some events stand for, and returns whether one of them stood for something.
  private func hear(_ happenings: [Happening]) -> Bool {
    var isAnswered = false
    for happening in happenings {
      guard let message = markup.message(for: happening.event, at: happening.path) else { continue }
      isAnswered = true
      send(message)
    }
    return isAnswered
  }
}

/// What controls tell of touches.
struct Attendant {
  /// Hears what happened, and returns whether something answers it.
  let hear: @MainActor ([Happening]) -> Bool

  /// Goes to an address within the application.
  let open: @MainActor (String) -> Bool
}
#endif
