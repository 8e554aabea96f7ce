public import ComponentKit
import Markup

/// Logging in and out, as a table of transitions.
///
/// ```swift
/// var login = Component<Elm<Login>>(Login())
/// login.send(.login("ada"))    // nil
/// login.view                   // "logging in as ada"
/// login.send(.logout)          // Refusal("logout does not fit while logging in")
/// login.send(.forceLogout)     // nil
/// login.view                   // "logging out"
/// ```
///
/// The program refuses all other messages. A forced logout cancels a running login.
///
/// (The example is ReactiveAutomaton's, whose machine is a table of the same form.)
public struct Login: ActiveProgram, ScriptedProgram {
  /// The stage of the login.
  public enum State: Codable, Hashable, Sendable {
    /// Nobody is logged in.
    case loggedOut
    /// A login is running.
    case loggingIn(String)
    /// Somebody is logged in.
    case loggedIn(String)
    /// A logout is running.
    case loggingOut
  }

  /// The requests of the user and the answers of the server.
  public enum Message: Codable, Hashable, Sendable {
    /// Asks to log in.
    case login(String)
    /// The server has accepted the login.
    case loginAccepted
    /// Asks to log out.
    case logout
    /// Logs out at any step.
    case forceLogout
    /// The server has accepted the logout.
    case logoutAccepted
  }

  /// The services that the program calls.
  public struct Server: Sendable {
    /// Logs a user in.
    public var login: @Sendable (String) -> Work<Message> = { _ in .silent }

    /// Logs the user out.
    public var logout = Work<Message>.silent

    /// Creates a server that never answers.
    public init() {}
  }

  /// Nobody is logged in at the start.
  public let initial = State.loggedOut

  private let server: Server

  /// Creates a program whose server never answers.
  public init() { self.init(server: Server()) }

  /// Creates a program with a server.
  public init(server: Server) { self.server = server }
}

// MARK: - The table

extension Login {
  /// The next state and the effect of a message; nil if the table has no such row.
  private func transition(_ message: Message, from state: State) -> (State, Effect<Message>)? {
    switch (message, state) {
    case (.login(let user), .loggedOut): (.loggingIn(user), server.login(user).named("login"))
    case (.loginAccepted, .loggingIn(let user)): (.loggedIn(user), .none)
    case (.logout, .loggedIn): (.loggingOut, server.logout.named("logout"))
    case (.forceLogout, .loggingIn), (.forceLogout, .loggedIn):
      (.loggingOut, .merge([.cancel("login"), server.logout.named("logout")]))
    case (.logoutAccepted, .loggingOut): (.loggedOut, .none)
    default: nil
    }
  }

  /// Refuses what is not in the table, and a user without a name.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    if case .login(let user) = message, user.isBlank {
      return Refusal("user must not be blank; got \(user.quoted)")
    }
    guard transition(message, from: state) == nil else { return nil }
    let word = ScriptLine(Self.line(for: message)).word
    return Refusal("\(word) does not fit while \(state.phrase)")
  }

  /// Changes the state by the table, and requests what stands there.
  public func update(_ state: inout State, by message: Message) -> Effect<Message> {
    guard let (next, effect) = transition(message, from: state) else { return .none }
    state = next
    return effect
  }

  /// Sends the pending request to the server again.
  public func resume(at state: inout State, effects: inout Effects) {
    switch state {
    case .loggingIn(let user): effects.add(server.login(user).named("login"))
    case .loggingOut: effects.add(server.logout.named("logout"))
    case .loggedOut, .loggedIn: break
    }
  }

  /// Shows the step of the login.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String { state.text }
}

extension Login.State {
  /// The state without the user's name.
  fileprivate var phrase: String {
    switch self {
    case .loggedOut: "logged out"
    case .loggingIn: "logging in"
    case .loggedIn: "logged in"
    case .loggingOut: "logging out"
    }
  }

  /// The state with the user's name.
  fileprivate var text: String {
    switch self {
    case .loggedOut, .loggingOut: phrase
    case .loggingIn(let user), .loggedIn(let user): "\(phrase) as \(user.onOneLine)"
    }
  }
}
