public import ComponentKit
public import Markup

/// A sample program whose view is drawn: the same states and messages, shown as markup.
///
/// ```swift
/// var counter = Component<Elm<Drawn<Counter>>>(Drawn(Counter()))
/// counter.send(.increment)
/// counter.view.node[[1]]?.text  // "1"
/// counter.view.message(for: .click, at: [2])  // .increment
/// ```
public struct Drawn<Base: ScriptedProgram>: MarkupProgram, WrappingProgram {
  /// The program that is drawn.
  public let base: Base

  /// The state to start from.
  public let initial: Base.State

  /// Creates the drawn program, at its beginning or at a state.
  public init(_ base: Base, at state: Base.State? = nil) {
    self.base = base
    initial = state ?? base.initial
  }

  /// Takes a message as the base does.
  public func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    base.step(&state, by: message, effects: &effects)
  }

  /// Returns why the base refuses the message.
  public func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    base.refusal(of: message, in: state)
  }

  /// Shows what the base draws.
  public func markup(of state: Base.State) -> Markup<Base.Message> { base.markup(of: state) }
}

extension Drawn: Sendable {}

extension Drawn: SavedProgram where Base: SavedProgram {
  /// The version of the base.
  public static var version: Int { Base.version }

  /// Writes what the base writes.
  public func save(_ state: Base.State) throws(Refusal) -> String { try base.save(state) }

  /// Reads what the base reads.
  public func load(_ text: String, version: Int) throws(Refusal) -> Base.State? {
    try base.load(text, version: version)
  }
}

extension Drawn: RoutedProgram where Base: RoutedProgram {
  /// Returns what the base returns.
  public func message(for route: String) -> Base.Message? { base.message(for: route) }

  /// Returns the address that the base returns.
  public func route(of state: Base.State) -> String { base.route(of: state) }
}

extension ScriptedProgram {
  /// Draws the text of the view, and a button for each message of one word.
  public func markup(of state: State) -> Markup<Message> {
    let buttons = Self.commands.compactMap { command -> Markup<Message>? in
      guard let message = command.message else { return nil }
      return .button(
        [
          .type("button"), .title(command.help), .onClick(message),
          .disabled(refusal(of: message, in: state) != nil),
        ],
        [.text(command.word)]
      )
    }
    return .div(
      [.class("program")],
      [.pre([], [.text(view(state) { _ in })]), .div([.class("moves"), .role("group")], buttons)]
    )
  }
}
