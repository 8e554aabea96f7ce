import Markup

extension Login {
  /// The word by which the program is chosen.
  public static let name = "login"

  /// The program in one line.
  public static let summary = "logging in and out, as a table of transitions"

  /// The messages that a line may hold, each with its explanation.
  public static let commands: [MessageSyntax<Message>] = [
    .line("login USER", help: "Asks the server to log in") { [.login($0.rest)] },
    .word("accept-login", help: "Answers as the server does when it accepts", .loginAccepted),
    .word("logout", help: "Asks the server to log out", .logout),
    .word("force-logout", help: "Logs out, and cancels a login under way", .forceLogout),
    .word("accept-logout", help: "Answers as the server does when it accepts", .logoutAccepted),
  ]

  /// Writes a message as the line that is read as this message.
  public static func line(for message: Message) -> String {
    switch message {
    case .login(let user): "login \(user)"
    case .loginAccepted: "accept-login"
    case .logout: "logout"
    case .forceLogout: "force-logout"
    case .logoutAccepted: "accept-logout"
    }
  }
}
