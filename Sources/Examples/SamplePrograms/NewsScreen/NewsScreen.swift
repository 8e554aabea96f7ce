public import ComponentKit

/// A screen that shows a notice before it shows the articles that it has loaded: two views for one
/// message.
///
/// ```swift
/// var screen = Component<Elm<NewsScreen>>(NewsScreen(articles: ["Moths return"]))
/// screen.send(.open)           // nil
/// screen.view                  // "loading..."
/// for message in screen.takeEffect().messages { screen.send(message) }
/// screen.view                  // "1. Moths return"
/// ```
///
/// An update returns once, so it shows one view. The second comes of the message that it requests.
///
/// Its state is not kept over a reload: the articles may be old, so they are loaded again.
public struct NewsScreen: ActiveProgram, ScriptedProgram {
  /// The contents of the screen.
  public enum State: Codable, Hashable, Sendable {
    /// Nothing.
    case closed
    /// The notice that the screen is loading.
    case loading
    /// The articles.
    case loaded([String])
  }

  /// The messages of the screen.
  public enum Message: Codable, Hashable, Sendable {
    /// Opens it.
    case open
    /// The articles are there.
    case loaded([String])
    /// Closes it.
    case close
  }

  /// It is closed at the start.
  public let initial = State.closed

  let articles: [String]

  /// Creates a screen for two articles.
  public init() { self.init(articles: ["Moths return", "Moore machines for all"]) }

  /// Creates a screen for some articles.
  public init(articles: [String]) { self.articles = articles }

  /// Refuses to open an open screen, to close a closed one, and articles for a closed one.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    switch (message, state) {
    case (.open, .closed), (.close, .loading), (.close, .loaded), (.loaded, .loading): nil
    case (.open, _): Refusal("the screen is open already")
    case (.close, .closed): Refusal("the screen is closed already")
    case (.loaded, _): Refusal("the screen is not loading")
    }
  }

  /// Opens, shows or closes.
  public func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .open:
      state = .loading
      return .message(.loaded(articles))
    case .loaded(let articles):
      state = .loaded(articles)
      return .none
    case .close:
      state = .closed
      return .none
    }
  }

  /// Shows the articles, a line each.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    switch state {
    case .closed: "closed"
    case .loading: "loading..."
    case .loaded([]): "nothing new"
    case .loaded(let articles):
      articles.enumerated().map { "\($0 + 1). \($1.onOneLine)" }.joined(separator: "\n")
    }
  }
}

// MARK: - Script

extension NewsScreen {
  /// The word by which the program is chosen.
  public static let name = "screen"

  /// The program in one line.
  public static let summary = "a screen that shows two views for one message"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .word("open", help: "Opens the screen, which then sends itself the articles", .open),
    .line("loaded TITLE, ...", help: "Brings articles, with commas between them") {
      [.loaded($0.list)]
    },
    .word("close", help: "Closes the screen", .close),
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .open: "open"
    case .loaded(let articles): "loaded \(articles.joined(separator: ", "))"
    case .close: "close"
    }
  }
}
