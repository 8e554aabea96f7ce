public import ComponentKit
public import Markup

/// A sample program whose view is drawn: the same states and messages, shown as markup.
///
/// ```swift
/// var counter = Component<Elm<Drawn<Counter>>>(Drawn(Counter()))
/// counter.send(.increment)
/// counter.view.node[[1]]?.text  // "1"
/// counter.view.move(for: .click, at: [2])  // .increment
/// ```
public struct Drawn<Base: ScriptedProgram>: MarkupProgram {
  /// The program that is drawn.
  public let base: Base

  /// The state to start from.
  public let initial: Base.State

  /// Creates the drawn program, at its beginning or at a state.
  public init(_ base: Base, at state: Base.State? = nil) {
    self.base = base
    initial = state ?? base.initial
  }

  /// Refuses what the base refuses.
  public func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    base.refusal(of: message, in: state)
  }

  /// Does what the base does.
  public func update(_ state: inout Base.State, by message: Base.Message) {
    base.update(&state, by: message)
  }

  /// Shows what the base draws.
  public func markup(of state: Base.State) -> Markup<Base.Message> { base.markup(of: state) }

  /// What the base asks for.
  public typealias Demands = Base.Demands

  /// Demands what the base does at the beginning.
  public func begin(at state: Base.State, demanding demands: inout Base.Demands) {
    base.begin(at: state, demanding: &demands)
  }

  /// Does what the base does, and demands what it does.
  public func perform(
    _ state: inout Base.State,
    by message: Base.Message,
    demanding demands: inout Base.Demands
  ) {
    base.perform(&state, by: message, demanding: &demands)
  }

  /// Demands the work that follows the state of the base.
  public func follow(_ state: Base.State, demanding demands: inout Base.Demands) {
    base.follow(state, demanding: &demands)
  }

  /// Demands the work that follows the state of the base, where nothing is under way.
  public func resume(at state: inout Base.State, demanding demands: inout Base.Demands) {
    base.resume(at: &state, demanding: &demands)
  }
}

extension Drawn: SavedProgram where Base: SavedProgram {
  /// The version of the base.
  public static var version: Int { Base.version }

  /// Writes what the base writes.
  public func save(_ state: Base.State) -> String { base.save(state) }

  /// Reads what the base reads.
  public func load(_ text: String, version: Int) -> Base.State? {
    base.load(text, version: version)
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
      guard command.arguments.isEmpty, let message = try? Self.parse(command.word[...]).first else {
        return nil
      }
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
