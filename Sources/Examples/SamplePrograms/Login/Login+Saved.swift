public import Markup

extension Login: SavedProgram {
  /// The first version.
  public static let version = 1

  /// Writes where the user stands as JSON, with the user's name and nothing else.
  ///
  /// A password would never be written: it is no part of the state, and what a browser keeps is
  /// read by every script of the page. Nor does the text prove anything to a server; what was under
  /// way is asked of it again.
  public func save(_ state: State) -> String {
    let (step, user): (String, String) =
      switch state {
      case .loggedOut: ("out", "")
      case .loggingIn(let user): ("going in", user)
      case .loggedIn(let user): ("in", user)
      case .loggingOut: ("going out", "")
      }
    let saved: JSONValue = ["step": .text(step), "user": .text(user)]
    return saved.json
  }

  /// Reads where the user stands, or nil where the text is not that of a state.
  public func load(_ text: String, version: Int) -> State? {
    guard version == Login.version, let values = JSONValue(json: text)?.values("step", "user"),
      let step = values[0].text, let user = values[1].text
    else { return nil }
    if step == "out" { return user.isEmpty ? .loggedOut : nil }
    if step == "going out" { return user.isEmpty ? .loggingOut : nil }
    if user.isBlank { return nil }
    if step == "in" { return .loggedIn(user) }
    return step == "going in" ? .loggingIn(user) : nil
  }
}
