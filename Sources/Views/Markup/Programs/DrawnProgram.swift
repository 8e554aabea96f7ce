public import ComponentKit

/// A program whose states can be drawn, whatever its view is.
///
/// Write the view as text first: it is printed, compared and tested with the least effort. When it is
/// time for a terminal or a page, say how a state is drawn, and let ``Drawn`` show that in place of
/// the text. Tests of the text stay as they are:
///
/// ```swift
/// struct Counter: DrawnProgram {
///   enum Message: Sendable { case increment }
///   let initial = 0
///   func update(_ count: inout Int, by message: Message) { count += 1 }
///   func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
///   func markup(of count: Int) -> Markup<Message> {
///     .div([], [.text("\(count) "), .button([.onClick(.increment)], ["more"])])
///   }
/// }
/// var text = Component<Elm<Counter>>(Counter())
/// text.send(.increment)
/// text.view  // "1"
/// let page = Component<Elm<Drawn<Counter>>>(Drawn(Counter()))
/// page.view.text  // "0 more"
/// ```
///
/// A program that needs no text is a ``MarkupProgram``, whose view is the markup itself.
public protocol DrawnProgram<State, Message>: Program where Message: Sendable {
  /// Returns the markup of a state, with the messages of its events.
  func markup(of state: State) -> Markup<Message>
}

/// A program that shows what another one draws: the same states and messages, as markup.
///
/// It saves what the other program saves, and follows the same addresses.
public struct Drawn<Base: DrawnProgram>: MarkupProgram, WrappingProgram {
  /// The program that is drawn.
  public let base: Base

  /// The state to start from.
  public let initial: Base.State

  /// Creates the drawn program, at its beginning or at a state.
  public init(_ base: Base, at state: Base.State? = nil) {
    self.base = base
    initial = state ?? base.initial
  }

  /// Takes a message as the base does, in one call.
  public func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effect: inout Effect<Base.Message>
  ) -> Refusal? {
    base.step(&state, by: message, effect: &effect)
  }

  /// Shows what the base draws.
  public func markup(of state: Base.State) -> Markup<Base.Message> { base.markup(of: state) }
}

extension Drawn: Sendable where Base: Sendable, Base.State: Sendable {}

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

  /// Returns the title that the base returns.
  public func title(of state: Base.State) -> String? { base.title(of: state) }
}
