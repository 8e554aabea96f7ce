import Markup

extension Login {
  /// The word by which the program is chosen.
  public static let name = "login"

  /// The program in one line.
  public static let summary = "logging in and out, as a table of transitions"

  /// The messages that a line may hold, each with its explanation.
  public static let commands = [
    ScriptCommand("login", "USER", help: "Asks the server to log in"),
    ScriptCommand("accept-login", help: "Answers as the server does when it accepts"),
    ScriptCommand("logout", help: "Asks the server to log out"),
    ScriptCommand("force-logout", help: "Logs out, and cancels a login under way"),
    ScriptCommand("accept-logout", help: "Answers as the server does when it accepts"),
  ]

  /// Reads the messages of one line.
  public static func parse(_ line: String) throws(ScriptError) -> [Message] {
    let line = ScriptLine(line)
    switch line.word {
    case "": return []
    case "login": return [.login(line.rest)]
    case "accept-login": return try line.alone(.loginAccepted)
    case "logout": return try line.alone(.logout)
    case "force-logout": return try line.alone(.forceLogout)
    case "accept-logout": return try line.alone(.logoutAccepted)
    default: throw unknownMessage(line.word)
    }
  }

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
