public import ComponentKit
import EmbeddedText

/// A program that shows markup.
///
/// Its view holds the messages as data, so it is written as a function of the state alone. It runs
/// in every architecture, and is drawn wherever markup is: in a terminal, as HTML, in a live page.
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
public protocol MarkupProgram<State, Message>: Program
where View == Markup<Message>, Message: Sendable {
  // Named again, so that the compiler infers them from the functions below.

  /// Everything that the program remembers.
  associatedtype State

  /// What the view sends.
  associatedtype Message

  /// What changes the state: a message.
  associatedtype Action = Message

  /// The state at the beginning.
  var initial: State { get }

  /// Changes the state as an accepted message says, in place.
  func update(_ state: inout State, by message: Message)

  /// Returns what is shown of a state, and what its events mean.
  func markup(of state: State) -> Markup<Message>
}

extension MarkupProgram {
  /// Returns the markup of the state, which holds the messages as data.
  @inlinable
  public func view(_ state: State, send: @escaping (Message) -> Void) -> Markup<Message> {
    markup(of: state)
  }
}
