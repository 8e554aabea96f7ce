public import ComponentKit

/// A program that shows markup.
///
/// The view is what is drawn. It contains its messages as data, so it is a function of the state
/// alone. The program runs in every architecture. The terminal and the page show it.
///
/// ```swift
/// struct Counter: MarkupProgram {
///   enum Message: Sendable { case increment, decrement }
///   let initial = 0
///   func update(_ count: inout Int, by message: Message) {
///     count += message == .increment ? 1 : -1
///   }
///   func markup(of count: Int) -> Markup<Message> {
///     .div([], [
///       .button([.onClick(.decrement)], ["less"]),
///       .text(" \(count) "),
///       .button([.onClick(.increment)], ["more"]),
///     ])
///   }
/// }
/// var counter = Component<Elm<Counter>>(Counter())
/// if let message = counter.view.message(for: .click, at: [2]) { counter.send(message) }
/// counter.view.text  // "less 1 more"
/// ```
public protocol MarkupProgram<State, Message>: DrawnProgram where View == Markup<Message> {}

extension MarkupProgram {
  /// Returns the markup of the state, which contains the messages as data.
  @inlinable
  public func view(_ state: State, send: @escaping (Message) -> Void) -> Markup<Message> {
    markup(of: state)
  }
}
